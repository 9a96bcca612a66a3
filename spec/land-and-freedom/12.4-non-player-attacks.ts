/** page 13, Appendix 3, 4: to which Front a Non-player adds Attacks. @module */

import { flag, one, readingOf, view } from 'rulewright/book'
import { initiativeOf } from './4.2-initiative.js'
import type { Game } from './game.js'
import { isPlayed } from './players.js'
import * as cited from './rules.gen.js'
import type { Faction } from './vocabulary.js'

export const whoBreaks = one(
  'Who breaks a tie of Fronts that are closest',
  view({
    ofNonPlayer: flag('a Non-player has played the card', 'no card of a Non-player has brought it'),
    tiesOfItsCard: cited.tiesOfItsCard,
  }),
  (row) => [
    row([cited.closestToVictory.ties, cited.closestToDefeat.ties], { ofNonPlayer: false }, 'the Initiative player'),
    row(
      [cited.closestToVictory.ties, cited.closestToDefeat.ties],
      { ofNonPlayer: true, tiesOfItsCard: 'the Initiative player' },
      'the Initiative player',
    ),
    row(
      [cited.nonPlayerAttacks.tieMadrid, cited.nonPlayerStrength.tieMadrid],
      { ofNonPlayer: true, tiesOfItsCard: 'its own rules' },
      'the Non-player',
    ),
  ],
)

/** Returns the faction that breaks a tie of Fronts: the Initiative player, or the Non-player who owns the card. */
export const breakerOf = (game: Game, faction: Faction, ofCard: boolean): Faction => {
  const who = whoBreaks.ask({
    ofNonPlayer: ofCard && !isPlayed(game, faction),
    tiesOfItsCard: readingOf(game, cited.tiesOfItsCard),
  })
  return who === 'the Non-player' ? faction : initiativeOf(game)
}
