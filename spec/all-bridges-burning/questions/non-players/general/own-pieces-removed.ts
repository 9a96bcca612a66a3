/**
 * Which own Cells does a Non-player give up where an Event has it remove, not replace, some?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerPriorities as clauses } from '../../../clauses/non-players/general.js'

/** Which own Cells does a Non-player give up where an Event has it remove, not replace, some? */
export const ownPiecesRemoved = question('ownPiecesRemoved', {
  asks: 'Which own Cells does a Non-player give up where an Event or Attrition has it remove, not replace, some?',
  clauses: [clauses.replaceInactive, clauses.replaceActive],
  kind: 'gap',
  readings: {
    'by chance': 'Any: chance decides.',
    'as in replacing': 'Those that it would rather replace: Inactive ones, the Moderates Active ones.',
  },
  usual: 'by chance',
  because:
    'The preference for own Cells is stated for replacing alone, and what no priority covers is left to chance (8.1.6).',
})
