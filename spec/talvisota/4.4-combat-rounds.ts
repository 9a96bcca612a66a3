/** 4.4: one round, or two. @module */

import { forbid, one, range, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

export const choosesAnew = one(
  'Combat: whether effects are chosen anew',
  view({ effectWhen: cited.effectWhen }),
  (row) => [
    row(cited.supportPoints.throughout, { effectWhen: 'once' }, false),
    row(cited.combatRounds.remaining, { effectWhen: 'each round' }, true),
  ],
)

export const reinforcesNow = one(
  'Reinforcements: whether they can come after the first round',
  view({ reinforcementsWhen: cited.reinforcementsWhen }),
  (row) => [
    row(
      [cited.sovietSupports.reinforcements, cited.finnishSupports.reinforcements],
      { reinforcementsWhen: 'before the first round' },
      false,
    ),
    row(cited.supportPoints.throughout, { reinforcementsWhen: 'before any round' }, true),
  ],
)

/** The prohibitions on ending the Reinforcements early. If no other unit can come, there is no decision. */
export const mayNotStopReinforcing = forbid(
  'Combat: may not be all that come with the Finnish Reinforcements',
  view({
    finnishReinforcements: cited.finnishReinforcements,
    come: range(0, 2, 'units that have come'),
    reinforcementsWhen: cited.reinforcementsWhen,
  }),
  (bar) => {
    const both = { finnishReinforcements: 'only if there are too few' } as const
    return [
      bar(cited.finnishSupports.reinforcements, { ...both, reinforcementsWhen: 'before the first round' }),
      bar(cited.finnishSupports.reinforcements, { ...both, reinforcementsWhen: 'before any round', come: 1 }),
    ]
  },
)

/** The prohibition on another attack once a round is over. */
export const mayNotAttackAgain = forbid(
  'Combat: may not be attacked again',
  view({ rounds: range(1, 2, 'rounds that have been fought') }),
  (bar) => [bar(cited.combatRounds.two, { rounds: 2 })],
)

export const mayNotBreakOff = forbid(
  'Combat: may not be broken off',
  view({ secondRound: cited.secondRound }),
  (bar) => [bar(cited.combatRounds.remaining, { secondRound: 'must' })],
)
