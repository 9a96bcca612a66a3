/**
 * Plain JSON values and their canonical text.
 *
 * @module
 */

/** What a position is made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** The same value with the keys of every object in alphabetical order, so that equal values have equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? sortKeys(part) : part))
}

/** Whether a value is an object with keys, not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sortKeys = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Whether everything that `part` says also stands in `whole`: objects may say less, lists and values may not. */
export function agrees(part: unknown, whole: unknown): boolean {
  if (!isRecord(part)) return canonical(part) === canonical(whole)
  return isRecord(whole) && Object.entries(part).every(([key, value]) => key in whole && agrees(value, whole[key]))
}
