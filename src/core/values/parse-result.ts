/** Values that are read: either what they are, or everything that is wrong with them. @module */
import type { z } from 'zod'

/** A fault of a value: its place, and what was expected there. */
export interface Problem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Either the value, or everything that is wrong with it. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** The maximum number of problems reported for one value. */
const TOLD = 20

/** Some problems, and how many there are beside them. */
export function few(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= TOLD) return problems
  const more = problems.slice(TOLD).reduce((sum, problem) => sum + countOf(problem), 0)
  return [...problems.slice(0, TOLD), { path: [], message: `and ${more} more` }]
}

/** The number of problems that one stands for: a line that tells how many were left out stands for all of them. */
const countOf = ({ message }: Problem): number => Number(/^and (\d+) more$/.exec(message)?.[1] ?? 1)

/** The number of values that a schema reads before it pays to compile its own reader. */
const FEW = 8

/** The number of values that each schema has read. */
const reads = new WeakMap<z.ZodType, number>()

/** Reads a value by a schema: the first few without compiling what reads quickly, for that takes longer than to read them. */
export function parsedBy<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  const many = reads.get(schema) ?? 0
  if (many < FEW) reads.set(schema, many + 1)
  return schema.safeParse(value, many < FEW ? { jitless: true } : undefined)
}

/** Reads a value by a schema. */
export function check<T>(schema: z.ZodType<T>, value: unknown): Parsed<T> {
  const parsed = parsedBy(schema, value)
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: few(parsed.error.issues.map(problemOf)) }
}

const problemOf = (issue: z.core.$ZodIssue): Problem => ({
  path: issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
  message: issue.message,
})
