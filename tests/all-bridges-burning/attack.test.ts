import { describe, expect, it } from 'vitest'
import { attackStrength } from '#spec/all-bridges-burning/3-commands/3.2.4-battle'
import { standardDeck } from '#spec/all-bridges-burning/components/deck'
import { standardMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { type BattleArgs, battleProcedure } from '#spec/all-bridges-burning/procedures/battle'
import { startingGame } from '#spec/all-bridges-burning/starting-game'
import type { Capability } from '#spec/all-bridges-burning/vocabulary'
import { battleOn } from '../../machines/all-bridges-burning/3-commands/3.2.4-battle.js'
import { type BattleData, begun, strengthOf } from '../../machines/all-bridges-burning/3-commands/3.2.4-strength.js'
import type { Collector } from '../../src/core/explore/evidence.js'
import { product } from '../../src/core/kernel/tables/table-view.js'
import { canonical } from '../../src/core/values/json.js'
import { chartAlone } from '../../src/core/verify/charts/chart-alone.js'
import { explore } from '../../src/core/verify/charts/reachable-graph.js'
import { withOnly } from './positions.js'
import { worldsOf } from './worlds.js'

/** The printed table, row by row: what each piece adds among Attackers and among Defenders. */
const PRINTED = {
  Jaeger: [2, -2],
  'German Troop': [2, -2],
  'Russian Troop, Vassalage 2 or more': [2, -2],
  'Russian Troop, otherwise': [1, -1],
  Prepared: [0, -2],
  Commander: [1, -1],
  'Cannons or Trains, friendly Jaeger present': [2, -2],
  'Cannons or Trains, otherwise': [1, -1],
  'three or more Attacking Cells': [1, 0],
} as const

type Printed = keyof typeof PRINTED
const russian = (strong: boolean): Printed =>
  strong ? 'Russian Troop, Vassalage 2 or more' : 'Russian Troop, otherwise'
const gun = (jaeger: boolean): Printed =>
  jaeger ? 'Cannons or Trains, friendly Jaeger present' : 'Cannons or Trains, otherwise'
const times = <Row>(count: number, row: Row): readonly Row[] => Array.from({ length: count }, () => row)
const total = (rows: readonly Printed[], column: 0 | 1) => rows.reduce((added, row) => added + PRINTED[row][column], 0)

const phaseTwo: Game = { ...startingGame(standardDeck), phase: 2 }

describe('3.2.4 attack: the Strength', () => {
  it('is what the printed table says, over its whole product', () => {
    let compared = 0
    for (const view of product(attackStrength.view)) {
      const rows = [
        ...times(view.jaegers, 'Jaeger' as const),
        ...times(view.troops, view.power === 'germany' ? ('German Troop' as const) : russian(view.vassalage >= 2)),
        ...times(view.prepared, 'Prepared' as const),
        ...times(view.commanders, 'Commander' as const),
        ...times(view.guns, gun(view.withJaeger)),
        ...times(view.cells >= 3 ? 1 : 0, 'three or more Attacking Cells' as const),
      ]
      expect(attackStrength.ask(view)).toBe(total(rows, view.side === 'Attackers' ? 0 : 1))
      compared += 1
    }
    expect(compared).toBe(31360)
  })

  it('can be told from a table with one wrong value', () => {
    const prepared = { prepared: 1, jaegers: 0, commanders: 0, guns: 0, withJaeger: false } as const
    const view = { side: 'Attackers', cells: 0, power: 'russia', troops: 0, vassalage: 0 } as const
    expect(attackStrength.ask({ ...view, ...prepared })).not.toBe(PRINTED.Prepared[1])
  })

  it('adds up both sides, for every pair of Capabilities and number of Troops', () => {
    const hands: readonly (readonly Capability[])[] = [
      [],
      ['Jaeger'],
      ['Cannons'],
      ['Commander', 'Trains'],
      ['Cannons', 'Jaeger'],
    ]
    const worth = (hand: readonly Capability[]) =>
      hand.map((marker) => (marker === 'Jaeger' || marker === 'Commander' ? marker : gun(hand.includes('Jaeger'))))
    for (const ours of hands)
      for (const theirs of hands)
        for (const [germans, russians, vassalage] of [
          [0, 0, 2],
          [2, 1, 1],
          [1, 3, 2],
          [3, 2, 4],
        ] as const) {
          const field = {
            cells: {
              ...phaseTwo.spaces.Turku.cells,
              reds: { active: 2, inactive: 1 },
              senate: { active: 1, inactive: 0 },
            },
            troops: { germany: germans, russia: russians },
            prepared: { reds: 1, senate: 1 },
            capabilities: { reds: ours, senate: theirs },
          }
          const game = withOnly({ ...phaseTwo, vassalage: { germany: 0, russia: vassalage } }, { Turku: field })
          const args: BattleArgs = {
            attacker: 'reds',
            decides: 'reds',
            space: 'Turku',
            free: false,
            attackers: { active: 2, inactive: 1, troops: russians },
            capabilities: ours,
          }
          const expected =
            total(
              [
                'three or more Attacking Cells',
                'Prepared',
                ...worth(ours),
                ...times(russians, russian(vassalage >= 2)),
              ],
              0,
            ) + total(['Prepared', ...worth(theirs), ...times(germans, 'German Troop' as const)], 1)
          expect(strengthOf.compute({ game, data: { ...begun(args), against: theirs } }, {})).toBe(expected)
        }
  })
})

const deaf: Collector = {
  trace: () => {},
  refusing: () => {},
  broke: () => {},
  evidence: () => ({}) as never,
  add: () => {},
}
const chart = battleOn(standardMap)

/** Every end of every battle in the small worlds under the usual readings, with the game before it. */
const ends = worldsOf(battleProcedure.name)
  .filter(({ game }) => canonical(game.readings) === canonical(phaseTwo.readings))
  .flatMap(({ game, call }) =>
    explore(chartAlone(chart, game, call.args, deaf), 10_000)
      .places.filter(({ is }) => is === 'final')
      .map(({ context }) => ({ before: game, after: context.game as Game, data: context.data as BattleData })),
  )

describe('3.2.4 attack: what comes of a battle', () => {
  const hits = ends.filter(({ data: { casualties } }) => casualties !== 'none')
  const germansTaken = ({ attacker, taken }: BattleData) => (attacker === 'reds' ? taken.troops : 0)
  const enemy = ({ attacker }: BattleData) => (attacker === 'reds' ? 'senate' : 'reds')
  const sizeOf = ({ active, inactive }: { readonly active: number; readonly inactive: number }) => active + inactive

  it('is seen in more than a hundred ends, Engagements and Retreats among them', () => {
    expect(ends.length).toBeGreaterThan(100)
    for (const casualties of ['none', 'Engagement', 'Retreat'])
      expect(ends.some(({ data }) => data.casualties === casualties)).toBe(true)
  })

  it('never succeeds on a six or above the Strength, and always else', () => {
    for (const { data } of ends) expect(data.casualties !== 'none').toBe(data.face < 6 && data.face <= data.strength)
  })

  it('takes as many Defenders as the die and the pieces there allow', () => {
    for (const { before, data } of hits) {
      const { cells, troops, administrations } = before.spaces[data.space]
      const { faction, power } = data.defender
      const standing =
        (faction ? sizeOf(cells[enemy(data)]) + (enemy(data) === 'reds' ? administrations : 0) : 0) +
        (power ? troops[enemy(data) === 'reds' ? 'russia' : 'germany'] : 0)
      const { taken } = data
      expect(taken.cells + taken.troops + taken.administrations).toBe(Math.min(data.face, standing))
    }
  })

  it('sends every second Cell of an Engagement to Prison, and nobody in a Retreat', () => {
    for (const { before, after, data } of hits) {
      const gained = after.prisoners[enemy(data)] - before.prisoners[enemy(data)]
      expect(gained).toBe(data.casualties === 'Engagement' ? Math.floor(data.taken.cells / 2) : 0)
      expect(after.polarization - before.polarization).toBe(gained > 0 ? 1 : 0)
    }
  })

  it('costs an Attacker for each German Troop and for three Cells, as far as Attackers are left', () => {
    for (const { before, after, data } of hits) {
      if (data.attacker === 'germany') continue
      const { attacker, space } = data
      const cells = sizeOf(before.spaces[space].cells[attacker]) - sizeOf(after.spaces[space].cells[attacker])
      const troops = attacker === 'reds' ? before.spaces[space].troops.russia - after.spaces[space].troops.russia : 0
      const forCells = data.casualties === 'Engagement' ? Math.floor(data.taken.cells / 3) : 0
      const lost = cells + troops
      expect(lost).toBeLessThanOrEqual(germansTaken(data) + forCells)
      expect(lost + data.losses.troops + data.losses.cells).toBe(germansTaken(data) + forCells)
      if (germansTaken(data) > 0) expect(cells).toBeGreaterThan(0)
      if (data.losses.cells + data.losses.troops > 0) expect(data.attackers.active + data.attackers.inactive).toBe(0)
    }
  })

  it('leaves the Moderates, Support and Opposition alone', () => {
    for (const { before, after } of ends)
      for (const [name, space] of Object.entries(before.spaces)) {
        const now = after.spaces[name as keyof Game['spaces']]
        expect([now.level, now.cells.moderates, now.networks]).toEqual([
          space.level,
          space.cells.moderates,
          space.networks,
        ])
      }
  })
})
