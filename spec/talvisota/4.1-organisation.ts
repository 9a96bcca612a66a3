/** 4.1: how combats begin. @module */

import { among, forbid, one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

export const revealing = one(
  'Combats: what lies open as they begin',
  view({ revealedWhen: cited.revealedWhen }),
  (row) => [
    row([cited.combatForces.revealed, cited.deployment.revealed], { revealedWhen: 'all at once' }, 'all'),
    row([cited.combatForces.oneByOne, cited.deployment.revealed], { revealedWhen: 'one by one' }, 'nothing'),
  ],
)

export const mayNotCallOff = forbid(
  'Combats: may not be called off',
  view({ what: among(['resolve', 'call off'], 'what is done with the Combat Strategy'), calledOff: cited.calledOff }),
  (bar) => [bar([cited.combatForces.oneByOne, cited.deployment.resolved], { what: 'call off', calledOff: 'no' })],
)

export const calledOffAs = one(
  'Combats: what a Combat Strategy is that is called off',
  view({ calledOff: cited.calledOff }, [{ because: 'none is called off', when: (asked) => asked.calledOff === 'no' }]),
  (row) => [
    row([cited.sovietStrategies.fewer, cited.sovietStrategies.once], { calledOff: 'for nothing' }, 'unused'),
    row(
      [cited.sovietStrategies.fewer, cited.sovietMorale.massiveLost, cited.sovietMorale.armouredLost],
      { calledOff: 'without progress' },
      'defeated',
    ),
  ],
)
