/** page 13, Appendix 3, 4: to which Front a Non-player adds Attacks. @module */
import { flag, one, question, readingOf, rule, view } from 'rulewright/book'
import { initiativeOf } from './4.2-initiative.js'
import { closestToVictory } from './8.1-victory-on-a-front.js'
import { closestToDefeat } from './8.2-defeat-on-a-front.js'
import { nonPlayerStrength } from './12.3-non-player-strength.js'
import type { Game } from './game.js'
import { isPlayed } from './players.js'
import { ahead, section } from './section.js'
import type { Faction } from './vocabulary.js'

export const nonPlayerAttacks = section('nonPlayerAttacks', 'page 13, Appendix 3, 4', 'Adding Attacks to a Front', {
  victory: rule('Attacks that a Non-player adds go, whenever they can, to the Front that is closest to Victory.'),
  tieMadrid: rule('Otherwise, or among several, it is not Madrid.'),
  tieFlag: rule('Then it is not the Front with the flag of its faction.'),
  tieRound: rule('Then it is the Front closest to Madrid, going round the way that turns now go.'),
})

export const attackOtherwise = question('attackOtherwise', {
  asks: 'Which Front does a Non-player Attack that cannot Attack the Front closest to Victory?',
  clauses: [nonPlayerAttacks.victory, nonPlayerAttacks.tieMadrid, nonPlayerAttacks.tieRound],
  readings: {
    'by the tie-breakers': 'Of all Fronts that it can Attack, the one that the tie-breakers leave.',
    'the next closest': 'The one closest to Victory of those that it can Attack, and only of several the tie-breakers.',
  },
  usual: 'by the tie-breakers',
  because: 'For that case, as for a tie, the text has these tie-breakers decide, and nothing before them.',
})

export const tiesOfItsCard = question('tiesOfItsCard', {
  asks: 'Who breaks a tie of Fronts for the card of a Non-player that has not the Initiative?',
  clauses: [closestToVictory.ties, closestToDefeat.ties, nonPlayerAttacks.tieMadrid, nonPlayerStrength.tieMadrid],
  readings: {
    'the Initiative player': 'The Initiative player, as of any such tie.',
    'its own rules': 'Nobody: rules 3 and 4 have tie-breakers for what a Non-player adds.',
  },
  usual: 'the Initiative player',
  because:
    'Page 8 has that player break these ties, whoever has played the card; rules 3 and 4 are for where a Non-player selects.',
})

export const whoBreaks = one(
  'Who breaks a tie of Fronts that are closest',
  view({
    ofNonPlayer: flag('a Non-player has played the card', 'no card of a Non-player has brought it'),
    tiesOfItsCard,
  }),
  (row) => [
    row([closestToVictory.ties, closestToDefeat.ties], { ofNonPlayer: false }, 'the Initiative player'),
    row(
      [closestToVictory.ties, closestToDefeat.ties],
      { ofNonPlayer: true, tiesOfItsCard: 'the Initiative player' },
      'the Initiative player',
    ),
    row(
      [nonPlayerAttacks.tieMadrid, nonPlayerStrength.tieMadrid],
      { ofNonPlayer: true, tiesOfItsCard: 'its own rules' },
      'the Non-player',
    ),
  ],
)

/** Who breaks a tie of Fronts: the Initiative player, or the Non-player whose card it is. */
export const breakerOf = (game: Game, faction: Faction, ofCard: boolean): Faction => {
  const who = whoBreaks.ask({
    ofNonPlayer: ofCard && !isPlayed(game, faction),
    tiesOfItsCard: readingOf(game, tiesOfItsCard),
  })
  return who === 'the Non-player' ? faction : initiativeOf(game)
}

export const nonPlayerBreaksFronts = question('nonPlayerBreaksFronts', {
  asks: 'How does a Non-player with the Initiative break a tie of Fronts closest to Victory or to Defeat?',
  clauses: [
    closestToVictory.ties,
    closestToDefeat.ties,
    nonPlayerAttacks.victory,
    nonPlayerStrength.defeat,
    ahead('initiativeTies.what'),
  ],
  readings: {
    'by rules 3 and 4': 'By the rules for Strength and for Attacks, whichever comes there.',
    'by chance': 'By chance.',
  },
  usual: 'by rules 3 and 4',
  because: 'Rule 8 has it break ties of Hero points and Glory; for Fronts it has rules of its own, with ties in them.',
  kind: 'gap',
})
