/** Places: where two values differ, told by JSON Pointers. @module */
import { alike, canonical, isRecord, type Json } from '#core'
import type { Change } from '../format/case.js'
import type { PlainGame } from '../format/situation.js'
import type { Mismatch } from './outcome.js'

type Path = readonly (string | number)[]

/** The maximum number of places to list. */
export const TOLD = 10

/** A path as a JSON Pointer. */
export const pointerOf = (path: Path): string =>
  path.map((step) => `/${`${step}`.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

export const pathOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Every place at which two values differ; lists of different lengths differ as a whole. */
export function placesBetween(expected: unknown, got: unknown, path: Path = []): readonly Mismatch[] {
  if (alike(expected, got) || canonical(expected) === canonical(got)) return []
  if (isRecord(expected) && isRecord(got)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(got)])].sort()
    return keys.flatMap((key) => placesBetween(own(expected, key), own(got, key), [...path, key]))
  }
  if (Array.isArray(expected) && Array.isArray(got) && expected.length === got.length)
    return expected.flatMap((part, at) => placesBetween(part, got[at], [...path, at]))
  return [
    {
      at: pointerOf(path),
      ...(expected !== undefined && { expected: expected as Json }),
      ...(got !== undefined && { got: got as Json }),
    },
  ]
}

const own = (record: Readonly<Record<string, unknown>>, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** A game without what nobody compares. */
export const withoutPlaces = (game: PlainGame, pointers: readonly string[]): PlainGame =>
  pointers.reduce<unknown>((rest, pointer) => replaced(rest, pathOf(pointer), undefined), game) as PlainGame

/** A game after changes. */
export const changedBy = (game: PlainGame, changes: readonly Change[]): PlainGame =>
  changes.reduce<unknown>((changed, { at, to }) => replaced(changed, at, to), game) as PlainGame

/** A value with something else at a place, or with nothing there. */
function replaced(value: unknown, [step, ...rest]: Path, to: Json | undefined): unknown {
  if (step === undefined) return to
  if (Array.isArray(value)) {
    const at = Number(step)
    const next = replaced(value[at], rest, to)
    if (next === undefined) return value.filter((_, index) => index !== at)
    return Object.assign([...value], { [at]: next })
  }
  const record = isRecord(value) ? value : {}
  const { [step]: before, ...others } = record
  const next = replaced(before, rest, to)
  return next === undefined ? others : { ...others, [step]: next }
}
