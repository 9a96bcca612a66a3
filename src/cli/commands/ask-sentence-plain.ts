/** What a sentence comes to, as JSON. @module */
import type { Clause, Rules } from '#kernel'
import { verdictWord } from '../../examples/verdict.js'
import { leansOn } from '../../lookup/leaning.js'
import type { Meaning, Quantity } from '../../understand/meaning.js'
import { plainRefusal, plainVerdict } from '../text/plain.js'
import { type Flags, plainAsked } from './ask.js'

/** A meaning that is told, with what was said. */
export interface Told {
  readonly sentence: string
  readonly meaning: Meaning
  readonly further: readonly string[]
  readonly impossible: readonly string[]
  /** What stands now, beside clauses. */
  readonly present: readonly Quantity[]
  /** Whether clauses are only near to what was asked. */
  readonly isNear: boolean
}

/** What was understood, without what it comes to. */
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

/** What was understood of a sentence, and what it comes to, for a program. */
export function plainTold(
  { book }: Rules,
  { sentence, meaning, further, impossible, present, isNear }: Told,
  flags: Flags,
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

function plainAnswer(book: Rules['book'], meaning: Meaning, flags: Flags): object {
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
