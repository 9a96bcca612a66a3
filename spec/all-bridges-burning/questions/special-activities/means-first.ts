/**
 * May a Command be chosen before the Resources for it are at hand?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { commandsInGeneral } from '../../clauses/commands/general.js'
import { specialActivitiesInGeneral } from '../../clauses/special-activities/general.js'

/** May a Command be chosen before the Resources for it are at hand? */
export const meansFirst = question('meansFirst', {
  asks: 'May a Faction without the Resources choose a full Command, because a Special Activity before it may bring them?',
  clauses: [commandsInGeneral.enoughResources, specialActivitiesInGeneral.before],
  readings: {
    'special first': 'A full Command may be chosen; the Resources must be there when a space is selected.',
    'at hand': 'The Resources must be there when the Command is chosen.',
  },
  usual: 'special first',
  because:
    '4.1 lets the Special Activity come right before the Command, and 3.1 asks for Resources where they are paid.',
})
