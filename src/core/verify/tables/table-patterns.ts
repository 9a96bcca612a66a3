/** The patterns of all rule tables, as a report tells them. @module */

import type { Report } from '../report.js'
import type { PatternsHeld } from './compiled-patterns.js'

/** Adds up how many compiled patterns `isMatching` of ts-pattern was held against, and in how many combinations in all. */
export const patternsHeld = ({ tables }: Pick<Report, 'tables'>): PatternsHeld => ({
  patterns: tables.reduce((sum, { patterns }) => sum + patterns.patterns, 0),
  comparisons: tables.reduce((sum, { patterns }) => sum + patterns.comparisons, 0),
})
