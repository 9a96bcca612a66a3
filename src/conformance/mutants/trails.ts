/** Trails: which tables, transitions, offers and priorities the cases of a suite come past. @module */

import type { Book, GameState, Position, Readings, Value } from '#kernel'
import { priorityAnchor, wayAnchor } from '../../explore/anchors.js'
import { hearingViews } from '../../kernel/hearing.js'
import { numbering } from '../../kernel/numbering.js'
import { type Rules, rulesOf } from '../../kernel/rules.js'
import type { Traced } from '../../kernel/trace.js'
import type { Case } from '../format/case.js'
import type { Suite } from '../runner/suite.js'
import { offerAnchors, offering } from './offers.js'
import { replied } from './replied.js'

/** A case, as somebody answers it who follows some readings. */
export interface Run {
  readonly case: Case
  readonly readings: Readings
}

/** What the cases of a suite come past, where little is asked first. */
export interface Trails {
  /** For every table, each view that it is asked about, and who asks. */
  readonly views: ReadonlyMap<string, readonly ViewAsked[]>
  /** For every transition, every offer and every priority, who comes past it. */
  readonly passed: ReadonlyMap<string, readonly Run[]>
  /** How much is asked in a case. */
  readonly effortOf: (of: Case) => number
}

/** A view, and the runs that ask about it. */
export interface ViewAsked {
  readonly view: object
  readonly runs: Run[]
}

/** Every run of a suite: each case as everybody answers it, and as those do who follow another accepted reading. */
export const runsOf = ({ cases }: Pick<Suite, 'cases'>): readonly Run[] =>
  cases
    .filter(({ asks }) => asks !== 'census')
    .flatMap((asked) => asked.expected.map(({ readings }) => ({ case: asked, readings })))

/** Follows the runs of a suite, and tells what they come past. */
export function trailsOf<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  told: (done: number, total: number) => void,
): Trails {
  const views = new Map(book.tables.map(({ name }) => [name, new Map<number | string, ViewAsked>()]))
  const numbers = new Map(book.tables.map((table) => [table.name, numbering(table)]))
  const passed = new Map<string, Run[]>()
  const { rules, following } = followerOf(book)
  const runs = runsOf(suite)
  const efforts = new Map<Case, number>()
  for (const [at, run] of runs.entries()) {
    told(at, runs.length)
    const { asked, names } = following(() => replied(rules, suite, run))
    efforts.set(run.case, asked.length)
    for (const [table, view] of asked) {
      const key = numbers.get(table)?.(view as Readonly<Record<string, Value>>)
      if (key !== undefined) enter(views.get(table), key, view, run)
    }
    for (const name of names)
      passed
        .set(name, passed.get(name) ?? [])
        .get(name)
        ?.push(run)
  }
  const effortOf = (one: Case) => efforts.get(one) ?? 0
  const byEffort = (one: Run, other: Run) => effortOf(one.case) - effortOf(other.case)
  for (const known of passed.values()) known.sort(byEffort)
  const asked = new Map([...views].map(([name, known]) => [name, inOrder([...known.values()], byEffort)]))
  return { views: asked, passed, effortOf }
}

/** Views with their runs in an order of runs. */
function inOrder(asked: ViewAsked[], order: (one: Run, other: Run) => number): readonly ViewAsked[] {
  for (const { runs } of asked) runs.sort(order)
  return asked.sort((a, b) => order(a.runs[0] as Run, b.runs[0] as Run))
}

function enter(known: Map<number | string, ViewAsked> | undefined, key: number | string, view: object, run: Run): void {
  const here = known?.get(key) ?? { view, runs: [] }
  known?.set(key, here)
  if (here.runs.at(-1) !== run) here.runs.push(run)
}

/** What a piece of work comes past: tables with the views that they are asked about, and transitions and offers by name. */
export interface Past {
  readonly asked: readonly (readonly [table: string, view: object])[]
  readonly names: ReadonlySet<string>
}

/** The rules of a book, and what is come past while a piece of work uses them. */
export interface Follower<Game extends GameState> {
  readonly rules: Rules<Game>
  readonly following: (piece: () => unknown) => Past
}

/** The rules of a book, made to tell what is come past. */
export function followerOf<Game extends GameState>(book: Book<Game>): Follower<Game> {
  let names = new Set<string>()
  const anchors = offerAnchors(book)
  const charts = book.charts.map((chart) =>
    offering(chart, (offer) => ({
      ...offer,
      list: (context, inside) => {
        names.add(anchors.get(offer) ?? offer.name)
        return offer.list(context, inside)
      },
    })),
  )
  const rules = rulesOf({ ...book, charts })
  const taken = (trace: readonly Traced[]) => {
    for (const line of trace) {
      if (line.kind === 'taken') names.add(wayAnchor(line.chart, line.way))
      if (line.kind === 'advised' && line.advice.priority) names.add(priorityAnchor(line.advice.priority))
    }
  }
  const decide = (position: Position<Game>) => {
    const due = rules.decide(position)
    if (!due.over && due.advised?.advice.priority) names.add(priorityAnchor(due.advised.advice.priority))
    return due
  }
  return {
    rules: { ...rules, choose: noting(rules.choose, taken), begin: noting(rules.begin, taken), decide },
    following: (piece) => {
      const asked: (readonly [string, object])[] = []
      names = new Set()
      hearingViews((table, view) => void asked.push([table, view]), piece)
      return { asked, names }
    },
  }
}

/** The same act, which also tells its trace. */
const noting =
  <Args extends readonly unknown[], Made extends { readonly trace: readonly Traced[] }>(
    act: (...args: Args) => Made,
    note: (trace: readonly Traced[]) => void,
  ) =>
  (...args: Args): Made => {
    const made = act(...args)
    note(made.trace)
    return made
  }
