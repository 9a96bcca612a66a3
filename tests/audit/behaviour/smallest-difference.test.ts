import { describe, expect, it } from 'vitest'
import { changes } from '../../../src/core/explore/partial-values.js'
import type { Book } from '../../../src/core/kernel/book/book.js'
import type { Option } from '../../../src/core/kernel/offers/option.js'
import { type Rules, rulesOf } from '../../../src/core/kernel/plays/rules.js'
import { canonical } from '../../../src/core/values/json.js'
import { PICKERS, TREES } from '../../kernel/orchard.js'
import { changed, gardens, orchard } from './gardens.js'

const NUMBERS = [0, 1, 2]

/** Every game with few fruits, and everybody with the ladder. */
const games = NUMBERS.flatMap((short) =>
  NUMBERS.flatMap((middle) =>
    NUMBERS.flatMap((tall) =>
      ['Ann', 'Bob', 'nobody'].map((ladder) => ({ ...orchard.empty, trees: { short, middle, tall }, ladder })),
    ),
  ),
)

/** Every list of at most two climbs. */
const climbs = TREES.map((tree): Option & { readonly tree: string } => ({ type: 'climb', tree }))
const lists: readonly (readonly Option[])[] = [
  [],
  ...climbs.map((one) => [one]),
  ...climbs.flatMap((one) => climbs.map((other) => [one, other])),
]

/** Lists the options of a picker who climbs, after some climbs; nothing if these cannot be made. */
function offeredAfter(rules: Rules, game: (typeof games)[number], picker: string, list: readonly Option[]) {
  try {
    const begun = rules.begin(game, 'climb', { picker }).position
    const decision = rules.decide(list.reduce((position, option) => rules.choose(position, option).position, begun))
    return decision.over ? ['over'] : decision.choices.map(({ option }) => canonical(option)).sort()
  } catch {
    return undefined
  }
}

/** Every way to climb in every game, how much there is of it, and what is offered then. */
function allOffered(book: Book) {
  const rules = rulesOf(book, { trace: false })
  return games.flatMap((game) => {
    const differences = changes(orchard.empty, game).length
    return PICKERS.flatMap((picker) =>
      lists.map((list) => ({
        size: differences + list.length,
        offered: offeredAfter(rules, game, picker, list)?.join(),
      })),
    )
  })
}

const plainly = allOffered(gardens.plain)

/** The fewest fields and choices after which other options are offered than in the plain garden, by trying them all. */
const fewestByHand = (now: Book): number =>
  Math.min(
    ...allOffered(now).flatMap(({ size, offered: after }, at) => {
      const before = plainly[at]?.offered
      return before !== undefined && after !== undefined && before !== after ? [size] : []
    }),
  )

describe('the smallest position of a difference', () => {
  it.each(['withoutLadder', 'bareTrees'] as const)('is as small as any that can be found by hand: %s', (name) => {
    const [first] = changed(gardens.plain, gardens[name]).differences
    expect(['offered', 'withdrawn']).toContain(first?.kind)
    const size = (first?.given.differences ?? 0) + (first?.choices.length ?? 0)
    expect(size).toBe(fewestByHand(gardens[name]))
  })

  it('says only what it needs: a tree without fruit can be climbed, and nothing else is told', () => {
    const [first] = changed(gardens.plain, gardens.bareTrees).differences
    expect(first).toMatchObject({ kind: 'offered', about: 'climb', choices: [], clauses: [{ id: 'turns.bare' }] })
    const trees = (first?.given.game.trees ?? {}) as Readonly<Record<string, number>>
    expect(Object.values(trees)).toEqual([0])
    expect(first?.option).toEqual({ type: 'climb', tree: Object.keys(trees)[0] })
  })
})
