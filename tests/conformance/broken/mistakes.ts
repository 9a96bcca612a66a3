/** Builders of mistakes: the rules of a book with one thing changed. */

import type { Book } from '../../../src/core/kernel/book/book.js'
import type { Chart } from '../../../src/core/kernel/charts/chart.js'
import type { Change, Plan } from '../../../src/core/kernel/charts/chart-plan.js'
import type { Offer } from '../../../src/core/kernel/offers/option.js'
import type { Clause } from '../../../src/core/kernel/sections/clause.js'
import type { Table } from '../../../src/core/kernel/tables/rule-table.js'
import type { Fields } from '../../../src/core/kernel/tables/table-view.js'
import { withAmendedRows } from '../../../src/core/kernel/watch/recorders.js'
import type { Json } from '../../../src/core/values/json.js'
import { offering } from '../../../src/lab/conformance/mutants/offer-mutants.js'

/** Does something with the rules of a book while they are wrong. */
export type Wrong = <T>(book: Book, piece: (wrong: Book) => T) => T

/** A mistake that somebody could make who reads hastily, or remembers another game of the series. */
export interface Mistake {
  /** The name of the belief behind the mistake. */
  readonly name: string
  /** The one thing that is changed. */
  readonly wrong: Wrong
  /** The clause that they break. */
  readonly breaks: Clause
  /** Clauses that are at work wherever that one is, and nowhere else: nothing tells them apart. */
  readonly with?: readonly Clause[]
}

/** Mistakes that the same cases are to notice. */
export interface Topic {
  /** The files of examples of which the cases are made. */
  readonly examples: readonly string[]
  readonly mistakes: readonly Mistake[]
}

type Rows<F extends Fields> = Pick<Table<F>, 'name' | 'rows'>
type RowsOf<F extends Fields> = Table<F>['rows']

/** A table in which the rows that apply a clause are changed, or left out. */
const inRows =
  <F extends Fields>({ name, rows }: Rows<F>, of: Clause, change: (row: RowsOf<F>[number]) => RowsOf<F>): Wrong =>
  (book, piece) => {
    const changed = rows.flatMap((row) => (row.clauses.includes(of) ? change(row) : [row]))
    return withAmendedRows({ table: name, rows: changed }, () => piece(book))
  }

/** A table without the rows that apply a clause. */
export const forgetting = <F extends Fields>(table: Rows<F>, clause: Clause): Wrong => inRows(table, clause, () => [])

/** A table whose rows answer something else where they apply a clause. */
export const answering = <F extends Fields>(table: Rows<F>, clause: Clause, answer: unknown): Wrong =>
  inRows(table, clause, ({ constant: _, ...row }) => [{ ...row, answer: () => answer }])

/** A chart in which a transition leads elsewhere, or is left out. */
export const rewiring =
  (chart: string, way: string, to: string | undefined): Wrong =>
  (book, piece) =>
    piece({
      ...book,
      charts: book.charts.map((one) =>
        one.name === chart ? one.rewritten(way, (raw) => (to === undefined ? undefined : { ...raw, target: to })) : one,
      ),
    })

/** A chart in which a decision offers nothing to choose. */
export const neverOffering =
  (chart: string, asks: string): Wrong =>
  (book, piece) => {
    const nothing = (one: Chart) =>
      offering(one, (offer) =>
        offer.name === asks ? { ...offer, list: barelyListing(offer), open: () => false } : offer,
      )
    return piece({ ...book, charts: book.charts.map((one) => (one.name === chart ? nothing(one) : one)) })
  }

const barelyListing =
  ({ list }: Pick<Offer<unknown>, 'list'>): Offer<unknown>['list'] =>
  (context, inside) => ({ ...list(context, inside), options: [] })

/** The effect of a transition on the game: the game before and after, and data that only its procedure has. */
export type Effect<Game> = (before: Game, after: Game, data: Json) => Game

/** A chart in which a transition makes something else of the game. */
export const effecting =
  <Game extends object>(chart: string, way: string, effect: Effect<Game>): Wrong =>
  (book, piece) => {
    const wrong = (one: Chart): Chart => ({
      ...one,
      plan: planWith(one.plan, way, effect as unknown as Effect<object>),
    })
    return piece({ ...book, charts: book.charts.map((one) => (one.name === chart ? wrong(one) : one)) })
  }

function planWith(plan: Plan, id: string, effect: Effect<object>): Plan {
  const changed = (turn: Turn): Turn => (turn.way.id === id ? { ...turn, changes: turn.changes.map(altered) } : turn)
  const altered =
    (change: Change): Change =>
    (given) => {
      const made = change(given)
      const { game, data } = given.context
      return { ...made, game: effect(game, made.game ?? game, made.data ?? data) }
    }
  const stages = [...plan.stages].map(
    ([name, stage]) =>
      [
        name,
        {
          ...stage,
          on: new Map([...stage.on].map(([event, turns]) => [event, turns.map(changed)])),
          always: stage.always.map(changed),
        },
      ] as const,
  )
  return { ...plan, stages: new Map(stages) }
}

type Turn =
  Plan['stages'] extends ReadonlyMap<string, infer Stage extends { readonly always: readonly unknown[] }>
    ? Stage['always'][number]
    : never
