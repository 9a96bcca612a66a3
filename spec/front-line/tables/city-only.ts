/**
 * City Only: what the die comes to.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { one } from '../../../src/kernel/table.js'
import { range, view } from '../../../src/kernel/view.js'
import { cityOnly } from '../clauses/actions.js'

/** What the die against an empty city comes to. */
export const cityOnlyRoll = one('City Only: the die', view({ face: range(1, 6, 'the die') }), (row) => [
  row(cityOnly.enters, { face: P.union(1, 2, 3, 4) }, 'enters'),
  row(cityOnly.misses, { face: P.union(5, 6) }, 'misses'),
])
