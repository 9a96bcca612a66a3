/**
 * Quick rows: tables asked by tests that are made once of the patterns of their rows. They answer as the rows do.
 *
 * @module
 */
import { type AnyRow, noRowDefect } from '../tables/rows.js'
import type { Fields } from '../tables/table-view.js'
import type { Hit } from '../watch/hit.js'
import { recordHit } from '../watch/watch.js'
import { meet, type Test, testOf } from './compile-pattern.js'
import { late } from './memoize.js'

type View = Readonly<Record<string, unknown>>

/** The rows of a table to ask quickly. */
export interface RowsToAsk {
  readonly name: string
  readonly fields: Fields
  readonly rows: readonly AnyRow<never>[]
  readonly hits: () => readonly Hit[]
}

const testsOf = ({ rows, fields }: Pick<RowsToAsk, 'rows' | 'fields'>): (() => readonly Test[]) =>
  late(() => rows.map(({ pattern }) => testOf(pattern, fields)))

/** Answers by the first row that matches. */
export function askFirst(asked: RowsToAsk): (view: View) => unknown {
  const { name, rows, hits } = asked
  const tests = testsOf(asked)
  return (view) => {
    const all = tests()
    for (let place = 0; place < all.length; place += 1) {
      if (!(all[place] as Test)(view)) continue
      recordHit(hits()[place] as Hit)
      return (rows[place] as AnyRow<never>).answer(view as never)
    }
    throw noRowDefect(name, view)
  }
}

/** Answers by the only row that matches; nothing where two rows can match the same view. */
export function askOnly(asked: RowsToAsk): () => ((view: View) => unknown) | undefined {
  const quickly = askFirst(asked)
  const apart = late(() => areApart(asked))
  return () => (apart() ? quickly : undefined)
}

const areApart = ({ rows, fields }: RowsToAsk): boolean =>
  rows.every(({ pattern }, index) => rows.slice(index + 1).every((other) => !meet(pattern, other.pattern, fields)))

/** Answers by the sum of the rows that match. */
export function askSum(asked: RowsToAsk): (view: View) => number {
  const tests = testsOf(asked)
  return (view) => {
    let total = 0
    for (const [place, test] of tests().entries())
      if (test(view)) total += asked.rows[place]?.answer(view as never) as number
    return total
  }
}

/** True if a row that refuses matches, whatever lifts it. */
export function askBars(asked: Pick<RowsToAsk, 'rows' | 'fields'>): (view: View) => boolean {
  const tests = testsOf(asked)
  return (view) => {
    const all = tests()
    for (let place = 0; place < all.length; place += 1) if ((all[place] as Test)(view)) return true
    return false
  }
}
