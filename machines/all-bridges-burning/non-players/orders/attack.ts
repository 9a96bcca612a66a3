/**
 * Orders for an Attack, whoever executes it.
 *
 * @module
 */
import { nonPlayerPriorities } from '../../../../spec/all-bridges-burning/clauses/non-players/general.js'
import { type Line, line, prefer } from '../priority.js'

interface Take {
  readonly type: 'take'
  readonly piece: string
}

/** Orders for an Attack, whoever executes it. */
export const attackOrders: readonly Line[] = [
  line({
    name: 'Attack: as many Capabilities as may count',
    cites: nonPlayerPriorities.maximumExtent,
    asks: 'a Capability of the Attackers to affect the Strength',
    type: 'count',
  }),
  line({
    name: 'Attack: Engagement',
    cites: [nonPlayerPriorities.engage, nonPlayerPriorities.noRetreat],
    asks: 'Engagement or Retreat',
    type: 'engage',
  }),
  line<Take>({
    name: 'Attack: as many Defenders as can be',
    cites: nonPlayerPriorities.maximumExtent,
    asks: 'a Defender to take',
    type: 'take',
    within: [
      prefer<Take>(nonPlayerPriorities.removeActive, 'Active Cells', (_, { piece }) => piece !== 'Inactive Cell'),
    ],
  }),
]
