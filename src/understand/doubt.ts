/** Doubt: whether clauses answer what was asked, or are only near to it. @module */
import type { Book, GameState } from '#kernel'
import { saysNumberOf } from './bounds.js'
import { leftBy } from './covering.js'
import type { Quantity, Statements } from './meaning.js'
import { keptWithin } from './present.js'
import type { Sentence } from './sentence.js'
import { isWanted, wantedIn } from './wanted.js'
import { asksForMost } from './wanting.js'

/** What is said before clauses that leave some of what was asked. */
export const NEAR = 'this is not decided here; nearest rules:'

/** What is told of a sentence: clauses, and what stands now. */
interface Told {
  readonly meaning: Statements
  readonly present: readonly Quantity[]
}

/** Whether clauses say neither yes nor no to who asks for one of them, leave some of what was asked, or do not say how much of it there is or can be. */
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
