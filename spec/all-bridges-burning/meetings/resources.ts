/** Rules that meet over the Resources of the Factions. @module */

import type { Meeting } from 'rulewright/book'
import * as cited from '../rules.gen.js'

/** The charts in which Resources are paid, earned or handed over. */
const paying = [
  'event card',
  'rally',
  'activism',
  'terror',
  'attack',
  'battle',
  'march',
  'moderates rally',
  'message',
  'negotiate',
  'politics',
  'political event',
  'foreign relations',
  'personality',
  'publish',
  'event: tracks',
  'propaganda round',
  'agitation',
]

/** The rules that meet over Resources. */
export const resources: readonly Meeting[] = [
  {
    fields: ['resources'],
    written: paying,
    asked: [
      'Sequence of Play: may not take the box',
      'Rally: may not select the space',
      'Rally: may not Offset',
      'Activism: may not select',
      'Activism: may not follow',
      'Activism: may not Agitate so',
      'Terror: may not select',
      'Attack: may not select the space',
      'Attack: may not buy Strength',
      'March: the piece may not move',
      'Moderates Rally: may not select the space',
      'Message: may not select the Cell',
      'Negotiate: may not select the space',
      'Politics: may not be conducted',
      'Foreign Relations: may not spend so much',
    ],
    clauses: [cited.commandsInGeneral.enoughResources, cited.resources.payment, cited.negotiations.transferTime],
    questions: [cited.meansFirst, cited.promisedGift, cited.spacesAtOnce],
    note: 'Each price is held against the Resources of the moment when it is paid. What came in before counts, and what went out is gone.',
  },
  {
    fields: ['resources'],
    written: paying,
    asked: ['Negotiations: no transfer', 'Terror: Resources for the Personality'],
    clauses: [cited.negotiations.transfer, cited.negotiations.transferTime, cited.terror.ransom, cited.resources.range],
    questions: [
      cited.transferBeforeTheChoice,
      cited.transferPartners,
      cited.giftsToNonPlayers,
      cited.shortRansom,
      cited.ransomOverTheTrack,
    ],
    note: 'A Faction hands over what it has at that moment.',
  },
  {
    fields: ['resources'],
    written: paying,
    asked: ['Resources after earning', 'Victory: the margin of the Moderates'],
    clauses: [
      cited.propagandaRound.phasesInOrder,
      cited.victoryConditions.checkAtStart,
      cited.resourcesPhase.eachFaction,
      cited.resourcesPhase.atMost30,
      cited.finalVictory.highestMargin,
    ],
    questions: [cited.orderOfEarnings],
    note: 'The Round follows what was done on the card, and each phase finds the Resources that those before it have left.',
  },
  {
    fields: ['resources'],
    written: paying,
    asked: [
      'Agitation: the Senate may not use the space',
      'Agitation: the Reds may not use the space',
      'Agitation: the Moderates may not use the space',
      'Agitation: may not spend the Resource so',
    ],
    clauses: [
      cited.propagandaRound.phasesInOrder,
      cited.agitation.senateFirst,
      cited.agitation.redsSecond,
      cited.agitation.moderatesThird,
      cited.agitation.payPerTerror,
      cited.agitation.payPerShift,
    ],
    questions: [cited.surchargePerAction],
    note: 'What the Resources Phase has brought can be spent in Agitation.',
  },
]
