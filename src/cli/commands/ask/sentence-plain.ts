/** The answer to a sentence, as JSON. @module */

import type { Meaning, Quantity } from '#ask'
import { type Clause, leansOn, type Rules, verdictWord } from '#core'
import { plainRefusal, plainVerdict } from '../../text/plain-text.js'
import { type AskFlags, plainAsked } from './run.js'

/** A meaning that is told, with what was said. */
export interface AnsweredSentence {
  readonly sentence: string
  readonly meaning: Meaning
  readonly further: readonly string[]
  readonly impossible: readonly string[]
  /** Current quantities to show beside clauses. */
  readonly present: readonly Quantity[]
  /** True if the clauses only come close to the question. */
  readonly isNear: boolean
}

/** Builds the JSON of an understood sentence, without its answer. */
export const plainMeaning = (meaning: Meaning) => ({
  is: meaning.is,
  sentence: meaning.sentence,
  read: meaning.parts,
  unused: meaning.unused,
  ...(meaning.is !== 'statements' && { from: meaning.standing.from, set: meaning.standing.set }),
  ...(meaning.is === 'action' && {
    procedure: meaning.procedure,
    args: meaning.args,
    choices: meaning.choices,
    goesOn: meaning.goesOn,
  }),
  ...(meaning.is === 'quantity' && (meaning.fields ? { fields: meaning.fields } : { measure: meaning.total.name })),
})

/** Builds the JSON of an understood sentence with its answer, for a program. */
export function plainTold(
  { book }: Rules,
  { sentence, meaning, further, impossible, present, isNear }: AnsweredSentence,
  flags: AskFlags,
) {
  const understood = {
    ...plainMeaning(meaning),
    ...(further.length > 0 && { further }),
    ...(impossible.length > 0 && { impossible }),
    ...(isNear && { isNear }),
  }
  const now = present.map(({ total: { name }, counts }) => ({
    name,
    counts: counts.map(({ argument, value }) => ({ argument, value })),
  }))
  return { book: book.name, sentence, understood, ...(now.length > 0 && { now }), ...plainAnswer(book, meaning, flags) }
}

function plainAnswer(book: Rules['book'], meaning: Meaning, flags: AskFlags): object {
  if (meaning.is === 'quantity') return { counts: meaning.counts.map((count) => ({ ...count, made: count.made() })) }
  if (meaning.is === 'statements')
    return {
      clauses: meaning.clauses.map((clause) => plainClause(book, clause)),
      questions: meaning.questions.map(({ name, asks, usual, readings }) => ({ name, asks, usual, readings })),
    }
  const { comesTo, shut, standing } = meaning
  if (shut.length > 0) return { verdict: 'shut', refusals: shut.map(plainRefusal) }
  if (comesTo === undefined) return {}
  const { verdict, counted } = comesTo()
  if (verdict.is !== 'legal') return { ...plainVerdict(verdict, undefined), counted }
  const { book: _, ...asked } = plainAsked(book, { from: standing.game, legal: verdict, counted }, flags)
  return { verdict: verdictWord(verdict), ...asked }
}

function plainClause(book: Rules['book'], clause: Clause): object {
  const { id, section, text } = clause
  const before = leansOn(book, clause)
  return { id, section: section.number, text, ...(before && { leansOn: before.id }) }
}
