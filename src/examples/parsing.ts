/** Small tools for reading: problems with their paths, and readings put together. @module */
import type { Parsed, Problem } from '../kernel/parsed.js'

/** Where something stands in a value. */
export type Path = Problem['path']

/** A reading that failed for one reason. */
export const wrong = (path: Path, message: string): Parsed<never> => ({ ok: false, problems: [{ path, message }] })

/** Problems one level further in. */
export const under = (within: Path, problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ path, message }) => ({ path: [...within, ...path], message }))

/** The same reading, with its problems one level further in. */
export const inside = <T>(within: Path, parsed: Parsed<T>): Parsed<T> =>
  parsed.ok ? parsed : { ok: false, problems: under(within, parsed.problems) }

/** The problems of a reading. */
export const problemsOf = (parsed: Parsed<unknown>): readonly Problem[] => (parsed.ok ? [] : parsed.problems)

/** The value of a reading, unless it or something beside it has problems. */
export function besides<T>(parsed: Parsed<T>, others: readonly Problem[]): Parsed<T> {
  const problems = [...others, ...problemsOf(parsed)]
  return problems.length > 0 ? { ok: false, problems } : parsed
}
