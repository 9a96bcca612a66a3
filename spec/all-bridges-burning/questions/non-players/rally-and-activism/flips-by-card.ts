/**
 * Does a Non-player also flip Cells of its targets the other way?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { activism } from '../../../clauses/commands/activism.js'
import { commandsInGeneral } from '../../../clauses/commands/general.js'
import { nonPlayerExceptions } from '../../../clauses/non-players/general.js'
import { redsActivismCard49 } from '../../../clauses/non-players/reds.js'
import { senateActivismCard } from '../../../clauses/non-players/senate.js'

/** Does a Non-player also flip Cells of its targets the other way? */
export const flipsByCard = question('flipsByCard', {
  asks: 'Having flipped what its card names, does a Non-player flip Cells of the same Factions the other way while it could flip more?',
  kind: 'contradiction',
  clauses: [
    redsActivismCard49.flipSenate,
    redsActivismCard49.flipModerates,
    senateActivismCard.flipReds,
    senateActivismCard.flipModerates,
    activism.flip,
    commandsInGeneral.maximumExtent,
    nonPlayerExceptions.otherwiseBound,
  ],
  readings: {
    'as named': 'No: it stops when there are no more Cells of the kind that the card names.',
    'either way': 'Yes: as many as it can of a Faction that it has targeted, as 3.1 says.',
  },
  usual: 'as named',
  because:
    'The card says to which side the Cells are turned, and chapter 8 goes before the base rules where it differs.',
})
