/** Summaries: what the vectors of a book show of it, and what they do not. @module */
import { z } from 'zod'
import { type Book, bookClauses, type GameState, needsEvidence, priorityAnchor, rowAnchor, wayAnchor } from '#core'
import { UNCOUNTED, type WorldLeft } from '../census/census-cases.js'
import type { Case } from '../format/case.js'
import { LEFT, type LeftOut } from './examples.js'
import { isIn, reasonsFor, UNTOLD } from './missing-goals.js'
import type { Selected } from './select.js'

const share = z.strictObject({
  shown: z.int(),
  of: z.int(),
  missing: z
    .array(z.strictObject({ what: z.string(), why: z.string() }).readonly())
    .readonly()
    .meta({ description: 'What is not shown, and why.' }),
})

/** A summary of what the cases of a book show. */
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
    priorities: share,
    edges: share.meta({ description: 'Of those that were come to.' }),
    goals: share.meta({ description: 'Everything that was come to.' }),
    left: z
      .array(z.strictObject({ name: z.string(), why: z.string() }).readonly())
      .readonly()
      .meta({ description: 'Examples and worlds that are no case, and why.' }),
    steps: z.int().meta({ description: 'How much was looked at.' }),
  })
  .readonly()

/** A summary of what the cases of a book show. */
export type Summary = z.infer<typeof summarySchema>
/** The number of items shown, and the items not shown. */
export type CoverageShare = z.infer<typeof share>

const WHY_LEFT = { ...LEFT, ...UNCOUNTED }

/** The facts known besides the cases. */
interface Beside extends Selected {
  readonly left: readonly (LeftOut | WorldLeft)[]
  readonly steps: number
}

/** Summarizes what the cases of a book show. */
export function summaryOf<Game extends GameState>(book: Book<Game>, cases: readonly Case[], beside: Beside): Summary {
  const { goals, left, steps } = beside
  const seen = new Set(goals.map(({ name }) => name))
  const shown = new Set(goals.flatMap(({ name, isShown }) => (isShown ? [name] : [])))
  const reasons = reasonsFor(book, seen)
  const applied = new Set(cases.flatMap(({ clauses, refusing }) => [...clauses, ...refusing]))
  const rows = book.tables.flatMap((table) =>
    table.rows.map(({ lifts }, row) => ({
      what: rowAnchor(table.name, row),
      why: () => reasons.ofRow(table, row),
      refuses: table.policy === 'forbid' && lifts === undefined,
    })),
  )
  const anchored = (what: string) => ({ what, why: () => reasons.ofAnchor(what) })
  const ways = book.charts.flatMap(({ name, states }) =>
    Object.values(states).flatMap((state) => state.ways.map(({ id }) => anchored(wayAnchor(name, id)))),
  )
  const ofGoals = (some: Selected['goals']) =>
    shareOf(
      some.map(({ name }) => ({ what: name, why: () => UNTOLD })),
      (what) => shown.has(what),
    )
  return {
    book: book.name,
    cases: cases.length,
    byOrigin: counted(cases.map(({ origin }) => origin)),
    byAsking: counted(cases.map(({ asks }) => asks)),
    reached: counted(cases.map(({ reached }) => reached)),
    expectations: cases.reduce((total, { expected }) => total + expected.length - 1, 0),
    clauses: shareOf(
      bookClauses(book)
        .filter(needsEvidence)
        .map(({ id }) => ({ what: id, why: () => reasons.ofClause(id) })),
      (id) => applied.has(id) || reasons.deciding(id).some((anchor) => isIn(shown, anchor)),
    ),
    prohibitions: shareOf(
      rows.filter(({ refuses }) => refuses),
      (anchor) => isIn(shown, anchor),
    ),
    rows: shareOf(rows, (anchor) => isIn(shown, anchor)),
    ways: shareOf(ways, (anchor) => isIn(shown, anchor)),
    priorities: shareOf(
      (book.automaton?.all ?? []).map(({ name }) => anchored(priorityAnchor(name))),
      (anchor) => isIn(shown, anchor),
    ),
    edges: ofGoals(goals.filter(({ origin }) => origin === 'edge')),
    goals: ofGoals(goals),
    left: left.map(({ name, why }) => ({ name, why: WHY_LEFT[why] })),
    steps,
  }
}

/** Something of a book, and why nothing shows it if nothing does. */
interface Part {
  readonly what: string
  readonly why: () => string
}

function shareOf(parts: readonly Part[], isShown: (what: string) => boolean): CoverageShare {
  const missing = parts.filter(({ what }) => !isShown(what)).map(({ what, why }) => ({ what, why: why() }))
  return { shown: parts.length - missing.length, of: parts.length, missing }
}

const counted = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>()
  for (const name of [...names].sort()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries(counts)
}
