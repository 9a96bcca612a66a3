/**
 * The smallest position in which two states of a book differ in one way.
 *
 * @module
 */
import { changes } from '../../examples/partial.js'
import type { Book, GameState } from '../../kernel/book.js'
import { canonical } from '../../kernel/json.js'
import { fewest } from '../positions/fewest.js'
import { type Base, type Distance, distanceFrom, nearest } from '../positions/nearest.js'
import { type Surveyor, surveyorOf } from '../readings/place.js'
import { rootsOf } from '../readings/root.js'
import { attempted } from '../readings/witness.js'
import type { Compared } from './compare.js'
import { type Case, type Found, groupOf, openingFor, stillThere } from './walk.js'

/** A case with how far its game is from the nearest base. */
export interface Small extends Found {
  readonly distance: Distance
}

/** Makes cases smaller; where the rules of one state were only recorded, it finds nothing smaller. */
export interface Shrinker {
  readonly measured: (found: Found) => Small
  readonly shrunk: (found: Found) => Small
}

/** Whether one case is smaller: fewer things to say, which are places that differ from a base, and choices. */
export function isSmaller(one: Small, other: Small): boolean {
  if (sizeOf(one) !== sizeOf(other)) return sizeOf(one) < sizeOf(other)
  if (one.choices.length !== other.choices.length) return one.choices.length < other.choices.length
  return textOf(one) < textOf(other)
}

/** How many things are to be said of a case. */
export const sizeOf = ({ distance, choices }: Pick<Small, 'distance' | 'choices'>): number =>
  distance.changes.length + choices.length

const textOf = ({ opening: { procedure, args }, choices, distance, seen }: Small): string =>
  canonical([procedure, args, choices, distance.base, distance.part, seen.kind, seen.option ?? null, seen.clauses])

/** The smaller of cases. */
export const smallestOf = (all: readonly Small[]): Small | undefined =>
  all.reduce<Small | undefined>((best, one) => (best === undefined || isSmaller(one, best) ? one : best), undefined)

/** A shrinker for two states, one of which is the book as it is now. */
export function shrinkerFor(of: Compared, book: Book): Shrinker {
  const surveyor = surveyorOf(book)
  const measured = (found: Found): Small => ({ ...found, distance: distanceOf(of, found) })
  const again = (way: Case, like: Found): Small | undefined => {
    const wanted = groupOf(like.seen)
    const seen = attempted(() => stillThere(of, way, (one) => groupOf(one) === wanted, like.seen.option))
    return seen && measured({ ...way, seen })
  }
  const shrunk = (found: Found): Small => {
    const start = measured(found)
    const nearRoot = rooted(surveyor, of, found)
      .map((way) => again(way, found))
      .find((small) => small !== undefined)
    const from = smallestOf(nearRoot ? [start, nearRoot] : [start]) ?? start
    const candidates = nearRoot && nearRoot !== from ? [from, nearRoot] : [from]
    return smallestOf(candidates.map((one) => shortened(again, nearer(of, again, one)))) ?? start
  }
  return { measured, shrunk }
}

type Again = (way: Case, like: Found) => Small | undefined

/** The games from which a case of a side may start. */
const basesFor = (of: Compared, { lead }: Pick<Case, 'lead'>): readonly Base<GameState>[] =>
  Object.entries(of[lead].bases)

/** How far the game of a case is from the nearest base. */
function distanceOf(of: Compared, { lead, opening: { game } }: Case): Distance {
  const far = distanceFrom(basesFor(of, { lead }), (base) => changes(base, game))
  return far ?? { base: 'nothing', part: game as unknown as Distance['part'], changes: changes({}, game) }
}

/** Ways from later procedures on, as the book is now: the shortest first. */
function rooted(surveyor: Surveyor<GameState>, of: Compared, found: Found): readonly Case[] {
  const { procedure, args, game } = openingFor(of, found).now
  const chart = surveyor.rules.book.charts.find(({ name }) => name === procedure)
  if (chart === undefined) return []
  const end = attempted(() =>
    found.choices.reduce(
      (place, option) => surveyor.after(place, option),
      surveyor.begin({ game, call: { procedure: chart.procedure, args } }),
    ),
  )
  if (end === undefined) return []
  return [...rootsOf(end)]
    .filter(({ choices }) => choices.length <= found.choices.length)
    .map(({ game: from, call, choices }) => ({
      lead: 'now' as const,
      opening: { game: from, procedure: call.procedure.name, args: call.args },
      choices,
    }))
}

/** The same case in the game that is most like a base. */
function nearer(of: Compared, again: Again, found: Small): Small {
  const small = nearest({
    bases: basesFor(of, found),
    between: (base) => changes(base, found.opening.game),
    holds: (game) => again({ ...found, opening: { ...found.opening, game } }, found),
  })
  return smallestOf(small ? [small, found] : [found]) ?? found
}

/** The same case after fewer choices: some left out, as long as that can be. */
function shortened(again: Again, found: Small): Small {
  if (found.choices.length === 0) return found
  const choices = fewest(found.choices, (less) => again({ ...found, choices: less }, found))
  return again({ ...found, choices }, found) ?? found
}
