/** page 3, para 8 Re-roll to page 3, para 10 Disrupt. @module */

import { among, forbid, one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

/** The possible holders of the Edge, as seen in an attack. */
export const HOLDERS = ['nobody', 'attacker', 'defender'] as const

export const mayNotReRoll = forbid(
  'Edge: may not roll again',
  view({ holder: among(HOLDERS, 'who has the Edge'), side: among(['On', 'Off'], 'the side of it that is up') }),
  (bar) => [
    bar([cited.reRoll.onlyOn, cited.reRoll.untilFinal], { holder: 'nobody' }),
    bar([cited.reRoll.onlyOn, cited.reRoll.untilFinal], { side: 'Off' }),
  ],
)

export const firstAfterDice = one(
  'Attack: what comes first after the dice',
  view({ reading: cited.finalOrder }),
  (row) => [
    row([cited.reRoll.acceptedByBoth, cited.advantage.tanksChoose], { reading: 'pick first' }, 'the pick'),
    row(cited.reRoll.untilFinal, { reading: 'roll first' }, 'rolling again'),
  ],
)

export type Holder = (typeof HOLDERS)[number]

/** The rolls that a player may make with an Edge: against a unit, or in a City Only. */
export const ROLLS = ['the Attack Results chart', 'City Only'] as const
export type Roll = (typeof ROLLS)[number]
