/**
 * May Terror as a Limited Command select the Political Display beside its one space?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { terror } from '../../clauses/commands/terror.js'
import { limitedCommand } from '../../clauses/sequence-of-play.js'

/** May Terror as a Limited Command select the Political Display beside its one space? */
export const limitedTerror = question('limitedTerror', {
  asks: 'May Terror as a Limited Command select the Political Display beside its one space?',
  clauses: [limitedCommand.oneSpace, terror.display, terror.displayNoMarker],
  readings: {
    both: 'One space, and the Political Display as well, since it is no space.',
    either: 'One space or the Political Display, but not both.',
  },
  usual: 'both',
  because: '2.2.4 limits the spaces to one, and by 3.2.3 the Political Display is none.',
})
