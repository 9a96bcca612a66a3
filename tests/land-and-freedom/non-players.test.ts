/** Non-players: what they decide against the rules written down once more, and whole games in which they play. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standardComponents } from '#spec/land-and-freedom/components/standard'
import type { Game } from '#spec/land-and-freedom/game'
import { ofFaction } from '#spec/land-and-freedom/players'
import { emptyGame, withNonPlayers } from '#spec/land-and-freedom/starting-game'
import {
  FACTIONS,
  type Faction,
  FRONTS,
  type Front,
  MEDALLIONS,
  TRACKS,
  type Track,
} from '#spec/land-and-freedom/vocabulary'
import { assemble } from '../../machines/land-and-freedom/assemble.js'
import { landAndFreedom as book } from '../../machines/land-and-freedom/book.js'
import { playing } from '../../src/core/explore/play-with-picker.js'
import { pickerFrom } from '../../src/core/explore/seat-strategies.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { executable } from '../../src/core/kernel/sections/question.js'
import type { Json } from '../../src/core/values/json.js'
import { attacked, priority, strengthened } from './non-players-oracle.js'

const rules = rulesOf(book, { trace: false })
/** Fascist cards by the Front of their Test. */
const TESTS = Object.fromEntries(
  FRONTS.map((front) => [front, standardComponents.fascists[1].find(({ test }) => test.front === front)?.title]),
) as Readonly<Record<Front, string>>

/** The options that are left at the first decision of a procedure, and whose they are. */
function left(game: Game, procedure: string, args: Json): readonly Option[] | 'over' {
  const due = rules.decide(rules.begin(game, procedure, args).position)
  return due.over ? 'over' : due.choices.map(({ option }) => option)
}

const faction = fc.constantFrom(...FACTIONS)
const year = fc.constantFrom(1, 2, 3)
const value = fc.constantFrom(-9, -6, -5, -5, -4, -3, -3, 0, 2, 2, 10)
const values = fc.record({ Madrid: value, Northern: value, Aragon: value, Southern: value })
const some = fc.subarray([...FRONTS], { minLength: 1 })
const open = (fronts: readonly Front[], of: Readonly<Record<Front, number>>) =>
  fronts.filter((front) => Math.abs(of[front]) < 10)

const at = (changes: Partial<Game>, nonPlayer: Faction): Game => ({
  ...withNonPlayers(emptyGame, [nonPlayer]),
  ...changes,
})

describe('nonPlayerStrength: where a Non-player adds Strength', () => {
  it('Madrid in danger, else in its own turn the Front of the Test, else the one closest to Defeat, with all ties', () => {
    fc.assert(
      fc.property(
        faction,
        year,
        values,
        some,
        fc.boolean(),
        fc.constantFrom(...FRONTS),
        (who, now, of, among, own, test) => {
          fc.pre(among.length > 1 && open(among, of).length === among.length)
          const game = at(
            {
              year: now as Game['year'],
              fronts: of,
              acting: own ? who : 'nobody',
              fascists: { deck: [], current: TESTS[test] },
            },
            who,
          )
          const options = left(game, 'Strength', { faction: who, fronts: among, number: 1, supporter: who })
          const front = strengthened({ values: of, faction: who, year: now, among }, own, test)
          expect(options).toEqual([{ type: 'strengthen', front }])
        },
      ),
      { numRuns: 800 },
    )
  })
})

describe('nonPlayerAttacks: where a Non-player adds Attacks', () => {
  it('the Front closest to Victory; of several, or without it, not Madrid, not its flag, and the next one round', () => {
    fc.assert(
      fc.property(faction, year, values, some, (who, now, of, among) => {
        const can = open(among, of)
        fc.pre(among.length > 1 && can.length > 1 && can.length === among.length)
        const game = at({ year: now as Game['year'], fronts: of }, who)
        const options = left(game, 'Attacks', { faction: who, fronts: among, number: 1, ofCard: false })
        expect(options).toEqual([{ type: 'Attack', front: attacked({ values: of, faction: who, year: now, among }) }])
      }),
      { numRuns: 800 },
    )
  })
})

const space = fc.nat(10)
const tracks = fc.record({
  Liberty: space,
  Collectivization: space,
  Government: space,
  'Soviet Support': space,
  'Foreign Aid': space,
})
const MEDALLION = ['Soviet Support', 'Foreign Aid'] as const
const covered = fc.subarray([...MEDALLION])

/** A game in which some Medallions on space 10 are covered. */
const withCovered = (game: Game, on: readonly Track[]): Game => ({
  ...game,
  blanks: Object.fromEntries(
    TRACKS.map((track) => [track, on.includes(track) ? [10] : []]),
  ) as unknown as Game['blanks'],
})

/** The game when a Non-player comes to spend Hero points, or to the end of its turn. */
function spendings(game: Game, who: Faction, seed: number): readonly { game: Game; kept: readonly Option[] }[] {
  const begun = rules.begin(game, "a Non-player's turn", { faction: who })
  const picker = pickerFrom(seed)
  return [...playing(rules, begun, (due) => picker(due), 200)].flatMap(({ position, due }) => {
    if (due.over) return []
    expect(position.stack.length).toBeGreaterThan(0)
    // Organization asks the same, before; what is spent at the end of the turn is asked in a state of its own.
    return due.chart === "a Non-player's turn" && due.state === 'spending'
      ? [{ game: position.game, kept: due.choices.map(({ option }) => option) }]
      : []
  })
}

