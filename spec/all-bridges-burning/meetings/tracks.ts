/** Rules that meet over Polarization, Vassalage, the levels of spaces and the Political Display. @module */

import type { Meeting } from 'rulewright/book'
import { support } from '../1-introduction/1.6-support.js'
import { meansFirst } from '../3-commands/3.1-commands.js'
import { rally, rallyLimitTime } from '../3-commands/3.2.1-rally.js'
import { terror } from '../3-commands/3.2.3-terror.js'
import { terrorLevelTime } from '../3-commands/3.2.3-terror-markers.js'
import { attack } from '../3-commands/3.2.4-attack.js'
import { moderatesRally, rallyDiscountTime } from '../3-commands/3.3.1-moderates-rally.js'
import { politics } from '../3-commands/3.3.4-politics.js'
import { specialActivitiesInGeneral } from '../4-special-activities/4.1-special-activities.js'
import { foreignRelations, vassalageAtTheEnd } from '../4-special-activities/4.2.2-foreign-relations.js'
import { personality } from '../4-special-activities/4.3.1-personality.js'
import { propagandaRound } from '../6-propaganda-rounds/6.1-victory-phase.js'
import { agitationCost, politicsPhase } from '../6-propaganda-rounds/6.2-politics-phase.js'
import { resourcesPhase } from '../6-propaganda-rounds/6.3-resources-phase.js'
import { agitation, russianTurmoil } from '../6-propaganda-rounds/6.4-agitation-phase.js'
import { powers } from '../6-propaganda-rounds/6.5.3-powers.js'
import { prisoners } from '../6-propaganda-rounds/6.5-reset-phase.js'
import { victoryConditions } from '../7-victory/7.2-victory-conditions.js'
import { finalVictory } from '../7-victory/7.3-final-victory.js'
import { cardRallyLimit } from '../8-non-players/8.1.3-exceptions.js'
import { conditionBox, readingCards } from '../8-non-players/8.2-cards.js'
import { redsActivismCard50 } from '../8-non-players/8.3.3-reds-activism-in-war.js'
import { failedForeignRelations, foreignRelationsTwice } from '../8-non-players/8.4.1-senate-rally.js'
import {
  moderatesNegotiateCard,
  negotiateAtFive,
  negotiateBelowFive,
} from '../8-non-players/8.5.2-moderates-negotiate.js'

/** The charts in which Polarization rises or falls. */
const polarizing = [
  'activism',
  'non-player activism',
  'terror',
  'battle',
  'negotiate',
  'crackdown',
  'personality',
  'event: tracks',
  'agitation',
  'prisoners',
]

const polarization: readonly Meeting[] = [
  {
    fields: ['polarization'],
    written: polarizing,
    asked: [
      'Rally: how many spaces',
      'Rally: the Polarization that counts',
      'Moderates Rally: the Polarization that counts',
      'Moderates Rally: the reduction',
      'Moderates Rally: the cost of the Command',
      'Politics: the price',
      'Politics: may not be conducted',
    ],
    clauses: [rally.upToPolarization, moderatesRally.wholeCommand, politics.cost, politics.fiveOrLess],
    questions: [rallyLimitTime, rallyDiscountTime, meansFirst],
    note: 'Politics is priced, and possible or not, by the Polarization that stands when it is conducted.',
  },
  {
    fields: ['polarization'],
    written: polarizing,
    asked: ['Terror: may not remove the piece', 'Terror: the Polarization that counts'],
    clauses: [terror.removeTwo, terror.polarization],
    questions: [terrorLevelTime],
    note: 'What Terror itself adds to Polarization comes after all removals.',
  },
  {
    fields: ['polarization'],
    written: polarizing,
    asked: ['Earnings of the Moderates', 'Victory: does the Power prevail'],
    clauses: [
      propagandaRound.phasesInOrder,
      victoryConditions.checkAtStart,
      resourcesPhase.moderatesUpToFive,
      resourcesPhase.moderatesAboveFive,
      prisoners.polarization,
      finalVictory.onlyWithoutCheckWin,
    ],
    note: 'The Prisoners raise it when the Factions have earned. What an Event brings about of a Round finds it as it is then.',
  },
  {
    fields: ['polarization'],
    written: polarizing,
    asked: [
      'Non-players: in how many spaces they may Rally',
      'Non-player Reds: removing own Active Cells',
      'Non-player Senate: removing own Active Cells',
      'Non-player Senate: the condition of Terror (#57)',
      'Non-player Moderates: the condition of Negotiate (#61)',
      'Non-player Moderates: Cells to Activate by Negotiate (#61)',
      'Non-player Moderates: is Polarization lowered by Negotiate (#61)',
      'Non-player Moderates: the condition of Politics (#64)',
    ],
    clauses: [
      conditionBox.met,
      readingCards.sequential,
      redsActivismCard50.removePolarization,
      moderatesNegotiateCard.ifPolarization,
      moderatesNegotiateCard.untilFive,
    ],
    questions: [cardRallyLimit, negotiateAtFive, negotiateBelowFive],
    note: 'Negotiate lowers Polarization as its last step, so the card counts its Cells from the Polarization at the beginning.',
  },
]

