/** The judging of answers to questions in natural words, by their first line. @module */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { isDoubtful } from '../../src/ask/doubtful-answers.js'
import type { Action, Quantity, Statements } from '../../src/ask/meaning.js'
import { type Understood, understand } from '../../src/ask/understand.js'
import { verdictWord } from '../../src/core/examples/comparison/verdict.js'
import type { Rules } from '../../src/core/kernel/plays/rules.js'

const questionSchema = z.strictObject({
  book: z.string(),
  asks: z.string(),
  answer: z.union([z.enum(['yes', 'no', 'rule', 'undecided']), z.number()]),
  /** The answer in a few words. */
  says: z.string(),
  /** The clauses that answer it, each alone. */
  clauses: z.array(z.string()).readonly(),
})

/** A question as somebody asks it who does not know how it is understood, with what the rulebook answers. */
export type AskedQuestion = z.infer<typeof questionSchema>

/** All of them, of five books. */
export const questions: readonly AskedQuestion[] = z
  .array(questionSchema)
  .parse(parse(readFileSync(join(import.meta.dirname, 'questions.yaml'), 'utf8')))

/** Right at the first line; wrong without a doubt; or neither, which says so. */
export type Judgement = 'right' | 'wrong' | 'unsure'

/** Judges what a question is answered, where nobody gave a position. */
export function judged(rules: Rules, question: AskedQuestion): Judgement {
  const understood = understand(rules, question.asks, { is: 'anywhere' })
  const [meaning, ...others] = understood.meanings
  if (meaning === undefined || others.length > 0) return question.answer === 'undecided' ? 'right' : 'unsure'
  if (meaning.is === 'statements') return ofStatements(rules, question, understood, meaning)
  return meaning.is === 'quantity' ? ofQuantity(question, meaning) : ofAction(question, meaning)
}

/** A clause that answers is right; another one is wrong, unless it is told as only near. */
function ofStatements(
  { book }: Rules,
  { answer, clauses }: AskedQuestion,
  { sentence, present }: Understood,
  meaning: Statements,
): Judgement {
  const isNear = isDoubtful(book, sentence, { meaning, present })
  if (clauses.includes(meaning.clauses[0]?.id ?? '')) return 'right'
  if (answer === 'undecided') return isNear ? 'right' : 'wrong'
  return isNear ? 'unsure' : 'wrong'
}

function ofQuantity({ answer, says, clauses }: AskedQuestion, { counts, clauses: cited, unused }: Quantity): Judgement {
  if (unused.length > 0) return 'unsure'
  const values = counts.map(({ value }) => value)
  if (typeof answer === 'number' && values.length === 1) return values[0] === answer ? 'right' : 'wrong'
  const isCited = cited.some(({ id }) => clauses.includes(id))
  return isCited || values.some((value) => typeof value === 'string' && says.includes(value)) ? 'right' : 'wrong'
}

function ofAction({ answer }: AskedQuestion, { shut, comesTo, unused }: Action): Judgement {
  const verdict = shut.length > 0 ? undefined : comesTo?.().verdict
  const isAllowed = verdict?.is === 'legal' && verdictWord(verdict) === 'legal'
  if (isAllowed && unused.length > 0) return 'unsure'
  if (answer !== 'yes' && answer !== 'no') return 'wrong'
  return isAllowed === (answer === 'yes') ? 'right' : 'wrong'
}
