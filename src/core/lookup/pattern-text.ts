/**
 * Patterns in words: what a row asks of a field, as a person would say it.
 *
 * A pattern is read by what it accepts of the field's closed list, so every way to write it has the same words.
 *
 * @module
 */
import { isMatching } from 'ts-pattern'
import { type Domain, domainOf } from '../kernel/tables/table-view.js'
import type { Value } from '../values/json.js'

/** The words for a field that may be anything. */
export const ANY = 'any'

/** A value as people read it. */
export const valueWords = (value: Value): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)

/** Lists the values of a field that a pattern accepts. */
export const acceptedBy = (domain: Domain, pattern: unknown): readonly Value[] =>
  domainOf(domain).filter((value) => isMatching(pattern as never, value))

/** Formats the values of a field that a pattern accepts; any value if there is no pattern. */
export function wordsOfPattern(domain: Domain, pattern: unknown): string {
  const all = domainOf(domain)
  if (pattern === undefined) return ANY
  const accepted = acceptedBy(domain, pattern)
  if (accepted.length === 0) return 'never'
  if (accepted.length === all.length) return ANY
  return all.every((value) => typeof value === 'number')
    ? numberWords(all as readonly number[], accepted as readonly number[])
    : listWords(all, accepted)
}

function numberWords(all: readonly number[], accepted: readonly number[]): string {
  const [least, most] = [Math.min(...accepted), Math.max(...accepted)]
  if (accepted.length === 1) return String(least)
  const unbroken = all.filter((value) => value >= least && value <= most).length === accepted.length
  if (!unbroken) return listWords(all, accepted)
  if (most === Math.max(...all)) return `${least} or more`
  if (least === Math.min(...all)) return `${most} or less`
  return accepted.length === 2 ? `${least} or ${most}` : `${least} to ${most}`
}

/** The shorter of what is accepted and what is not. */
function listWords(all: readonly Value[], accepted: readonly Value[]): string {
  const others = all.filter((value) => !accepted.includes(value))
  return others.length < accepted.length ? `not ${alternatives(others, 'nor')}` : alternatives(accepted, 'or')
}

const alternatives = (values: readonly Value[], word: 'or' | 'nor'): string => {
  const names = values.map(valueWords)
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`
}
