/** What a process is told to do, and what it answers. @module */

/** Which of the two builds. */
export type Build = 'before' | 'now'

/** How a chart alone is walked. */
export const WALKERS = {
  product: 'the product',
  'library with texts': 'getAdjacencyMap, text keys',
  'library with numbers': 'getAdjacencyMap, interned keys',
  plain: 'plain walk, interned keys',
} as const
/** How a chart alone is walked. */
export type Walker = keyof typeof WALKERS

/** What a process does again and again. */
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
      /** How the names of the tables begin. */
      readonly tables: string
      readonly why: boolean
      readonly by: 'the table' | 'ts-pattern'
    }
  | { readonly does: 'digest'; readonly book: string; readonly games: number; readonly nonPlayers: boolean }

/** What was done when a task was done once. */
export interface Work {
  /** How much of what is counted: decisions, states, asks. */
  readonly times: number
  /** The games in which that was done. */
  readonly games?: number
  /** Anything else that was found out. */
  readonly told?: unknown
}

/** Does a task once. */
export type Job = () => Work

/** What a process is told first. */
export interface Order {
  readonly task: Task
  /** For how many seconds of the processor at least it warms up. */
  readonly warming: number
  /** For how many at least it does the task each time that it is told to; the task is done once in any case. */
  readonly lasting: number
}

/** What a process answers: that it is ready, that it cannot do it, or what it did how often in how much of its time. */
export type Answer =
  | { readonly is: 'ready' }
  | { readonly is: 'unable'; readonly why: string }
  | { readonly is: 'done'; readonly work: Work; readonly often: number; readonly microseconds: number }
