/**
 * Does News go along in a Retreat?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'

/** Does News go along in a Retreat? */
export const newsInRetreat = question('newsInRetreat', {
  asks: 'Does the News of a Defending Faction go along with the last Cell that Retreats?',
  clauses: [attack.retreat, attack.retreatCapabilities],
  readings: {
    'goes along': 'The last Cell takes the News of its Faction along.',
    'is removed': 'The News is removed with the last Cell.',
  },
  usual: 'goes along',
  because: 'News is coupled with a Cell, and a Cell that Retreats is not removed.',
})
