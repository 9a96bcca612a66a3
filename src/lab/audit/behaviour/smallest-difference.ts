/** The smallest position in which two states of a book differ in one way. @module */

import {
  type Book,
  canonical,
  changes,
  type Distance,
  distanceFrom,
  fewer,
  type GameState,
  leastOf,
  mergePartial,
  type NamedGame,
  nearest,
  partialOf,
  rootsOf,
  runSearch,
  type Shrinking,
  type Size,
  type Surveyor,
  smallest,
  surveyorOf,
  tryOrUndefined,
} from '#core'
import type { Sides } from './compare-positions.js'
import { type DivergingPath, groupOf, openingFor, type Parted, stillThere } from './parallel-walk.js'

/** A case with how far its game is from the nearest base. */
export interface SmallWay extends Parted {
  readonly distance: Distance
}

/** Makes cases smaller; where the rules of one state were only recorded, it finds nothing smaller. */
export interface Shrinker {
  readonly measured: (found: Parted) => SmallWay
  readonly shrunk: (found: Parted) => SmallWay
}

/** The number of things to state for a case: places that differ from a base, and choices. */
export const countOf = ({ distance, choices }: Pick<SmallWay, 'distance' | 'choices'>): number =>
  distance.changes.length + choices.length

/** The size of a case: first the number of things to state, then its choices, then its text. */
export const caseSize = (small: SmallWay): Size => {
  const { opening, choices, distance, seen } = small
  const { procedure, args } = opening
  const said = [procedure, args, choices, distance.base, distance.part, seen.kind, seen.option ?? null, seen.clauses]
  return [countOf(small), choices.length, canonical(said)]
}

/** A shrinker for two states, one of which is the book as it is now. */
export function shrinkerFor(of: Sides, book: Book): Shrinker {
  const surveyor = surveyorOf(book)
  const measured = (found: Parted): SmallWay => ({ ...found, distance: distanceOf(of, found) })
  const shrunk = (found: Parted): SmallWay => {
    const wanted = groupOf(found.seen)
    const look = (way: DivergingPath): Parted | undefined => {
      const seen = tryOrUndefined(() => stillThere(of, way, (one) => groupOf(one) === wanted, found.seen.option))
      return seen && { ...way, seen }
    }
    // What begins late is short, and may take more words than what leads there: both are tried.
    const fromHere = (from: Parted) => fewer(from.choices).map((choices) => ({ ...from, choices }))
    const fromLater = (from: Parted) => [...rooted(surveyor, of, from), ...fromHere(from)]
    const tried = [fromHere, fromLater].map((shorter) =>
      measured(runSearch(smallest(found, { shorter, nearer: (from) => towardBase(of, from) }), look)),
    )
    return leastOf([measured(found), ...tried], caseSize) ?? measured(found)
  }
  return { measured, shrunk }
}

/** The games from which a case of a side may start. */
const basesFor = (of: Sides, { lead }: Pick<DivergingPath, 'lead'>): readonly NamedGame<GameState>[] =>
  Object.entries(of[lead].bases)

/** The difference between a case's game and the nearest base. */
function distanceOf(of: Sides, { lead, opening: { game } }: DivergingPath): Distance {
  const far = distanceFrom(basesFor(of, { lead }), (base) => changes(base, game))
  return far ?? { base: 'nothing', part: game as unknown as Distance['part'], changes: changes({}, game) }
}

/** Looks for the same case in the game that is most like a base. */
const towardBase = (of: Sides, from: Parted): ReturnType<Shrinking<DivergingPath, Parted>['nearer']> =>
  nearest({
    bases: basesFor(of, from),
    between: (base) => changes(base, from.opening.game),
    over: (base, parts): DivergingPath => ({
      ...from,
      opening: { ...from.opening, game: mergePartial(base, partialOf(parts)) as GameState },
    }),
  })

/** Ways from later procedures on, as the book is now: the shortest first. */
function rooted(surveyor: Surveyor<GameState>, of: Sides, found: Parted): readonly DivergingPath[] {
  const { procedure, args, game } = openingFor(of, found).now
  const chart = surveyor.rules.book.charts.find(({ name }) => name === procedure)
  if (chart === undefined) return []
  const begun = { game, call: { procedure: chart.procedure, args } }
  const end = tryOrUndefined(() =>
    found.choices.reduce((place, option) => surveyor.after(place, option), surveyor.begin(begun)),
  )
  return (end ? [...rootsOf(end)] : [])
    .filter(({ choices }) => choices.length < found.choices.length)
    .map(({ game: from, call, choices }) => ({
      lead: 'now' as const,
      opening: { game: from, procedure: call.procedure.name, args: call.args },
      choices,
    }))
}
