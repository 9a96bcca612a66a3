/**
 * Do Non-player Reds roll for a Trains Event?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerOptions } from '../../../clauses/non-players/sequence.js'

/** Do Non-player Reds roll for a Trains Event? */
export const redsAndTrains = question('redsAndTrains', {
  asks: 'The Senate always plays a Trains Event, and otherwise a die is rolled: do Non-player Reds roll for one?',
  clauses: [nonPlayerOptions.capabilities, nonPlayerOptions.trainsNow, nonPlayerOptions.capabilityDie],
  readings: {
    rolled: 'Yes: a Trains Event is a Capability for them like any other.',
    'not rolled': 'No: the die is for Capabilities other than Trains, so that the step has nothing for them.',
  },
  usual: 'rolled',
  because:
    'The procedure is for the turn of either Faction and for every Capability; only the Senate has a rule of its own.',
})
