/** Rules that meet over the cards, whose turn it is, what has been done in it, and the Phase. @module */

import type { Meeting } from 'rulewright/book'
import { transferBeforeTheChoice, transferPartners } from '../1-introduction/1.3-factions.js'
import { eventCard, factionOrder, options } from '../2-sequence-of-play/2.1-start.js'
import { adjustEligibility, whoBecomesIneligible } from '../2-sequence-of-play/2.2.5-eligibility.js'
import { nextCard, propagandaCards } from '../2-sequence-of-play/2.2.6-next-card.js'
import { redRevolt, revoltOrRound, revoltRow } from '../2-sequence-of-play/2.4.1-red-revolt.js'
import { doesAPassEndATurn, phases } from '../2-sequence-of-play/2.4-phases.js'
import { attack, defendsOnce } from '../3-commands/3.2.4-attack.js'
import {
  coordinateIdle,
  germanActions,
  germansAndEligibility,
  germansBeforeTheRound,
  germansInRevolt,
} from '../3-commands/3.4-german-actions.js'
import { commandLeftWithout, specialActivitiesInGeneral } from '../4-special-activities/4.1-special-activities.js'
import { coordinate, coordinateRemoved } from '../4-special-activities/4.2.4-coordinate.js'
import { playedCard } from '../5-events/5.1-events.js'
import { ineligibleActs } from '../5-events/5.4-free-commands.js'
import { conscription } from '../6-propaganda-rounds/6.5.4-old-news.js'
import { revoltTwice } from '../6-propaganda-rounds/6.5-reset-phase.js'
import { whoseMarker } from '../8-non-players/8.1.4-marked-events.js'
import { recordedInFact, recordSteps } from '../8-non-players/8.2-cards.js'

/** How the rules get on that meet over the course of the turns. */
export const turns: readonly Meeting[] = [
  {
    fields: ['cards', 'nonPlayers.toPlay'],
    written: ['game', 'event card', 'propaganda round'],
    asked: [
      'German Action Phase: is there one',
      'Pivotal Event: 27 Cells',
      'Events: may not choose the text',
      'Events: may not place the marker',
      'Non-players: the marked Event, the Pass symbol, and Capabilities',
      'Non-players: whether the marked Event is theirs',
      'Non-players: what an Event counts as in step 3',
    ],
    clauses: [
      nextCard.moveTopCard,
      nextCard.revealNext,
      propagandaCards.swap,
      propagandaCards.swappedPlaysFirst,
      phases.placedAtOnce,
      conscription.playNextCard,
      conscription.revealTop,
    ],
    questions: [germansBeforeTheRound, revoltOrRound, revoltTwice, playedCard, whoseMarker],
    note: 'A rule that speaks of the current or the upcoming card means the one that lies there when it is asked.',
  },
  {
    fields: ['cylinders'],
    written: ['setup', 'event card', 'red revolt'],
    asked: [
      'Sequence of Play: may not take the box',
      'Eligibility: the order of return',
      'Commands: may not choose',
      'Special Activities: may not begin',
      'Special Activities: may not choose',
      'Personality: may not do so there',
      'Rally: may not select the space',
      'Moderates Rally: may not select the space',
      'Political Event: may not select the space',
      'Negotiations: no transfer',
      'Events: may not have the Faction act',
    ],
    clauses: [
      factionOrder.startingSpots,
      redRevolt.beforeFactions,
      redRevolt.redsToEvent,
      eventCard.eligibleInOrder,
      options.boxesLeft,
      adjustEligibility.when,
    ],
    questions: [revoltRow, transferBeforeTheChoice, transferPartners, ineligibleActs],
    note: 'A Faction takes its box before it executes anything: the box tells whether a full Command or a Limited one follows.',
  },
  {
    fields: ['germanCylinder', 'coordinate'],
    written: ['event card', 'german action', 'coordinate'],
    asked: ['German Action Phase: what the Senate decides', 'German Action Phase: does Coordinate stay'],
    clauses: [
      germanActions.rollBeforeFactions,
      germanActions.lowRollFirst,
      adjustEligibility.germanStored,
      coordinate.nextActionOnly,
    ],
    questions: [germansAndEligibility, germansInRevolt, coordinateIdle, coordinateRemoved],
  },
  {
    fields: ['specialActivity'],
    written: ['command', 'event card'],
    asked: ['Eligibility: the order of return', 'Non-players: what their turn is recorded as'],
    clauses: [adjustEligibility.when, specialActivitiesInGeneral.onlyOne, recordSteps.asTaken],
    questions: [whoBecomesIneligible, commandLeftWithout, recordedInFact],
  },
  {
    fields: ['attacked'],
    written: ['attack', 'event card'],
    asked: ['Attack: may not select the space', 'Attack: may not send Trains', 'Special Activities: may not choose'],
    clauses: [attack.oncePerTurn, attack.oncePerTurnNews],
    questions: [defendsOnce],
    note: 'With the turn of the Faction its Attacks are over; in the next turn all pieces can Attack again.',
  },
  {
    fields: ['phase'],
    written: ['red revolt'],
    asked: [
      'Commands: may not begin',
      'Special Activities: may not begin',
      'Special Activities: may not choose',
      'Attack: may not select the space',
      'Attack: may not send Trains',
      'Trains: may set out',
      'Attack: what it costs',
      'Attack: are Defenders spared afterwards',
      'March: may not select the space',
      'March: the piece may not move',
      'March: the price of the next Cell',
      'Prepare: may not do so there',
      'Personality: may not do so there',
      'Crackdown: may not select the space',
      'Crackdown: the level afterwards',
      'Opposition: how often the Population counts',
      'Non-player Senate: the condition of Rally (#54)',
      'Non-player Senate: the condition of Terror (#57)',
      'Non-player Senate: the condition of Attack (#58)',
      'Non-player Senate: the condition of March (#59)',
      'Non-player Moderates: the condition of Message (#62)',
      'Non-player Moderates: the condition of Message (#63)',
      'Non-players: Foreign Relations',
    ],
    clauses: [
      redRevolt.beforeFactions,
      redRevolt.phaseTwo,
      redRevolt.moreCommands,
      redRevolt.moreSpecialActivities,
      redRevolt.othersAct,
    ],
    note: 'All Factions that act on the card of the Revolt do so in Phase II.',
  },
  {
    fields: ['phase'],
    written: ['red revolt'],
    asked: ['Pivotal Event: 27 Cells'],
    clauses: [phases.keptAside, phases.cellsTrigger],
    questions: [doesAPassEndATurn],
    note: 'There is one Pivotal Event: once the Revolt has begun, no number of Cells brings it again.',
  },
]
