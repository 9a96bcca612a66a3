/**
 * Does the Senate that Passes for Trains mark them?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { nonPlayerOptions } from '../../../clauses/non-players/sequence.js'

/** Does the Senate that Passes for Trains mark them? */
export const trainsMarker = question('trainsMarker', {
  asks: 'Does the Non-player Senate put "NP to play" on an upcoming Trains Event for which it Passes?',
  kind: 'gap',
  clauses: [nonPlayerOptions.trainsNext, nonPlayerOptions.capabilityMarked, nonPlayerOptions.marked],
  readings: {
    unmarked: 'No: it plays them because they are Trains, in the third step, after a look for its Pass symbol.',
    marked: 'Yes: it plays them in the first step, before it looks for its Pass symbol.',
  },
  usual: 'unmarked',
  because: 'The marker is named with the other Capabilities and with the Pass symbol, and not where Trains are.',
})
