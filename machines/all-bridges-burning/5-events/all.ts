/** Every chart of Events, over the components. @module */

import type { Chart } from 'rulewright/book'
import type { Components } from '#spec/all-bridges-burning/components/components'
import type { Trials } from '../8-non-players/8.1.5-trials.js'
import { effectsChart, inSpacesChart } from './5.1-effects.js'
import { chooseChart, eventChart } from './5.1-events.js'
import { flipChart } from './5.1-flip.js'
import { shiftChart } from './5.1-levels.js'
import { markChart } from './5.1-markers.js'
import { betweenBoxesChart, moveChart } from './5.1-move.js'
import { newsChart } from './5.1-news.js'
import { placeChart } from './5.1-place.js'
import { removeChart } from './5.1-remove.js'
import { replaceChart } from './5.1-replace.js'
import { cubeChart, sabotageChart } from './5.1-sabotage-and-cubes.js'
import { trackChart } from './5.1-tracks.js'
import { capabilityChart } from './5.3-capabilities.js'
import { freeActionChart } from './5.4-free-commands.js'
import { grantCommandChart, grantSpecialChart } from './5.4-grants.js'
import { triggerChart } from './5.4-phases.js'

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
