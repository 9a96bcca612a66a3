/**
 * Is an Underground Cell of the Moderates an Inactive one, so that Activism can flip it?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { activism } from '../../clauses/commands/activism.js'
import { cellStatus } from '../../clauses/forces.js'
import { glossary } from '../../clauses/glossary.js'

/** Is an Underground Cell of the Moderates an Inactive one, so that Activism can flip it? */
export const inactiveModerates = question('inactiveModerates', {
  asks: 'Is an Underground Cell of the Moderates an Inactive one, so that Activism can flip it?',
  kind: 'slip',
  clauses: [cellStatus.sides, cellStatus.moderates, activism.flip, glossary.inactive, glossary.underground],
  readings: {
    'one status': 'Yes: Inactive and Underground are one status under two names.',
    'two statuses':
      'No: Moderates Cells are never Inactive, and Activism flips those of the Reds and the Senate alone.',
  },
  usual: 'one status',
  because:
    'The Index gives each of the two words as the other, and the introduction of 3.2.2 has Activism reveal enemy Cells.',
})
