/** 2.4 and 6.5.2 part ways over when the Red Revolt comes after the second Propaganda Round. @module */

import { finding, searched } from 'rulewright/book'
import { pivotalFallback } from '../6-propaganda-rounds/6.5-reset-phase.js'
import * as cited from '../rules.gen.js'

export const revoltStillToCome = finding('revoltStillToCome', {
  kind: 'contradiction',
  says: '2.4 asks whether the number of Cells has brought Red Revolt!, 6.5.2 whether it has occurred; it can have been brought and not have occurred',
  clauses: [
    cited.phases.cellsTrigger,
    cited.phases.placedAtOnce,
    cited.phases.afterSecondPropaganda,
    cited.pivotalEvent.replaceNext,
    cited.pivotalEvent.onlyIfNotYet,
    cited.propagandaCards.swap,
    cited.redRevolt.begins,
  ],
  witness: () =>
    searched(pivotalFallback.view, (seen) => {
      const hasOccurred = seen.phase === 2
      const bySection652 = seen.round === 2 && !hasOccurred
      return bySection652 !== pivotalFallback.ask(seen)
    }),
})
