/** Tables that are asked beside offers. @module */

import { decides } from '../quick/decide-candidates.js'
import type { Decides, Deciding } from './field-finders.js'
import type { ForbidTable } from './forbid-table.js'

/**
 * A table that is asked beside offers, in contexts and about candidates of a kind: `deciding<C, O>()({ table, view })`.
 * An offer may take it as its `forbid`.
 */
export const deciding =
  <C, O = void>() =>
  <T extends ForbidTable>(of: Deciding<C, O, T>): Deciding<C, O, T> & Decides<C, O> =>
    Object.freeze({ ...of, ...decides(of) })
