/**
 * May White forces that contest Outer Russia retreat to a territory that another Ally controls or contests?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { contested } from '../clauses/civil-war.js'

/** May White forces that contest Outer Russia retreat to a territory that another Ally controls or contests? */
export const whiteRetreat = question('whiteRetreat', {
  asks: 'May White forces that contest Outer Russia retreat to a territory that another Ally controls or contests?',
  clauses: [contested.where, contested.ownTurn],
  readings: {
    'only to Imperial Russia': 'No: Imperial Russia itself must control or contest it.',
    'to any friend': 'Yes, as combat has it in the base game.',
  },
  usual: 'only to Imperial Russia',
  because: 'Step 1 names Russia or a friendly power; this paragraph names Imperial Russia alone.',
})
