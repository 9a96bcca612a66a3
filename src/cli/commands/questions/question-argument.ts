/** The question and the reading that a user chose. @module */

import { type Book, instead, type Pair, type Question, Unreadable } from '#core'

export function questionMeant({ questions, title }: Pick<Book, 'questions' | 'title'>, name: string): Question {
  const found = questions.find((question) => question.name === name)
  if (found) return found
  const names = questions.map((question) => question.name)
  if (names.length === 0) throw new Unreadable([`${title} has no questions`])
  throw new Unreadable([`"${name}" is not a question of ${title}${instead(name, names)}`])
}

/** The readings of a question that are to be compared: two names, or none where it has only two. */
export function pairMeant(
  book: Pick<Book, 'questions' | 'title'>,
  asked: string | undefined,
  compare: true | readonly string[],
): Pair {
  if (asked === undefined) throw new Unreadable(['--compare: expected the name of a question behind that of the book'])
  const question = questionMeant(book, asked)
  const { domain, editorial, name } = question
  if (editorial !== undefined) throw new Unreadable([`${name}: no play can tell its readings apart: ${editorial}`])
  const readings = compare === true ? domain : compare
  const unknown = readings.find((reading) => !domain.includes(reading))
  if (unknown !== undefined)
    throw new Unreadable([`--compare: "${unknown}" is not a reading of ${name}${instead(unknown, domain)}`])
  const [one, other, ...more] = readings
  if (one === undefined || other === undefined || one === other || more.length > 0)
    throw new Unreadable([`--compare: got ${readings.length}, expected two of ${domain.map(quoted).join(', ')}`])
  return { question, readings: [one, other] }
}

const quoted = (text: string) => `"${text}"`
