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
  germanActions,
  germansAndEligibility,
  germansBeforeTheRound,
  germansInRevolt,
} from '../3-commands/3.4-german-actions.js'
import { commandLeftWithout, specialActivitiesInGeneral } from '../4-special-activities/4.1-special-activities.js'
import { playedCard } from '../5-events/5.1-events.js'
import { ineligibleActs } from '../5-events/5.4-free-commands.js'
import { conscription } from '../6-propaganda-rounds/6.5.4-old-news.js'
import { revoltTwice } from '../6-propaganda-rounds/6.5-reset-phase.js'
import { recordedInFact, recordSteps } from '../8-non-players/8.2-cards.js'

/** How the rules get on that meet over the course of the turns. */
export const turns: readonly Meeting[] = [
  {
    fields: ['cards'],
    written: ['game', 'event card', 'propaganda round'],
    asked: [
      'Events: may not choose the text',
      'German Action Phase: is there one',
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
    questions: [germansBeforeTheRound, revoltOrRound, revoltTwice, playedCard],
  },
  {
    fields: ['cylinders'],
    written: ['setup', 'event card', 'red revolt'],
    asked: [
      'Sequence of Play: may not take the box',
      'Special Activities: may not begin',
      'Special Activities: may not choose',
      'Moderates Rally: may not select the space',
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
    fields: ['germanCylinder'],
    written: ['event card', 'german action'],
    clauses: [germanActions.rollBeforeFactions, germanActions.lowRollFirst, adjustEligibility.germanStored],
    questions: [germansAndEligibility, germansInRevolt],
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
    asked: ['Attack: may not select the space', 'Attack: may not send Trains'],
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
      'Attack: what it costs',
      'Attack: are Defenders spared afterwards',
      'March: may not select the space',
      'March: the piece may not move',
      'March: the price of the next Cell',
      'Prepare: may not do so there',
      'Personality: may not do so there',
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
