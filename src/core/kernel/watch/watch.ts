/**
 * Recording: what a caller wants to learn while rules run, and rows that replace those of a table.
 *
 * Without a request, rules run as fast as they can. `watch` runs a function under other requests. One record holds the current
 * ones; tables, offers and charts read it, and nothing else changes how they run.
 *
 * @module
 */
import { type Hit, TURN } from './hit.js'

/**
 * Hears that a table is asked about a view.
 *
 * @param within - whether an effect, a guard, an output or a call asks, and no offer
 */
export type ViewListener = (table: string, view: object, within: boolean) => void

/** Hears the value of a formula in an effect, a guard, an output or a call, and its arguments. */
export type ValueListener = (formula: string, args: readonly unknown[], value: unknown) => void

/** Queries that a listener has recorded and does not need twice: from effects, guards, outputs and calls, and from elsewhere. */
export interface HeardBefore {
  readonly within: WeakSet<object>
  readonly around: WeakSet<object>
}

/** The names of the tables that were asked, of the charts that were run, and of the files that were read or looked for. */
export interface PartsUsed {
  readonly tables: Set<string>
  readonly charts: Set<string>
  readonly files: Set<string>
}

/** Rows that replace those of a table, to see which check notices. */
export interface Amendment {
  readonly table: string
  readonly rows: readonly unknown[]
}

/** The requests of a caller while rules run. */
export interface Watch {
  /** A list for the rows that decide. */
  readonly hits: Hit[] | undefined
  /** True if the list is for rows that refuse, and those that lift what others refuse; then nothing else is found anew for it. */
  readonly refusalsOnly: boolean
  /** A list for the rows that decide in effects, guards and outputs of the step that is taken. */
  readonly journal: Hit[] | undefined
  /** Hears about every view that a table is asked about. */
  readonly views: ViewListener | undefined
  /** Stored views and results that the listener has already heard and does not need again. */
  readonly heardBefore: HeardBefore | undefined
  /** A set for the questions whose readings are asked for. */
  readonly readings: Set<string> | undefined
  readonly values: ValueListener | undefined
  /** True if a step keeps the game after each of its transitions. */
  readonly keepsGames: boolean
  readonly parts: PartsUsed | undefined
  readonly amendment: Amendment | undefined
}

const now: { -readonly [Wanted in keyof Watch]: Watch[Wanted] } = {
  hits: undefined,
  refusalsOnly: false,
  journal: undefined,
  views: undefined,
  heardBefore: undefined,
  readings: undefined,
  values: undefined,
  keepsGames: false,
  parts: undefined,
  amendment: undefined,
}

/** The current requests. */
export const currentWatch: Watch = now

/** Runs a function under other requests, and restores the former ones. */
export function watch<T>(other: Partial<Watch>, piece: () => T): T {
  const outer = { ...now }
  Object.assign(now, other)
  try {
    return piece()
  } finally {
    Object.assign(now, outer)
  }
}

/** True if deciding rows are recorded; otherwise no hits need to be made. */
export const recordsRows = (): boolean => now.hits !== undefined && !now.refusalsOnly

/** True if only refusing rows are recorded. */
export const recordsRefusalsOnly = (): boolean => now.hits !== undefined && now.refusalsOnly

/** True if readings or views are recorded; then no query may be left out. */
export const recordsQueries = (): boolean => now.views !== undefined || now.readings !== undefined

/** True if offers must ask the rules as they are written: somebody records the queries, or rows stand in for others. */
export const mustAskAll = (): boolean => recordsQueries() || now.amendment !== undefined

/** True if a table must use its rows as they are written: somebody hears the views, or rows stand in for its own. */
export const mustReadRows = (table: string): boolean => now.views !== undefined || now.amendment?.table === table

/** The rows of a table that are in force: those that are written, unless others stand in for them. */
export const inForce = <R>(table: string, written: readonly R[]): readonly R[] =>
  now.amendment?.table === table ? (now.amendment.rows as readonly R[]) : written

