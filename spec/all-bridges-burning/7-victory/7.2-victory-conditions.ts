/** 7.2 Victory During a Propaganda Round. @module */

import { among, COMPARED, first, flag, formula, one, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { friendsAndEnemies } from '../1-introduction/1.3-factions.js'
import { polarization } from '../1-introduction/1.9-vassalage.js'
import { victoryMarkers } from '../1-introduction/1.11-political-display.js'
import { victoryPhase } from '../6-propaganda-rounds/6.1-victory-phase.js'
import { TRACKS } from '../components/forces.js'
import type { Game } from '../game.js'
import { ahead, section } from '../section.js'
import { POWERS, type Power } from '../vocabulary.js'
import { type ENDINGS, victory } from './7.1-ranking.js'

export const victoryConditions = section('victoryConditions', '7.2', 'Victory During a Propaganda Round', {
  checkAtStart: rule('Victory is checked as each Propaganda Round begins.', { see: ['6.0'] }),
  compareMarkers: rule('The check sets the Victory markers against the thresholds on the edge track.'),

  redsTotal: formula('The Reds need Total Opposition and Reds Administrations on the map to sum to more than 11.'),
  redsVassalage: formula('The Reds also need Russian Vassalage and Polarization to sum to at most five.'),
  senateTotal: formula('The Senate needs to Control Towns with a Population of more than three in all.'),
  senateVassalage: formula('The Senate also needs German Vassalage and Polarization to sum to at most five.'),
  moderatesResources: formula('The Moderates need more than 14 Resources.'),
  moderatesPolarization: formula(
    'The Moderates also need one more than their Networks and the Resolved Issues together to reach Polarization.',
  ),

  powerWinNote: rule('At the end of the last Propaganda Round a Power wins if no Faction has a margin above zero.', {
    see: ['6.4.3', '7.3'],
  }),
})

export const moderatesCheck = question('moderatesCheck', {
  asks: 'Do the Moderates pass a victory check by their conditions or by a margin above zero?',
  clauses: [
    victoryConditions.moderatesPolarization,
    victoryPhase.positiveMargin,
    ahead('finalVictory.moderatesBelowFour'),
  ],
  readings: {
    conditions: 'The conditions of 7.2 decide, whatever the margin of 7.3.',
    margin: 'A margin above zero decides, whatever the conditions of 7.2.',
  },
  usual: 'conditions',
  because:
    '6.1 speaks of victory conditions first, and 7.2 lists them for this very check; the remark of 7.3 on margins does not fit the Moderates.',
})

/** Vassalage and Polarization together. */
const pressure = range(0, TRACKS.edge + TRACKS.polarization, 'Vassalage of the Power and Polarization')

export const powerPrevails = one(
  'Victory: does the Power prevail',
  view({ power: among(POWERS, 'the Power'), pressure }),
  (row) => [
    row(
      [
        friendsAndEnemies.russia,
        ahead('finalVictory.powerZeroesReds'),
        victoryConditions.redsVassalage,
        ahead('finalVictory.russiaZeroesReds'),
        victoryMarkers.vassalages,
      ],
      { power: 'russia', pressure: P.number.gt(5) },
      true,
    ),
    row(victoryConditions.redsVassalage, { power: 'russia', pressure: P.number.lte(5) }, false),
    row(
      [
        friendsAndEnemies.germany,
        ahead('finalVictory.powerZeroesSenate'),
        victoryConditions.senateVassalage,
        ahead('finalVictory.germanyZeroesSenate'),
        victoryMarkers.vassalages,
      ],
      { power: 'germany', pressure: P.number.gt(5) },
      true,
    ),
    row(victoryConditions.senateVassalage, { power: 'germany', pressure: P.number.lte(5) }, false),
  ],
)

/** Oppose + Admins: twice a Population of at most 26, and three Administrations. */
export const opposeAndAdmins = range(0, 55, 'Oppose + Admins')

/** Whether the friendly Power of a Faction prevails. */
export const prevented = flag(
  'its friendly Power keeps it from victory',
  'its friendly Power does not keep it from victory',
)

export const redsWin = first('Victory: do the Reds win', view({ total: opposeAndAdmins, prevented }), (row) => [
  row([victoryPhase.powerPrevents, victoryConditions.redsVassalage], { prevented: true }, false),
  row(
    [victoryConditions.redsTotal, victory.ownConditions, ahead('finalVictory.goalReached')],
    { total: P.number.gt(11) },
    true,
  ),
  row([victoryConditions.redsTotal, ahead('finalVictory.goalMissed')], {}, false),
])

/** The Population of five Towns of at most two each. */
export const townPop = range(0, 10, 'Senate Controlled Town Population')

export const senateWins = first('Victory: does the Senate win', view({ total: townPop, prevented }), (row) => [
  row([victoryPhase.powerPrevents, victoryConditions.senateVassalage], { prevented: true }, false),
  row(
    [victoryConditions.senateTotal, victory.ownConditions, ahead('finalVictory.goalReached')],
    { total: P.number.gt(3) },
    true,
  ),
  row([victoryConditions.senateTotal, ahead('finalVictory.goalMissed')], {}, false),
])

export const resources = range(0, TRACKS.resources, 'Resources of the Moderates')

/** What the Moderates have at the least, and at the most; that of the Reds can be higher. */
export const LOWEST = -18
const HIGHEST = 16

export const moderatesWin = first(
  'Victory: do the Moderates win',
  view({
    resources,
    reach: among(COMPARED, 'one more than Networks and Resolved Issues, against Polarization'),
    margin: range(LOWEST, HIGHEST, 'the margin of the Moderates'),
    reading: moderatesCheck,
  }),
  (row) => [
    row(
      [victoryPhase.positiveMargin, ahead('finalVictory.goalReached')],
      { reading: 'margin', margin: P.number.positive() },
      true,
    ),
    row([victoryPhase.positiveMargin, ahead('finalVictory.goalMissed')], { reading: 'margin' }, false),
    row(victoryConditions.moderatesResources, { resources: P.number.lte(14) }, false),
    row([victoryConditions.moderatesPolarization, polarization.victory], { reach: 'less' }, false),
    row(
      [victoryConditions.moderatesResources, victoryConditions.moderatesPolarization, victory.ownConditions],
      {},
      true,
    ),
  ],
)

export type Ended = (typeof ENDINGS)[number]

export const prevails = (game: Game, power: Power): boolean =>
  powerPrevails.ask({ power, pressure: game.vassalage[power] + game.polarization })
