/**
 * Work: what takes long is cut into jobs that are done apart from each other, here, in threads, or on other machines.
 *
 * A job is plain data, and so is what comes of it; whoever asked for the work puts together what came of its jobs, in their
 * order. So it comes to the same however it was spread, and whoever did it twice.
 *
 * @module
 */

import type { Book } from '#core'
import type { OlderPlace } from '#lab'

/** A kind of work on a book. */
export interface WorkKind<Common, Part, Came> {
  readonly name: string
  /** Gets ready for the jobs of one work, by what they have in common; done once wherever some of them are done. */
  readonly ready: (book: Book, common: Common, own: Own) => (part: Part, also?: unknown) => Came | Promise<Came>
}

/** The worker's own data. It goes through no queue, so that no job can name a command to start. */
export interface Own {
  /** Implementations of books, by the names that jobs call them: the words of the commands that start them. */
  readonly implementations?: Readonly<Record<string, readonly string[]>>
  /** The folders of older states of books, by the commits that jobs name. */
  readonly olders?: Readonly<Record<string, OlderPlace>>
}

/** A work on a book: all its jobs are of a kind, and have something in common. */
export interface WorkRequest<Common, Part, Came> {
  readonly book: Book
  readonly kind: WorkKind<Common, Part, Came>
  readonly common: Common
  /** The data available to jobs in this process or its threads. */
  readonly own?: Own
}

/** The requester of jobs, and receiver of their results. */
export interface Hearer<Part, Came> {
  /** Hears what came of each job, in their order. */
  readonly take: (came: Came, part: Part) => void
  /** Hears of each job as it is done. */
  readonly done?: (came: Came, part: Part) => void
}

/**
 * Does jobs of a work; they are begun in their order.
 *
 * @param also - what these jobs have in common beside what all jobs of the work have
 */
export type Doing<Part, Came> = (parts: Iterable<Part>, hearer: Hearer<Part, Came>, also?: unknown) => Promise<void>

/**
 * Uses those who do the jobs of a work.
 *
 * @param signal - says that somebody interrupts, to whoever does something else meanwhile; nothing says so where the work is
 * done here
 */
export type Use<Part, Came, Result> = (doing: Doing<Part, Came>, signal?: AbortSignal) => Promise<Result>
