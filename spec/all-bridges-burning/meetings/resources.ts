/** Rules that meet over the Resources of the Factions. @module */

import type { Meeting } from 'rulewright/book'
import {
  giftsToNonPlayers,
  negotiations,
  transferBeforeTheChoice,
  transferPartners,
} from '../1-introduction/1.3-factions.js'
import { resources as ofFactions } from '../1-introduction/1.5-resources.js'
import { promisedGift } from '../2-sequence-of-play/2.1-start.js'
import { commandsInGeneral, meansFirst, spacesAtOnce } from '../3-commands/3.1-commands.js'
import { terror } from '../3-commands/3.2.3-terror.js'
import { ransomOverTheTrack, shortRansom } from '../3-commands/3.2.3-terror-losses.js'
import { propagandaRound } from '../6-propaganda-rounds/6.1-victory-phase.js'
import { orderOfEarnings, resourcesPhase } from '../6-propaganda-rounds/6.3-resources-phase.js'
import { surchargePerAction } from '../6-propaganda-rounds/6.4.2-agitation-price.js'
import { agitation } from '../6-propaganda-rounds/6.4-agitation-phase.js'
import { victoryConditions } from '../7-victory/7.2-victory-conditions.js'
import { finalVictory } from '../7-victory/7.3-final-victory.js'

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

/** How the rules get on that meet over Resources. */
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
    clauses: [commandsInGeneral.enoughResources, ofFactions.payment, negotiations.transferTime],
    questions: [meansFirst, promisedGift, spacesAtOnce],
    note: 'Each price is held against the Resources of the moment when it is paid. What came in before counts, and what went out is gone.',
  },
  {
    fields: ['resources'],
    written: paying,
    asked: ['Negotiations: no transfer', 'Terror: Resources for the Personality'],
    clauses: [negotiations.transfer, negotiations.transferTime, terror.ransom, ofFactions.range],
    questions: [transferBeforeTheChoice, transferPartners, giftsToNonPlayers, shortRansom, ransomOverTheTrack],
    note: 'A Faction hands over what it has at that moment.',
  },
  {
    fields: ['resources'],
    written: paying,
    asked: ['Resources after earning', 'Victory: the margin of the Moderates'],
    clauses: [
      propagandaRound.phasesInOrder,
      victoryConditions.checkAtStart,
      resourcesPhase.eachFaction,
      resourcesPhase.atMost30,
      finalVictory.highestMargin,
    ],
    questions: [orderOfEarnings],
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
      propagandaRound.phasesInOrder,
      agitation.senateFirst,
      agitation.redsSecond,
      agitation.moderatesThird,
      agitation.payPerTerror,
      agitation.payPerShift,
    ],
    questions: [surchargePerAction],
    note: 'What the Resources Phase has brought can be spent in Agitation.',
  },
]
