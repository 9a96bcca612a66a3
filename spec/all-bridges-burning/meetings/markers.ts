/**
 * Rules that meet over Terror, News, the Personality, Prepared markers, Capabilities and the boxes. Whatever moves Cells can take
 * the last one of a space away, and with it the markers that need one.
 *
 * @module
 */

import type { Meeting } from 'rulewright/book'
import { availability, personalityAndPrepared, stacking } from '../1-introduction/1.4.2-availability.js'
import { furtherNews, limitedCommand, newsInVain, newsWhenHeld } from '../2-sequence-of-play/2.2.4-limited-command.js'
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
import { prepare, sabotageOfASpace } from '../4-special-activities/4.2.3-prepare.js'
import { crackdownTerror } from '../4-special-activities/4.2.5-crackdown.js'
import { personality } from '../4-special-activities/4.3.1-personality.js'
import { dialogue } from '../4-special-activities/4.3.2-dialogue.js'
import { publish } from '../4-special-activities/4.3.3-publish.js'
import { executingEvents } from '../5-events/5.1-events.js'
import { removedCapabilities } from '../5-events/5.3-capabilities.js'
import { propagandaRound } from '../6-propaganda-rounds/6.1-victory-phase.js'
import { lastTerrorMarker, senateTerror } from '../6-propaganda-rounds/6.4.2-agitation-price.js'
import { agitation } from '../6-propaganda-rounds/6.4-agitation-phase.js'
import { oldNews } from '../6-propaganda-rounds/6.5.4-old-news.js'
import { movingCells } from './writers.js'

/** The charts in which Terror markers come or go. */
const terrorizing = [
  'terror',
  'battle',
  'crackdown',
  'activism',
  'non-player activism',
  'event: markers',
  'agitation',
  'propaganda round',
]

/** The charts in which News comes, goes, moves or changes owners, or its Cell is turned over. */
const spreadingNews = [
  ...movingCells,
  'personality',
  'limited commands for news',
  'german flowchart',
  'event: News',
  'event: markers',
  'propaganda round',
]

const ofTerror: readonly Meeting[] = [
  {
    fields: ['spaces.*.terror'],
    written: terrorizing,
    asked: ['Terror: may not select', 'Terror: Polarization', 'Crackdown: may not select the space'],
    clauses: [terror.twoMarkers, terror.polarization],
    questions: [terrorAtTheLimit, markerGivesWay, crackdownInTerror, crackdownTerror],
    note: 'The markers that were there before bear on the limit alone.',
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
    note: 'Agitation finds the Terror that is there by then; what is left of it leaves the map in the Reset Phase.',
  },
]

const ofNews: readonly Meeting[] = [
  {
    fields: ['spaces.*.news'],
    written: spreadingNews,
    asked: ['Message: may not select the Cell', 'Message: may not take the step'],
    clauses: [message.aloneOrHeld, message.pickUp, message.pickUpUnheld, message.once, oldNews.news],
    questions: [newsOfAnotherCell, newsLeftBehind, newsAfterCapture],
    note: 'News is held by a Cell, and stays with it when the Cell goes Underground or is Activated.',
  },
  {
    fields: ['spaces.*.news'],
    written: spreadingNews,
    asked: [
      'Dialogue: may not select the space',
      'Publish: may not Activate the Cell',
      'Personality: may not do so there',
      'Personality: may not place the cube',
      'Attack: News for Prisoners',
      'Events: may not place the marker',
    ],
    clauses: [specialActivitiesInGeneral.atOneTime, personality.newsUnderground, publish.underground, oldNews.heldNews],
    questions: [duringACommand],
    note: 'The News of the moment counts, and the side on which the Cell that holds it then lies.',
  },
  {
    fields: ['spaces.*.news'],
    written: spreadingNews,
    asked: [
      'Limited Command: may not discard News',
      'Commands: may not begin',
      'Rally: how many spaces',
      'Rally: the Polarization that counts',
      'Rally: the price',
      'Rally: may not select the space',
    ],
    clauses: [limitedCommand.newsDiscard, limitedCommand.newsHeld, limitedCommand.newsExtra],
    questions: [newsInVain, newsWhenHeld, furtherNews],
    note: 'News that is held when a Limited Command is over can bring another one, with all that can then be chosen.',
  },
]

const ofPreparations: readonly Meeting[] = [
  {
    fields: ['spaces.*.prepared', 'sabotage'],
    written: [...movingCells, 'prepare', 'event: markers', 'event: sabotage'],
    asked: [
      'Attack: the Strength',
      'Prepare: may not do so there',
      'Dialogue: may not select the space',
      'Dialogue: may not have the effect',
    ],
    clauses: [
      prepare.onePrepared,
      prepare.oneSabotage,
      prepare.availablePrepared,
      personalityAndPrepared.friendlyCell,
      personalityAndPrepared.withoutCell,
      attack.markersWithLast,
      attack.preparedDefending,
      dialogue.notPrepared,
    ],
    questions: [sabotageOfASpace],
    note: 'A Prepared marker always needs a Cell: it goes at once with the last one, even if another Cell comes later.',
  },
  {
    fields: ['sabotage'],
    written: ['prepare', 'event: sabotage', 'propaganda round'],
    asked: [
      'Commands: may not choose',
      'Special Activities: may not begin',
      'Special Activities: may not choose',
      'Prepare: may not do so there',
      'Rally: may not select the space',
      'Activism: may not select',
      'Terror: may not select',
      'Attack: may not select the space',
      'March: the piece may not move',
    ],
    clauses: [prepare.orSabotage, attack.trainsUnsabotaged],
    questions: [meansFirst],
    note: 'The Sabotage of the moment counts, also where Prepare comes before an Attack by Train.',
  },
  {
    fields: ['spaces.*.capabilities'],
    written: [...movingCells, 'event: capability'],
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
    written: [...movingCells, 'personality', 'event: markers'],
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
