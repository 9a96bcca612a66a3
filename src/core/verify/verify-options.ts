/** The options of a verification, and its progress callbacks. @module */
import type { Collector } from '../explore/evidence.js'
import type { ExampleResult } from './report.js'
import type { AskedBySeat } from './secrets/seat-knowledge.js'
import type { Snapshot } from './status-snapshot.js'
import type { Declared } from './text/untestable-declarations.js'

/** Runs the examples of a book, or one part of them, and lets a collector hear what happens. */
export interface RunExamples {
  (collect: Collector, share?: { readonly part: number; readonly of: number }): readonly ExampleResult[]
  /** The files that it runs, where it knows them. */
  readonly files?: readonly string[]
}

/** The progress of a check. */
export interface Progress {
  readonly gate: string
  readonly done: number
  readonly total: number
  /** The item examined last. */
  readonly at?: string
}

/** The options of a verification. */
export interface VerifyOptions {
  /** The number of random plays; a book with very many candidates is played less often. */
  readonly plays?: number
  /** In how many of them the book plays seats, where it has priorities for that; a few of them where it is left out. */
  readonly seated?: number
  readonly seed?: number
  /** After how many decisions a random play is given up. */
  readonly longestPlay?: number
  /** The maximum number of states to enumerate in a world. */
  readonly bound?: number
  readonly runExamples?: RunExamples
  /** Answers to a seat that asks, for the law on secrets; without it nobody asks. */
  readonly asked?: AskedBySeat
  /** The earlier evidence of clauses; without it, the snapshot check fails. */
  readonly snapshot?: Snapshot
  /** The earlier declarations of the book's places; without them, they are not compared. */
  readonly declared?: readonly Declared[]
  /** Hears how far the work has come. */
  readonly progress?: (progress: Progress) => void
}
