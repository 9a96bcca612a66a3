/** Territories of which the text says one thing here and another there. @module */
import { finding, searched, view } from 'rulewright/book'
import { alliesLeave, centralLeave, sovietMarkers, sovietUnits } from '../2-revolution-phase.js'
import { civilWar } from '../3-civil-war.js'
import {
  innerRussiaClosed,
  mayNotEnter,
  sovereignTaken,
  sovietsInOuterRussia,
  whiteRetreat,
} from '../4-soviet-movement.js'
import { mayNotCede, republic, treaty } from '../4-soviet-republic.js'
import { contested } from '../5-contested-territories.js'
import { INNER_RUSSIA, LEFT_BY_ALLIES, LEFT_BY_CENTRAL_POWERS, OUTER_RUSSIA, TERRITORIES } from '../vocabulary.js'

const isIn = (list: readonly string[], name: string): boolean => list.includes(name)

export const nameOfTatarstan = finding('nameOfTatarstan', {
  kind: 'slip',
  says: 'step 2 prints a name for a territory that is called otherwise in the treaty',
  clauses: [centralLeave.spelling, treaty.innerRussia],
  witness: () =>
    searched(view({ printed: centralLeave.spelling.text.match(/\bTa\w+stan\b/g) ?? [] }), ({ printed }) => {
      return !isIn(TERRITORIES, printed)
    }),
})

export const tatarstanLeftOut = finding('tatarstanLeftOut', {
  kind: 'contradiction',
  says: 'a part of Inner Russia, which the treaty has the Soviets claim, is not cleared by step 1 and gets no Soviet marker by step 5',
  clauses: [treaty.innerRussia, treaty.claim, alliesLeave.all, centralLeave.all, sovietMarkers.territories],
  witness: () =>
    searched(view({ territory: INNER_RUSSIA }), ({ territory }) => {
      const marked = sovietMarkers.territories.text.includes(territory)
      return isIn(LEFT_BY_CENTRAL_POWERS, territory) && !isIn(LEFT_BY_ALLIES, territory) && !marked
    }),
})

const usual = {
  innerRussiaClosed: innerRussiaClosed.usual,
  sovereignTaken: sovereignTaken.usual,
  sovietsInOuterRussia: sovietsInOuterRussia.usual,
  whiteRetreat: whiteRetreat.usual,
} as const

const outerRussia = view({ territory: OUTER_RUSSIA, central: ['control', 'contest'] })

export const allOfRussia = finding('allOfRussia', {
  kind: 'contradiction',
  says: 'the Soviets are to control all of Russia, but they may never enter what is ceded to the Central Powers, or contested by them',
  clauses: [civilWar.sovietsGoal, treaty.outerRussia, treaty.ceded, treaty.controlled, treaty.contested],
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
    republic.member,
    treaty.innerRussia,
    treaty.closed,
    sovietUnits.moscow,
    sovietUnits.karelia,
    sovietUnits.kazakhstan,
  ],
  witness: () =>
    searched(view({ territory: INNER_RUSSIA }), ({ territory }) => {
      const hasUnits = [sovietUnits.moscow, sovietUnits.karelia, sovietUnits.kazakhstan].some(({ text }) =>
        text.includes(territory),
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
  clauses: [treaty.ceded, treaty.outerRussia, contested.remain, contested.where],
  witness: () =>
    searched(
      mayNotCede.view,
      (seen) => seen.contested && mayNotCede.refuses(seen) && !mayNotCede.refuses({ ...seen, contested: false }),
    ),
})
