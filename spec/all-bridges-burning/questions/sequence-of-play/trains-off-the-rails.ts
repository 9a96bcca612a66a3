/**
 * May a Trains marker be placed with a Cell in a Province without a Train symbol?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'
import { capabilities } from '../../clauses/events.js'
import { glossary } from '../../clauses/glossary.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** May a Trains marker be placed with a Cell in a Province without a Train symbol? */
export const trainsOffTheRails = question('trainsOffTheRails', {
  asks: 'May a Trains marker be placed with a Cell in a Province without a Train symbol?',
  kind: 'contradiction',
  clauses: [
    redRevolt.redsAnywhere,
    redRevolt.senateOthersLine,
    capabilities.phaseTwoOnMap,
    attack.destinations,
    glossary.railwaysSymbol,
  ],
  readings: {
    'with any Cell': 'Yes: the markers that are placed in the Red Revolt or by an Event go with any friendly Cell.',
    'where Trains stop': 'No: a Train stands in a Town or at a Train symbol, and nowhere else.',
  },
  usual: 'with any Cell',
  because:
    '2.4.1 and 5.3 say where markers are placed and make no difference between them; the symbols tell where Trains that move can stop.',
})
