/** Open questions about clauses, each with its current reading and the way to ask under another one. @module */

import { type Book, type Clause, executable, type Question, type Readings } from '#core'
import { programName } from '../program/program-name.js'
import { lineRoom } from './layout/output-layout.js'
import { wrapText } from './layout/wrap-text.js'

/** A book whose questions are listed. */
type Asked = Partial<Pick<Book, 'name' | 'questions'>>

/** The maximum number of questions to show. */
const MOST = 3

/**
 * The questions that name some clauses, each with the reading that holds and how to ask under another.
 *
 * @param now - the readings of a game, where there is one
 * @param first - questions to list before those of the clauses
 */
export function openLines(
  { name, questions = [] }: Asked,
  clauses: readonly Clause[],
  now: Readings = {},
  first: readonly Question[] = [],
): readonly string[] {
  const shown = new Set(clauses.map(({ id }) => id))
  const others = executable(questions).filter((question) => question.clauses.some(({ id }) => shown.has(id)))
  const open = [...new Set([...first, ...others])]
  const more = open.length - MOST
  return [
    ...open.slice(0, MOST).flatMap((question) => linesOf(question, now[question.name] ?? question.usual)),
    ...(more > 0
      ? [
          `and ${more} more; "${[programName(), 'questions', ...(name === undefined ? [] : [name])].join(' ')}" lists them`,
        ]
      : []),
  ]
}

function linesOf({ name, asks, usual, domain, ruling }: Question, reading: string): readonly string[] {
  const holds = reading === usual ? (ruling ? 'Ruled' : 'Default') : 'Here'
  return [
    ...wrapText(`${asks} ${holds}: ${reading}.`, lineRoom()),
    `  Otherwise: ${otherReadings({ name, domain }, reading)}`,
  ]
}

/** The options by which to ask under another reading of a question. */
export const otherReadings = ({ name, domain }: Pick<Question, 'name' | 'domain'>, reading: string): string =>
  domain
    .filter((one) => one !== reading)
    .map((one) => `--reading "${name}=${one}"`)
    .join(' or ')
