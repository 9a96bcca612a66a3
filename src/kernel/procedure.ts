/**
 * Procedures: what a chart can call. Declared in a spec, implemented by a chart.
 *
 * @module
 */
import type { Json } from './json.js'

/** What a chart can call: a name, an argument, and the finite list of its results. */
export interface Procedure<Args extends Json = Json, Result extends Json = Json> {
  readonly name: string
  readonly results: readonly Result[]
  /** Never set: carries the type of the argument. */
  readonly args?: Args
}

/** One call of a procedure. */
export interface Call {
  readonly procedure: Procedure
  readonly args: Json
}

/** Which procedures a state may call, and which one it calls now. */
export interface Calls<C> {
  readonly procedures: readonly Procedure[]
  /** The call that is made in a context. */
  readonly pick: (context: C) => Call
}

/** Declares a procedure by its name and everything it can return. */
export const procedure = <Args extends Json = null, const Result extends Json = null>(
  name: string,
  results: readonly Result[] = [null as Result],
): Procedure<Args, Result> => Object.freeze({ name, results })

/** Calls a procedure with its argument. */
export const call = <Args extends Json>(of: Procedure<Args, Json>, args: NoInfer<Args>): Call => ({
  procedure: of as Procedure,
  args,
})

/** What a state calls: always the same procedure. */
export const calls = <C, Args extends Json, const Given extends Args>(
  of: Procedure<Args, Json>,
  args: (context: C) => Given,
): Calls<C> => ({ procedures: [of as Procedure], pick: (context) => call(of, args(context)) })
