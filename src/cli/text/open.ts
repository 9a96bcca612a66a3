/** Where the text is open: the questions that name a clause, each with what holds and how to ask under another reading. @module */
import type { Clause, Question } from '#kernel'
import { executable, type Readings } from '../../kernel/question.js'
import { filled } from './filled.js'
import { LINE } from './layout.js'

/** How many questions are told. */
const MOST = 4

/**
 * The questions that name some clauses, each with the reading that holds and how to ask under another.
 *
 * @param now - the readings of a game, where there is one
 */
export function openLines(
  questions: readonly Question[],
  clauses: readonly Clause[],
  now: Readings = {},
): readonly string[] {
  const shown = new Set(clauses.map(({ id }) => id))
  const open = executable(questions).filter((question) => question.clauses.some(({ id }) => shown.has(id)))
  const more = open.length - MOST
  return [
    ...open.slice(0, MOST).flatMap((question) => linesOf(question, now[question.name] ?? question.usual)),
    ...(more > 0 ? [`and ${more} more, which "rulewright readings" tells`] : []),
  ]
}

function linesOf({ name, asks, usual, domain, ruling }: Question, reading: string): readonly string[] {
  const others = domain.filter((one) => one !== reading).map((one) => `--reading "${name}=${one}"`)
  const answer = `${reading}${reading === usual ? (ruling ? ' (ruled)' : ' (usual)') : ''}; else ${others.join(' or ')}`
  return [...filled(asks, LINE), `  ${answer}`]
}
