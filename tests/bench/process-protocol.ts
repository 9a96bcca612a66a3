/** The orders to a process, and its answers. @module */

/** One of the two builds. */
export type Build = 'before' | 'now'

/** The ways to walk a single chart. */
export const WALKERS = {
  product: 'the product',
  'library with texts': 'getAdjacencyMap, text keys',
  'library with numbers': 'getAdjacencyMap, interned keys',
  plain: 'plain walk, interned keys',
} as const
/** A way to walk a single chart. */
export type Walker = keyof typeof WALKERS

/** A task that a process repeats. */
export type Task =
  | {
      readonly does: 'play'
      readonly book: string
      readonly games: number
      readonly trace: boolean
      readonly nonPlayers: boolean
    }
  | { readonly does: 'step'; readonly book: string; readonly games: number }
  | { readonly does: 'size'; readonly book: string }
  | { readonly does: 'walk'; readonly book: string; readonly worlds: readonly string[]; readonly by: Walker }
  | {
      readonly does: 'ask'
      readonly book: string
      /** The start of the names of the tables. */
      readonly tables: string
      readonly why: boolean
      readonly by: 'the table' | 'ts-pattern'
    }
  | { readonly does: 'digest'; readonly book: string; readonly games: number; readonly nonPlayers: boolean }

/** The work done by one run of a task. */
export interface Work {
  /** The number of units: decisions, states, lookups. */
  readonly times: number
  /** The games in which that was done. */
  readonly games?: number
  /** Anything else that was found out. */
  readonly told?: unknown
}

/** Does a task once. */
export type Job = () => Work

/** The first message to a process. */
export interface Order {
  readonly task: Task
  /** For how many seconds of the processor at least it warms up. */
  readonly warming: number
  /** For how many at least it does the task each time that it is told to; the task is done once in any case. */
  readonly lasting: number
}

/** An answer of a process: that it is ready, that it cannot do it, or the work done in how much of its time. */
export type Answer =
  | { readonly is: 'ready' }
  | { readonly is: 'unable'; readonly why: string }
  | { readonly is: 'done'; readonly work: Work; readonly often: number; readonly microseconds: number }
