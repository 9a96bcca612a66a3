/** Named choices: their groups, and what can be wrong with them before anything is played. @module */
import type { Book, Choice, Problem } from '#kernel'
import type { Named } from '../kernel/explain.js'
import { agrees } from '../kernel/json.js'
import { STOP } from '../kernel/named-ends.js'
import { once } from '../kernel/once.js'
import { CHANCE } from '../kernel/option.js'
import { words } from '../kernel/words.js'
import { instead } from '../lookup/nearest.js'
import { briefly } from '../outside/escape.js'
import { shown } from './shape.js'

/** Choices as they are written: a list, or several lists that may interleave. */
export type WrittenChoices = readonly (Named | readonly Named[])[]

const isGroup = (item: Named | readonly Named[]): item is readonly Named[] => Array.isArray(item)

/** The groups of named choices. Every choice is a value of its own, though a file may repeat it by an alias. */
export function groupsOf(when: WrittenChoices): readonly (readonly Named[])[] {
  const groups = when.some(isGroup) ? when.filter(isGroup) : [when as readonly Named[]]
  return groups.map((group) => group.map((named) => ({ ...named }))).filter(({ length }) => length > 0)
}

/** Where the named choices stand, one after the other as in their groups; the paths start at `when`. */
export const pathsOf = (when: WrittenChoices): readonly Problem['path'][] =>
  when.flatMap((item, index) => (isGroup(item) ? item.map((_, inner) => ['when', index, inner]) : [['when', index]]))

/** What is wrong with named choices; the paths start at `when`. */
export function whenProblems(book: Pick<Book, 'charts' | 'seats' | 'title'>, when: WrittenChoices): readonly Problem[] {
  if (when.some(isGroup) && !when.every(isGroup))
    return [{ path: ['when'], message: 'expected either choices or lists of choices, not both' }]
  return when.flatMap((item, index) =>
    isGroup(item)
      ? item.flatMap((named, inner) => optionProblems(book, named, ['when', index, inner]))
      : optionProblems(book, item, ['when', index]),
  )
}

/** What is wrong with a partial option: it says nothing, or its type is no option of the book. */
export function optionProblems(
  book: Pick<Book, 'charts' | 'seats' | 'title'>,
  named: Named,
  path: Problem['path'],
): readonly Problem[] {
  const types = optionTypes(book)
  const { type, seat } = named
  if (Object.keys(named).length === 0) return [{ path, message: 'says nothing; expected words of an option' }]
  const badly = seatProblems(book, seat, [...path, 'seat'])
  if (badly.length > 0) return badly
  if (type === undefined) return []
  if (typeof type !== 'string') return [{ path: [...path, 'type'], message: `got ${shown(type)}, expected a text` }]
  if (types.includes(type)) return []
  return [
    {
      path: [...path, 'type'],
      message: `"${briefly(type)}" is no option of ${book.title}${instead(type, types)}`,
    },
  ]
}

/** What is wrong with the name of somebody who decides. */
export function seatProblems(
  book: Pick<Book, 'seats' | 'title'>,
  seat: unknown,
  path: Problem['path'],
): readonly Problem[] {
  if (seat === undefined) return []
  if (typeof seat !== 'string') return [{ path, message: `got ${shown(seat)}, expected a text` }]
  if (book.seats === undefined || seat === CHANCE || book.seats.includes(seat)) return []
  return [{ path, message: `"${briefly(seat)}" is no seat of ${book.title}${instead(seat, [...book.seats, CHANCE])}` }]
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
export function namedWords({ type, seat, ...rest }: Named): string {
  const whose = seat === undefined ? '' : `${String(seat)}: `
  const text = words({ type: String(type), ...rest })
  return `${whose}${type === undefined ? text.slice('undefined '.length) || 'anything' : text}`
}

/** Whether a named choice means an option: `seat` says whose it is, the rest agrees with the option. */
export const means = ({ seat: whose, ...said }: Named, { option, seat }: Pick<Choice, 'option' | 'seat'>): boolean =>
  (whose === undefined || whose === seat) && agrees(said, option)
