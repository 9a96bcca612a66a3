/**
 * Witnesses that can be told: an example leaves out what is declined, so some plays can be meant in several ways.
 *
 * @module
 */

import {
  type Book,
  examplesHold,
  exampleText,
  type GameState,
  judgeWitness,
  resumptionsOf,
  rulesOf,
  type Surveyor,
} from '#core'
import { asExamples } from './as-example.js'
import { distanceOf, endOf, nearer, type SmallWitness } from './shrink.js'

/** A witness whose examples hold: the same one, or else the last part of it, from the middle of what runs. */
export function tellable<Game extends GameState>(
  surveyor: Surveyor<Game>,
  book: Book<Game>,
  small: SmallWitness<Game>,
): SmallWitness<Game> {
  if (isTold(book, small)) return small
  const { pair } = small.witness
  const end = endOf(surveyor, small.witness)
  for (const candidate of end ? resumptionsOf(book, end) : []) {
    const found = judgeWitness(surveyor.rules, pair, candidate)
    const witness = found && nearer(surveyor.rules, book, found)
    const later = witness && { witness, distance: distanceOf(book, witness) }
    if (later && isTold(book, later)) return later
  }
  return small
}

const isTold = <Game extends GameState>(book: Book<Game>, small: SmallWitness<Game>): boolean => {
  const rules = rulesOf(book)
  return examplesHold(rules, exampleText(book.name, asExamples(rules, small)))
}
