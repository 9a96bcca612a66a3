/** Named choices: their groups, and what can be wrong with them before anything is played. @module */

import { briefly } from '../files/escape.js'
import type { Book } from '../kernel/book/book.js'
import { CHANCE } from '../kernel/offers/option.js'
import type { Choice } from '../kernel/plays/decision.js'
import { once } from '../kernel/quick/memoize.js'
import { instead } from '../lookup/nearest-word.js'
import type { Named } from '../records/match-plays.js'
import { STOP } from '../records/named-ends.js'
import { agrees } from '../values/json.js'
import type { Problem } from '../values/parse-result.js'
import { words } from '../wording/option-text.js'
import { formatValue } from './format/check-schema.js'

/** Choices as they are written: a list, or several lists that may interleave. */
export type WrittenChoices = readonly (Named | readonly Named[])[]

const isGroup = (item: Named | readonly Named[]): item is readonly Named[] => Array.isArray(item)

/** The groups of named choices. Every choice is a value of its own, though a file may repeat it by an alias. */
export function choiceGroups(when: WrittenChoices): readonly (readonly Named[])[] {
  const groups = when.some(isGroup) ? when.filter(isGroup) : [when as readonly Named[]]
  return groups.map((group) => group.map((named) => ({ ...named }))).filter(({ length }) => length > 0)
}

/** The paths of named choices in the order of their groups; they start at `when`. */
export const choicePaths = (when: WrittenChoices): readonly Problem['path'][] =>
  when.flatMap((item, index) => (isGroup(item) ? item.map((_, inner) => ['when', index, inner]) : [['when', index]]))

/** Lists the faults of named choices; the paths start at `when`. */
export function whenProblems(book: Pick<Book, 'charts' | 'seats' | 'title'>, when: WrittenChoices): readonly Problem[] {
  if (when.some(isGroup) && !when.every(isGroup))
    return [{ path: ['when'], message: 'expected either choices or lists of choices, not both' }]
  return when.flatMap((item, index) =>
    isGroup(item)
      ? item.flatMap((named, inner) => optionProblems(book, named, ['when', index, inner]))
      : optionProblems(book, item, ['when', index]),
  )
}

/** Lists the faults of a partial option: it is empty, or its type is unknown in the book. */
export function optionProblems(
  book: Pick<Book, 'charts' | 'seats' | 'title'>,
  named: Named,
  path: Problem['path'],
): readonly Problem[] {
  const types = optionTypes(book)
  const { type, seat } = named
  if (Object.keys(named).length === 0) return [{ path, message: 'is empty; expected words of an option' }]
  const badly = seatProblems(book, seat, [...path, 'seat'])
  if (badly.length > 0) return badly
  if (type === undefined) return []
  if (typeof type !== 'string')
    return [{ path: [...path, 'type'], message: `got ${formatValue(type)}, expected a text` }]
  if (types.includes(type)) return []
  return [
    {
      path: [...path, 'type'],
      message: `"${briefly(type)}" is not an option of ${book.title}${instead(type, types)}`,
    },
  ]
}

/** Lists the faults of a seat's name. */
export function seatProblems(
  book: Pick<Book, 'seats' | 'title'>,
  seat: unknown,
  path: Problem['path'],
): readonly Problem[] {
  if (seat === undefined) return []
  if (typeof seat !== 'string') return [{ path, message: `got ${formatValue(seat)}, expected a text` }]
  if (book.seats === undefined || seat === CHANCE || book.seats.includes(seat)) return []
  return [
    { path, message: `"${briefly(seat)}" is not a seat of ${book.title}${instead(seat, [...book.seats, CHANCE])}` },
  ]
}

/** The types of all options of a book: the events that its waiting states and its rights handle. */
export const optionTypes = (book: Pick<Book, 'charts'>): readonly string[] => typesIn(book.charts)

const typesIn = once((charts: Book['charts']): readonly string[] => {
  const events = charts
    .flatMap(({ states }) => Object.values(states))
    .flatMap(({ ways }) => ways.map(({ on }) => on))
    .filter((on) => on !== 'always' && on !== 'returned')
  return [...new Set([...events, STOP])].sort()
})

/** A named choice as a player reads it. */
export function namedChoiceText({ type, seat, ...rest }: Named): string {
  const whose = seat === undefined ? '' : `${String(seat)}: `
  const text = words({ type: String(type), ...rest })
  return `${whose}${type === undefined ? text.slice('undefined '.length) || 'anything' : text}`
}

/** True if a named choice means an option: `seat` is its owner, and the rest agrees with the option. */
export const matchesOption = (
  { seat: whose, ...said }: Named,
  { option, seat }: Pick<Choice, 'option' | 'seat'>,
): boolean => (whose === undefined || whose === seat) && agrees(said, option)
