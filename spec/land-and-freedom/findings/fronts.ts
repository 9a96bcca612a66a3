/** Fronts for which the text has no answer. @module */

import { among, finding, searched, view } from 'rulewright/book'
import { warAfterDefeat } from '../4.1-winning-and-losing.js'
import { FATES, type Fate } from '../8.1-victory-on-a-front.js'
import * as cited from '../rules.gen.js'

const fate = among(FATES, 'the Front')
const goesOn = (fates: readonly Fate[], madrid: Fate): boolean =>
  warAfterDefeat.ask({
    madrid: madrid === 'defeated' ? 'defeated' : 'held',
    defeats: fates.filter((one) => one === 'defeated').length,
  }) === 'goes on'

export const noFrontRemains = finding('noFrontRemains', {
  kind: 'gap',
  says: 'what is done to a Front that is won or lost goes to another one, and while the war goes on it can be that none remains',
  clauses: [
    cited.victory.attacksElsewhere,
    cited.defeatEffects.attacksElsewhere,
    cited.defeatEffects.cardsElsewhere,
    cited.losing.twoDefeats,
  ],
  witness: () =>
    searched(view({ Madrid: fate, Northern: fate, Aragon: fate, Southern: fate }), (fates) => {
      const all = Object.values(fates)
      return !all.includes('open') && goesOn(all, fates.Madrid)
    }),
})
