/**
 * Does the Reds cylinder in the bottom row fix that row for the others on the card of the Red Revolt?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { options, redRevolt } from '../../clauses/sequence-of-play.js'

/** Does the Reds cylinder in the bottom row fix that row for the others on the card of the Red Revolt? */
export const revoltRow = question('revoltRow', {
  asks: 'Does the Reds cylinder in the bottom row fix that row for the others on the card of the Red Revolt?',
  clauses: [redRevolt.redsToEvent, redRevolt.othersAct, options.firstSetsRow],
  readings: {
    'fixes it': 'The others take what is left of the bottom row.',
    'leaves it open': 'The next Faction that acts fixes a row like the first one of any card.',
  },
  usual: 'fixes it',
  because: 'The cylinder moves as for an Event action, and the others act as on a regular card.',
})
