/**
 * Hearing which table rows decide while an effect or a guard runs, and for which readings the rules ask.
 *
 * A step keeps a journal; effects, guards and outputs are overheard, a guard that fails as well, since it decides too.
 * Offers and questions from outside are not. Readings, and the views that tables are asked about, are heard wherever
 * they are asked for.
 *
 * @module
 */

import type { Json, Value } from '../../values/json.js'
import type { Clause } from '../sections/clause.js'

/** A part of a sum, with what it is. */
export interface SumPart {
  readonly what: string
  readonly amount: number
}

/** A row of a table, a formula or a measure, that decided something. */
export interface Hit {
  readonly table: string
  /** The row's place in its table, counted from 0. */
  readonly row: number
  readonly clauses: readonly Clause[]
  /** The amount that a row adds to a sum. */
  readonly adds?: number
  /** The fields that the row of a sum looked at. */
  readonly because?: Readonly<Record<string, Value>>
  /** The sum to which it is added: one object a question, so that two sums over one table stay apart. */
  readonly sum?: object
  /** The argument of a measure. */
  readonly argument?: Readonly<Record<string, string | number>>
  /** The value of a measure. */
  readonly value?: Json
  /** The parts of which a measure is the sum. */
  readonly parts?: readonly SumPart[]
  /** The sums of which a measure was made up. */
  readonly sums?: readonly object[]
}

/** The end of a transition, as it stands in the journal of a step. */
export const TURN: Hit = Object.freeze({ table: 'the end of a transition', row: -1, clauses: [] })

let journal: Hit[] | undefined
let overhearing: Hit[] | undefined
/** The list of somebody who hears only what refuses. */
let refusalsOnly: Hit[] | undefined

/** True if deciding rows are recorded; otherwise no hits need to be made. */
export const isRecording = (): boolean => overhearing !== undefined && overhearing !== refusalsOnly

/** True if only refusing rows are recorded. */
export const areRefusalsHeard = (): boolean => overhearing !== undefined && overhearing === refusalsOnly

/** Tells whoever listens that a row decided. */
export const recordHit = (hit: Hit): void => {
  if (overhearing !== refusalsOnly) overhearing?.push(hit)
}

/** Tells whoever listens that a row refuses, or that it lifts what others refuse. */
export const tellRefusal = (hit: Hit): void => void overhearing?.push(hit)

/** Tells the step that one of its transitions is at its end: what decided since the one before belongs to it. */
export const markTransition = (): void => void journal?.push(TURN)

/** Runs a step and returns what was overheard meanwhile. */
export function withJournal<T>(step: () => T): readonly [T, readonly Hit[]] {
  const hits: Hit[] = []
  const outer = enterJournal(hits)
  try {
    return [step(), hits]
  } finally {
    leaveJournal(outer)
  }
}

/** Lets what is overheard be entered in a journal; the one that it was entered in before comes back. */
export function enterJournal(hits: Hit[]): Hit[] | undefined {
  const outer = journal
  journal = hits
  return outer
}

/** Lets what is overheard be entered where it was before. */
export const leaveJournal = (outer: Hit[] | undefined): void => {
  journal = outer
}

/** Runs a piece of a step and enters the rows that decided in the journal. */
export function overhear<T>(piece: () => T): T {
  const outer = overhearing
  overhearing = journal ?? []
  try {
    return piece()
  } finally {
    overhearing = outer
  }
}

/** The same function, of which is heard which rows decide in it; overhearing it makes nothing anew. */
export const overheard =
  <Args, Answer>(asked: (args: Args) => Answer) =>
  (args: Args): Answer => {
    const outer = overhearing
    overhearing = journal ?? []
    try {
      return asked(args)
    } finally {
      overhearing = outer
    }
  }

/** Lists something in the midst of a step, unheard: which rows refuse candidates decides nothing by itself. */
export function withoutRecording<T>(piece: () => T): T {
  if (overhearing === undefined) return piece()
  const outer = overhearing
  overhearing = undefined
  try {
    return piece()
  } finally {
    overhearing = outer
  }
}

/** The same question, asked unheard. */
export const withoutTrace =
  <A, B, C, Answer>(asked: (a: A, b: B, c?: C) => Answer) =>
  (a: A, b: B, c?: C): Answer => {
    const outer = overhearing
    overhearing = undefined
    try {
      return asked(a, b, c)
    } finally {
      overhearing = outer
    }
  }

/** Asks from outside, and returns what was asked together with the rows that answered. */
export function withHits<T>(piece: () => T): readonly [T, readonly Hit[]] {
  const outer = overhearing
  const hits: Hit[] = []
  overhearing = hits
  try {
    return [piece(), hits]
  } finally {
    overhearing = outer
  }
}

