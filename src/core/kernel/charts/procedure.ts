/** Procedures: what a chart can call. Declared in a spec, implemented by a chart. @module */
import { z } from 'zod'
import type { Json } from '../../values/json.js'
import type { ForbidTable } from '../tables/forbid-table.js'

/** The precondition of a procedure: a table that can refuse to begin it, or nothing. */
export type Door = ForbidTable | undefined

/** A part of play that charts can call: a name, the shape of its argument, and a finite list of results. */
export interface Procedure<Args extends Json = Json, Result extends Json = Json, D extends Door = Door> {
  readonly name: string
  /** Checks an argument that comes from outside. */
  readonly args: z.ZodType<Args>
  readonly results: readonly Result[]
  /**
   * The precondition, which must hold for the game and the argument while it runs. Callers decide how often, by what grant and at
   * what price.
   */
  readonly door: D
}

/** One call of a procedure. */
export interface Call {
  readonly procedure: Procedure
  readonly args: Json
}

/** The procedures that a state may call, and the one it calls now. */
export interface Calls<C> {
  readonly procedures: readonly Procedure[]
  /** The call that is made in a context. */
  readonly pick: (context: C) => Call
}

/** Declares a procedure by its name, its argument and everything it can return; without either, that is null. */
export const procedure = <Args extends Json = null, const Result extends Json = null, D extends Door = undefined>(
  name: string,
  {
    args = z.null() as unknown as z.ZodType<Args>,
    results = [null as Result],
    door,
  }: { readonly args?: z.ZodType<Args>; readonly results?: readonly Result[]; readonly door?: D } = {},
): Procedure<Args, Result, D> => Object.freeze({ name, args, results, door: door as D })

/** Calls a procedure with its argument. */
export const call = <Args extends Json>(of: Procedure<Args, Json>, args: NoInfer<Args>): Call => ({
  procedure: of as unknown as Procedure,
  args,
})

/** Writes the call of a state that always calls the same procedure. */
export const calls = <C, Args extends Json, const Given extends Args>(
  of: Procedure<Args, Json>,
  args: (context: C) => Given,
): Calls<C> => ({ procedures: [of as unknown as Procedure], pick: (context) => call(of, args(context)) })
