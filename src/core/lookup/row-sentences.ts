/** Sentences: the rows of a table as a person would say them, with the words of the fields. @module */

import { phraseOf } from '../kernel/tables/condition-phrases.js'
import type { Policy, Row, Table } from '../kernel/tables/rule-table.js'
import { type Domain, domainOf, questionOf, type View, wordsOf } from '../kernel/tables/table-view.js'
import type { Value } from '../values/json.js'
import { capital, fieldWords, wordsOfAnswer } from './answer-text.js'
import { ANY, acceptedBy, wordsOfPattern } from './pattern-text.js'

export const columnHead = (name: string, domain: Domain): string => wordsOf(domain) ?? fieldWords(name)

/** Formats the pattern of a field as a clause after "if"; nothing if the field may be anything. */
function conditionClause(name: string, domain: Domain, pattern: unknown): string | undefined {
  const words = wordsOfPattern(domain, pattern)
  if (words === ANY) return undefined
  const accepted = acceptedBy(domain, pattern)
  const question = questionOf(domain)
  if (question)
    return `the text is read as ${accepted.map((value) => quoted(question.readings[String(value)])).join(' or ')}`
  const [only] = accepted
  if (accepted.length === 1 && typeof only === 'boolean') return statement(name, domain, only)
  return valued(columnHead(name, domain), domainOf(domain), accepted, words)
}

const quoted = (reading = ''): string => `“${reading.replace(/\.$/, '')}”`

/** Formats a statement that something holds, or that it does not. */
function statement(name: string, domain: Domain, value: boolean): string {
  if (wordsOf(domain) === undefined) return `${fieldWords(name)} ${value ? 'holds' : 'does not hold'}`
  return phraseOf(name, domain, value).replace(/^not so: /, 'it is not so that ')
}

/** Formats the accepted values of something as words. */
function valued(subject: string, all: readonly Value[], accepted: readonly Value[], words: string): string {
  const isCounted = all.every((value) => typeof value === 'number') && accepted.length > 0
  const thing = isCounted ? counted(subject) : subject
  const told = accepted.length === 1 && words === 'not' ? '“not”' : words.replace(/^not (?=.* nor )/, 'neither ')
  return `${closed(thing)} ${thing === subject ? isOf(subject) : 'is'} ${told}`
}

/** Adds `the number of` if the words name the things themselves: `Cells in the space` means their number. */
const counted = (subject: string): string =>
  isMany(subject) && !/^(?:the|its|their) /.test(subject) ? `the number of ${subject}` : subject

const isOf = (subject: string): string => (isMany(subject) ? 'are' : 'is')

/** A thing as a sentence goes on behind it: what is told further between commas is closed. */
const closed = (subject: string): string => (/,| is$/.test(subject) ? `${subject},` : subject)

/** The end of the main words of a thing, where the words begin that specify it. */
const TOLD_FURTHER =
  /[ ,]+(?:of|in|on|at|to|by|for|with|from|among|against|that|which|where|when|after|left|spent|selected|removed|used|so far|before)\b.*$/

/** True if words name several things. */
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

/** Returns the condition of a row without one: the rest of the cases if rows are read in order, otherwise every case. */
const otherwise = ({ policy, rows }: Table): string =>
  policy === 'first' && rows.length > 1 ? 'in every other case' : 'in every case'

/** Lists the given fields of a view, as clauses. */
export const givenOf = ({ fields }: View, given: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(fields).flatMap(([name, domain]) => conditionClause(name, domain, given[name]) ?? [])

const conditionsOf = ({ view }: Table, { pattern }: Row<never, unknown>): readonly string[] =>
  Object.entries(view.fields).flatMap(([name, domain]) => conditionClause(name, domain, pattern[name]) ?? [])

function outcomeOf(row: Row<never, unknown>): string {
  if (row.lifts) return 'allowed all the same'
  return row.constant === 'refused' ? 'refused' : wordsOfAnswer(row).text
}

/** Formats the result of a row as the main clause of a sentence. */
function comesOut(policy: Policy, row: Row<never, unknown>): string {
  const outcome = outcomeOf(row)
  if (policy === 'forbid') return `it is ${outcome}`
  if (policy !== 'sum') return `the answer is ${outcome}`
  return row.constant === 0 ? 'nothing is added' : `${outcome} is added`
}
