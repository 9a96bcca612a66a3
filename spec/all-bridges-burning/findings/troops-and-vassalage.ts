/** 6.5.3 cannot always make the number of Troops equal to Vassalage. @module */

import { finding, range, searched, view } from 'rulewright/book'
import { FORCES, TRACKS } from '../components/forces.js'
import * as cited from '../rules.gen.js'

const germans = view(
  {
    vassalage: range(0, TRACKS.vassalage),
    inTheBox: range(0, FORCES.troops.germany),
    onTheMap: range(0, FORCES.troops.germany),
  },
  [
    {
      because: 'there are six German Troops',
      when: ({ inTheBox, onTheMap }) => inTheBox + onTheMap > FORCES.troops.germany,
    },
  ],
)

export const troopsAndVassalage = finding('troopsAndVassalage', {
  kind: 'contradiction',
  says: 'the Troops of Germany are to be as many as its Vassalage, but those in its box, where they came to be, are never taken away',
  clauses: [cited.powers.matchVassalage, cited.powers.removeRandom, cited.powers.placeGermans],
  witness: () =>
    searched(germans, ({ vassalage, inTheBox, onTheMap }) => {
      const surplus = Math.max(0, inTheBox + onTheMap - vassalage)
      return inTheBox + onTheMap - Math.min(onTheMap, surplus) > vassalage
    }),
})
