/** Orders for Capabilities: where a Non-player puts the markers, and for whom the Moderates get one. @module */

import { type Option, readingOf } from 'rulewright/book'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { NonPlayerAids } from '#spec/all-bridges-burning/components/non-player-aids'
import { placementOf } from '#spec/all-bridges-burning/components/non-player-aids/capabilities'
import { gainCapabilityProcedure } from '#spec/all-bridges-burning/events/procedures'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Capability, Militant, Space } from '#spec/all-bridges-burning/vocabulary'
import { nestedBy, preferredAmong } from './8.1.7-pieces.js'
import { dataIn, gameIn, type Line, type Look, line, prefer } from './8.2-priority.js'

type Aids = Pick<NonPlayerAids, 'capabilities' | 'onBehalf'>

interface Put extends Option {
  readonly space: Space
  /** The marker to place, if there are several. */
  readonly capability?: Capability
}

interface Gain {
  readonly owner: Militant
  readonly effect: { readonly marker: Capability }
}

/** Returns the priority for the space of a marker: among the offered ones, those that the sheet prefers. */
function placing(
  map: GameMap,
  { capabilities }: Aids,
  asks: string,
  type: 'put' | 'place',
  what: (look: Look, option: Put) => { readonly owner: Militant; readonly marker: Capability } | undefined,
): Line {
  const isBest = (look: Look, option: Put): boolean => {
    const gained = what(look, option)
    if (gained === undefined) return false
    const { owner, marker } = gained
    const same = look.decision.choices
      .map((choice) => choice.option as Put)
      .filter((other) => other.type === type && other.capability === option.capability)
    return preferredAmong(map, look, owner, placementOf(capabilities, owner, marker), same).includes(option)
  }
  return line<Put>(asks, type, {
    name: `Capability placement: ${asks}`,
    cites: cited.nonPlayerCapabilities.aidSheet,
    wants: isBest,
  })
}

const gained = (look: Look) => {
  const data = dataIn<Gain>(look, gainCapabilityProcedure.name)
  return data && { owner: data.owner, marker: data.effect.marker }
}

const inTheBox =
  (owner: Militant) =>
  (_: Look, { capability }: Put) =>
    capability && { owner, marker: capability }

const onBehalf = (map: GameMap, { onBehalf: { order } }: Aids): Line =>
  line('the Faction for which the Moderates execute the Event', 'for', {
    name: 'the Faction that the aid sheet names for a Capability',
    cites: cited.nonPlayerCapabilities.aidSheet,
    within: nestedBy(map, 'moderates', cited.nonPlayerCapabilities.aidSheet, [{ prefer: 'Factions', order }]),
  })

/** Orders for Capabilities, over the map and the aid sheets. */
export const capabilityOrders = (map: GameMap, aids: Aids): readonly Line[] => [
  placing(map, aids, 'the space for the Capability marker', 'put', gained),
  placing(map, aids, 'a Capability marker of the Reds, and its space', 'place', inTheBox('reds')),
  placing(map, aids, 'a Capability marker of the Senate, and its space', 'place', inTheBox('senate')),
  ...(aids.onBehalf.order.length > 0 ? [onBehalf(map, aids)] : []),
]

interface Place {
  readonly type: 'place'
  readonly cells: number
}

/** Orders for a Rally, whoever executes it. */
export const rallyOrders: readonly Line[] = [
  line<Place>('how many Cells to place in the space', 'place', {
    name: 'Rally: as many Cells as can be',
    cites: cited.nonPlayerPriorities.maximumExtent,
    within: [prefer<Place>(cited.nonPlayerPriorities.maximumExtent, 'the most Cells', (_, { cells }) => cells)],
  }),
  line('own pieces to take off the map and place', 'take no more back', {
    name: 'Rally: no pieces from the map',
    cites: cited.executingInstructions.notFromMap,
  }),
]

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
  line<Designate>('the Defender', 'attack', {
    name: 'Attack: the Defender',
    cites: [
      cited.redsAttackCard.attackCapability,
      cited.redsAttackCard.attackTown,
      cited.redsAttackCard.attackProvince,
      cited.nonPlayerPriorities.maximumExtent,
    ],
    wants: (look, { defender }) => defender === readingOf(gameIn(look), cited.nonPlayerDefender),
  }),
  line('a Capability of the Attackers to affect the Strength', 'count', {
    name: 'Attack: as many Capabilities as may count',
    cites: cited.nonPlayerPriorities.maximumExtent,
  }),
  line('Engagement or Retreat', 'engage', {
    name: 'Attack: Engagement',
    cites: [cited.nonPlayerPriorities.engage, cited.nonPlayerPriorities.noRetreat],
  }),
  line<Take>('a Defender to take', 'take', {
    name: 'Attack: as many Defenders as can be',
    cites: cited.nonPlayerPriorities.maximumExtent,
    within: [
      prefer<Take>(cited.nonPlayerPriorities.removeActive, 'Active Cells', (_, { piece }) => piece !== 'Inactive Cell'),
    ],
  }),
  line<Lose>('an Attacker to lose', 'lose', {
    name: 'Attack: Inactive Attackers to lose',
    cites: cited.nonPlayerPriorities.replaceInactive,
    wants: (look, { piece }) =>
      piece === 'Inactive Cell' && readingOf(gameIn(look), cited.ownPiecesRemoved) === 'as in replacing',
  }),
]
