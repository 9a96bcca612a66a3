/** 6.0 Propaganda Rounds, 6.1 Victory Phase. @module */

import { first, flag, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { FACTIONS } from '../vocabulary.js'

export const checkEnds = first(
  'Victory Phase: does the game end',
  view({
    winners: range(0, FACTIONS.length, 'Factions that end the game by passing the check'),
    heldBack: flag('a Power keeps a Faction from victory', 'no Power keeps a Faction from victory'),
    reading: cited.preventedWin,
  }),
  (row) => [
    row(cited.victoryPhase.otherwiseContinue, { winners: 0 }, false),
    row(
      [cited.victoryPhase.powerPrevents, cited.victoryPhase.endsOnWin],
      { heldBack: true, reading: 'the end' },
      false,
    ),
    row([cited.victoryPhase.endsOnWin, cited.victoryConditions.checkAtStart], { winners: 1 }, true),
    row([cited.victoryPhase.endsOnWin, cited.victoryPhase.severalMayWin], { winners: P.union(2, 3) }, true),
  ],
)
