/** Partial values: how they are laid over a whole, and how two wholes differ. @module */
import { canonical, isRecord, type Json } from '../values/json.js'
import type { Problem } from '../values/parse-result.js'

/** A whole with a partial value laid over it: fields merge, lists and values replace. */
export function mergePartial(whole: unknown, part: unknown): unknown {
  if (part === undefined) return whole
  if (!isRecord(whole) || !isRecord(part)) return part
  const fields = Object.entries(part).map(([key, value]) => [key, mergePartial(own(whole, key), value)] as const)
  return { ...whole, ...Object.fromEntries(fields) }
}

const own = (record: Readonly<Record<string, unknown>>, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** One place at which two values differ. */
export interface ValueDifference {
  readonly path: Problem['path']
  readonly from: unknown
  readonly to: unknown
}

/** Every place at which two values differ; lists count as one. */
export function changes(from: unknown, to: unknown, path: Problem['path'] = []): readonly ValueDifference[] {
  const found: ValueDifference[] = []
  gatherChanges(from, to, path, found)
  return found
}

/** Gathers the places at which two values differ; what is the same object is not looked into. */
function gatherChanges(from: unknown, to: unknown, path: Problem['path'], found: ValueDifference[]): void {
  if (from === to) return
  if (!isRecord(from) || !isRecord(to)) {
    if (canonical(from) !== canonical(to)) found.push({ path, from, to })
    return
  }
  for (const key of Object.keys(from)) gatherPart(key, from, to, path, found)
  for (const key of Object.keys(to)) if (!Object.hasOwn(from, key)) gatherPart(key, from, to, path, found)
}

function gatherPart(key: string, from: Fields, to: Fields, path: Problem['path'], found: ValueDifference[]): void {
  const [before, after] = [own(from, key), own(to, key)]
  if (before !== after) gatherChanges(before, after, [...path, key], found)
}

type Fields = Readonly<Record<string, unknown>>

/** True if a partial value names nothing that could differ in a whole; a list always names something, even if empty. */
export const isEmpty = (part: unknown): boolean =>
  part === undefined || (isRecord(part) && Object.values(part).every(isEmpty))

/** Every place at which a whole does not say what a partial value says. */
export function findMismatches(part: unknown, whole: unknown, path: Problem['path'] = []): readonly ValueDifference[] {
  if (!isRecord(part) || !isRecord(whole)) return changes(whole, part, path)
  return Object.entries(part).flatMap(([key, value]) => findMismatches(value, own(whole, key), [...path, key]))
}

/** A partial value that says what differs. */
export const partialOf = (differences: readonly ValueDifference[]): Readonly<Record<string, Json>> =>
  differences.reduce<Readonly<Record<string, Json>>>((part, { path, to }) => laid(part, path, to as Json), {})

function laid(part: unknown, [key, ...rest]: ValueDifference['path'], value: Json): Readonly<Record<string, Json>> {
  const record = isRecord(part) ? (part as Readonly<Record<string, Json>>) : {}
  const name = String(key)
  return { ...record, [name]: rest.length > 0 ? laid(record[name], rest, value) : value }
}
