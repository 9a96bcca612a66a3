/** How a book is verified: what somebody may ask for, and what hears how far it is. @module */
import type { Collector } from '../explore/evidence.js'
import type { Declared } from './declared.js'
import type { ExampleResult } from './report.js'
import type { Snapshot } from './status.js'
import type { AskedBySeat } from './told-to-seats.js'

/** Runs the examples of a book, or one part of them, and lets a collector hear what happens. */
export interface RunExamples {
  (collect: Collector, share?: { readonly part: number; readonly of: number }): readonly ExampleResult[]
  /** The files that it runs, where it knows them. */
  readonly files?: readonly string[]
}

/** How far the work on a gate has come. */
export interface Progress {
  readonly gate: string
  readonly done: number
  readonly total: number
  /** What was looked at last. */
  readonly at?: string
}

/** How a book is verified. */
export interface VerifyOptions {
  /** How many random plays; a book with very many candidates is played less often. */
  readonly plays?: number
  /** In how many of them the book plays seats, where it has priorities for that; a few of them where it is left out. */
  readonly seated?: number
  readonly seed?: number
  /** After how many decisions a random play is given up. */
  readonly longestPlay?: number
  /** How many states of a world are enumerated at most. */
  readonly bound?: number
  readonly runExamples?: RunExamples
  /** Answers to a seat that asks, for the law on secrets; without it nobody asks. */
  readonly asked?: AskedBySeat
  /** What the clauses had achieved; without it the snapshot gate fails. */
  readonly snapshot?: Snapshot
  /** What the places of the book declared; without it that is not compared. */
  readonly declared?: readonly Declared[]
  /** Hears how far the work has come. */
  readonly progress?: (progress: Progress) => void
}
