/** Section 1, the board: its points, the rows of three on its lines, and how it is drawn. */
import { type Drawing, type Point as Place, type Shown, tokens } from 'rulewright/book'

/** The points, by the letter of their column from the left and the number of their rank from below. */
export const POINTS = [
  ...['a7', 'd7', 'g7', 'b6', 'd6', 'f6', 'c5', 'd5', 'e5', 'a4', 'b4', 'c4'],
  ...['e4', 'f4', 'g4', 'c3', 'd3', 'e3', 'b2', 'd2', 'f2', 'a1', 'd1', 'g1'],
] as const
export type Point = (typeof POINTS)[number]
export const PLAYERS = ['White', 'Black'] as const
export type Player = (typeof PLAYERS)[number]
/** What stands on each point. */
export type Men = Readonly<Record<Point, Player | 'nobody'>>

/** The rows of three, as they are printed: sixteen. */
const ROWS: readonly (readonly [Point, Point, Point])[] = [
  ...(['a7 d7 g7', 'b6 d6 f6', 'c5 d5 e5', 'a4 b4 c4', 'e4 f4 g4', 'c3 d3 e3', 'b2 d2 f2', 'a1 d1 g1'] as const),
  ...(['a7 a4 a1', 'b6 b4 b2', 'c5 c4 c3', 'd7 d6 d5', 'd3 d2 d1', 'e5 e4 e3', 'f6 f4 f2', 'g7 g4 g1'] as const),
].map((row) => row.split(' ') as [Point, Point, Point])

const NEXT = new Set(
  ROWS.flatMap(([from, over, to]) => [`${from} ${over}`, `${over} ${from}`, `${over} ${to}`, `${to} ${over}`]),
)

/** The rows that go through a point. */
const ROWS_OF = Object.fromEntries(POINTS.map((point) => [point, ROWS.filter((row) => row.includes(point))]))
const rowsOf = (point: Point): typeof ROWS => ROWS_OF[point] ?? []

/** How a point lies from another. */
export const WHERE = ['next', 'behind a man', 'elsewhere'] as const
export function whereIs(men: Men, from: Point, to: Point): (typeof WHERE)[number] {
  if (NEXT.has(`${from} ${to}`)) return 'next'
  const over = rowsOf(from).find((row) => row.includes(to))?.[1]
  return over !== undefined && men[over] !== 'nobody' ? 'behind a man' : 'elsewhere'
}

/** How many mills a man stands in. */
export const millsAt = (men: Men, point: Point): number =>
  men[point] === 'nobody' ? 0 : rowsOf(point).filter((row) => row.every((one) => men[one] === men[point])).length

/** Where the men of a player stand. */
export const menOf = (men: Men, player: Player): readonly Point[] => POINTS.filter((point) => men[point] === player)

/** How many mills a player has. */
export const millsOf = (men: Men, player: Player): number =>
  ROWS.filter((row) => row.every((point) => men[point] === player)).length

const placeOf = (point: Point): Place => [
  60 + 'abcdefg'.indexOf(point.charAt(0)) * 80,
  60 + (7 - Number(point[1])) * 80,
]

/** The board, and the men in hand beside it. */
export const drawing: Drawing = {
  map: {
    title: 'The board',
    size: [600, 600],
    places: Object.fromEntries(POINTS.map((point) => [point, { at: placeOf(point), outline: 'disc' }])),
    borders: ROWS.flatMap(([from, over, to]) => [
      [from, over],
      [over, to],
    ]),
    fields: ['men'],
    nobody: 'nobody',
  },
  tracks: [{ name: 'In hand', boxes: PLAYERS.map((name) => ({ name })) }],
}

const manOf = (player: Player) =>
  ({ name: player, short: player.charAt(0), tint: player === 'White' ? 'white' : 'grey', shape: 'disc' }) as const

/** What stands on the board. */
export const shown = ({ men, hand }: { men: Men; hand: Readonly<Record<Player, number>> }): Shown => ({
  places: Object.fromEntries(
    PLAYERS.flatMap((player) => menOf(men, player).map((point) => [point, { tokens: tokens(1, manOf(player)) }])),
  ),
  tracks: { 'In hand': Object.fromEntries(PLAYERS.map((player) => [player, tokens(hand[player], manOf(player))])) },
})
