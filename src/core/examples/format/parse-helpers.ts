/** Small tools for reading: problems with their paths, and readings put together. @module */
import type { Parsed, Problem } from '../../values/parse-result.js'

/** The path to a part of a value. */
export type ValuePath = Problem['path']

/** A reading that failed for one reason. */
export const parseFailure = (path: ValuePath, message: string): Parsed<never> => ({
  ok: false,
  problems: [{ path, message }],
})

/** Problems one level further in. */
export const problemsUnder = (within: ValuePath, problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ path, message }) => ({ path: [...within, ...path], message }))

/** The same reading, with its problems one level further in. */
export const parsedInside = <T>(within: ValuePath, parsed: Parsed<T>): Parsed<T> =>
  parsed.ok ? parsed : { ok: false, problems: problemsUnder(within, parsed.problems) }

/** The problems of a reading. */
export const problemsOf = (parsed: Parsed<unknown>): readonly Problem[] => (parsed.ok ? [] : parsed.problems)

/** The value of a reading, unless it or something beside it has problems. */
export function withProblems<T>(parsed: Parsed<T>, others: readonly Problem[]): Parsed<T> {
  const problems = [...others, ...problemsOf(parsed)]
  return problems.length > 0 ? { ok: false, problems } : parsed
}