/** The listener that records every query but needs each only once, if there is one; then no query needs repeating. */
export const listenerOnce = (): object | undefined => (now.readings === undefined ? heardHere() : undefined)

const heardHere = () => (recordsRows() ? now.heardBefore?.within : now.heardBefore?.around)

/** Records that a row decided. */
export const recordHit = (hit: Hit): void => {
  if (!now.refusalsOnly) now.hits?.push(hit)
}

/** Records that a row refuses, or that it lifts what others refuse. */
export const recordRefusal = (hit: Hit): void => void now.hits?.push(hit)

/** Records in the journal that a transition is at its end. */
export const recordTurn = (): void => void now.journal?.push(TURN)

/** Records that the reading of a question was asked for. */
export const recordReading = (question: string): void => void now.readings?.add(question)

/** Records what a formula comes to in a step. */
export const recordValue = (formula: string, args: readonly unknown[], value: unknown): void => {
  if (now.values !== undefined && recordsRows()) now.values(formula, args, value)
}

/** Records that a table is asked about a view. */
export const recordView = (table: string, view: object): void => now.views?.(table, view, recordsRows())

/** A view that is kept, and recorded again and again. */
export interface KeptView {
  readonly view: object
  /** The listener that recorded it last and does not need it again. */
  heardBy?: object | undefined
}

/** Records a stored view; a listener that needs it only once hears it once. */
export function recordKeptView(table: string, kept: KeptView): void {
  if (now.views === undefined) return
  const before = heardHere()
  if (before !== undefined) {
    if (kept.heardBy === before) return
    kept.heardBy = before
    if (before.has(kept)) return
    before.add(kept)
  }
  recordView(table, kept.view)
}

/** Records that a table is asked. */
export const recordTable = (name: string): void => void now.parts?.tables.add(name)

/** Records that a chart is run, or that its door is asked. */
export const recordChart = (name: string): void => void now.parts?.charts.add(name)

/** Records that a file is read, or that somebody looks whether it is there. */
export const recordFile = (path: string): void => void now.parts?.files.add(path)

/** Replaces the journal for rows that decide in effects, guards and outputs; returns the former one. */
export function setJournal(hits: Hit[] | undefined): Hit[] | undefined {
  const outer = now.journal
  now.journal = hits
  return outer
}

/** Records only refusing rows, in a list; returns the former request. */
export function enterRefusals(hits: Hit[]): Pick<Watch, 'hits' | 'refusalsOnly'> {
  const outer = { hits: now.hits, refusalsOnly: now.refusalsOnly }
  now.hits = hits
  now.refusalsOnly = true
  return outer
}

/** Restores the former request. */
export function leaveRefusals({ hits, refusalsOnly }: Pick<Watch, 'hits' | 'refusalsOnly'>): void {
  now.hits = hits
  now.refusalsOnly = refusalsOnly
}

/** Begins to record the parts that are used; recording continues until `endParts`, also across asynchronous work. */
export function beginParts(): PartsUsed {
  now.parts = { tables: new Set(), charts: new Set(), files: new Set() }
  return now.parts
}

/** Ends recording the parts. */
export const endParts = (): void => {
  now.parts = undefined
}

/** The same piece of a step, whose deciding rows are entered in the journal; a guard that fails decides too. */
export const inJournal =
  <Args, Answer>(piece: (args: Args) => Answer) =>
  (args: Args): Answer => {
    const { hits, refusalsOnly } = now
    now.hits = now.journal ?? []
    now.refusalsOnly = false
    try {
      return piece(args)
    } finally {
      now.hits = hits
      now.refusalsOnly = refusalsOnly
    }
  }

/** The same query, of which no rows are recorded. */
export const askedWithoutHits =
  <A, B, C, Answer>(query: (a: A, b: B, c?: C) => Answer) =>
  (a: A, b: B, c?: C): Answer => {
    const { hits, refusalsOnly } = now
    now.hits = undefined
    now.refusalsOnly = false
    try {
      return query(a, b, c)
    } finally {
      now.hits = hits
      now.refusalsOnly = refusalsOnly
    }
  }