/**
 * Asks from outside, and returns what was asked together with the rows that refused, or lifted what others refuse. Other rows
 * are not heard, so that nothing need be found anew for them to be heard.
 */
export function observeRefusals<T>(piece: () => T): readonly [T, readonly Hit[]] {
  const hits: Hit[] = []
  const outer = enterRefusals(hits)
  try {
    return [piece(), hits]
  } finally {
    leaveRefusals(outer)
  }
}

/** The recorders of deciding rows that were active before only refusals were recorded. */
export interface OuterHits {
  readonly overhearing: Hit[] | undefined
  readonly refusalsOnly: Hit[] | undefined
}

/** Lets the rows that refuse be entered in a list, and no others be heard; who heard before comes back. */
export function enterRefusals(hits: Hit[]): OuterHits {
  const outer = { overhearing, refusalsOnly }
  overhearing = hits
  refusalsOnly = hits
  return outer
}

/** Lets those hear again who heard before. */
export const leaveRefusals = (outer: OuterHits): void => {
  overhearing = outer.overhearing
  refusalsOnly = outer.refusalsOnly
}

let readingsAsked: Set<string> | undefined

/** Tells whoever listens that the reading of a question was asked for. */
export const heardReading = (question: string): void => void readingsAsked?.add(question)

/** Does something, and returns it together with the questions whose readings were asked for meanwhile. */
export function hearingReadings<T>(piece: () => T): readonly [T, ReadonlySet<string>] {
  const outer = readingsAsked
  const asked = new Set<string>()
  readingsAsked = asked
  try {
    return [piece(), asked]
  } finally {
    readingsAsked = outer
  }
}

/**
 * Hears that a table is asked about a view.
 *
 * @param within - whether an effect, a guard, an output or a call asks, and no offer
 */
export type ViewListener = (table: string, view: object, within: boolean) => void

/** Queries that a listener has recorded and does not need twice: from effects, guards, outputs and calls, and from elsewhere. */
export interface HeardBefore {
  readonly within: WeakSet<object>
  readonly around: WeakSet<object>
}

/**
 * A listener that has heard nothing, and need not hear anything twice.
 *
 * @param from - whether it hears once from effects and once from offers, or once in all
 */
export function nothingHeard(from: 'each side' | 'any side' = 'each side'): HeardBefore {
  const within = new WeakSet<object>()
  return { within, around: from === 'any side' ? within : new WeakSet() }
}

let viewListener: ViewListener | undefined
let heardBefore: HeardBefore | undefined

/** True if the views of tables are recorded. */
export const isListening = (): boolean => viewListener !== undefined

/** True if readings or views are recorded; then no query may be left out. */
export const isHearing = (): boolean => viewListener !== undefined || readingsAsked !== undefined

/** Tells whoever listens that a table is asked about a view. */
export const heardView = (table: string, view: object): void => viewListener?.(table, view, isRecording())

/** A view that is kept, and told again and again. */
export interface KeptView {
  readonly view: object
  /** The listener that recorded it last and does not need it again. */
  heardBy?: object | undefined
}

/** The same of a view that is kept: who need not hear it twice is told once. */
export function heardKeptView(table: string, kept: KeptView): void {
  if (viewListener === undefined) return
  const before = heardHere()
  if (before !== undefined) {
    if (kept.heardBy === before) return
    kept.heardBy = before
    if (before.has(kept)) return
    before.add(kept)
  }
  heardView(table, kept.view)
}

const heardHere = () => (isRecording() ? heardBefore?.within : heardBefore?.around)

/** The listener that records every query but needs each only once, if there is one; then no query needs repeating. */
export const hearer = (): object | undefined => (readingsAsked === undefined ? heardHere() : undefined)

/** Does something as it is done where nobody listens to readings or views. */
export function withoutListeners<T>(piece: () => T): T {
  const outer = [viewListener, heardBefore, readingsAsked] as const
  viewListener = undefined
  heardBefore = undefined
  readingsAsked = undefined
  try {
    return piece()
  } finally {
    ;[viewListener, heardBefore, readingsAsked] = outer
  }
}

/**
 * Does something, and tells a listener about every view that a table is asked about meanwhile.
 *
 * @param before - what a listener has heard that need not hear twice of what is kept: views, and what is remembered
 */
export function hearingViews<T>(listener: ViewListener, piece: () => T, before?: HeardBefore): T {
  const outer = [viewListener, heardBefore] as const
  viewListener = listener
  heardBefore = before
  try {
    return piece()
  } finally {
    ;[viewListener, heardBefore] = outer
  }
}

/** Nobody is told anything, and so nothing twice. */
const HEARD = nothingHeard()

/** Asks for something by the rows as they are written, unheard. */
export const asWritten = <T>(piece: () => T): T => withoutRecording(() => hearingViews(() => undefined, piece, HEARD))
