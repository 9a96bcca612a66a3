/** Rules that meet over the pieces on the map where a Special Activity or an Event asks for them. @module */

import type { Meeting } from 'rulewright/book'
import * as cited from '../rules.gen.js'
import { movingCells } from './writers.js'

const ofTheModerates: readonly Meeting[] = [
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: ['Dialogue: may not select the space', 'Dialogue: may not have the effect'],
    clauses: [
      cited.specialActivitiesInGeneral.atOneTime,
      cited.dialogue.underground,
      cited.dialogue.activate,
      cited.dialogue.thenOne,
      cited.dialogue.replace,
    ],
    questions: [cited.duringACommand, cited.dialogueEffect, cited.dialogueSpaces],
    note: 'What the Command has done by then counts: an enemy Cell that it has made Inactive can be replaced.',
  },
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: ['Publish: may not select the space', 'Publish: may not Activate the Cell'],
    clauses: [cited.specialActivitiesInGeneral.atOneTime, cited.publish.withModerates, cited.publish.underground],
    questions: [cited.duringACommand, cited.activateTheActive],
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
    clauses: [cited.publish.withModerates, cited.publish.forPersonality, cited.publish.forNetworks],
    note: 'The Personality and the Networks count that are there when Publish is carried out.',
  },
  {
    fields: ['spaces.*.cells'],
    written: movingCells,
    asked: ['Personality: may not do so there'],
    clauses: [
      cited.specialActivitiesInGeneral.atOneTime,
      cited.personality.newsUnderground,
      cited.personality.placeWithCell,
    ],
    questions: [cited.duringACommand, cited.newsThenPlacing],
    note: 'A Cell that the Rally has placed or turned Underground by then will do.',
  },
]

/** The rules that meet over pieces in a Special Activity or an Event. */
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
      cited.specialActivitiesInGeneral.atOneTime,
      cited.politicalEvent.activeCell,
      cited.politicalEvent.ownControl,
      cited.prepare.friendlyCell,
      cited.crackdown.activeCell,
      cited.crackdown.senateControl,
    ],
    questions: [cited.duringACommand],
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
      cited.executingEvents.literally,
      cited.executingEvents.partly,
      cited.executingEvents.onlyAvailable,
      cited.capabilities.phaseTwoOnMap,
      cited.cellStatus.eventText,
      cited.stacking.withoutCell,
      cited.personalityAndPrepared.friendlyCell,
    ],
    questions: [cited.spacesSettled],
    note: 'The effects of a text follow one another: each of them finds the pieces that those before it have left.',
  },
]
