/** A book in a sentence: what it is, for how many, and how much of it there is to read. @module */
import { capital } from '../../lookup/words-of-answer.js'
import type { Sources } from '../sources.js'
import { count } from './parts.js'

/** What a book declares of itself, as who has never heard of it would be told. */
export function introduced({ book, report }: Pick<Sources, 'book' | 'report'>): string {
  const { edition, seats, charts, tables, questions } = book
  const players = seats && seats.length > 0 ? `, for ${count(seats.length, 'seat')} (${seats.join(', ')})` : ''
  const open =
    questions.length > 0 ? `, and ${count(questions.length, 'question')} where the text can be read in two ways` : ''
  return `${capital(edition)}${players}: ${count(report.tally.clauses, 'rule')}, with ${count(charts.length, 'chart')} of when things happen and ${count(tables.length, 'table')} of what is decided${open}.`
}
