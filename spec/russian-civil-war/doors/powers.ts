/**
 * The doors of what a power does in its turn: which power has none.
 *
 * @module
 */
import { forbid } from '../../../src/kernel/forbid.js'
import { flag, view } from '../../../src/kernel/view.js'
import { sovietPower } from '../clauses/revolution-phase.js'
import { republic } from '../clauses/soviet-republic.js'

/** Which power has no turn, and nothing to move or to mobilize. */
export const mayNotTakeTurn = forbid(
  'the power has no turn',
  view({ inPlay: flag('the power is in the game', 'the power is not in the game yet') }),
  (bar) => [bar([republic.newPower, sovietPower.introduced], { inPlay: false })],
)
