/**
 * What if a Tank that rolls two dice takes the white one, and that shows ADV?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { advantage } from '../clauses/attack.js'
import { cardDieRolls } from '../clauses/set-up-cards.js'

/** What if a Tank that rolls two dice takes the white one, and that shows ADV? */
export const tankTakesWhite = question('tankTakesWhite', {
  asks: 'What if a Tank that rolls two dice takes the white one, and that shows ADV?',
  clauses: [advantage.tanksChoose, advantage.thenYellow, cardDieRolls.advantageAlone],
  readings: {
    'yellow column': 'The symbol refers to the yellow column, as it does for all others.',
    Miss: 'The white result is then a Miss.',
  },
  usual: 'yellow column',
  because: 'Page 7, para 2 makes the symbol a Miss only where no advantage die was rolled.',
})
