/** Territories of which the text says one thing here and another there. @module */

import { finding, searched, view } from 'rulewright/book'
import { mayNotEnter } from '../4-soviet-movement.js'
import { mayNotCede } from '../4-soviet-republic.js'
import * as cited from '../rules.gen.js'
import { INNER_RUSSIA, LEFT_BY_ALLIES, LEFT_BY_CENTRAL_POWERS, OUTER_RUSSIA, TERRITORIES } from '../vocabulary.js'

const isIn = (list: readonly string[], name: string): boolean => list.includes(name)

export const nameOfTatarstan = finding('nameOfTatarstan', {
  kind: 'slip',
  says: 'step 2 prints a name for a territory that is called otherwise in the treaty',
  clauses: [cited.centralLeave.spelling, cited.treaty.innerRussia],
  witness: () =>
    searched(view({ printed: cited.centralLeave.spelling.text.match(/\bTa\w+stan\b/g) ?? [] }), ({ printed }) => {
      return !isIn(TERRITORIES, printed)
    }),
})

export const tatarstanLeftOut = finding('tatarstanLeftOut', {
  kind: 'contradiction',
  says: 'a part of Inner Russia, which the treaty has the Soviets claim, is not cleared by step 1 and gets no Soviet marker by step 5',
  clauses: [
    cited.treaty.innerRussia,
    cited.treaty.claim,
    cited.alliesLeave.all,
    cited.centralLeave.all,
    cited.sovietMarkers.territories,
  ],
  witness: () =>
    searched(view({ territory: INNER_RUSSIA }), ({ territory }) => {
      const marked = cited.sovietMarkers.territories.text.includes(territory)
      return isIn(LEFT_BY_CENTRAL_POWERS, territory) && !isIn(LEFT_BY_ALLIES, territory) && !marked
    }),
})

const usual = {
  innerRussiaClosed: cited.innerRussiaClosed.usual,
  sovereignTaken: cited.sovereignTaken.usual,
  sovietsInOuterRussia: cited.sovietsInOuterRussia.usual,
  whiteRetreat: cited.whiteRetreat.usual,
} as const

const outerRussia = view({ territory: OUTER_RUSSIA, central: ['control', 'contest'] })

export const allOfRussia = finding('allOfRussia', {
  kind: 'contradiction',
  says: 'the Soviets are to control all of Russia, but they may never enter what is ceded to the Central Powers, or contested by them',
  clauses: [
    cited.civilWar.sovietsGoal,
    cited.treaty.outerRussia,
    cited.treaty.ceded,
    cited.treaty.controlled,
    cited.treaty.contested,
  ],
  witness: () =>
    searched(outerRussia, ({ central }) =>
      mayNotEnter.refuses({
        ...usual,
        mover: 'Soviet Russia',
        treaty: true,
        region: 'Outer Russia',
        holder: 'another',
        central,
        centralOriginally: false,
        friend: 'nobody',
        peace: false,
      }),
    ),
})

export const closedToItself = finding('closedToItself', {
  kind: 'contradiction',
  says: 'Soviet Russia counts as one of the Central Powers, and none of these may enter Inner Russia, where its units are placed',
  clauses: [
    cited.republic.member,
    cited.treaty.innerRussia,
    cited.treaty.closed,
    cited.sovietUnits.moscow,
    cited.sovietUnits.karelia,
    cited.sovietUnits.kazakhstan,
  ],
  witness: () =>
    searched(view({ territory: INNER_RUSSIA }), ({ territory }) => {
      const hasUnits = [cited.sovietUnits.moscow, cited.sovietUnits.karelia, cited.sovietUnits.kazakhstan].some(
        ({ text }) => text.includes(territory),
      )
      const closed = mayNotEnter.refuses({
        ...usual,
        mover: 'a Central Power',
        treaty: true,
        region: 'Inner Russia',
        holder: 'Soviet Russia',
        central: 'nothing',
        centralOriginally: false,
        friend: 'nobody',
        peace: false,
      })
      return hasUnits && closed
    }),
})

export const cededAndContested = finding('cededAndContested', {
  kind: 'contradiction',
  says: 'the treaty cedes all of Outer Russia, yet in what is contested there White forces stay, and Imperial Russia may control it still',
  clauses: [cited.treaty.ceded, cited.treaty.outerRussia, cited.contested.remain, cited.contested.where],
  witness: () =>
    searched(
      mayNotCede.view,
      (seen) => seen.contested && mayNotCede.refuses(seen) && !mayNotCede.refuses({ ...seen, contested: false }),
    ),
})
