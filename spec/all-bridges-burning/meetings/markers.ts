/** Rules that meet over Terror, News, the Personality, Prepared markers, Capabilities and the boxes. @module */

import type { Meeting } from 'rulewright/book'
import { availability, personalityAndPrepared, stacking } from '../1-introduction/1.4.2-availability.js'
import { redRevolt } from '../2-sequence-of-play/2.4.1-red-revolt.js'
import { meansFirst } from '../3-commands/3.1-commands.js'
import { rally } from '../3-commands/3.2.1-rally.js'
import { terror, terrorAtTheLimit } from '../3-commands/3.2.3-terror.js'
import { crackdownInTerror, markerGivesWay } from '../3-commands/3.2.3-terror-markers.js'
import { attack } from '../3-commands/3.2.4-attack.js'
import { defendingCapabilities } from '../3-commands/3.2.4-battle.js'
import { march } from '../3-commands/3.2.5-march.js'
import { newsAfterCapture } from '../3-commands/3.3.2-capture.js'
import { message } from '../3-commands/3.3.2-message.js'
import { newsLeftBehind } from '../3-commands/3.3.2-news.js'
import { newsOfAnotherCell } from '../3-commands/3.3.2-steps.js'
import { duringACommand, specialActivitiesInGeneral } from '../4-special-activities/4.1-special-activities.js'
import { prepare } from '../4-special-activities/4.2.3-prepare.js'
import { personality } from '../4-special-activities/4.3.1-personality.js'
import { dialogue } from '../4-special-activities/4.3.2-dialogue.js'
import { publish } from '../4-special-activities/4.3.3-publish.js'
import { executingEvents } from '../5-events/5.1-events.js'
import { removedCapabilities } from '../5-events/5.3-capabilities.js'
import { propagandaRound } from '../6-propaganda-rounds/6.1-victory-phase.js'
import { lastTerrorMarker, senateTerror } from '../6-propaganda-rounds/6.4.2-agitation-price.js'
import { agitation } from '../6-propaganda-rounds/6.4-agitation-phase.js'
import { oldNews } from '../6-propaganda-rounds/6.5.4-old-news.js'

/** The charts in which Terror markers come or go. */
const terrorizing = ['terror', 'battle', 'crackdown', 'activism', 'event: markers', 'agitation', 'propaganda round']

const ofTerror: readonly Meeting[] = [
  {
    fields: ['spaces.*.terror'],
    written: terrorizing,
    asked: ['Terror: may not select', 'Terror: Polarization'],
    clauses: [terror.twoMarkers, terror.polarization],
    questions: [terrorAtTheLimit, markerGivesWay, crackdownInTerror],
    note: 'Terror counts the markers that it has placed itself; all others are only looked at for the limit.',
  },
  {
    fields: ['spaces.*.terror'],
    written: terrorizing,
    asked: ['Rally: what the space takes from the count'],
    clauses: [rally.perSpace, rally.redsTerror, rally.senateTerror, oldNews.terror],
    note: 'The markers count that are in the space when its Cells are placed.',
  },
  {
    fields: ['spaces.*.terror'],
    written: terrorizing,
    asked: [
      'Agitation: the price of using a space',
      'Agitation: is the extra cost needed to begin',
      'Agitation: Terror in the other spaces of the Senate',
      'Agitation: may not spend the Resource so',
    ],
    clauses: [propagandaRound.phasesInOrder, agitation.terrorFirst, agitation.payPerTerror, oldNews.terror],
    questions: [senateTerror, lastTerrorMarker],
    note: 'Agitation finds all Terror of the Campaign, and what of it is left leaves the map in the Reset Phase.',
  },
]

const ofNews: readonly Meeting[] = [
  {
    fields: ['spaces.*.news'],
    written: ['battle', 'terror', 'message', 'negotiate', 'own pieces', 'propaganda round'],
    asked: ['Message: may not select the Cell', 'Message: may not take the step'],
    clauses: [message.aloneOrHeld, message.pickUp, message.pickUpUnheld, message.once, oldNews.news],
    questions: [newsOfAnotherCell, newsLeftBehind, newsAfterCapture],
    note: 'News is held by a Cell, and stays with it when the Cell goes Underground or is Activated.',
  },
  {
    fields: ['spaces.*.news'],
    written: ['battle', 'terror', 'message', 'negotiate', 'own pieces', 'propaganda round'],
    asked: [
      'Commands: may not choose',
      'Special Activities: may not begin',
      'Special Activities: may not choose',
      'Personality: may not do so there',
      'Publish: may not Activate the Cell',
    ],
    clauses: [specialActivitiesInGeneral.atOneTime, personality.newsUnderground, publish.underground, oldNews.heldNews],
    questions: [meansFirst, duringACommand],
    note: 'The News of the moment counts, and the side on which the Cell that holds it then lies.',
  },
]

const ofPreparations: readonly Meeting[] = [
  {
    fields: ['spaces.*.prepared'],
    written: ['prepare', 'battle', 'rally', 'own pieces', 'march'],
    asked: ['Prepare: may not do so there', 'Dialogue: may not select the space', 'Dialogue: may not have the effect'],
    clauses: [
      prepare.onePrepared,
      prepare.availablePrepared,
      personalityAndPrepared.friendlyCell,
      personalityAndPrepared.withoutCell,
      attack.markersWithLast,
      dialogue.notPrepared,
    ],
    note: 'The marker always needs a Cell: it goes at once with the last one, even if another Cell comes later.',
  },
  {
    fields: ['spaces.*.capabilities'],
    written: ['attack', 'battle', 'march', 'red revolt'],
    asked: [
      'Attack: may not select the space',
      'Attack: may not send Trains',
      'Attack: who decides on the Defending Capabilities',
      'Attack: the Capability may not affect the Strength',
      'March: may not go along',
      'Dialogue: may not have the effect',
    ],
    clauses: [
      redRevolt.beforeFactions,
      redRevolt.capabilities,
      march.once,
      attack.movesOnce,
      attack.oncePerTurn,
      attack.eachSpace,
      attack.markersWithLast,
      dialogue.notCapability,
    ],
    questions: [defendingCapabilities, removedCapabilities],
    note: 'A Capability counts in the space to which it has come, whatever brought it there before.',
  },
]

/** How the rules get on that meet over markers, and over Troops in their box. */
export const markers: readonly Meeting[] = [
  ...ofTerror,
  ...ofNews,
  ...ofPreparations,
  {
    fields: ['spaces.*.personality'],
    written: ['personality', 'own pieces', 'terror', 'message', 'event: markers', 'event: remove'],
    asked: ['Personality: may not do so there', 'Events: may not place the marker'],
    clauses: [
      personality.fromAvailable,
      availability.ownPersonality,
      executingEvents.onlyAvailable,
      stacking.withoutCell,
    ],
    note: 'Once the Personality has left the map it is Available, and can be placed anew.',
  },
  {
    fields: ['troopBoxes'],
    written: ['event: between boxes', 'event: place'],
    asked: ['Events: may not place the piece'],
    clauses: [executingEvents.literally, executingEvents.onlyAvailable],
    note: 'The effects of a text follow one another: Troops that one has made Available can be placed by the next.',
  },
]
