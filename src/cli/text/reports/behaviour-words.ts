/** Games and readings in a report on behaviour, in the words of the book. @module */

import { type Book, canonical, isRecord, type Json, mergePartial, shownChanges } from '#core'
import type { BehaviourDifference, BehaviourReport } from '#lab'

type FieldChange = BehaviourReport['bases'][number]['changes'][number]

/** Formats what a report says of games. */
export interface BehaviourWords {
  /** What a position has beyond the game that it begins with. */
  readonly laid: (given: BehaviourDifference['given']) => readonly string[]
  readonly change: (change: FieldChange) => string
}

/** Formats a value. */
export const valueText = (value: Json | undefined): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : canonical(value)

/** Lists the fields of a partial value as paths. */
export const fieldsText = (part: unknown, path = ''): readonly string[] =>
  isRecord(part)
    ? Object.entries(part).flatMap(([key, value]) => fieldsText(value, path === '' ? key : `${path}.${key}`))
    : [`${path}: ${valueText(part as Json)}`]

/** Fields as their paths, where no book is at hand. */
export const FIELD_PATHS: BehaviourWords = {
  laid: ({ game }) => fieldsText(game),
  change: ({ field, before, now }) => `${field}: ${valueText(before)} -> ${valueText(now)}`,
}

const READING = /^readings\.(\w+)$/

/** Places and readings as a book names them. */
export const bookWords = (book: Book): BehaviourWords => ({
  laid: (given) => {
    const { readings, ...game } = given.game
    const placed = Object.keys(game).length === 0 ? [] : (placedOf(book, { ...given, game }) ?? fieldsText(game))
    const read = isRecord(readings) ? Object.entries(readings) : []
    return [...placed, ...read.map(([name, reading]) => `${name} read as "${reading}"`)]
  },
  change: (change) => {
    const [, name] = READING.exec(change.field) ?? []
    const question = book.questions.find((one) => one.name === name)
    if (question === undefined) return FIELD_PATHS.change(change)
    return `"${question.asks}" is answered "${valueText(change.now)}" by default, and was "${valueText(change.before)}"`
  },
})

/** Lists the places in which a game of the present book differs from the one that it begins with; nothing if it has no tables. */
function placedOf(book: Book, { of, from, game }: BehaviourDifference['given']): readonly string[] | undefined {
  const base = from === 'empty' ? book.empty : book.bases?.[from]
  if (of !== 'now' || base === undefined) return undefined
  const lines = shownChanges(book, base, mergePartial(base, game) as typeof base)
  return lines === undefined || lines.length === 0 ? undefined : lines.map((line) => line.replace(/: .* -> /, ': '))
}
