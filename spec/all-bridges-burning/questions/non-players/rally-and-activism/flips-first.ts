/**
 * Whose Cells does a Non-player flip first where it cannot flip all?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { randomSpaces } from '../../../clauses/non-players/random-spaces.js'
import { redsActivismCard49, redsActivismCard50 } from '../../../clauses/non-players/reds.js'
import { senateActivismCard } from '../../../clauses/non-players/senate.js'

/** Whose Cells does a Non-player flip first where it cannot flip all? */
export const flipsFirst = question('flipsFirst', {
  asks: 'Whose Cells does the Activism of a Non-player flip first where the nested priorities leave the choice?',
  clauses: [
    redsActivismCard49.flipSenate,
    redsActivismCard49.flipModerates,
    redsActivismCard50.flipSenate,
    senateActivismCard.flipReds,
    senateActivismCard.flipModerates,
    randomSpaces.equalPriority,
  ],
  readings: {
    chance: 'Either: chance decides.',
    'as printed': 'Those of the Senate or the Reds, which are printed first, and then those of the Moderates.',
  },
  usual: 'chance',
  because: 'The two are joined by an and, without numbers; what ranks alike is left to chance.',
})
