/**
 * Where do the Reds put a Jaeger marker that an Event gives them in Phase II?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { capabilities } from '../../clauses/events.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** Where do the Reds put a Jaeger marker that an Event gives them in Phase II? */
export const jaegerOfTheReds = question('jaegerOfTheReds', {
  asks: 'Where do the Reds put a Jaeger marker that an Event gives them in Phase II?',
  clauses: [capabilities.jaegerInVaasa, capabilities.jaegerNearest, capabilities.phaseTwoOnMap, redRevolt.redsAnywhere],
  readings: {
    anywhere: 'With any Cell of theirs, like every other marker.',
    'as the Senate': 'In Vaasa or the nearest space with a Senate Cell, and only if a Cell of theirs is there too.',
  },
  usual: 'anywhere',
  because:
    'The sentence refers to the Red Revolt, which binds the Jaeger of the Senate and lets the Reds use any Cell.',
})
