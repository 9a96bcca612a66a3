/**
 * Among what do Non-player Moderates choose at random: pieces, spaces or colors?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { moderatesRallyCard } from '../../../clauses/non-players/moderates.js'
import { moderatesMessageCard62, moderatesMessageCard63 } from '../../../clauses/non-players/moderates-messages.js'

/** Among what do Non-player Moderates choose at random: pieces, spaces or colors? */
export const randomlyAmong = question('randomlyAmong', {
  asks: 'Is a random Moderates Cell, or a random cube, drawn from all of them, or by its space, or its color?',
  clauses: [
    moderatesRallyCard.newsCubeRandom,
    moderatesMessageCard62.otherwiseRandom,
    moderatesMessageCard63.otherwiseRandom,
  ],
  readings: {
    'by space or color': 'Every space with such Cells, or color, is as likely as another.',
    'by piece': 'Every Cell, or cube, is as likely as another.',
  },
  usual: 'by space or color',
  because: '8.6, to which the cards refer, selects a space.',
  editorial: 'the same choices are possible, and only how likely they are differs',
})
