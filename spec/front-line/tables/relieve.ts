/**
 * Relieve: which two units swap.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/table.js'
import { range, view } from '../../../src/kernel/view.js'
import { relieve } from '../clauses/leadership.js'
import { NEIGHBORHOODS } from '../neighborhood.js'

/** Which two units may not swap. */
export const mayNotSwap = forbid(
  'Relieve: the two may not swap',
  view({ neighbors: NEIGHBORHOODS, /** How many of the two are active. */ active: range(0, 2) }),
  (bar, lift) => [
    bar(relieve.adjacent, { neighbors: P.not('by a side') }),
    lift(relieve.diagonal, { neighbors: 'by a corner' }, [relieve.adjacent]),
    bar(relieve.oneActive, { active: 0 }),
  ],
)
