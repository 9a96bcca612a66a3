/**
 * Relieve: which two units swap.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/table.js'
import { among, range, view } from '../../../src/kernel/view.js'
import { relieve } from '../clauses/leadership.js'
import { NEIGHBORHOODS } from '../neighborhood.js'

/** Which two units may not swap. */
export const mayNotSwap = forbid(
  'Relieve: the two may not swap',
  view({
    neighbors: among(NEIGHBORHOODS, 'how the two touch'),
    active: range(0, 2, 'active units among the two'),
  }),
  (bar, lift) => [
    bar(relieve.adjacent, { neighbors: P.not('by a side') }),
    lift(relieve.diagonal, { neighbors: 'by a corner' }, [relieve.adjacent]),
    bar(relieve.oneActive, { active: 0 }),
  ],
)
