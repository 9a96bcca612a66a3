/** The rules of a decision table: what the rows of a table come to where each cell holds values of a finite domain. @module */
import { type Clause, type Fields, product, type Row, type Table, type Value } from '#core'
import type { Answered } from './answer-expressions.js'
import { type Literal, literal } from './feel.js'
import { type Box, boxOf, intersection, remainingBoxes } from './field-value-sets.js'
import { piecesOf } from './piecewise-expressions.js'

/** One rule. */
export interface Rule {
  /** The place of its row, from one on. */
  readonly row: number
  readonly clauses: readonly Clause[]
  readonly when: Box
  /** In FEEL. */
  readonly answer: string
  /** The clauses by which exceptions take a part of the row away. */
  readonly unless: readonly Clause[]
}

/** The rules of a table, and what was done to get them; or why there are none. */
export type Ruled = { readonly rules: readonly Rule[]; readonly told: readonly string[] } | { readonly refused: string }

/** The most rules that anybody would look at. */
export const MOST_RULES = 500

type AnyRow = Row<never, unknown>

/** Formats the name of a prohibition row among the answers. */
export const barName = (row: number, clauses: readonly Clause[]): string =>
  `${row} ${clauses.map(({ id }) => id).join(', ')}`

/** The rules of a table. */
export function rulesOf(table: Table): Ruled {
  const rows = table.rows as readonly AnyRow[]
  const answered = answeredBy(table)
  const told: string[] = []
  const rules: Rule[] = []
  for (const [place, row] of rows.entries()) {
    if (row.lifts) continue
    const made = table.policy === 'forbid' ? barred(table, row, place + 1) : answering(table, row, answered.get(row))
    if (typeof made === 'string') return { refused: `row ${place + 1} ${made}` }
    if (made.told) told.push(`row ${place + 1} ${made.told}`)
    rules.push(...made.pieces.map((piece) => ({ row: place + 1, clauses: row.clauses, unless: [], ...piece })))
  }
  if (rules.length > MOST_RULES)
    return {
      refused: `it needs ${rules.length} rules, more than ${MOST_RULES}, to tabulate its computed answers`,
    }
  return { rules, told }
}

interface Made {
  readonly pieces: readonly (Pick<Rule, 'when' | 'answer'> & Partial<Pick<Rule, 'unless'>>)[]
  readonly told?: string
}

/** Builds the rules of a prohibition, without the cases that exceptions cancel. */
function barred({ rows, view: { fields } }: Table, { pattern, clauses }: AnyRow, row: number): Made {
  const lifting = clauses.map((clause) => rows.filter(({ lifts }) => lifts?.includes(clause)))
  const none: readonly (Box | undefined)[] = [{}]
  const lifted = lifting
    .reduce(
      (boxes, exceptions) =>
        boxes.flatMap((box) =>
          exceptions.map((exception) => box && intersection(box, boxOf(exception.pattern, fields))),
        ),
      none,
    )
    .filter((box) => box !== undefined)
  const boxes = remainingBoxes(boxOf(pattern, fields), lifted, fields)
  const unless = lifted.length > 0 ? [...new Set(lifting.flat().flatMap((exception) => exception.clauses))] : []
  const answer = literal(barName(row, clauses))
  return {
    pieces: boxes.map((when) => ({ when, answer, unless })),
    ...(unless.length > 0 && { told: `is partly lifted: ${counted(boxes.length)}` }),
  }
}

/** Builds the rules of an answering row, or returns the reason why there are none. */
function answering({ view: { fields } }: Table, row: AnyRow, views: readonly Answered[] | undefined): Made | string {
  const when = boxOf(row.pattern, fields)
  if (views === undefined)
    return isPlain(row.constant)
      ? { pieces: [{ when, answer: literal(row.constant) }] }
      : 'answers something that is not a plain value'
  if (!views.every(({ answer }) => isPlain(answer))) return 'computes something that is not a plain value'
  if (views.length === 0) return { pieces: [], told: 'answers no view' }
  const pieces = piecesOf(views)
  if (pieces === undefined) return 'computes its answer from more fields than can be tabulated'
  return {
    pieces: pieces.flatMap(({ box, answer }) => {
      const both = intersection(when, box)
      return both ? [{ when: both, answer }] : []
    }),
    told:
      pieces.length > 1 ? `is computed, and tabulated: ${counted(pieces.length)}` : `is computed: ${pieces[0]?.answer}`,
  }
}

const counted = (rules: number): string => (rules === 1 ? '1 rule' : `${rules} rules`)

const isPlain = (value: unknown): value is Literal =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (typeof value === 'object' && Object.values(value).every(isPlain))

/** For each row whose answer is a function the views that it answers. */
function answeredBy({ rows, policy, view }: Table): ReadonlyMap<AnyRow, readonly Answered[]> {
  const computing = new Map<AnyRow, Answered[]>(
    (rows as readonly AnyRow[]).flatMap((row) => ('constant' in row ? [] : [[row, []]])),
  )
  if (computing.size === 0) return computing
  for (const seen of product<Fields>(view))
    for (const row of rows as readonly AnyRow[]) {
      if (!row.matches(seen as never)) continue
      computing
        .get(row)
        ?.push({ view: seen as Readonly<Record<string, Value>>, answer: row.answer(seen as never) as Literal })
      if (policy === 'first') break
    }
  return computing
}
