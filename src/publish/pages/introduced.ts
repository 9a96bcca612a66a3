/** A book in a sentence: what it is, for how many, and how much of it there is to read. @module */
import type { Book } from '../../kernel/book.js'
import { capital } from '../../lookup/words-of-answer.js'
import type { Sources } from '../sources.js'
import { count } from './parts.js'

/** What a book declares of itself, as who has never heard of it would be told. */
export function introduced(sources: Pick<Sources, 'book' | 'report'>): string {
  const { edition, seats } = sources.book
  const players = seats && seats.length > 0 ? `, for ${count(seats.length, 'seat')} (${seats.join(', ')})` : ''
  return `${capital(edition)}${players}: ${figuresOf(sources)}.`
}

/** How much of a book there is to read. */
export function figuresOf({ book, report }: Pick<Sources, 'book' | 'report'>): string {
  const { charts, tables, questions } = book
  const open =
    questions.length > 0 ? `, and ${count(questions.length, 'question')} where the text can be read in two ways` : ''
  return `${count(report.tally.clauses, 'rule')}, with ${count(charts.length, 'chart')} of when things happen and ${count(tables.length, 'table')} of what is decided${open}`
}

/** Which of its components a book knows in part by stand-ins: a map, cards, sheets. */
export const standInsOf = ({ facts }: Pick<Book, 'facts'>): readonly string[] => [
  ...new Set(
    facts
      .filter(({ source }) => source === 'stand-in')
      .map(({ component }) => lowered(component.split(',')[0] ?? component)),
  ),
]

/** A name within a sentence, unless it is one wherever it stands. */
const lowered = (name: string): string => (/ /.test(name) ? name : name.toLowerCase())
