/**
 * How does a Non-player carry out a free action of an Event that it plays itself?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { freeNonPlayerActions } from '../../../clauses/non-players/general.js'
import { nonPlayerOptions } from '../../../clauses/non-players/sequence.js'

/** How does a Non-player carry out a free action of an Event that it plays itself? */
export const ownFreeAction = question('ownFreeAction', {
  asks: 'An Event that a Non-player plays gives itself a free action: by a card, or by chance?',
  clauses: [
    freeNonPlayerActions.freeActions,
    freeNonPlayerActions.namedAction,
    freeNonPlayerActions.drawnAction,
    nonPlayerOptions.eventLeftPriorities,
  ],
  readings: {
    'by a card': 'By a Non-player card, as if the Event of another Faction had given it.',
    'by chance': 'By chance: 8.1.6 is about what an Event gives to another Non-player.',
  },
  usual: 'by a card',
  because: 'Where a Non-player is left with the Event alone, 8.1.4 sends it to 8.1.6 to play it.',
})
