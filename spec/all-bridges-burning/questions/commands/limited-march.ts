/**
 * Is a Limited March one into a single space, or also one from a single space?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { freeCommands } from '../../clauses/commands/general.js'
import { march } from '../../clauses/commands/march.js'
import { limitedCommand } from '../../clauses/sequence-of-play.js'

/** Is a Limited March one into a single space, or also one from a single space? */
export const limitedMarch = question('limitedMarch', {
  asks: 'Is a Limited March one into a single space, or also one from a single space?',
  clauses: [freeCommands.marchLimited, limitedCommand.oneSpace, march.moves],
  readings: {
    'into one space': 'Into a single space, from whatever spaces are adjacent to it.',
    'from one space, too': 'Into a single space, and from a single one.',
  },
  usual: 'into one space',
  because:
    'The spaces that a March selects are those that Cells move into; 3.1.2 points to limits in 3.2.5 that stand nowhere there.',
  kind: 'gap',
})
