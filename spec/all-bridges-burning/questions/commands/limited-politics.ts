/**
 * Can Politics be a Limited Command?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { politics } from '../../clauses/commands/politics.js'
import { limitedCommand } from '../../clauses/sequence-of-play.js'

/** Can Politics be a Limited Command? */
export const limitedPolitics = question('limitedPolitics', {
  asks: 'Can Politics, which selects no space, be a Limited Command, which is one in a single space?',
  clauses: [limitedCommand.oneSpace, politics.noSpaces],
  readings: {
    allowed: 'One space is the limit, and Politics does not exceed it.',
    'not allowed': 'A Limited Command takes place in one space, and Politics takes place in none.',
  },
  usual: 'allowed',
  because: '2.2.4 says that a Limited Command narrows what a Command does, and does not say that it rules one out.',
})
