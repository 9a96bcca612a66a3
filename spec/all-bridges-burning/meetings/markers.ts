/**
 * Rules that meet over Terror, News, the Personality, Prepared markers, Capabilities and the boxes. Whatever moves Cells can take
 * the last one of a space away, and with it the markers that need one.
 *
 * @module
 */

import type { Meeting } from 'rulewright/book'
import * as cited from '../rules.gen.js'
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
    clauses: [cited.terror.twoMarkers, cited.terror.polarization],
    questions: [cited.terrorAtTheLimit, cited.markerGivesWay, cited.crackdownInTerror, cited.crackdownTerror],
    note: 'The markers that were there before bear on the limit alone.',
  },
  {
    fields: ['spaces.*.terror'],
    written: terrorizing,
    asked: ['Rally: what the space takes from the count'],
    clauses: [cited.rally.perSpace, cited.rally.redsTerror, cited.rally.senateTerror, cited.oldNews.terror],
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
    clauses: [
      cited.propagandaRound.phasesInOrder,
      cited.agitation.terrorFirst,
      cited.agitation.payPerTerror,
      cited.oldNews.terror,
    ],
    questions: [cited.senateTerror, cited.lastTerrorMarker],
    note: 'Agitation finds the Terror that is there by then; what is left of it leaves the map in the Reset Phase.',
  },
]

const ofNews: readonly Meeting[] = [
  {
    fields: ['spaces.*.news'],
    written: spreadingNews,
    asked: ['Message: may not select the Cell', 'Message: may not take the step'],
    clauses: [
      cited.message.aloneOrHeld,
      cited.message.pickUp,
      cited.message.pickUpUnheld,
      cited.message.once,
      cited.oldNews.news,
    ],
    questions: [cited.newsOfAnotherCell, cited.newsLeftBehind, cited.newsAfterCapture],
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
    clauses: [
      cited.specialActivitiesInGeneral.atOneTime,
      cited.personality.newsUnderground,
      cited.publish.underground,
      cited.oldNews.heldNews,
    ],
    questions: [cited.duringACommand],
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
    clauses: [cited.limitedCommand.newsDiscard, cited.limitedCommand.newsHeld, cited.limitedCommand.newsExtra],
    questions: [cited.newsInVain, cited.newsWhenHeld, cited.furtherNews],
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
      cited.prepare.onePrepared,
      cited.prepare.oneSabotage,
      cited.prepare.availablePrepared,
      cited.personalityAndPrepared.friendlyCell,
      cited.personalityAndPrepared.withoutCell,
      cited.attack.markersWithLast,
      cited.attack.preparedDefending,
      cited.dialogue.notPrepared,
    ],
    questions: [cited.sabotageOfASpace],
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
    clauses: [cited.prepare.orSabotage, cited.attack.trainsUnsabotaged],
    questions: [cited.meansFirst],
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
      cited.redRevolt.beforeFactions,
      cited.redRevolt.capabilities,
      cited.march.once,
      cited.attack.movesOnce,
      cited.attack.oncePerTurn,
      cited.attack.eachSpace,
      cited.attack.markersWithLast,
      cited.dialogue.notCapability,
    ],
    questions: [cited.defendingCapabilities, cited.removedCapabilities],
    note: 'A Capability counts in the space to which it has come, whatever brought it there before.',
  },
]

/** The rules that meet over markers, and over Troops in their box. */
export const markers: readonly Meeting[] = [
  ...ofTerror,
  ...ofNews,
  ...ofPreparations,
  {
    fields: ['spaces.*.personality'],
    written: [...movingCells, 'personality', 'event: markers'],
    asked: ['Personality: may not do so there', 'Events: may not place the marker'],
    clauses: [
      cited.personality.fromAvailable,
      cited.availability.ownPersonality,
      cited.executingEvents.onlyAvailable,
      cited.stacking.withoutCell,
    ],
    note: 'Once the Personality has left the map it is Available, and can be placed anew.',
  },
  {
    fields: ['troopBoxes'],
    written: ['event: between boxes', 'event: place', 'battle'],
    asked: ['Events: may not place the piece'],
    clauses: [cited.executingEvents.literally, cited.executingEvents.onlyAvailable],
    note: 'The effects of a text follow one another: Troops that one has made Available can be placed by the next.',
  },
]
