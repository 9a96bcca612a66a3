/**
 * Retreats and Soviet entries, judged a second time: by the sentences of the text, over lists written down by hand.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { controlledBy, type Game, withAboard, withShips, withUnits } from '#spec/russian-civil-war/game'
import type { Power, Territory, Zone } from '#spec/russian-civil-war/vocabulary'
import { russianCivilWar as book } from '../../machines/russian-civil-war/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'

const rules = rulesOf(book)
const printed = book.bases?.['as printed'] ?? book.empty
const soviet = book.bases?.['Soviets in power'] ?? book.empty

/** The spaces around Inner Russia, from the board. */
const AROUND: Readonly<Record<string, readonly string[]>> = {
  Moscow: ['Karelia', 'Livonia', 'Belarus', 'Ukraine', 'Tatarstan'],
  Karelia: ['Moscow', 'Finland', 'Livonia', 'zone 6', 'zone 12'],
  Kazakhstan: ['Tatarstan', 'Persia', 'Afghanistan', 'zone 30'],
  Tatarstan: ['Moscow', 'Kazakhstan', 'Ukraine', 'Sevastopol', 'zone 30'],
}
const FRIENDS = ['Russia', 'France', 'Britain', 'Italy', 'USA']
const CENTRAL = ['Austria-Hungary', 'Germany', 'Ottoman Empire']
const LANDS = ['Livonia', 'Belarus', 'Ukraine', 'Finland', 'Persia', 'Sevastopol', 'Tatarstan'] as const
const SEAS = ['zone 6', 'zone 12', 'zone 30'] as const

const land = fc.record({
  control: fc.constantFrom<Power | 'nobody'>('Russia', 'Britain', 'Germany', 'Ottoman Empire', 'nobody'),
  allied: fc.boolean(),
  central: fc.boolean(),
})
const sea = fc.record({ ours: fc.nat(1), theirs: fc.nat(1), aboard: fc.nat(2) })
const boards = fc.record({
  lands: fc.array(land, { minLength: LANDS.length, maxLength: LANDS.length }),
  seas: fc.array(sea, { minLength: SEAS.length, maxLength: SEAS.length }),
})
type Board = typeof boards extends fc.Arbitrary<infer T> ? T : never

const manned = (game: Game, name: Territory, power: Power, there: boolean) =>
  there ? withUnits(game, name, power, { infantry: 1 }) : game

/** A board, with an allied transport wherever somebody is aboard. */
function boardOn(start: Game, { lands, seas }: Board): Game {
  const onLand = LANDS.reduce((game, name, index) => {
    const { control = 'nobody', allied = false, central = false } = lands[index] ?? {}
    return manned(manned(controlledBy(game, name, control), name, 'Britain', allied), name, 'Germany', central)
  }, start)
  return SEAS.reduce((game, zone: Zone, index) => {
    const { ours = 0, theirs = 0, aboard = 0 } = seas[index] ?? {}
    const ships = withShips(withShips(game, zone, 'Britain', { transports: ours }), zone, 'Germany', {
      transports: theirs,
    })
    return ours > 0 ? withAboard(ships, zone, 'France', { infantry: aboard }) : ships
  }, onLand)
}

/** True if the text lets a unit of a side retreat to a place. */
function mayGo({ lands, seas }: Board, to: string, side: 'Allies' | 'Central Powers'): boolean {
  const sea = seas[SEAS.indexOf(to as (typeof SEAS)[number])]
  if (sea) return side === 'Allies' ? sea.ours === 1 && sea.aboard < 2 : sea.theirs === 1
  const there = lands[LANDS.indexOf(to as (typeof LANDS)[number])]
  const left = side === 'Allies' ? ['Moscow', 'Karelia', 'Kazakhstan'] : Object.keys(AROUND)
  if (there === undefined || left.includes(to)) return false
  const controls = (side === 'Allies' ? FRIENDS : CENTRAL).includes(there.control)
  return controls || (there.allied && there.central)
}

describe('where units retreat to', () => {
  const check = (side: 'Allies' | 'Central Powers', power: Power) =>
    fc.property(boards, fc.constantFrom('Moscow', 'Karelia', 'Kazakhstan'), (board, from) => {
      const bare = board.lands.with(6, { control: board.lands[6]?.control ?? 'nobody', allied: false, central: false })
      const given = { ...board, lands: side === 'Central Powers' ? bare : board.lands }
      const game = withUnits(boardOn(printed, given), from, power, { infantry: 1 })
      const due = rules.decide(rules.begin(game, 'retreat', { side }).position)
      const offered = due.over ? [] : due.choices.map(({ option }) => (option as unknown as { to: string }).to)
      expect(offered.toSorted()).toEqual((AROUND[from] ?? []).filter((to) => mayGo(given, to, side)).toSorted())
    })

  it('alliesLeave.territory, alliesLeave.transport: the Allies go where the text lets them, and nowhere else', () => {
    fc.assert(check('Allies', 'Russia'), { numRuns: 300 })
  })

  it('centralLeave.sameManner: so do the Central Powers, with their own friends and transports', () => {
    fc.assert(check('Central Powers', 'Germany'), { numRuns: 300 })
  })
})

describe('where Soviet land units go', () => {
  it('treaty: into any neighbour but Persia, Afghanistan and what the Central Powers control or contest', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const game = boardOn(soviet, board)
        const due = rules.decide(rules.begin(game, 'movement', { power: 'Soviet Russia' }).position)
        const moves = (from: string) =>
          due.over
            ? []
            : due.choices
                .map(({ option }) => option as unknown as { from?: string; to?: string })
                .filter((move) => move.from === from)
                .map(({ to = '' }) => to)
        const closed = (to: string) => {
          const there = board.lands[LANDS.indexOf(to as (typeof LANDS)[number])]
          if (to === 'Persia' || to === 'Afghanistan' || to.startsWith('zone')) return true
          if (there === undefined) return false
          return CENTRAL.includes(there.control) || (there.allied && there.central)
        }
        for (const from of ['Moscow', 'Karelia', 'Kazakhstan'])
          expect(moves(from).toSorted()).toEqual((AROUND[from] ?? []).filter((to) => !closed(to)).toSorted())
      }),
      { numRuns: 300 },
    )
  })
})
