/**
 * Witnesses that can be told: an example leaves out what is declined, so some plays can be meant in several ways.
 *
 * @module
 */

import { examplesHold } from '../../examples/examples-hold.js'
import { exampleText } from '../../examples/to-text.js'
import { resumptionsOf } from '../../explore/play-root.js'
import { judgeWitness } from '../../explore/reading-witness.js'
import type { Surveyor } from '../../explore/search-place.js'
import type { Book } from '../../kernel/book.js'
import type { GameState } from '../../kernel/question.js'
import { rulesOf } from '../../kernel/rules.js'
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
