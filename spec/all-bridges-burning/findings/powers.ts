/** 1.9 and 6.5.3 part ways over where the Troops of the Powers are counted. @module */

import { finding, range, searched, view } from 'rulewright/book'
import { germanAdjustment, russianAdjustment } from '../6-propaganda-rounds/6.5.3-powers.js'
import { FORCES, TRACKS } from '../components/forces.js'
import * as cited from '../rules.gen.js'

const germans = view({ onTheMap: range(0, FORCES.troops.germany), vassalage: range(0, TRACKS.vassalage) })

export const germansOnTheMap = finding('germansOnTheMap', {
  kind: 'contradiction',
  says: 'the Germans on the map are to be as many as their Vassalage by 1.9, but 6.5.3 adds them to their box and not to the map',
  clauses: [cited.vassalage.propaganda, cited.vassalage.match, cited.powers.matchVassalage, cited.powers.placeGermans],
  witness: () =>
    searched(germans, ({ onTheMap, vassalage: level }) => {
      const missing = level - onTheMap
      return missing > 0 && germanAdjustment.ask({ occasion: 'Propaganda Round', missing }) === 'place'
    }),
})

const russians = view(
  {
    inTheBox: range(0, FORCES.troops.russia),
    onTheMap: range(0, FORCES.troops.russia),
    vassalage: range(0, TRACKS.vassalage),
  },
  [
    {
      because: 'there are six Russian Troops',
      when: ({ inTheBox, onTheMap }) => inTheBox + onTheMap > FORCES.troops.russia,
    },
  ],
)

export const russiansInTheBox = finding('russiansInTheBox', {
  kind: 'contradiction',
  says: 'the Russians on the map are to be as many as their Vassalage, but those that an Attack made Available are not placed again, and the others are too few',
  clauses: [
    cited.vassalage.match,
    cited.powers.matchVassalage,
    cited.powers.placeRussians,
    cited.attack.engagementOthers,
    cited.attack.retreatOthers,
  ],
  witness: () =>
    searched(russians, ({ inTheBox, onTheMap, vassalage: level }) => {
      const missing = level - onTheMap
      const outOfPlay = FORCES.troops.russia - onTheMap - inTheBox
      const placed =
        russianAdjustment.ask({ occasion: 'Propaganda Round', missing, townWithReds: true, reading: 'nowhere' }) ===
        'place'
      return placed && missing > outOfPlay
    }),
})
