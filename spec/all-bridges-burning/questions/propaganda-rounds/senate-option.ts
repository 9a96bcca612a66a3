/**
 * Does the Senate choose its option once for the whole phase, or for each space?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { agitation } from '../../clauses/propaganda-rounds.js'

/** Does the Senate choose its option once for the whole phase, or for each space? */
export const senateOption = question('senateOption', {
  asks: 'Does the Senate choose its option once for the whole phase, or for each space?',
  clauses: [agitation.senateOneOption, agitation.senateShift, agitation.senatePolarization],
  readings: {
    once: 'The Senate either shifts or lowers Polarization, in all of its spaces.',
    'each space': 'The Senate chooses anew in each space.',
  },
  usual: 'once',
  because: 'The sentences for the Reds and the Moderates say each space; the one for the Senate does not.',
})
