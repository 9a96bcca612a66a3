import { describe, expect, it } from 'vitest'
import { standardComponents } from '#spec/all-bridges-burning/components/components'
import { textsOf } from '#spec/all-bridges-burning/events/pack'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace, withCells } from '#spec/all-bridges-burning/pieces'
import { startingGame } from '#spec/all-bridges-burning/starting-game'
import { FACTIONS, type Faction } from '#spec/all-bridges-burning/vocabulary'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'

const rules = rulesOf(allBridgesBurning, { trace: false })
const start = startingGame(standardComponents.deck)

/** A game of each Phase in which there is something of everything. */
const games: readonly Game[] = ([1, 2] as const).map((phase) => {
  const crowded = inSpace(start, 'Turku', (space) => withCells(space, 'moderates', { active: 2, inactive: 1 }))
  return inSpace(
    { ...crowded, phase, troopBoxes: { germany: phase === 2 ? 2 : 0, russia: 1 }, cubes: { red: 1, white: 1 } },
    'Turku',
    (space) => ({
      ...space,
      terror: { red: 1, white: 0 },
      networks: 1,
      administrations: 1,
      news: { ...space.news, moderates: { active: 1, inactive: 0 } },
    }),
  )
})

/** Numbers that look random, and are the same every time. */
function* numbers(seed: number): Generator<number> {
  for (let value = seed + 1; ; value = (value * 48271) % 2147483647) yield value
}

const brokenIn = (game: Game): readonly string[] => allBridgesBurning.laws.flatMap((law) => [...law.broken(game)])

/** Carries out the Event of the current card to its end, with any choices; the laws hold at every step. */
function carriedOut(game: Game, faction: Faction, first: (option: Option) => boolean, seed: number): Position<Game> {
  const random = numbers(seed)
  let { position } = rules.begin(game, 'event', { faction })
  for (let step = 0; position.stack.length > 0; step += 1) {
    const due = rules.decide(position)
    if (due.over) break
    const wanted = due.choices.filter(({ option }) => option.type !== 'carry out' || first(option))
    const choice = wanted[random.next().value % wanted.length]
    if (choice === undefined || step > 500) throw new Error(`no end of card ${game.cards.current}`)
    position = rules.choose(position, choice.option).position
    expect(brokenIn(position.game)).toEqual([])
  }
  return position
}

const texts = standardComponents.events.cards.flatMap((card) =>
  textsOf(card).map(([text]) => ({ card: card.card, title: card.title, text })),
)

describe('every text of the standard pack', () => {
  it.each(texts)('$title, $text, can be carried out by everybody in either Phase', ({ card, text }) => {
    for (const game of games)
      for (const faction of FACTIONS)
        for (const seed of [1, 2]) {
          const current: Game = { ...game, cards: { ...game.cards, current: card, upcoming: 'none' } }
          const first = (option: Option) => 'text' in option && option.text === text
          const { game: after, outcome } = carriedOut(current, faction, first, seed)
          expect(outcome).toBeNull()
          expect(after.cylinders).toEqual(game.cylinders)
          expect(after.specialActivity).toBe(false)
        }
  })
})
