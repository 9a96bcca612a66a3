/** An oracle for the movement of units, computed again: over letters and coordinates, path by path, and without any table. */
import { standInBoards } from '#spec/front-line/components/boards'
import type { Game } from '#spec/front-line/game'
import type { Square } from '#spec/front-line/vocabulary'

/** A square as two numbers. */
interface At {
  readonly x: number
  readonly y: number
}

const at = (square: Square): At => ({ x: square.charCodeAt(0) - 65, y: Number(square[1]) - 1 })
const named = ({ x, y }: At) => `${String.fromCharCode(65 + x)}${y + 1}` as Square
const isOnBoard = ({ x, y }: At) => x >= 0 && x < 10 && y >= 0 && y < 6
const letterAt = (game: Game, { x, y }: At) => standInBoards[game.field].rows[y]?.[x] ?? '?'
const occupantAt = (game: Game, where: At) => game.squares[named(where)]

/** Every square in the order in which the book has them. */
export const ALL: readonly Square[] = [0, 1, 2, 3, 4, 5].flatMap((y) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((x) => named({ x, y })),
)

/** True if a square is an uncaptured city of the other player, or a lost one of the player's own. */
function isUnfriendly(game: Game, player: 'Red' | 'Green', where: At): boolean {
  const letter = letterAt(game, where)
  if (!'AIC'.includes(letter)) return false
  const owner = where.x < 5 ? 'Red' : 'Green'
  const { fallen } = game.players[owner]
  const lost = letter === 'A' ? fallen['Air Base'] : letter === 'I' ? fallen.Industry : false
  return (owner === player) === lost
}

/** Prohibitions that an oracle can overlook, one at a time. */
export const OVERLOOKED = [
  'nothing',
  'move.orthogonal',
  'move.throughEnemy',
  'move.throughCities',
  'lakeNogo.through',
  'move.desertOnce',
  'move.ontoEmpty',
  'move.cities',
  'lakeNogo.impassable',
] as const
/** The prohibition that an oracle overlooks. */
export type Overlooked = (typeof OVERLOOKED)[number]

const STEPS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 0 || y !== 0)

/** Lists the squares a unit can Move to, by trying every path. */
export function movesOf(game: Game, unit: Square, overlooked: Overlooked = 'nothing'): readonly Square[] {
  const [player, kind] = game.squares[unit].split(' ') as ['Red' | 'Green', string]
  const found = new Set<Square>()
  const most = overlooked === 'move.desertOnce' ? 4 : 3

  const canEnd = (where: At) =>
    (occupantAt(game, where) === 'empty' || overlooked === 'move.ontoEmpty') &&
    (!isUnfriendly(game, player, where) || overlooked === 'move.cities') &&
    (letterAt(game, where) !== '~' || overlooked === 'lakeNogo.impassable')

  const canPass = (where: At) => {
    if (letterAt(game, where) === '~') return overlooked === 'lakeNogo.through'
    const occupant = occupantAt(game, where)
    if (occupant === 'empty') return !isUnfriendly(game, player, where) || overlooked === 'move.throughCities'
    return occupant.startsWith(player) || overlooked === 'move.throughEnemy'
  }

  const go = (path: readonly At[]) => {
    const [here, ...before] = path.toReversed()
    if (here === undefined) return
    if (before.length > 0 && canEnd(here)) found.add(named(here))
    if (before.length > 0 && !canPass(here)) return
    const desert = path.slice(1, 3).some((where) => letterAt(game, where) === 'd')
    if (before.length >= (desert ? most : 2)) return
    for (const step of STEPS) {
      const next = { x: here.x + step.x, y: here.y + step.y }
      const straight = step.x === 0 || step.y === 0
      if (isOnBoard(next) && (straight || kind === 'Tank' || overlooked === 'move.orthogonal')) go([...path, next])
    }
  }
  go([at(unit)])
  found.delete(unit)
  return ALL.filter((square) => found.has(square))
}

/** The squares at most so many steps of any direction away, over squares that allow it. */
function within(game: Game, from: At, most: number, allowed: (where: At) => boolean): readonly At[] {
  if (most === 0) return []
  return STEPS.map(({ x, y }) => ({ x: from.x + x, y: from.y + y }))
    .filter((next) => isOnBoard(next) && allowed(next))
    .flatMap((next) => [next, ...within(game, next, most - 1, allowed)])
}

/** Lists the squares where Infantry on an Air Base can drop, under the default readings. */
export function dropsOf(game: Game, unit: Square): readonly Square[] {
  const player = game.squares[unit].startsWith('Red') ? 'Red' : 'Green'
  const isLand = (where: At) => letterAt(game, where) !== '~'
  const friends = ALL.filter((square) => square !== unit && game.squares[square].startsWith(player)).filter(
    (square) => !game.squares[square].endsWith('disrupted'),
  )
  const cities = ALL.filter((square) => 'AIC'.includes(letterAt(game, at(square)))).filter(
    (square) => !isUnfriendly(game, player, at(square)),
  )
  const near = new Set([
    ...friends.flatMap((square) => within(game, at(square), 2, isLand).map(named)),
    ...cities.flatMap((square) => within(game, at(square), 2, () => true).map(named)),
  ])
  return ALL.filter(
    (square) => near.has(square) && game.squares[square] === 'empty' && !'AIC~'.includes(letterAt(game, at(square))),
  )
}

/** Lists the squares an active unit can Maneuver to, under the default readings. */
export function maneuversOf(game: Game, unit: Square): readonly Square[] {
  const player = game.squares[unit].startsWith('Red') ? 'Red' : 'Green'
  const near = within(game, at(unit), 1, (where) => letterAt(game, where) !== '~' && !isUnfriendly(game, player, where))
  const free = new Set(near.map(named).filter((square) => game.squares[square] === 'empty'))
  return ALL.filter((square) => free.has(square))
}
