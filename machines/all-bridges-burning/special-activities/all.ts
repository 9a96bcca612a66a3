/**
 * Every Special Activity, over the map.
 *
 * @module
 */

import type { Chart } from '#kernel'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { SpecialActivity } from '#spec/all-bridges-burning/vocabulary'
import { coordinate } from './coordinate.js'
import { crackdown } from './crackdown.js'
import { dialogue } from './dialogue.js'
import { foreignRelations } from './foreign-relations.js'
import { personality } from './personality.js'
import { politicalEvent } from './political-event.js'
import { prepareOn } from './prepare.js'
import { publishOn } from './publish.js'
import type { SpecialMachine } from './special-machine.js'

/** Every Special Activity by name. */
export const specialActivitiesOn = (map: GameMap): Readonly<Record<SpecialActivity, SpecialMachine>> => ({
  'Political Event': politicalEvent,
  'Foreign Relations': foreignRelations,
  Prepare: prepareOn(map),
  Coordinate: coordinate,
  Crackdown: crackdown,
  Personality: personality,
  Dialogue: dialogue,
  Publish: publishOn(map),
})

/** The charts of all Special Activities, over the map. */
export const chartsOfSpecialActivities = (map: GameMap): readonly Chart[] =>
  Object.values(specialActivitiesOn(map)).map(({ chart }) => chart)
