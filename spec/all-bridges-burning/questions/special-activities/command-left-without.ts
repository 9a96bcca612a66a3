/**
 * What if a Special Activity leaves the Command that follows it nothing to do?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { commandsInGeneral } from '../../clauses/commands/general.js'
import { specialActivitiesInGeneral } from '../../clauses/special-activities/general.js'

/** What if a Special Activity leaves the Command that follows it nothing to do? */
export const commandLeftWithout = question('commandLeftWithout', {
  asks: 'What if a Special Activity leaves the Command that follows it nothing to do?',
  kind: 'gap',
  clauses: [
    specialActivitiesInGeneral.commandInSomeSpace,
    specialActivitiesInGeneral.before,
    commandsInGeneral.someSpaceOrPieces,
  ],
  readings: {
    'it stands': 'The Special Activity stands, and the Command has been executed nowhere.',
    'it is taken back':
      'It has gone with no Command that takes place in a space: it is taken back, and the Command is executed without any.',
  },
  usual: 'it stands',
  because: '4.1 looks at the Command that is about to be executed, and nothing takes back what has been done.',
})
