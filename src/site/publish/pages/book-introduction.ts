/** A book in a sentence: what it is, for how many, and how much of it there is to read. @module */
import { type Book, capital } from '#core'
import type { Sources } from '../book-sources.js'
import { count } from './parts/page-parts.js'

/** Describes a book by its own declarations, for readers who have never heard of it. */
export function bookIntroduction(sources: Pick<Sources, 'book' | 'report'>): string {
  const { edition, seats } = sources.book
  const players = seats && seats.length > 0 ? `, for ${count(seats.length, 'seat')} (${seats.join(', ')})` : ''
  return `${capital(edition)}${players}: ${figuresOf(sources)}.`
}

/** Describes how much of a book there is to read. */
export function figuresOf({ book, report }: Pick<Sources, 'book' | 'report'>): string {
  const { charts, tables, questions } = book
  const open =
    questions.length > 0 ? `, and ${count(questions.length, 'question')} where the text allows two readings` : ''
  return `${count(report.tally.clauses, 'rule')}, with ${count(charts.length, 'turn sequence')} and ${count(tables.length, 'rule table')}${open}`
}

/** The components that a book knows partly by placeholders: a map, cards, sheets. */
export const standInsOf = ({ facts }: Pick<Book, 'facts'>): readonly string[] => [
  ...new Set(
    facts
      .filter(({ source }) => source === 'stand-in')
      .map(({ component }) => lowered(component.split(',')[0] ?? component)),
  ),
]

/** A name within a sentence, unless it is one wherever it stands. */
const lowered = (name: string): string => (/ /.test(name) ? name : name.toLowerCase())
