/** 6.4.3 Game End? to 6.5.2 Pivotal Event. @module */

import { among, first, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { currentPhase } from '../2-sequence-of-play/2.4-phases.js'
import * as cited from '../rules.gen.js'
import { FACTIONS, MILITANTS } from '../vocabulary.js'

export const pivotalFallback = first(
  'Pivotal Event: after the second Propaganda Round',
  view({
    round: range(1, 4, 'Propaganda Rounds so far'),
    phase: among([1, 2], 'the Phase'),
    pivotalInPlay: flag(
      'the Pivotal Event is the current or the upcoming card',
      'the Pivotal Event is neither the current nor the upcoming card',
    ),
  }),
  (row) => [
    row(cited.pivotalEvent.onlyIfNotYet, { phase: 2 }, false),
    row([cited.pivotalEvent.onlyIfNotYet, cited.phases.keptAside], { pivotalInPlay: true }, false),
    row([cited.pivotalEvent.replaceNext, cited.phases.afterSecondPropaganda], { round: 2 }, true),
    row(cited.pivotalEvent.replaceNext, {}, false),
  ],
)

export const mayNotBeginPrisoners = forbid('Prisoners of War: may not begin', view({ phase: currentPhase }), (bar) => [
  bar(cited.prisoners.phaseTwoOnly, { phase: 1 }),
])

export const mayNotBeginRevolt = forbid('Red Revolt: may not begin', view({ phase: currentPhase }), (bar) => [
  bar(cited.pivotalEvent.onlyIfNotYet, { phase: 2 }),
])

export const mayNotRelease = forbid(
  'Prisoners: may not release',
  view({
    by: among(MILITANTS, 'who releases'),
    of: among(FACTIONS, 'whose Prisoner it is'),
    imprisoned: flag('such a Prisoner is there', 'no such Prisoner is there'),
  }),
  (bar) => [
    bar([cited.prisoners.enemyPrisoners, cited.friendsAndEnemies.factions], { by: 'reds', of: 'reds' }),
    bar([cited.prisoners.enemyPrisoners, cited.friendsAndEnemies.factions], { by: 'senate', of: 'senate' }),
    bar(cited.prisoners.enemyPrisoners, { by: 'reds', imprisoned: false }),
    bar(cited.prisoners.enemyPrisoners, { by: 'senate', imprisoned: false }),
  ],
)

export const round = view({ round: range(1, 4, 'the Propaganda Round') })

export const finalRound = one('Propaganda Round: is it the final one', round, (row) => [
  row([cited.gameEnd.finalRoundEnds, cited.finalPropaganda.gameEnds], { round: 4 }, true),
  row(cited.gameEnd.otherwiseReset, { round: P.number.lt(4) }, false),
])

export const phaseTwoSteps = one(
  'Reset Phase: are there Prisoners and Powers',
  view({ phase: among([1, 2], 'the Phase') }),
  (row) => [
    row([cited.prisoners.phaseTwoOnly, cited.powers.phaseTwoOnly], { phase: 1 }, false),
    row([cited.prisoners.phaseTwoOnly, cited.powers.phaseTwoOnly], { phase: 2 }, true),
  ],
)
