/** Rules that meet over the pieces on the map where a Special Activity or an Event asks for them. @module */

import type { Meeting } from 'rulewright/book'
import { personalityAndPrepared, stacking } from '../1-introduction/1.4.2-availability.js'
import { cellStatus } from '../1-introduction/1.4-forces.js'
import { duringACommand, specialActivitiesInGeneral } from '../4-special-activities/4.1-special-activities.js'
import { politicalEvent } from '../4-special-activities/4.2.1-political-event.js'
import { prepare } from '../4-special-activities/4.2.3-prepare.js'
import { crackdown } from '../4-special-activities/4.2.5-crackdown.js'
import { newsThenPlacing, personality } from '../4-special-activities/4.3.1-personality.js'
import { dialogue, dialogueEffect, dialogueSpaces } from '../4-special-activities/4.3.2-dialogue.js'
import { activateTheActive, publish } from '../4-special-activities/4.3.3-publish.js'
import { executingEvents, spacesSettled } from '../5-events/5.1-events.js'
import { capabilities } from '../5-events/5.3-capabilities.js'
import { movingCells } from './writers.js'

const ofTheModerates: readonly Meeting[] = [
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: ['Dialogue: may not select the space', 'Dialogue: may not have the effect'],
    clauses: [
      specialActivitiesInGeneral.atOneTime,
      dialogue.underground,
      dialogue.activate,
      dialogue.thenOne,
      dialogue.replace,
    ],
    questions: [duringACommand, dialogueEffect, dialogueSpaces],
    note: 'What the Command has done by then counts: an enemy Cell that it has made Inactive can be replaced.',
  },
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: ['Publish: may not select the space', 'Publish: may not Activate the Cell'],
    clauses: [specialActivitiesInGeneral.atOneTime, publish.withModerates, publish.underground],
    questions: [duringACommand, activateTheActive],
    note: 'A Cell that has gone Underground by a Message is one that Publish can Activate, when it follows.',
  },
  {
    fields: ['spaces.*.personality', 'spaces.*.networks'],
    written: [
      'personality',
      'own pieces',
      'moderates rally',
      'event: markers',
      'event: place',
      'event: remove',
      'event: replace',
    ],
    asked: ['Publish: Cells that may be Activated', 'Publish: may not select the space'],
    clauses: [publish.withModerates, publish.forPersonality, publish.forNetworks],
    note: 'The Personality and the Networks count that are there when Publish is carried out.',
  },
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: ['Personality: may not do so there'],
    clauses: [specialActivitiesInGeneral.atOneTime, personality.newsUnderground, personality.placeWithCell],
    questions: [duringACommand, newsThenPlacing],
    note: 'A Cell that the Rally has placed or turned Underground by then will do.',
  },
]

/** How the rules get on that meet over pieces for which a Special Activity or an Event asks. */
export const piecesInOtherActions: readonly Meeting[] = [
  ...ofTheModerates,
  {
    fields: ['spaces.*.cells', 'spaces.*.administrations', 'spaces.*.networks'],
    written: movingCells,
    asked: [
      'Political Event: may not select the space',
      'Prepare: may not do so there',
      'Crackdown: may not select the space',
    ],
    clauses: [
      specialActivitiesInGeneral.atOneTime,
      politicalEvent.activeCell,
      politicalEvent.ownControl,
      prepare.friendlyCell,
      crackdown.activeCell,
      crackdown.senateControl,
    ],
    questions: [duringACommand],
    note: 'The Cells and the Control of the moment count at which the Special Activity is carried out.',
  },
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: [
      'Events: may not affect the piece',
      'Events: may not place the piece',
      'Events: may not place the marker',
      'Capability Events: where the marker goes',
      'Capability Events: may not put the marker',
    ],
    clauses: [
      executingEvents.literally,
      executingEvents.partly,
      executingEvents.onlyAvailable,
      capabilities.phaseTwoOnMap,
      cellStatus.eventText,
      stacking.withoutCell,
      personalityAndPrepared.friendlyCell,
    ],
    questions: [spacesSettled],
    note: 'The effects of a text follow one another: each of them finds the pieces that those before it have left.',
  },
]
