/** Words between the hunt and the process that runs the tests. @module */
import { readFileSync } from 'node:fs'

/** The task of one process that runs tests. */
export interface Errand {
  /** The judge, from the root of the checkout. */
  readonly judge: string
  readonly tests: readonly string[]
  /** The file to which events are written. */
  readonly events: string
  /** The one mutant that is on all the time, or 0. */
  readonly active: number
  /** The mutants that each test tries, by its id. Without it, tests run as they are, and what they reach is noted. */
  readonly plan?: Readonly<Record<string, readonly number[]>>
}

/** News of the process that runs the tests. */
export type Event =
  | { readonly type: 'test'; readonly id: string; readonly took: number; readonly reached: readonly number[] }
  /** Mutants of code that runs outside of tests: while modules are loaded. */
  | { readonly type: 'outside'; readonly mutants: readonly number[] }
  | { readonly type: 'trying'; readonly id: string; readonly mutant: number }
  | { readonly type: 'noticed'; readonly mutants: readonly number[] }
  /** A test that tells nothing: it fails without any mutant, or it cannot run twice. */
  | { readonly type: 'unfit'; readonly name: string; readonly mutants: readonly number[] }

/** The variable that names the file of an errand. */
export const ERRAND = 'RULEWRIGHT_JUDGE'

/** Reads the errand of this process. */
export const readErrand = (env: NodeJS.ProcessEnv): Errand =>
  JSON.parse(readFileSync(env[ERRAND] ?? '', 'utf8')) as Errand
