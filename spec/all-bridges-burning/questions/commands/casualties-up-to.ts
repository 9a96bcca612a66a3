/**
 * May the Attacker take fewer Defenders than the die roll allows?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'
import { commandsInGeneral } from '../../clauses/commands/general.js'
import { availability } from '../../clauses/forces.js'

/** May the Attacker take fewer Defenders than the die roll allows? */
export const casualtiesUpTo = question('casualtiesUpTo', {
  asks: 'May the Attacker take fewer Defenders than the die roll allows?',
  clauses: [attack.upToDie, commandsInGeneral.maximumExtent, availability.maximum],
  readings: {
    'as many as possible': 'As many Defenders are taken as the roll and the pieces there allow.',
    'any number': 'The Attacker may stop at any number up to the roll.',
  },
  usual: 'as many as possible',
  because:
    '1.4.2 and 3.1 have those who are targeted suffer as much as possible, and 1.4.2 shows it with a Terror of up to two pieces.',
})
