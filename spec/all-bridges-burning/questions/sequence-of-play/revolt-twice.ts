/**
 * May the Pivotal Event be put in after the second Propaganda Round when it is the upcoming card already?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { pivotalEvent } from '../../clauses/propaganda-rounds.js'
import { phases } from '../../clauses/sequence-of-play.js'

/** May the Pivotal Event be put in after the second Propaganda Round when it is the upcoming card already? */
export const revoltTwice = question('revoltTwice', {
  asks: 'May the Pivotal Event be put in after the second Propaganda Round when it is the upcoming card already?',
  clauses: [phases.afterSecondPropaganda, pivotalEvent.replaceNext, pivotalEvent.onlyIfNotYet, phases.cellsTrigger],
  readings: {
    'not again': 'No: it stays where it is.',
    'in its own place': 'Yes: it takes the place of the next card, which is itself.',
  },
  usual: 'not again',
  because:
    '2.4 asks whether the number of Cells was reached, 6.5.2 whether the Revolt has occurred; they part only here.',
  kind: 'contradiction',
  editorial: 'There is one such card: put in the place of itself, it lies where it lay.',
})
