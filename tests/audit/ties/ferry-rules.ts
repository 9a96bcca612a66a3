/** An invented rulebook of one page, and a book that restates it clause by clause. */
import type { Book } from '../../../src/core/kernel/book/book.js'
import { note, prohibition, rule, section } from '../../../src/core/kernel/sections/clause.js'
import { book as orchard } from '../../kernel/orchard.js'

export const boarding = section('boarding', '1', 'Boarding', {
  tickets: rule('Each passenger shows two tickets before boarding.'),
  goats: prohibition('No goat travels without its owner.'),
  ramp: rule('The ramp is raised as soon as nine passengers stand on deck.'),
})
export const crossing = section('crossing', '2', 'Crossing', {
  whistle: rule('The whistle comes first.'),
  anchor: rule('Then the anchor is hauled in.'),
  lamp: rule('After the anchor the green lamp is lit.'),
  storm: prohibition('In a storm the ferry stays in the harbour.'),
})
export const fares = section('fares', '3', 'Fares', {
  coin: rule('A crossing costs three coins.'),
  children: rule('On whatever day, the fare of children is a single coin.'),
  captain: note('The captain keeps whatever coins are left over.'),
})

/** The ferry: the rules of a toy under the sections of another. */
export const ferry = { ...orchard, name: 'ferry', sections: [boarding, crossing, fares] } as unknown as Book

/** The ferry as it is printed. */
export const FERRY = `THE FERRY
How to bring twelve passengers over the water, and what they pay for it

1 Boarding
Before anybody may board the ferry, each of the passengers has to show two valid tickets to the mate.
A goat may not travel unless the owner of the goat comes along and holds it on a rope. As soon as there
are nine passengers standing on the deck, the ramp has to be raised and nobody else can come aboard.

2 Crossing
A crossing is made by the following steps, one after the other.
• Somebody of the crew blows the whistle three times for all to hear.
• Two of the crew haul in the anchor and stow it under the forward bench.
• The mate lights the green lamp at the stern and calls out to the helmsman.
While there is a storm on the water the ferry has to stay in the harbour where it lies.

3 Fares
Every passenger pays three coins for a crossing, to be put into the box beside the ramp.
For children the fare is no more than a single coin, whatever the day of the week may be.
Should there be any coins left over in the evening, then the captain may keep all of them.
`

/** The same rules with something changed, which must be there to be changed. */
export function ferryWith(...changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [old, now]) => {
    if (!text.includes(old)) throw new Error(`the rules do not say "${old}"`)
    return text.replace(old, now)
  }, FERRY)
}
