/** 6.4.3 Game End? to 6.5.2 Pivotal Event. @module */

import {
  among,
  first,
  flag,
  forbid,
  formula,
  note,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { friendsAndEnemies } from '../1-introduction/1.3-factions.js'
import { finalPropaganda } from '../2-sequence-of-play/2.2.6-next-card.js'
import { currentPhase, phases } from '../2-sequence-of-play/2.4-phases.js'
import { ahead, section } from '../section.js'
import { FACTIONS, MILITANTS } from '../vocabulary.js'
import { BACKGROUND } from './6.4-agitation-phase.js'

export const gameEnd = section('gameEnd', '6.4.3', 'Game End?', {
  finalRoundEnds: rule('The final Propaganda Round ends the game after Agitation.'),
  determineWinner: rule('When the final Propaganda Round has ended the game, the victory rules tell who has won.', {
    see: ['7.0'],
  }),
  otherwiseReset: rule('In any Propaganda Round but the final one the Reset Phase comes next.'),
})

export const resetPhase = section('resetPhase', '6.5', 'Reset Phase', {
  prepareCampaign: rule('The steps of the Reset Phase make ready for the next Campaign.'),
})

export const prisoners = section('prisoners', '6.5.1', 'Prisoners of War', {
  phaseTwoOnly: prohibition('Prisoners of War are dealt with only in Phase II.'),
  redsRelease: permission('The Reds may free enemy Prisoners, as many as they like.'),
  senateRelease: permission('The Senate may free enemy Prisoners, as many as it likes.'),
  enemyPrisoners: prohibition('Nothing is freed but an enemy Cell that is a Prisoner.'),
  redsFirst: rule('The Reds release Prisoners before the Senate does.'),
  toAvailable: rule('A freed Prisoner goes to the Available box of its own Faction.'),
  polarization: formula('After the releases Polarization rises by one for each two Cells still in the Prisoners box.'),
  anyColor: rule('The Cells left in the Prisoners box are counted together, whatever their color.'),
  background: note('Nearly half of those who died in the real war died in captivity, by one estimate.', {
    status: BACKGROUND,
  }),
})

export const pivotalEvent = section('pivotalEvent', '6.5.2', 'Pivotal Event', {
  replaceNext: rule('On the second Propaganda card, Red Revolt! (#24) takes the place of the next Event card.', {
    see: ['2.4'],
  }),
  onlyIfNotYet: prohibition('Red Revolt! takes the place of the next Event card only if it has not occurred before.', {
    see: ['2.4'],
  }),
})

export const readyForWhat = question('readyForWhat', {
  asks: 'For what does the Reset Phase make ready: the next card, or the next Campaign?',
  kind: 'slip',
  clauses: [ahead('glossary.reset'), resetPhase.prepareCampaign],
  readings: {
    'the next Campaign': 'The next Campaign, as 6.5 says.',
    'the next card': 'The next card, as the Index says.',
  },
  usual: 'the next Campaign',
  because: '6.5 is the section, and its steps come once in a Campaign.',
  editorial: 'The next card is the first one of the next Campaign.',
})

export const revoltTwice = question('revoltTwice', {
  asks: 'May the Pivotal Event be put in after the second Propaganda Round when it is the upcoming card already?',
  clauses: [phases.afterSecondPropaganda, pivotalEvent.replaceNext, pivotalEvent.onlyIfNotYet, phases.cellsTrigger],
  readings: {
    'not again': 'No: it stays where it is.',
    'in its own place': 'Yes: it takes the place of the next card, which is itself.',
  },
  usual: 'not again',
  because:
    '2.4 asks whether the number of Cells was reached, 6.5.2 whether the Revolt has occurred; they part only here.',
  kind: 'contradiction',
  editorial: 'There is one such card: put in the place of itself, it lies where it lay.',
})

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
    row(pivotalEvent.onlyIfNotYet, { phase: 2 }, false),
    row([pivotalEvent.onlyIfNotYet, phases.keptAside], { pivotalInPlay: true }, false),
    row([pivotalEvent.replaceNext, phases.afterSecondPropaganda], { round: 2 }, true),
    row(pivotalEvent.replaceNext, {}, false),
  ],
)

export const mayNotBeginPrisoners = forbid('Prisoners of War: may not begin', view({ phase: currentPhase }), (bar) => [
  bar(prisoners.phaseTwoOnly, { phase: 1 }),
])

export const mayNotBeginRevolt = forbid('Red Revolt: may not begin', view({ phase: currentPhase }), (bar) => [
  bar(pivotalEvent.onlyIfNotYet, { phase: 2 }),
])

export const mayNotRelease = forbid(
  'Prisoners: may not release',
  view({
    by: among(MILITANTS, 'who releases'),
    of: among(FACTIONS, 'whose Prisoner it is'),
    imprisoned: flag('such a Prisoner is there', 'no such Prisoner is there'),
  }),
  (bar) => [
    bar([prisoners.enemyPrisoners, friendsAndEnemies.factions], { by: 'reds', of: 'reds' }),
    bar([prisoners.enemyPrisoners, friendsAndEnemies.factions], { by: 'senate', of: 'senate' }),
    bar(prisoners.enemyPrisoners, { by: 'reds', imprisoned: false }),
    bar(prisoners.enemyPrisoners, { by: 'senate', imprisoned: false }),
  ],
)

export const round = view({ round: range(1, 4, 'the Propaganda Round') })

export const finalRound = one('Propaganda Round: is it the final one', round, (row) => [
  row([gameEnd.finalRoundEnds, finalPropaganda.gameEnds], { round: 4 }, true),
  row(gameEnd.otherwiseReset, { round: P.number.lt(4) }, false),
])

export const phaseTwoSteps = one(
  'Reset Phase: are there Prisoners and Powers',
  view({ phase: among([1, 2], 'the Phase') }),
  (row) => [
    row([prisoners.phaseTwoOnly, ahead('powers.phaseTwoOnly')], { phase: 1 }, false),
    row([prisoners.phaseTwoOnly, ahead('powers.phaseTwoOnly')], { phase: 2 }, true),
  ],
)
