/**
 * Does a Non-player Senate crack down where no Opposition is removed?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { senateRallyCard55 } from '../../../clauses/non-players/senate.js'
import { crackdown } from '../../../clauses/special-activities/reds-and-senate.js'

/** Does a Non-player Senate crack down where no Opposition is removed? */
export const crackdownInVain = question('crackdownInVain', {
  asks: 'Does a Non-player Senate crack down if that removes no Opposition anywhere?',
  clauses: [senateRallyCard55.crackdown, senateRallyCard55.crackdownMost, crackdown.placeTerror],
  readings: {
    no: 'No: the card wants Opposition removed.',
    yes: 'Yes: where nothing can be removed, every space removes the most that is possible.',
  },
  usual: 'no',
  because: 'A space is chosen for the Opposition that goes; where none goes, another Special Activity is next.',
})
