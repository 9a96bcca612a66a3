/** Rules that meet over Polarization, Vassalage, the levels of spaces and the Political Display. @module */

import type { Meeting } from 'rulewright/book'
import * as cited from '../rules.gen.js'

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
    clauses: [
      cited.rally.upToPolarization,
      cited.moderatesRally.wholeCommand,
      cited.politics.cost,
      cited.politics.fiveOrLess,
    ],
    questions: [cited.rallyLimitTime, cited.rallyDiscountTime, cited.meansFirst],
    note: 'Politics is priced, and possible or not, by the Polarization that stands when it is conducted.',
  },
  {
    fields: ['polarization'],
    written: polarizing,
    asked: ['Terror: may not remove the piece', 'Terror: the Polarization that counts'],
    clauses: [cited.terror.removeTwo, cited.terror.polarization],
    questions: [cited.terrorLevelTime],
    note: 'What Terror itself adds to Polarization comes after all removals.',
  },
  {
    fields: ['polarization'],
    written: polarizing,
    asked: ['Earnings of the Moderates', 'Victory: does the Power prevail'],
    clauses: [
      cited.propagandaRound.phasesInOrder,
      cited.victoryConditions.checkAtStart,
      cited.resourcesPhase.moderatesUpToFive,
      cited.resourcesPhase.moderatesAboveFive,
      cited.prisoners.polarization,
      cited.finalVictory.onlyWithoutCheckWin,
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
      cited.conditionBox.met,
      cited.readingCards.sequential,
      cited.redsActivismCard50.removePolarization,
      cited.moderatesNegotiateCard.ifPolarization,
      cited.moderatesNegotiateCard.untilFive,
    ],
    questions: [cited.cardRallyLimit, cited.negotiateAtFive, cited.negotiateBelowFive],
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
      cited.specialActivitiesInGeneral.atOneTime,
      cited.foreignRelations.increase,
      cited.foreignRelations.decrease,
      cited.attack.russianAttackingStrong,
      cited.attack.russianDefendingStrong,
      cited.russianTurmoil.towardZero,
      cited.powers.matchVassalage,
      cited.victoryConditions.checkAtStart,
    ],
    questions: [cited.vassalageAtTheEnd],
    note: 'Vassalage changes before or after the Attack in a space, whose Strength is found from the level that it has then.',
  },
  {
    fields: ['vassalage'],
    written: ['foreign relations', 'event: tracks'],
    asked: ['Non-players: Foreign Relations', 'Non-players: Foreign Relations that have come to nothing'],
    questions: [cited.foreignRelationsTwice, cited.failedForeignRelations],
  },
]

/** The rules that meet over the contents of a track, a space or the Political Display. */
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
    clauses: [cited.support.shifts, cited.rally.perSpace, cited.propagandaRound.phasesInOrder],
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
    clauses: [
      cited.terror.cube,
      cited.politics.place,
      cited.personality.newsCube,
      cited.politicsPhase.countCubes,
      cited.agitation.moderatesCube,
    ],
    note: 'The cubes of the moment count, whoever has placed them; one that has left the display can be placed again.',
  },
  {
    fields: ['resolved'],
    written: ['politics phase'],
    asked: ['Agitation: the extra cost of Resolved Issues'],
    clauses: [cited.propagandaRound.phasesInOrder, cited.agitationCost.inPropagandaRound],
    note: 'An Issue that is Resolved in a Round makes Agitation dearer in that Round already.',
  },
]
