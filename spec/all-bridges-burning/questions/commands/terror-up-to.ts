/**
 * Must Terror remove a second piece of a Faction once it has removed one?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { commandsInGeneral } from '../../clauses/commands/general.js'
import { terror } from '../../clauses/commands/terror.js'
import { availability } from '../../clauses/forces.js'

/** Must Terror remove a second piece of a Faction once it has removed one? */
export const terrorUpTo = question('terrorUpTo', {
  asks: 'Where Terror may remove up to two pieces, must it remove a second one of the Faction that has lost one?',
  clauses: [terror.removeOne, terror.removeTwo, commandsInGeneral.maximumExtent, availability.maximum],
  readings: {
    'once targeted': 'Yes: a Faction that has lost a piece loses as many as Terror can remove.',
    'any number': 'No: the Faction that acts may stop at one.',
  },
  usual: 'once targeted',
  because: '3.1 and 1.4.2 leave no choice once a Faction is targeted; up to two bounds what is possible.',
})
