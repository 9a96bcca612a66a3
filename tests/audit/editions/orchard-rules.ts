/** The rulebook of the toy game Orchard, as it is printed, and a book with its sections. */
import type { Book } from '../../../src/core/kernel/book/book.js'
import { informative, note, section } from '../../../src/core/kernel/sections/clause.js'
import { book as orchardGame } from '../../kernel/orchard.js'

const toldOnly = (name: string, number: string, title: string) =>
  section(name, number, title, { all: note(`What ${title} is about.`, { see: ['2'], status: informative('a toy') }) })

export const ladders = toldOnly('ladders', '1.1', 'Ladders')
export const wind = toldOnly('wind', '3', 'The Wind')
export const storms = toldOnly('storms', '3.1', 'Storms')
export const baskets = toldOnly('baskets', '3.2', 'Wet Baskets')

/** Orchard with the sections of the rulebook below. */
export const orchard = {
  ...orchardGame,
  sections: [...orchardGame.sections, ladders, wind, storms, baskets],
} as unknown as Book

/** Orchard as another tool would print it in one column. */
export const RULES = `ORCHARD
Rules for two pickers and a basket each

Contents
1 Turns ........ 1
1.1 Ladders ........ 2
2 Scoring ........ 2
3 The Wind ........ 3

1 Turns
Ann takes the first turn of the afternoon, then Bob takes his, and so they go on in turn until the wind
has emptied the orchard (see 3). On a turn a picker may climb up to two different trees, and takes one fruit
from each of them. Between two trees a picker may eat one fruit out of the basket, but never more than once
in the same turn (see 2). Nobody wastes an afternoon on a tree that has no fruit left on it.

1.1 Ladders
The tall tree cannot be climbed by hand. A picker who has brought the ladder along climbs it like any other
tree. The ladder may be lent to the other picker for an even number of fruits, as said under section 2.

2 Scoring
When the orchard is empty, every fruit that lies in a basket is worth one point to its picker. Whoever has
more points wins the afternoon. Should both baskets be worth the same, then nobody wins and the fruit is
given to the neighbours. There are never more than six fruits in the whole orchard.

3 The Wind
After every turn one of the pickers throws a die for the wind. On a 6 it blows all the trees empty and the
game is over. On any other number the leaves rustle a little and the next picker begins a turn.

3.1 Storms
In autumn the wind blows twice as hard: the game ends on a 5 or a 6. Pickers may agree before the game that
it is autumn (1.1). A storm never blows a ladder over while somebody is standing on it.

3.2 Wet Baskets
Fruit that has been rained upon is worth half a point only. Halves are rounded down when the baskets are
counted at the end (see 3.1).
`

/** The same rules with something changed, which must be there to be changed. */
export function edited(...changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [old, now]) => {
    if (!text.includes(old)) throw new Error(`the rules do not say "${old}"`)
    return text.replace(old, now)
  }, RULES)
}

/** A chapter of the rules, from its heading to the next one that is named, or to the end. */
export function chapter(from: string, to?: string): string {
  const start = RULES.indexOf(`\n${from}\n`) + 1
  return RULES.slice(start, to === undefined ? undefined : RULES.indexOf(`\n${to}\n`) + 1)
}
