/**
 * Can the defender decline both rewards of a Rally?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { rally } from '../clauses/leadership.js'

/** Can the defender decline both rewards of a Rally? */
export const rewardDeclined = question('rewardDeclined', {
  asks: 'Can the defender decline both rewards of a Rally?',
  clauses: [rally.activeReward],
  readings: {
    may: 'The defender may pick one, or none.',
    must: 'The defender picks one that is possible.',
  },
  usual: 'may',
  because: 'The text says that the defender may pick.',
})
