/**
 * Is what is closest looked for where a marker can be placed or removed, or everywhere?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { readingCards } from '../../../clauses/non-players/cards.js'
import { redsRallyCard } from '../../../clauses/non-players/reds.js'
import { senateRallyCard54 } from '../../../clauses/non-players/senate.js'
import { prepare } from '../../../clauses/special-activities/reds-and-senate.js'

/** Is what is closest looked for where a marker can be placed or removed, or everywhere? */
export const closestWithinReach = question('closestWithinReach', {
  asks: 'What if Prepare cannot reach the border, or the Town, that is the closest of all?',
  clauses: [
    redsRallyCard.sabotage,
    senateRallyCard54.sabotageClosest,
    senateRallyCard54.preparedHelsinki,
    prepare.borderWithCell,
    prepare.onePrepared,
    readingCards.maximumExtent,
  ],
  readings: {
    'within reach': 'The closest is looked for among those where 4.2.3 lets Prepare act.',
    'of all': 'Then the priority is left out: no other border or Town will do.',
  },
  usual: 'within reach',
  because: 'A priority is executed as far as it can be, within the base rules.',
})
