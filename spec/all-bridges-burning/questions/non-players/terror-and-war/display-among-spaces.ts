/**
 * Does the Political Display count towards the two spaces in which a Non-player conducts Terror?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsTerrorCard } from '../../../clauses/non-players/reds-in-war.js'
import { senateTerrorCard } from '../../../clauses/non-players/senate.js'

/** Does the Political Display count towards the two spaces in which a Non-player conducts Terror? */
export const displayAmongSpaces = question('displayAmongSpaces', {
  asks: 'Does the Political Display count towards the two spaces in which a Non-player conducts Terror?',
  clauses: [
    redsTerrorCard.upToTwo,
    redsTerrorCard.random,
    redsTerrorCard.randomDisplay,
    senateTerrorCard.upToTwo,
    senateTerrorCard.random,
    senateTerrorCard.randomDisplay,
  ],
  readings: {
    'one of the two': 'Yes: it is drawn among the random spaces and takes the place of one.',
    'beside them': 'No: it is no space, and can be selected beside two of them.',
  },
  usual: 'one of the two',
  because: 'The last priority includes it among the random spaces, which are within the limit of two.',
})
