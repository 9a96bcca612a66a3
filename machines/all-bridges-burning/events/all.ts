/**
 * Every chart of Events, over the components.
 *
 * @module
 */

import type { Chart } from '#kernel'
import type { Components } from '#spec/all-bridges-burning/components/components'
import type { Trials } from '../non-players/trials.js'
import { betweenBoxesChart } from './between-boxes.js'
import { capabilityChart } from './capability.js'
import { chooseChart } from './choose.js'
import { cubeChart } from './cubes.js'
import { effectsChart } from './effects.js'
import { eventChart } from './event.js'
import { flipChart } from './flip.js'
import { freeActionChart } from './free-action.js'
import { grantCommandChart } from './grant-command.js'
import { grantSpecialChart } from './grant-special.js'
import { inSpacesChart } from './in-spaces.js'
import { markChart } from './markers.js'
import { moveChart } from './move.js'
import { newsChart } from './news.js'
import { placeChart } from './place.js'
import { removeChart } from './remove.js'
import { replaceChart } from './replace.js'
import { sabotageChart } from './sabotage.js'
import { shiftChart } from './shift.js'
import { trackChart } from './tracks.js'
import { triggerChart } from './trigger.js'

/** Every chart of Events, over the components. */
export const chartsOfEvents = (
  { events, map }: Pick<Components, 'events' | 'map'>,
  trials: Trials,
): readonly Chart[] => [
  eventChart(events, trials),
  effectsChart(map),
  placeChart,
  removeChart,
  newsChart,
  replaceChart,
  flipChart,
  moveChart(map),
  betweenBoxesChart,
  shiftChart,
  trackChart,
  cubeChart,
  markChart,
  sabotageChart(map),
  capabilityChart(map),
  grantCommandChart(),
  grantSpecialChart(),
  freeActionChart(),
  triggerChart,
  chooseChart(trials),
  inSpacesChart(trials),
]
