/** 6.0 Propaganda Rounds, 6.1 Victory Phase. @module */

import { definition, exception, first, flag, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { ahead, section } from '../section.js'
import { FACTIONS } from '../vocabulary.js'

export const propagandaRound = section('propagandaRound', '6.0', 'Propaganda Rounds', {
  stopPlay: rule('A Propaganda card that turns up as the upcoming card stops play at once.'),
  swapCards: rule('The Propaganda card and the current Event card change places.'),
  phasesInOrder: rule('A Propaganda Round follows: its phases are carried out in the order of this chapter.'),
})

export const victoryPhase = section('victoryPhase', '6.1', 'Victory Phase', {
  endsOnWin: rule('The game ends in the Victory Phase when at least one Faction meets its victory conditions.', {
    see: ['7.2'],
  }),
  severalMayWin: rule('More than one Faction can meet its victory conditions in the same check.'),
  positiveMargin: definition('To have met the victory conditions is to have a victory margin above zero.'),
  powerPrevents: exception('A Faction that its friendly Power keeps from winning does not end the game.', {
    see: ['7.2'],
  }),
  winnerAndRanks: rule(
    'Once the game has ended in the Victory Phase, the victory rules give the winner and the ranking.',
    {
      see: ['7.0'],
    },
  ),
  otherwiseContinue: rule('If nobody wins in the Victory Phase, the Round goes on with its other phases.'),
})

export const preventedWin = question('preventedWin', {
  asks: 'Does a Power that prevents one Faction from winning keep the game from ending for another that passes?',
  clauses: [victoryPhase.powerPrevents, victoryPhase.endsOnWin, victoryPhase.severalMayWin],
  readings: {
    'its friend alone': 'Each Faction passes, or is prevented, for itself.',
    'the end': 'The game goes on while any Faction that has reached its total is prevented.',
  },
  usual: 'its friend alone',
  because: '7.2 makes Vassalage a condition of the Faction that the Power is a friend of.',
})

export const checkEnds = first(
  'Victory Phase: does the game end',
  view({
    winners: range(0, FACTIONS.length, 'Factions that end the game by passing the check'),
    heldBack: flag('a Power keeps a Faction from victory', 'no Power keeps a Faction from victory'),
    reading: preventedWin,
  }),
  (row) => [
    row(victoryPhase.otherwiseContinue, { winners: 0 }, false),
    row([victoryPhase.powerPrevents, victoryPhase.endsOnWin], { heldBack: true, reading: 'the end' }, false),
    row([victoryPhase.endsOnWin, ahead('victoryConditions.checkAtStart')], { winners: 1 }, true),
    row([victoryPhase.endsOnWin, victoryPhase.severalMayWin], { winners: P.union(2, 3) }, true),
  ],
)
