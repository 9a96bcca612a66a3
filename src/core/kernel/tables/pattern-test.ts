/** Patterns: what a row asks of a field, in the words of ts-pattern. @module */
import { isMatching } from 'ts-pattern'

/** Tests whether one field's value matches a row. */
export type ValueTest = (value: unknown) => boolean

/** Tests whether a pattern accepts a value: a plain value is compared, and ts-pattern matches the rest. */
export const lets = (pattern: unknown): ValueTest =>
  typeof pattern === 'object' && pattern !== null
    ? (isMatching(pattern as never) as ValueTest)
    : (value) => value === pattern
