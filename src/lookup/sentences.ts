/** Sentences: the rows of a table as a person would say them, with the words of the fields. @module */
import { isMatching } from 'ts-pattern'
import { phraseOf, readAs } from '../kernel/phrase.js'
import type { Row, Table } from '../kernel/table.js'
import { type Domain, domainOf, questionOf, wordsOf } from '../kernel/view.js'
import { capital, fieldWords, wordsOfAnswer } from './words-of-answer.js'
import { ANY, wordsOfPattern } from './words-of-pattern.js'

export const headOf = (name: string, domain: Domain): string => wordsOf(domain) ?? fieldWords(name)

/** What a row asks of a field, as a phrase; nothing where the field may be anything. */
export function conditionPhrase(name: string, domain: Domain, pattern: unknown): string | undefined {
  const words = wordsOfPattern(domain, pattern)
  if (words === ANY) return undefined
  const said = wordsOf(domain)
  if (said === undefined) return `${fieldWords(name)}: ${words}`
  const accepted = domainOf(domain).filter((value) => isMatching(pattern as never, value))
  const question = questionOf(domain)
  if (question) return readAs(accepted.map((value) => question.readings[String(value)] ?? '').join(' or '))
  const [only] = accepted
  return accepted.length === 1 && only !== undefined ? phraseOf(name, domain, only) : `${said}: ${words}`
}

/** A row as a sentence, without its clauses. */
export function rowSentence(table: Table, row: Row<never, unknown>): string {
  const phrases = conditionsOf(table, row)
  const where = phrases.length > 0 ? `where ${phrases.join(', and ')}` : 'in every other case'
  return `${capital(outcomeOf(row))}, ${where}.`
}

/** The same with what it asks first, as it is read in a list of cases. */
export function rowIfThen(table: Table, row: Row<never, unknown>): string {
  const phrases = conditionsOf(table, row)
  return `${phrases.length > 0 ? `If ${phrases.join(', and ')}` : 'In every other case'}: ${outcomeOf(row)}.`
}

const conditionsOf = ({ view }: Table, { pattern }: Row<never, unknown>): readonly string[] =>
  Object.entries(view.fields).flatMap(([name, domain]) => conditionPhrase(name, domain, pattern[name]) ?? [])

function outcomeOf(row: Row<never, unknown>): string {
  if (row.lifts) return 'allowed all the same'
  return row.constant === 'refused' ? 'refused' : wordsOfAnswer(row).text
}
