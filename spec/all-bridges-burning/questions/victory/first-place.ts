/**
 * Can a Faction that did not pass the victory check take first place over one that did?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { victoryPhase } from '../../clauses/propaganda-rounds.js'
import { ranking } from '../../clauses/victory.js'

/** Can a Faction that did not pass the victory check take first place over one that did? */
export const firstPlace = question('firstPlace', {
  asks: 'Can a Faction that did not pass the victory check take first place over one that did?',
  clauses: [ranking.highestFirst, victoryPhase.winnerAndRanks],
  readings: {
    'highest margin': 'Every Faction is ranked by its margin alone.',
    'who passed first': 'Those that passed the check are ranked before the others.',
  },
  usual: 'highest margin',
  because: '7.1 ranks by the highest margin and asks only that somebody has passed.',
})
