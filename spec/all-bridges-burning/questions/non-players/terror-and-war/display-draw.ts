/**
 * When is the Political Display drawn for random Terror of a Non-player?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { randomSpaces } from '../../../clauses/non-players/random-spaces.js'
import { redsTerrorCard } from '../../../clauses/non-players/reds-in-war.js'
import { senateTerrorCard } from '../../../clauses/non-players/senate.js'

/** When is the Political Display drawn for random Terror of a Non-player? */
export const displayDraw = question('displayDraw', {
  kind: 'gap',
  asks: 'Random Terror of a Non-player can include the Political Display: is it drawn among the spaces, or when there is no more space?',
  clauses: [
    redsTerrorCard.random,
    redsTerrorCard.randomDisplay,
    senateTerrorCard.random,
    senateTerrorCard.randomDisplay,
    randomSpaces.sheet,
  ],
  readings: {
    'among the spaces': 'It is one candidate more among those that can be drawn.',
    'after the spaces': 'It is selected only where no space is left to select.',
  },
  usual: 'among the spaces',
  because:
    'The card includes it in the random spaces; what chance it has is told nowhere, as the means of drawing know spaces only.',
})
