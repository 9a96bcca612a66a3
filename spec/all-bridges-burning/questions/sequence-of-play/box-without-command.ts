/**
 * May an action box be taken where no Command could be executed?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { commandsInGeneral } from '../../clauses/commands/general.js'
import { eventCard, passing } from '../../clauses/sequence-of-play.js'

/** May an action box be taken where no Command could be executed? */
export const boxWithoutCommand = question('boxWithoutCommand', {
  asks: 'May an action box be taken where no Command could be executed?',
  clauses: [eventCard.choices, commandsInGeneral.someSpaceOrPieces, passing.nextChooses],
  readings: {
    'must be able': 'No: a box is for an action; a Faction with nothing else left Passes.',
    'may be taken': 'Yes: the cylinder goes there and nothing follows.',
  },
  usual: 'must be able',
  because: 'A Command selects at least one space or piece, and to Pass is the choice of who does not act.',
  kind: 'gap',
})
