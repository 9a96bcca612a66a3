/**
 * Can an action Activate a Cell that is Active already?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { negotiate } from '../../clauses/commands/negotiate.js'
import { glossary } from '../../clauses/glossary.js'
import { dialogue, publish } from '../../clauses/special-activities/moderates.js'

/** Can an action Activate a Cell that is Active already? */
export const activateTheActive = question('activateTheActive', {
  asks: 'Can an action Activate a Cell that is Active already?',
  clauses: [glossary.activate, negotiate.activate, dialogue.activate, publish.underground],
  readings: {
    no: 'No: to let a Cell stay Active does nothing that an action asks for.',
    yes: 'Yes: the Index has a Cell that stays Active count as Activated.',
  },
  usual: 'no',
  because: 'The sections name an Inactive or an Underground Cell wherever one is to be Activated.',
  editorial:
    'Where a section asks for an Underground or Inactive Cell, an Active one will not do, whatever the word means.',
})
