/** Every Special Activity, over the map. @module */

import type { Chart } from 'rulewright/book'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { SpecialActivity } from '#spec/all-bridges-burning/vocabulary'
import type { SpecialMachine } from './4.1-special-activities.js'
import { politicalEventActivity } from './4.2.1-political-event.js'
import { foreignRelationsActivity } from './4.2.2-foreign-relations.js'
import { prepareOn } from './4.2.3-prepare.js'
import { coordinateActivity } from './4.2.4-coordinate.js'
import { crackdownActivity } from './4.2.5-crackdown.js'
import { personalityActivity } from './4.3.1-personality.js'
import { dialogueActivity } from './4.3.2-dialogue.js'
import { publishOn } from './4.3.3-publish.js'

/** Every Special Activity by name. */
export const specialActivitiesOn = (map: GameMap): Readonly<Record<SpecialActivity, SpecialMachine>> => ({
  'Political Event': politicalEventActivity,
  'Foreign Relations': foreignRelationsActivity,
  Prepare: prepareOn(map),
  Coordinate: coordinateActivity,
  Crackdown: crackdownActivity,
  Personality: personalityActivity,
  Dialogue: dialogueActivity,
  Publish: publishOn(map),
})

/** The charts of all Special Activities, over the map. */
export const chartsOfSpecialActivities = (map: GameMap): readonly Chart[] =>
  Object.values(specialActivitiesOn(map)).map(({ chart }) => chart)
