/** References whose words share little with where they lead, and why they are right. @module */
import { clausesCalled, type ReferenceNote, rightly } from 'rulewright/book'
import { sections } from './contents.js'

/** What is said of references. */
export const references: readonly ReferenceNote[] = [
  rightly(
    'page 9, Tracks and Triggers, para 5',
    'Where the Government changes hands is said there.',
    clausesCalled(sections, ['initiative.atOnce']),
  ),
  rightly(
    'page 9, Tracks and Triggers, para 1',
    'Which way each player wants a track to go is said there.',
    clausesCalled(sections, ['actionPoints.either']),
  ),
]
