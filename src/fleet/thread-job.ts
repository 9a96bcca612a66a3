/** A job as a thread gets it, and what the thread answers. @module */
import type { Origin } from '#core'

/** Plain data that all threads read, written once. */
export type Shared = SharedArrayBuffer

/** A job of a work on a book. */
export interface Job {
  readonly from: Origin
  readonly book: string
  readonly kind: string
  /** The name of the work: what it has in common is read once. */
  readonly work: string
  readonly common: Shared
  readonly part: unknown
  readonly also?: { readonly name: string; readonly data: Shared }
}

/** The result of a job, or the reason for its failure. An error thrown in a thread would lose its type. */
export type JobResult = { readonly came: unknown } | { readonly failed: string; readonly defect: boolean }
