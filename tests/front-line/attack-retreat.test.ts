import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyGame } from '#spec/front-line/empty-game'
import type { Game } from '#spec/front-line/game'
import { ofPlayer } from '#spec/front-line/supply'
import { OCCUPANTS, type Occupant, SQUARES, type Square } from '#spec/front-line/vocabulary'
import { frontLine } from '../../machines/front-line/book.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { readAs, withOnly } from './positions.js'

// Where a Green unit can be shifted that Red has Routed, counted on the grid from page 3, para 12 alone.

const WATER = ['D3', 'E3', 'F3', 'G3', 'D4', 'E4', 'F4', 'G4']
const LOW = ['H1', 'I1', 'E1', 'D2', 'G3', 'D4', 'G5', 'F6', 'C6', 'B6']

const at = (square: string) => ['ABCDEFGHIJ'.indexOf(square.charAt(0)), Number(square.slice(1))] as const
function apart(one: string, other: string): { readonly rows: number; readonly columns: number } {
  const [column, row] = at(one)
  const [otherColumn, otherRow] = at(other)
  return { rows: Math.abs(row - otherRow), columns: Math.abs(column - otherColumn) }
}
const touches = (one: string, other: string, corners: boolean) => {
  const { rows, columns } = apart(one, other)
  return corners ? Math.max(rows, columns) === 1 : rows + columns === 1
}

/** The cities that Red controls. */
const redCities = ({ players: { Red, Green } }: Game) => [
  ...(Red.fallen['Air Base'] ? [] : ['B1']),
  ...(Red.fallen.Industry ? [] : ['A5']),
  'A3',
  ...(Green.fallen['Air Base'] ? ['I6'] : []),
  ...(Green.fallen.Industry ? ['J2'] : []),
]

/** The squares that are safe for the Green unit in a square. */
function safe(game: Game, from: Square): readonly string[] {
  const { squares, readings } = game
  const corners = readings.nextTo === 'all eight squares'
  const unfriendly = redCities(game)
  const enemies = SQUARES.filter(
    (square) =>
      squares[square].startsWith('Red') &&
      !squares[square].endsWith('disrupted') &&
      (readings.nextToAttacker === 'yes' || square !== ATTACKER),
  )
  const diagonal = readings.retreatDirection === 'all eight squares' || squares[from].includes('Tank')
  return SQUARES.filter(
    (to) =>
      touches(from, to, diagonal) &&
      squares[to] === 'empty' &&
      !enemies.some((enemy) => touches(to, enemy, corners)) &&
      !unfriendly.some((city) => touches(to, city, corners)) &&
      (readings.retreatIntoCity === 'yes' || !unfriendly.includes(to)) &&
      (readings.lakeEntry === 'by no Move' || game.field === 'Main' || !WATER.includes(to)),
  )
}

const ATTACKER = 'E4'
const square = fc.constantFrom(...SQUARES)
const greens = OCCUPANTS.filter((occupant) => occupant.startsWith('Green') && !occupant.endsWith('disrupted'))
/** True if Artillery could have attacked a square. */
const isInRange = (square: string) => {
  const { rows, columns } = apart(ATTACKER, square)
  return Math.max(rows, columns) <= 3
}

const positions = fc.record({
  field: fc.constantFrom('Main' as const, 'Lake Nogo' as const),
  target: square.filter((at) => at !== ATTACKER && isInRange(at)),
  unit: fc.constantFrom(...greens),
  others: fc.array(fc.tuple(square, fc.constantFrom(...OCCUPANTS)), { maxLength: 9 }),
  fallen: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
  readings: fc.record({
    nextTo: fc.constantFrom('all eight squares', 'sides only'),
    nextToAttacker: fc.constantFrom('yes', 'no'),
    retreatDirection: fc.constantFrom('all eight squares', 'as the unit moves'),
    retreatIntoCity: fc.constantFrom('no', 'yes'),
    lakeEntry: fc.constantFrom('never', 'by no Move'),
  }),
})

const fallenIn = (game: Game, [redAir, redIndustry, greenAir, greenIndustry]: readonly boolean[]): Game =>
  ofPlayer(
    ofPlayer(game, 'Red', { fallen: { 'Air Base': redAir === true, Industry: redIndustry === true } }),
    'Green',
    {
      fallen: { 'Air Base': greenAir === true, Industry: greenIndustry === true },
    },
  )

describe('page 3, para 12 retreat: where a unit can be shifted', () => {
  const rules = rulesOf(frontLine, { trace: false })

  it('is every safe square, and where there is none the unit is disrupted', () => {
    let chosen = 0
    let shutIn = 0
    fc.assert(
      fc.property(positions, ({ field, target, unit, others, fallen, readings }) => {
        const units: Partial<Record<Square, Occupant>> = {
          ...Object.fromEntries(others),
          [ATTACKER]: 'Red Artillery',
          [target]: unit,
        }
        const game: Game = { ...fallenIn(readAs(withOnly(emptyGame, units), readings), fallen), field }
        const ground = field === 'Lake Nogo' && WATER.includes(target) ? 'high' : LOW.includes(target) ? 'low' : 'high'
        const { position } = rules.begin(game, 'Rout', { player: 'Red', unit: ATTACKER, target })
        const expected = ground === 'low' ? [] : safe(game, target)
        if (expected.length === 0) {
          shutIn += 1
          expect(position.stack).toEqual([])
          expect(position.outcome).toBe('disrupted')
          expect(position.game.squares[target]).toBe(`${unit} disrupted`)
          return
        }
        chosen += 1
        const decision = rules.decide(rules.choose(position, { type: 'retreat' }).position)
        const offered = decision.over
          ? []
          : decision.choices.map(({ option }) => (option as Option & { to: string }).to)
        expect(offered).toEqual(expected)
      }),
      { numRuns: 1500, seed: 7 },
    )
    expect(Math.min(chosen, shutIn)).toBeGreaterThan(200)
  })
})
