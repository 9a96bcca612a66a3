/**
 * Plain questions: what a table refuses, asked as it is written: the whole view of each candidate, row by row.
 *
 * So it is asked for reasons, and by whoever listens or amends; what is offered otherwise is asked in stages.
 *
 * @module
 */

import type { Finder } from '../tables/field-finders.js'
import type { ForbidTable } from '../tables/forbid-table.js'
import { late } from './memoize.js'
import { NOTHING_REFUSED } from './staged-evaluation.js'
import { answeredOnce, type ComesField, type RefusalJudge } from './view-cache.js'

/** Finds the refusals of a table in a context. */
export type Plain<C> = (context: C) => RefusalJudge

/** The evaluation for offers without a table: nothing is refused. */
export const UNREFUSED: Plain<unknown> = () => NOTHING_JUDGED

const NOTHING_JUDGED: RefusalJudge = { ...NOTHING_REFUSED, refusesBut: () => false, refusals: () => () => [] }

/** Makes a table askable, by how the fields of its view are found. */
export function plainly<C>(
  table: ForbidTable,
  finders: Readonly<Record<string, Finder>>,
  comes?: ComesField,
): Plain<C> {
  const askedIn = late(() => answeredOnce(table, finders, comes))
  return (context) => askedIn()(context)
}
