/**
 * Vectors: the cases of a book, made from its examples, its worlds, kept plays, random plays and whole games.
 *
 * @module
 */

import { type Book, type GameState, tryOrUndefined } from '#core'
import { numberedCensuses, type WorldLeft } from '../census/census-cases.js'
import { examplesIn, type FromExample } from './examples.js'
import { wholeGames } from './games.js'
import { makePairs } from './indistinguishable-pairs.js'
import {
  alreadyIn,
  edgesAsked,
  madeOf,
  makingOf,
  surveying,
  type VectorOptions,
  type VectorsMade,
} from './make-vectors.js'
import { surveyReadings } from './other-readings.js'
import { choosing } from './select.js'
import { unknownActions } from './unknown-actions.js'
import { wholeCases } from './whole-cases.js'

export type { VectorOptions, Vectors, VectorsMade } from './make-vectors.js'

/** Makes the vectors of a book. */
export function vectorsOf<Game extends GameState>(book: Book<Game>, options: VectorOptions): VectorsMade {
  const { examples: folder, counted = true, told = () => undefined } = options
  const making = makingOf(book, options)
  const { rules, maker, walker, survey } = making
  const examples = examplesIn(rules, folder, told)
  const games = wholeGames(book, options)
  const each = <T, U>(gate: string, items: readonly T[], act: (item: T) => U): readonly U[] =>
    items.map((item, at) => {
      told(gate, at, items.length)
      return act(item)
    })
  const whole = (one: FromExample<Game>) => wholeCases(walker, maker.make, one)

  const lines = surveyReadings(book, survey)
  const { length } = examples.given
  for (const [at, { line }] of examples.given.entries()) {
    told('examples', at, length + lines.readings)
    lines.line(line)
  }
  ended(surveying(book, making, { lines, surveyed: length }, options))
  const standing = each('examples as cases', examples.given, whole)
  each('edges', edgesAsked(book, options), (asked) => tryOrUndefined(() => maker.make(asked)))
  const inGames = each('games as cases', [...making.kept, ...games], whole)
  const worlds: WorldLeft[] = []
  if (counted)
    for (const [, census] of numberedCensuses(book, { told: (done, total) => told('censuses', done, total) }))
      if ('why' in census) worlds.push(census)
      else maker.count(census)
  each('unknown actions', unknownActions(maker.cases(), maker.positions()), maker.make)
  if (counted) makePairs(book, maker, options)
  const { asked, selected } = ended(choosing(walker, survey, maker, alreadyIn(standing.flat(), inGames.flat()), told))
  const made = each('cases', asked, maker.make)
  const left = [...examples.left, ...worlds]
  return madeOf(book, options, making, { ...selected((at) => made[at] !== undefined), left })
}

/** Runs all steps and returns their result. */
function ended<Result>(steps: Generator<void, Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
