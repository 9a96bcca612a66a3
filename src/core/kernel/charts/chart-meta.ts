/** Metadata of a state or a transition in a chart. @module */

import type { Offer, Option } from '../offers/option.js'
import type { Clause } from '../sections/clause.js'
import type { Call, Calls, Procedure } from './procedure.js'

/** A right that may be used while a called chart stands at a seam. */
export interface Meanwhile<C> {
  readonly asks: Offer<C>
  readonly procedures: readonly Procedure[]
  /** The call to make when a seat chooses an option of the interruption. */
  readonly call: (context: C, chosen: Option) => Call
}

/** The metadata that a chart may give a state or a transition. */
export interface Meta<C> {
  readonly requirements?: readonly Clause[]
  /** A decision is due here. */
  readonly asks?: Offer<C>
  /** A procedure runs here; `returned` follows. */
  readonly calls?: Calls<C>
  /** A right of this chart that may be used while the called procedure stands at a seam; several have different names. */
  readonly meanwhile?: Meanwhile<C> | readonly Meanwhile<C>[]
  /**
   * Rights that may be used at any time while the called procedure runs: whenever a decision is due further in. The
   * event of an option goes to this state, which handles it without leaving; nothing is called.
   */
  readonly aside?: readonly Offer<C>[]
  /** The charts further out may interrupt here: always, or where this says so. */
  readonly seam?: true | ((context: C) => boolean)
}
