/** The Index. @module */

import { first, flag, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

export const markerCanStand = first(
  'Capability markers: can it stand there',
  view({
    trains: flag('the marker is that of Trains', 'the marker is not that of Trains'),
    stop: flag('Trains can stop in the space', 'Trains cannot stop in the space'),
    reading: cited.trainsOffTheRails,
  }),
  (row) => [
    row(
      [cited.attack.destinations, cited.glossary.railwaysSymbol],
      { trains: true, stop: false, reading: 'where Trains stop' },
      false,
    ),
    row([cited.redRevolt.capabilities, cited.capabilities.phaseTwoOnMap], {}, true),
  ],
)
