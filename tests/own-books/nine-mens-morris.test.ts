/** Nine Men's Morris passes every gate, and offers what a program finds that knows nothing of its tables. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Men, millsAt, POINTS, type Point, whereIs } from '../../docs/nine-mens-morris/board.js'
import { book } from '../../docs/nine-mens-morris/book.js'
import { mayNotMove, mayNotTake } from '../../docs/nine-mens-morris/rule-tables.js'
import { verifyIn } from '../../src/check.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { gatesOf } from '../../src/vitest.js'

const folder = join(packageRoot, 'docs', 'nine-mens-morris')
gatesOf(book, folder)

/** A point as steps from the middle of the board: mills and lines follow from the numbers alone. */
const steps = (point: Point) => [point.charCodeAt(0) - 100, Number(point[1]) - 4] as const
const ring = (point: Point) => Math.max(...steps(point).map(Math.abs))
const isCorner = (point: Point) => steps(point).every((one) => one !== 0)

function areNext(one: Point, other: Point): boolean {
  const [[x, y], [u, v]] = [steps(one), steps(other)]
  const far = Math.abs(x - u) + Math.abs(y - v)
  if (ring(one) === ring(other)) return far === ring(one) && (x === u || y === v)
  return !isCorner(one) && !isCorner(other) && far === 1
}

/** Rows of three: two points that are next to one in the middle, on a straight line. */
const rows = POINTS.flatMap((middle) => {
  const beside = POINTS.filter((point) => areNext(middle, point))
  return beside.flatMap((one) =>
    beside
      .filter((other) => one < other)
      .filter((other) =>
        [0, 1].some((axis) => [one, middle, other].every((point) => steps(point)[axis] === steps(one)[axis])),
      )
      .map((other) => [one, middle, other]),
  )
})

/** Positions that a small generator throws: the same ones each time. */
function* positions(count: number): Generator<Men> {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  for (let number = 0; number < count; number++) {
    const men = Object.fromEntries(POINTS.map((point) => [point, 'nobody'])) as Record<Point, Men[Point]>
    for (const [player, most] of [
      ['White', 3 + random(7)],
      ['Black', 3 + random(7)],
    ] as const)
      for (let placed = 0; placed < most; ) {
        const point = POINTS[random(24)] as Point
        if (men[point] !== 'nobody') continue
        men[point] = player
        placed++
      }
    yield men
  }
}

it('knows sixteen rows of three, counted otherwise', () => {
  expect(rows).toHaveLength(16)
})

it('lets men move and be taken as a program says that knows the geometry alone', () => {
  let [moves, safe] = [0, 0]
  for (const men of positions(300)) {
    const white = POINTS.filter((point) => men[point] === 'White')
    for (const at of POINTS) {
      const found = rows.filter(
        (row) => row.includes(at) && men[at] !== 'nobody' && row.every((one) => men[one as Point] === men[at]),
      )
      expect(millsAt(men, at)).toBe(found.length)
      if (men[at] === 'Black' && found.length > 0) safe++
    }
    const inMill = (at: Point) =>
      rows.some((row) => row.includes(at) && row.every((one) => men[one as Point] === 'Black'))
    const black = POINTS.filter((point) => men[point] === 'Black')
    const others = black.some((at) => millsAt(men, at) === 0)
    for (const at of black)
      expect(mayNotTake.refuses({ theirs: true, safe: millsAt(men, at) > 0, others, reading: 'any' })).toBe(
        inMill(at) && !black.every(inMill),
      )
    for (const from of white)
      for (const to of POINTS.filter((point) => point !== from)) {
        const may = men[to] === 'nobody' && (white.length === 3 || areNext(from, to))
        const view = { taken: men[to] !== 'nobody', where: whereIs(men, from, to), men: white.length } as const
        expect(!mayNotMove.refuses({ ...view, reading: 'anywhere' })).toBe(may)
        moves += Number(may)
      }
  }
  expect(moves).toBeGreaterThan(2000)
  expect(safe).toBeGreaterThan(100)
})

it('is drawn with every man, or the gate tells', () => {
  const bare = {
    ...book,
    shown: () => ({ tracks: {}, places: Object.fromEntries(POINTS.map((point) => [point, { tokens: [] }])) }),
  }
  const gate = verifyIn(folder, bare).gates.find(({ name }) => name === 'drawing')
  expect(gate?.findings[0]?.what).toContain('not as much is drawn there as the game has')
})
