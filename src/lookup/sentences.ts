/** Sentences: the rows of a table as a person would say them, with the words of the fields. @module */

import type { Value } from '../kernel/json.js'
import { phraseOf } from '../kernel/phrase.js'
import type { Policy, Row, Table } from '../kernel/table.js'
import { type Domain, domainOf, questionOf, type View, wordsOf } from '../kernel/view.js'
import { capital, fieldWords, wordsOfAnswer } from './words-of-answer.js'
import { ANY, acceptedBy, wordsOfPattern } from './words-of-pattern.js'

export const headOf = (name: string, domain: Domain): string => wordsOf(domain) ?? fieldWords(name)

/** What a row asks of a field, as a clause that can follow "if"; nothing where the field may be anything. */
function conditionClause(name: string, domain: Domain, pattern: unknown): string | undefined {
  const words = wordsOfPattern(domain, pattern)
  if (words === ANY) return undefined
  const accepted = acceptedBy(domain, pattern)
  const question = questionOf(domain)
  if (question)
    return `the text is read as ${accepted.map((value) => quoted(question.readings[String(value)])).join(' or ')}`
  const [only] = accepted
  if (accepted.length === 1 && typeof only === 'boolean') return statement(name, domain, only)
  return valued(headOf(name, domain), domainOf(domain), accepted, words)
}

const quoted = (reading = ''): string => `“${reading.replace(/\.$/, '')}”`

/** That something is so, or that it is not. */
function statement(name: string, domain: Domain, value: boolean): string {
  if (wordsOf(domain) === undefined) return `${fieldWords(name)} ${value ? 'holds' : 'does not hold'}`
  return phraseOf(name, domain, value).replace(/^not so: /, 'it is not so that ')
}

/** What something is, by its words and what is accepted of it. */
function valued(subject: string, all: readonly Value[], accepted: readonly Value[], words: string): string {
  const isCounted = all.every((value) => typeof value === 'number') && accepted.length > 0
  const thing = isCounted ? counted(subject) : subject
  const told = accepted.length === 1 && words === 'not' ? '“not”' : words.replace(/^not (?=.* nor )/, 'neither ')
  return `${closed(thing)} ${thing === subject ? isOf(subject) : 'is'} ${told}`
}

/** What is counted, where its words name the things themselves: `Cells in the space` are told by their number. */
const counted = (subject: string): string =>
  isMany(subject) && !/^(?:the|its|their) /.test(subject) ? `the number of ${subject}` : subject

const isOf = (subject: string): string => (isMany(subject) ? 'are' : 'is')

/** A thing as a sentence goes on behind it: what is told further between commas is closed. */
const closed = (subject: string): string => (/,| is$/.test(subject) ? `${subject},` : subject)

/** Where the words of a thing end, and what tells which one it is begins. */
const TOLD_FURTHER =
  /[ ,]+(?:of|in|on|at|to|by|for|with|from|among|against|that|which|where|when|after|left|spent|selected|removed|used|so far|before)\b.*$/

/** Whether words name several things. */
const isMany = (subject: string): boolean =>
  !/^(?:how|what|who|whose|where|when|whether|which|an?)\b/.test(subject) &&
  /[^\Wsui]s$/.test(subject.replace(TOLD_FURTHER, ''))

/** A row as a sentence, without its clauses. */
export function rowSentence(table: Table, row: Row<never, unknown>): string {
  const asked = conditionsOf(table, row)
  const where = asked.length > 0 ? `where ${asked.join(', and ')}` : otherwise(table)
  return `${capital(outcomeOf(row))}, ${where}.`
}

/** The same with what it asks first, as it is read in a list of cases. */
export function rowIfThen(table: Table, row: Row<never, unknown>): string {
  const asked = conditionsOf(table, row)
  return `${asked.length > 0 ? `If ${asked.join(', and ')}` : capital(otherwise(table))}, ${comesOut(table.policy, row)}.`
}

/** When a row holds that asks for nothing: rows that are read in their order leave it the rest, all others stand side by side. */
const otherwise = ({ policy, rows }: Table): string =>
  policy === 'first' && rows.length > 1 ? 'in every other case' : 'in every case'

/** What is given of the fields of a view, as clauses. */
export const givenOf = ({ fields }: View, given: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(fields).flatMap(([name, domain]) => conditionClause(name, domain, given[name]) ?? [])

const conditionsOf = ({ view }: Table, { pattern }: Row<never, unknown>): readonly string[] =>
  Object.entries(view.fields).flatMap(([name, domain]) => conditionClause(name, domain, pattern[name]) ?? [])

function outcomeOf(row: Row<never, unknown>): string {
  if (row.lifts) return 'allowed all the same'
  return row.constant === 'refused' ? 'refused' : wordsOfAnswer(row).text
}

/** What comes of a row, as the main part of a sentence. */
function comesOut(policy: Policy, row: Row<never, unknown>): string {
  const outcome = outcomeOf(row)
  if (policy === 'forbid') return `it is ${outcome}`
  if (policy !== 'sum') return `the answer is ${outcome}`
  return row.constant === 0 ? 'nothing is added' : `${outcome} is added`
}
