/** Doubt: whether clauses answer what was asked, or are only near to it. @module */
import type { Book, GameState } from '#core'
import { keptWithin } from './current-quantities.js'
import type { Quantity, Statements } from './meaning.js'
import { leftBy } from './name-coverage.js'
import { asksForMost } from './open-questions.js'
import { isWanted, wantedIn } from './question-type.js'
import type { Sentence } from './sentence.js'
import { saysNumberOf } from './stated-limits.js'

/** The heading of clauses that leave part of the question open. */
export const NEAR = 'Not sure from these words. The nearest rules:'

/** The answer to a sentence: clauses, and current quantities. */
interface Told {
  readonly meaning: Statements
  readonly present: readonly Quantity[]
}

/** True if clauses leave the answer unclear: no definite yes or no, part of the question open, or no number when one is asked. */
export function isDoubtful({ schema }: Pick<Book<GameState>, 'schema'>, sentence: Sentence, told: Told): boolean {
  const { unused, covered, clauses, isOpen, isClear } = told.meaning
  if (sentence.whether) return true
  if (unused.length > 0 || !isWanted(sentence, covered)) return true
  const left = leftBy(sentence, covered).filter(({ conditional }) => !conditional)
  if (!isClear) return true
  // What is asked of something stands in the clause that speaks of both; and no clause answers that says little of it.
  if (wantedIn(sentence).ofSomething ? left.length > 0 : !isOpen && left.length > covered.size) return true
  if (ARE_THERE.test(sentence.text) && !clauses.some(({ text }) => saysNumberOf(sentence, text))) return true
  const kept = asksForMost(sentence.text) ? told.present.flatMap((one) => keptWithin({ schema }, one) ?? []) : []
  // What a number is kept within is a rule where a clause says so.
  return kept.some(({ most }) => !clauses.some(({ text }) => text.includes(String(most))))
}

/** Words by which a sentence asks how many of something the game has. */
const ARE_THERE = /\bhow many\b.*\bare there\b/i
