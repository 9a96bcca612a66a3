/** References whose words share little with where they lead, and why they are right. @module */
import { notesAmong, type ReferenceNote } from 'rulewright/book'
import { sections } from './contents.js'

const { right } = notesAmong(sections)

/** The notes on references. */
export const references: readonly ReferenceNote[] = [
  right(
    'page 9, Tracks and Triggers, para 5',
    'Where the Government changes hands is said there.',
    'initiative.atOnce',
  ),
  right(
    'page 9, Tracks and Triggers, para 1',
    'Which way each player wants a track to go is said there.',
    'actionPoints.either',
  ),
]