describe('priorityTracks: what a Non-player spends Hero points on', () => {
  it('moves its Priority track and no other, and finds it anew after each step', () => {
    let compared = 0
    fc.assert(
      fc.property(faction, tracks, covered, fc.integer({ min: 4, max: 18 }), fc.nat(), (who, on, off, points, seed) => {
        const game = withCovered(ofFaction(at({ tracks: on }, who), who, { heroPoints: points }), off)
        for (const { game: now, kept } of spendings(game, who, seed)) {
          const moves = kept.filter(({ type }) => type === 'pay for a step') as unknown as readonly {
            track: Track
            way: string
          }[]
          const wanted = priority(
            { tracks: now.tracks, covered: MEDALLION.filter((track) => now.blanks[track].includes(10)) },
            who,
          )
          for (const { track, way } of moves) {
            expect(`${track} ${way}`).toBe(wanted)
            compared += 1
          }
        }
      }),
      { numRuns: 400 },
    )
    expect(compared).toBeGreaterThan(400)
  })

  it('comes to an end: each time icons that are open have become fewer, or else Hero points', () => {
    let most = 0
    fc.assert(
      fc.property(faction, tracks, covered, fc.nat(18), fc.nat(), (who, on, off, points, seed) => {
        const deck = standardComponents.cards[who].map(({ title }) => title).slice(2)
        const before = at({ tracks: on, medallions: [...MEDALLIONS] }, who)
        const game = withCovered(ofFaction(before, who, { heroPoints: points, deck: deck.toSorted() }), off)
        const stops = spendings(game, who, seed)
        most = Math.max(most, stops.length)
        const measured = stops.map(({ game: now }) => ({
          covered: TRACKS.reduce((sum, track) => sum + now.blanks[track].length, 0),
          heroPoints: now.players[who].heroPoints,
        }))
        measured.slice(1).forEach((now, index) => {
          const last = measured[index] ?? now
          expect(now.covered > last.covered || (now.covered === last.covered && now.heroPoints < last.heroPoints)).toBe(
            true,
          )
        })
      }),
      { numRuns: 400 },
    )
    expect(most).toBeGreaterThan(4)
  })
})

/** Returns facts that a sound game never changes: its broken invariants (none) and its automated seats. */
const told = (game: Game) => ({
  broken: book.laws.flatMap((law) => law.broken(game)),
  nonPlayers: FACTIONS.filter((who) => game.players[who].role === 'Non-player'),
})

const SEATINGS: readonly (readonly Faction[])[] = [
  ['Anarchists'],
  ['Communists'],
  ['Moderates'],
  ['Anarchists', 'Communists'],
  ['Anarchists', 'Moderates'],
  ['Communists', 'Moderates'],
]

/** Plays a game to its end with every law kept and the same seats, and tells whether it came there. */
function endsSoundly(game: Game, seats: readonly Faction[], seed: number, by = rules): boolean {
  const isSound = (now: Game) =>
    book.laws.every((law) => law.broken(now).length === 0) &&
    FACTIONS.every((who) => (now.players[who].role === 'Non-player') === seats.includes(who))
  const picker = pickerFrom(seed, { asides: 10 })
  const begun = by.begin(withNonPlayers(game, seats), book.main.procedure.name, null)
  for (const { position, due } of playing(by, begun, (decision) => picker(decision), 3000)) {
    // There are too many positions to ask expect at each.
    if (!isSound(position.game)) expect(told(position.game)).toEqual({ broken: [], nonPlayers: seats })
    if (due.over) return true
  }
  return false
}

describe('nonPlayerTurn: whole games', () => {
  it.each(SEATINGS.map((seats) => ({ seats })))(
    'come to an end, with every law kept, where $seats are Non-players',
    ({ seats }) => {
      expect([1, 2, 3].map((seed) => endsSoundly(emptyGame, seats, seed))).toEqual([true, true, true])
    },
  )

  it('do not begin where all three are Non-players', () => {
    expect(() => endsSoundly(emptyGame, FACTIONS, 1)).toThrow('nonPlayers.notAll')
  })

  it('come to an end on a board with other flags, another ring and other seats', () => {
    const flags = { Anarchists: 'Northern', Communists: 'Madrid', Moderates: 'Southern' } as const
    const other = assemble({
      ...standardComponents,
      board: {
        flags,
        ring: ['Madrid', 'Southern', 'Northern', 'Aragon'],
        seats: ['Moderates', 'Communists', 'Anarchists'],
        glory: 9,
      },
    })
    for (const seats of SEATINGS) expect(endsSoundly(emptyGame, seats, 6, rulesOf(other, { trace: false }))).toBe(true)
  })

  const others = executable(book.questions).flatMap(({ name, domain, usual }) =>
    domain.filter((reading) => reading !== usual).map((reading) => ({ name, reading })),
  )
  it.each(others)('come to an end under the reading $name: $reading', ({ name, reading }) => {
    const game: Game = { ...emptyGame, readings: { ...emptyGame.readings, [name]: reading } }
    expect(endsSoundly(game, ['Anarchists', 'Communists'], 4)).toBe(true)
    expect(endsSoundly(game, ['Communists', 'Moderates'], 6)).toBe(true)
    expect(endsSoundly(game, ['Anarchists'], 5)).toBe(true)
  })
})
