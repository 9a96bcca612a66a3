/**
 * Orders for Capabilities: where a Non-player puts the markers, and for whom the Moderates get one.
 *
 * @module
 */

import type { Option } from '#kernel'
import { nonPlayerCapabilities } from '#spec/all-bridges-burning/8-non-players/8.1.7-priorities'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { NonPlayerAids } from '#spec/all-bridges-burning/components/non-player-aids'
import { placementOf } from '#spec/all-bridges-burning/components/non-player-aids/capabilities'
import { gainCapabilityProcedure } from '#spec/all-bridges-burning/events/procedures'
import type { Capability, Militant, Space } from '#spec/all-bridges-burning/vocabulary'
import { dataIn, type Line, type Look, line } from '../priority.js'
import { nestedBy, preferredAmong } from './preferred.js'

type Aids = Pick<NonPlayerAids, 'capabilities' | 'onBehalf'>

interface Put extends Option {
  readonly space: Space
  /** Which marker, where several can be placed. */
  readonly capability?: Capability
}
interface Gain {
  readonly owner: Militant
  readonly effect: { readonly marker: Capability }
}

/** Where a marker goes: to the spaces that the sheet prefers for it, among those that are offered for it. */
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
  return line<Put>({
    name: `Capability placement: ${asks}`,
    cites: nonPlayerCapabilities.aidSheet,
    asks,
    type,
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

/** Orders for Capabilities, over the map and the aid sheets. */
export const capabilityOrders = (map: GameMap, aids: Aids): readonly Line[] => [
  placing(map, aids, 'the space for the Capability marker', 'put', gained),
  placing(map, aids, 'a Capability marker of the Reds, and its space', 'place', inTheBox('reds')),
  placing(map, aids, 'a Capability marker of the Senate, and its space', 'place', inTheBox('senate')),
  ...(aids.onBehalf.order.length > 0 ? [onBehalf(map, aids)] : []),
]

const onBehalf = (map: GameMap, { onBehalf: { order } }: Aids): Line =>
  line({
    name: 'the Faction that the aid sheet names for a Capability',
    cites: nonPlayerCapabilities.aidSheet,
    asks: 'the Faction for which the Moderates execute the Event',
    type: 'for',
    within: nestedBy(map, 'moderates', nonPlayerCapabilities.aidSheet, [{ prefer: 'Factions', order }]),
  })
