/**
 * Plain questions: what a table refuses, asked as it is written: the whole view of each candidate, row by row.
 *
 * So it is asked for reasons, and by whoever listens or amends; what is offered otherwise is asked in stages.
 *
 * @module
 */
import { isAnyAmended } from './amending.js'
import { answeredOnce, type ComesField, type Judging } from './answered-views.js'
import type { ForbidTable } from './forbid.js'
import { isHearing } from './hearing.js'
import { late } from './once.js'
import { type Finder, NOTHING_REFUSED } from './staged-questions.js'

/** What is refused in contexts. */
export type Plain<C> = (context: C) => Judging

/** Where no table refuses anything. */
export const UNREFUSED: Plain<unknown> = () => NOTHING_JUDGED

const NOTHING_JUDGED: Judging = { ...NOTHING_REFUSED, refusesBut: () => false, refusals: () => () => [] }

/** Whether everything that is asked must be asked as it is written: somebody listens, or rules are amended. */
export const isWatched = (): boolean => isHearing() || isAnyAmended()

/** Makes a table askable, by how the fields of its view are found. */
export function plainly<C>(
  table: ForbidTable,
  finders: Readonly<Record<string, Finder>>,
  comes?: ComesField,
): Plain<C> {
  const askedIn = late(() => answeredOnce(table, finders, comes))
  return (context) => askedIn()(context)
}
