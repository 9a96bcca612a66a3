/**
 * How are ties broken that are not between spaces?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { randomSpaces as clauses } from '../../../clauses/non-players/random-spaces.js'

/** How are ties broken that are not between spaces? */
export const tiesButForSpaces = question('tiesButForSpaces', {
  asks: 'How is a tie of a Non-player broken that is not between spaces: between pieces, Factions, or colors?',
  clauses: [clauses.equalPriority, clauses.anyAction],
  kind: 'gap',
  readings: {
    chance: 'By chance, every candidate alike.',
    'somebody decides': 'By whoever moves the pieces of the Non-player.',
  },
  usual: 'chance',
  because: '8.1.6 leaves whatever remains open in Events to chance and points to 8.6 for it, as 8.1.4 does.',
  editorial: 'the same candidates can be taken either way; only who takes them differs',
})
