/**
 * When must the Senate Control four Population for the Reds to March against it?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsMarchCard } from '../../../clauses/non-players/reds-in-war.js'

/** When must the Senate Control four Population for the Reds to March against it? */
export const fourPopulationWhen = question('fourPopulationWhen', {
  asks: 'Reds March to end Senate Control where the Senate Controls four or more Population: is that counted once, or before each group?',
  clauses: [redsMarchCard.breakNeedsFour, redsMarchCard.breakControl],
  readings: {
    once: 'When the priority begins; it is then carried out with every group.',
    'each time': 'Before each group Marches.',
  },
  usual: 'once',
  because: 'The condition opens the priority, which then speaks of each group.',
})
