/** Kept cases in a few words: where they begin, and what is chosen before two readings differ. @module */
import { isRecord, type Json, type Option, words } from '#core'
import type { Kept } from '../readings/stored-witnesses.js'
import type { Settles } from './report.js'

/** The place of a stored case, its start and its choices. */
export function exampleGiven({
  readings,
  file,
  examples,
}: Kept & { readonly file: string }): Settles['witnesses'][number] {
  const [first = {}] = examples
  const given = isRecord(first.given) ? first.given : {}
  const begins =
    typeof first.table === 'string'
      ? `the table "${first.table}"`
      : [given.from, given.procedure].filter(isText).join(', ')
  const when = Array.isArray(first.when) ? first.when.filter(isRecord) : []
  return { readings, file, begins, after: when.map((choice) => chosen(choice as Readonly<Record<string, Json>>)) }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const chosen = ({ seat: _, ...option }: Readonly<Record<string, Json>>): string => words(option as unknown as Option)
