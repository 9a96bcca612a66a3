/**
 * Can an Amphibious Move start from a neutral Port?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { amphibiousMove } from '../clauses/actions.js'

/** Can an Amphibious Move start from a neutral Port? */
export const amphibiousPort = question('amphibiousPort', {
  asks: 'Can an Amphibious Move start from a neutral Port?',
  clauses: [amphibiousMove.anyCountry],
  readings: {
    yes: 'From any Port.',
    no: 'From a Port in the Red or the Green country.',
  },
  usual: 'yes',
  because: 'Page 7 asks for a Port and nothing more.',
})
