/**
 * How do Non-players measure the Opposition of a space?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsActivismCard50 } from '../../../clauses/non-players/reds.js'
import { senateRallyCard55 } from '../../../clauses/non-players/senate.js'
import { support } from '../../../clauses/tracks.js'

/** How do Non-players measure the Opposition of a space? */
export const oppositionByCard = question('oppositionByCard', {
  asks: 'Is the Opposition of a space, of which a card wants the most or the least, counted by Population?',
  kind: 'gap',
  clauses: [senateRallyCard55.crackdownMost, redsActivismCard50.agitateLeast, support.redsVictory],
  readings: {
    Population: 'Yes: by what the space adds to Total Opposition.',
    levels: 'No: by its level, whatever the Population.',
  },
  usual: 'Population',
  because: 'The only amount of Opposition that the rules know is Total Opposition.',
})
