/**
 * What do the Moderates transfer for the Personality when they have fewer than three Resources?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { commandsInGeneral } from '../../clauses/commands/general.js'
import { terror } from '../../clauses/commands/terror.js'

/** What do the Moderates transfer for the Personality when they have fewer than three Resources? */
export const shortRansom = question('shortRansom', {
  asks: 'What do the Moderates transfer for the Personality when they have fewer than three Resources?',
  clauses: [terror.ransom, commandsInGeneral.maximumExtent],
  readings: {
    all: 'They transfer what they have.',
    nothing: 'Without three Resources nothing is transferred.',
  },
  usual: 'all',
  because: 'The transfer is a must, and 3.1 has a Faction that is targeted affected to the maximum extent.',
})