const vassalage: readonly Meeting[] = [
  {
    fields: ['vassalage'],
    written: ['foreign relations', 'event: tracks', 'propaganda round'],
    asked: [
      'Special Activities: may not choose',
      'Attack: the Strength',
      'Powers: the Russians',
      'Victory: does the Power prevail',
    ],
    clauses: [
      specialActivitiesInGeneral.atOneTime,
      foreignRelations.increase,
      foreignRelations.decrease,
      attack.russianAttackingStrong,
      attack.russianDefendingStrong,
      russianTurmoil.towardZero,
      powers.matchVassalage,
      victoryConditions.checkAtStart,
    ],
    questions: [vassalageAtTheEnd],
    note: 'Vassalage changes before or after the Attack in a space, whose Strength is found from the level that it has then.',
  },
  {
    fields: ['vassalage'],
    written: ['foreign relations', 'event: tracks'],
    asked: ['Non-players: Foreign Relations', 'Non-players: Foreign Relations that have come to nothing'],
    questions: [foreignRelationsTwice, failedForeignRelations],
  },
]

/** How the rules get on that meet over what stands on a track, at a space or in the Political Display. */
export const tracks: readonly Meeting[] = [
  ...polarization,
  ...vassalage,
  {
    fields: ['spaces.*.level'],
    written: ['activism', 'non-player activism', 'dialogue', 'crackdown', 'event: shift', 'agitation'],
    asked: [
      'Rally: the count of Cells',
      'Rally: what the space takes from the count',
      'Events: may not shift the level',
      'Agitation: may not spend the Resource so',
      'Non-players: may not go on so in Activism',
      'Earnings of the Senate for a space',
      'Opposition: how often the Population counts',
    ],
    clauses: [support.shifts, rally.perSpace, propagandaRound.phasesInOrder],
    note: 'Each rule finds the level that earlier shifts have left. In a Round the Senate earns before Agitation shifts any.',
  },
  {
    fields: ['cubes'],
    written: ['terror', 'politics', 'personality', 'event: cubes', 'politics phase', 'agitation'],
    asked: [
      'Terror: may not select',
      'Terror: may not remove the cube',
      'Special Activities: may not choose',
      'Personality: may not place the cube',
      'Politics: the roll',
    ],
    clauses: [terror.cube, politics.place, personality.newsCube, politicsPhase.countCubes, agitation.moderatesCube],
    note: 'The cubes of the moment count, whoever has placed them; one that has left the display can be placed again.',
  },
  {
    fields: ['resolved'],
    written: ['politics phase'],
    asked: ['Agitation: the extra cost of Resolved Issues'],
    clauses: [propagandaRound.phasesInOrder, agitationCost.inPropagandaRound],
    note: 'An Issue that is Resolved in a Round makes Agitation dearer in that Round already.',
  },
]
