/**
 * Does News go along with a Cell that Marches?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'
import { march } from '../../clauses/commands/march.js'
import { message } from '../../clauses/commands/message.js'

/** Does News go along with a Cell that Marches? */
export const newsOnTheMarch = question('newsOnTheMarch', {
  asks: 'Does the News of the Reds or the Senate go along with a Cell of theirs that Marches, or that Attacks by Train?',
  clauses: [march.moves, march.withCapabilities, attack.relocation, message.aloneOrHeld],
  readings: {
    'with its Cell':
      'The Faction says whether the Cell that Marches is the one with the News; the last Cell of a space takes it along, also by Train.',
    'stays behind': 'News stays with the other Cells of the space, and is removed when the last of them leaves.',
  },
  usual: 'with its Cell',
  because: '3.3.2 couples News with a Cell, and 3.2.5 moves that Cell.',
})
