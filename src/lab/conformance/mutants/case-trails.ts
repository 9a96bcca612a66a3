/** Trails: which tables, transitions, offers and priorities the cases of a suite come past. @module */

import {
  type Book,
  type GameState,
  numbering,
  type Position,
  priorityAnchor,
  type Readings,
  type Rules,
  rulesOf,
  type Traced,
  type Value,
  wayAnchor,
  withViews,
} from '#core'
import { type Case, isOfOne } from '../format/case.js'
import type { Suite } from '../runner/suite.js'
import { caseReply } from './case-reply.js'
import { hearingCode } from './code/code-mutants.js'
import { offerAnchors, offering } from './offer-mutants.js'

/** A case, as somebody answers it who follows some readings. */
export interface Run {
  readonly case: Case
  readonly readings: Readings
}

/** The trails of a suite: the runs that reach each view, transition, offer and priority, cheapest first. */
export interface Trails {
  /** For every table, each view that it is asked about, and who asks. */
  readonly views: ReadonlyMap<string, readonly ViewAsked[]>
  /** For every transition, every offer and every priority, who comes past it. */
  readonly passed: ReadonlyMap<string, readonly Run[]>
  /** The number of table queries in a case. */
  readonly effortOf: (of: Case) => number
}

/** A view, and the runs that ask about it. */
export interface ViewAsked {
  readonly view: object
  readonly runs: Run[]
}

/** Every run of a suite: each case as everybody answers it, and as those do who follow another accepted reading. */
export const runsOf = ({ cases }: Pick<Suite, 'cases'>): readonly Run[] =>
  cases.filter(isOfOne).flatMap((asked) => asked.expected.map(({ readings }) => ({ case: asked, readings })))

/** The trails of some runs of a suite as plain data, in which a run is given by its number. */
export interface TrailRecord {
  /** The number of the first run, and how much is asked in each from it on. */
  readonly from: number
  readonly efforts: readonly number[]
  readonly views: readonly (readonly [table: string, asked: readonly (readonly [view: object, runs: number[]])[]])[]
  readonly passed: readonly (readonly [name: string, runs: number[]])[]
}

/** Some runs of a suite, from a number on up to another one that is not among them. */
export interface RunRange {
  readonly from: number
  readonly to: number
}

/** Follows some runs of a suite. */
export function follow<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  { from, to }: RunRange,
  told: (done: number, total: number) => void = () => undefined,
): TrailRecord {
  const views = new Map(book.tables.map(({ name }) => [name, new Map<number | string, [object, number[]]>()]))
  const numbers = numbersOf(book)
  const passed = new Map<string, number[]>()
  const { rules, following } = followerOf(book)
  const runs = runsOf(suite)
  const efforts = runs.slice(from, to).map((run, index) => {
    const at = from + index
    told(at, runs.length)
    const { asked, names } = following(() => caseReply(rules, suite, run))
    for (const [table, view] of asked) {
      const key = numbers(table, view)
      const known = views.get(table)
      if (key === undefined || known === undefined) continue
      const [, by] = entry(known, key, [view, []])
      if (by.at(-1) !== at) by.push(at)
    }
    for (const name of names) entry(passed, name, []).push(at)
    return asked.length
  })
  return { from, efforts, views: [...views].map(([table, known]) => [table, [...known.values()]]), passed: [...passed] }
}

/** The trails of a suite, from what all its runs come past, in the order of the runs. */
export function trailsFrom<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  followed: readonly TrailRecord[],
): Trails {
  const runs = runsOf(suite)
  const numbers = numbersOf(book)
  const views = new Map(book.tables.map(({ name }) => [name, new Map<number | string, ViewAsked>()]))
  const passed = new Map<string, Run[]>()
  const efforts = new Map<Case, number>()
  const runsAt = (numbered: readonly number[]) => numbered.flatMap((at) => runs[at] ?? [])
  for (const part of followed) {
    for (const [at, asked] of part.efforts.entries())
      for (const run of runsAt([part.from + at])) efforts.set(run.case, asked)
    for (const [table, asked] of part.views) {
      const known = views.get(table)
      for (const [view, by] of asked) {
        const key = numbers(table, view)
        if (key !== undefined && known) entry(known, key, { view, runs: [] }).runs.push(...runsAt(by))
      }
    }
    for (const [name, by] of part.passed) entry(passed, name, []).push(...runsAt(by))
  }
  const effortOf = (one: Case) => efforts.get(one) ?? 0
  const byEffort = (one: Run, other: Run) => effortOf(one.case) - effortOf(other.case)
  for (const known of passed.values()) known.sort(byEffort)
  const asked = new Map([...views].map(([name, known]) => [name, inOrder([...known.values()], byEffort)]))
  return { views: asked, passed, effortOf }
}

/** Follows all runs of a suite, and tells what they come past. */
export const trailsOf = <Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  told: (done: number, total: number) => void,
): Trails => trailsFrom(book, suite, [follow(book, suite, { from: 0, to: runsOf(suite).length }, told)])

/** A number for each view that a table of a book can be asked about. */
function numbersOf<Game extends GameState>({
  tables,
}: Book<Game>): (table: string, view: object) => number | string | undefined {
  const numbers = new Map(tables.map((table) => [table.name, numbering(table)]))
  return (table, view) => numbers.get(table)?.(view as Readonly<Record<string, Value>>)
}

/** Returns the entry of a key, after adding it if it is missing. */
function entry<Key, Item>(known: Map<Key, Item>, key: Key, first: Item): Item {
  const item = known.get(key) ?? first
  known.set(key, item)
  return item
}

/** Views with their runs in an order of runs. */
function inOrder(asked: ViewAsked[], order: (one: Run, other: Run) => number): readonly ViewAsked[] {
  for (const { runs } of asked) runs.sort(order)
  return asked.sort((a, b) => order(a.runs[0] as Run, b.runs[0] as Run))
}

/** The trail of a piece of work: tables with the views asked about, and transitions and offers by name. */
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
      const [, code] = hearingCode(() => withViews((table, view) => void asked.push([table, view]), piece))
      return { asked, names: new Set([...names, ...code]) }
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
