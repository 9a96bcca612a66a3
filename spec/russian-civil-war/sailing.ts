/** Soviet ships that sail: how far they come, and whose mines lie there. @module */

import { recently } from 'rulewright/book'
import type { Components } from './components/components.js'
import { adjacentTo } from './components/map.js'
import { type Game, withShips } from './game.js'
import { isAlly, isZone, sails } from './sides.js'
import { CENTRAL_POWERS, ZONES, type Zone } from './vocabulary.js'

/** A voyage of all Soviet ships in one zone. */
export type Voyage = { readonly type: 'sail'; readonly from: Zone; readonly to: Zone }
const fleetsIn = recently((zones: Game['zones']) => ZONES.filter((zone) => sails(zones[zone], 'Soviet Russia')))

/** The zones in which the Soviets have ships. */
export const fleetsOf = ({ zones }: Game): readonly Zone[] => fleetsIn(zones)

/** True if ships of the Central Powers, except the Soviets, are in a zone. */
export const centralSails = ({ zones }: Game, zone: Zone): boolean =>
  CENTRAL_POWERS.some((power) => sails(zones[zone], power))

/** Every voyage that the words could mean: to whatever zone the ships come as far as, through any zones between. */
export const voyagesOf = (components: Components, game: Game): readonly Voyage[] =>
  fleetsOf(game).flatMap((from) => {
    const reached = reachedOn(components).get(from)
    return ZONES.filter((to) => to !== from && reached?.has(to)).map((to): Voyage => ({ type: 'sail', from, to }))
  })

/** The fleets beside units of the Central Powers that can come to a zone without them. */
export const crowdedFleets = (components: Components, game: Game): readonly Zone[] =>
  fleetsOf(game).filter((zone) => {
    const reached = reachedOn(components).get(zone)
    return centralSails(game, zone) && ZONES.some((to) => reached?.has(to) && !centralSails(game, to))
  })

/** The zones that ships reach from each zone. */
const reachedOn = recently(
  (components: Components): ReadonlyMap<Zone, ReadonlySet<Zone>> =>
    new Map(ZONES.map((from) => [from, reachedFrom(components, from)])),
)

function reachedFrom({ map, base }: Components, from: Zone): ReadonlySet<Zone> {
  let reached: ReadonlySet<Zone> = new Set([from])
  for (let moves = 0; moves < base.cruiserMoves; moves += 1)
    reached = new Set([...reached, ...[...reached].flatMap((zone) => adjacentTo(map, zone).filter(isZone))])
  return reached
}

/** The game after a voyage. */
export function sailed(game: Game, { from, to }: Voyage): Game {
  const { cruisers, transports } = game.zones[from].ships['Soviet Russia']
  const gone = withShips(game, from, 'Soviet Russia', { cruisers: -cruisers, transports: -transports })
  return withShips(gone, to, 'Soviet Russia', { cruisers, transports })
}

/** Returns the side whose mines lie in a zone. */
export function minesIn({ map }: Components, { territories }: Game, zone: Zone): 'none' | 'Allied' | 'others' {
  const land = map.mines[zone]
  if (land === undefined || territories[land].control === 'nobody') return 'none'
  return isAlly(territories[land].control) ? 'Allied' : 'others'
}

/** The game without the Soviet ships in a zone. */
export function sunk(game: Game, zone: Zone): Game {
  const { cruisers, transports } = game.zones[zone].ships['Soviet Russia']
  return withShips(game, zone, 'Soviet Russia', { cruisers: -cruisers, transports: -transports })
}
