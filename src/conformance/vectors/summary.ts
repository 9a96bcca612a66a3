/**
 * Summaries: what the vectors of a book show of it, and what they do not.
 *
 * @module
 */
import { z } from 'zod'
import { type Book, bookClauses, type GameState } from '../../kernel/book.js'
import { rowAnchor, wayAnchor } from '../../verify/anchors.js'
import { needsEvidence } from '../../verify/registry.js'
import type { Case } from '../format/case.js'

const share = z.strictObject({
  shown: z.int(),
  of: z.int(),
  missing: z.array(z.string()).readonly().meta({ description: 'What is not shown.' }),
})

/** What the vectors of a book show of it. */
export const summarySchema = z
  .strictObject({
    book: z.string(),
    cases: z.int(),
    byOrigin: z.record(z.string(), z.int()),
    byAsking: z.record(z.string(), z.int()),
    reached: z.record(z.string(), z.int()),
    expectations: z.int().meta({ description: 'How many parallel expectations there are beside the usual ones.' }),
    clauses: share,
    prohibitions: share,
    rows: share,
    ways: share,
    goals: share,
    left: z.int().meta({ description: 'Examples that are no situation: they ask a table, or begin half way.' }),
    steps: z.int().meta({ description: 'How much was looked at.' }),
  })
  .readonly()

/** What the vectors of a book show of it. */
export type Summary = z.infer<typeof summarySchema>
/** How many of some things are shown, and which are not. */
export type Share = z.infer<typeof share>

/** What is known beside the cases. */
interface Beside {
  readonly shown: ReadonlySet<string>
  readonly missed: readonly string[]
  readonly goals: number
  readonly left: number
  readonly steps: number
}

/** What the vectors of a book show of it. */
export function summaryOf<Game extends GameState>(book: Book<Game>, cases: readonly Case[], beside: Beside): Summary {
  const { shown, missed, goals, left, steps } = beside
  const applied = new Set(cases.flatMap(({ clauses, refusing }) => [...clauses, ...refusing]))
  const needed = bookClauses(book).filter(needsEvidence)
  const rows = book.tables.flatMap(({ name, policy, rows: all }) =>
    all.map(({ lifts }, row) => ({
      anchor: rowAnchor(name, row),
      refuses: policy === 'forbid' && lifts === undefined,
    })),
  )
  const ways = book.charts.flatMap(({ name, states }) =>
    Object.values(states).flatMap((state) => state.ways.map(({ id }) => wayAnchor(name, id))),
  )
  return {
    book: book.name,
    cases: cases.length,
    byOrigin: counted(cases.map(({ origin }) => origin)),
    byAsking: counted(cases.map(({ asks }) => asks)),
    reached: counted(cases.map(({ reached }) => reached)),
    expectations: cases.reduce((total, { expected }) => total + expected.length - 1, 0),
    clauses: shareOf(
      needed.map(({ id }) => id),
      (id) => applied.has(id),
    ),
    prohibitions: shareOf(
      rows.filter(({ refuses }) => refuses).map(({ anchor }) => anchor),
      (anchor) => ['judgement', 'refusal'].some((asks) => shown.has(`${asks}: ${anchor} refuses`)),
    ),
    rows: shareOf(
      rows.map(({ anchor }) => anchor),
      (anchor) => ['result', 'judgement'].some((asks) => shown.has(`${asks}: ${anchor} decides`)),
    ),
    ways: shareOf(ways, (anchor) => shown.has(`result: ${anchor}`)),
    goals: { shown: goals - missed.length, of: goals, missing: [...missed].sort() },
    left,
    steps,
  }
}

const shareOf = (names: readonly string[], isShown: (name: string) => boolean): Share => {
  const missing = names.filter((name) => !isShown(name))
  return { shown: names.length - missing.length, of: names.length, missing }
}

const counted = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>()
  for (const name of [...names].sort()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries(counts)
}
