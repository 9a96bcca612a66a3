/**
 * Orders for an Attack, whoever executes it.
 *
 * @module
 */

import { readingOf } from '#kernel'
import { nonPlayerPriorities, ownPiecesRemoved } from '#spec/all-bridges-burning/8-non-players/8.1.7-priorities'
import { nonPlayerDefender, redsAttackCard } from '#spec/all-bridges-burning/8-non-players/8.3.5-reds-attack'
import { gameIn, type Line, line, prefer } from '../priority.js'

interface Designate {
  readonly type: 'attack'
  readonly defender: 'Senate' | 'Germans' | 'both'
}
interface Lose {
  readonly type: 'lose'
  readonly piece: string
}
interface Take {
  readonly type: 'take'
  readonly piece: string
}

/** Orders for an Attack, whoever executes it. */
export const attackOrders: readonly Line[] = [
  line<Designate>({
    name: 'Attack: the Defender',
    cites: [
      redsAttackCard.attackCapability,
      redsAttackCard.attackTown,
      redsAttackCard.attackProvince,
      nonPlayerPriorities.maximumExtent,
    ],
    asks: 'the Defender',
    type: 'attack',
    wants: (look, { defender }) => defender === readingOf(gameIn(look), nonPlayerDefender),
  }),
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
  line<Lose>({
    name: 'Attack: Inactive Attackers to lose',
    cites: nonPlayerPriorities.replaceInactive,
    asks: 'an Attacker to lose',
    type: 'lose',
    wants: (look, { piece }) =>
      piece === 'Inactive Cell' && readingOf(gameIn(look), ownPiecesRemoved) === 'as in replacing',
  }),
]
