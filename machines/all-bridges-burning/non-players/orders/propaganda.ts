/**
 * Orders for Propaganda Rounds, as the aid sheet has them: Agitation, Prisoners, and the color of a Resolved marker.
 *
 * @module
 */

import type { Option } from '#kernel'
import { nonPlayerPropaganda } from '#spec/all-bridges-burning/8-non-players/8.1.7-priorities'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Propaganda } from '#spec/all-bridges-burning/components/non-player-aids/propaganda'
import type { Faction } from '#spec/all-bridges-burning/vocabulary'
import { type Line, line } from '../priority.js'
import { AGITATION_CHOICES, agitationOrders } from './agitation.js'
import { inColors, nestedBy } from './preferred.js'
import { decides } from './seat.js'

interface Release extends Option {
  readonly type: 'release'
  readonly of: Faction
}

const PRISONERS = 'an enemy Prisoner to release'
const RESOLVED = 'the color of the Resolved marker'

/** Every choice in Propaganda Rounds of which the aid sheet tells. */
export const PROPAGANDA_CHOICES: readonly string[] = [...AGITATION_CHOICES, PRISONERS, RESOLVED]

const sheet = nonPlayerPropaganda.aidSheet

/** Whom a Non-player releases from the Prisoners, where it releases anybody. */
function releasing(map: GameMap, { faction, release }: Propaganda): readonly Line[] {
  if (release.length === 0) return []
  return [
    line<Release>({
      name: `Prisoners that the ${faction} release`,
      cites: sheet,
      asks: PRISONERS,
      type: 'release',
      when: (look) => decides(look, faction),
      wants: (_, { of }) => release.includes(of),
      within: nestedBy(map, faction, sheet, [{ prefer: 'Factions', order: release }]),
    }),
  ]
}

/** The color of a Resolved marker, where the sheet names one. */
function marking(map: GameMap, { faction, marker }: Propaganda): readonly Line[] {
  if (marker.length === 0) return []
  return [
    line({
      name: 'the color of the Resolved marker that the aid sheet names',
      cites: sheet,
      asks: RESOLVED,
      type: 'mark',
      within: nestedBy(map, faction, sheet, inColors(marker)),
    }),
  ]
}

/** Orders for Propaganda Rounds, over the map, as the aid sheet has them. */
export const propagandaOrders = (map: GameMap, sheets: readonly Propaganda[]): readonly Line[] =>
  sheets.flatMap((one) => [...agitationOrders(map, one), ...releasing(map, one), ...marking(map, one)])
