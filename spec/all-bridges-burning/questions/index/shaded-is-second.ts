/**
 * Is one text of a Dual Use Event the first choice?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { dualUse } from '../../clauses/events.js'
import { glossary } from '../../clauses/glossary.js'

/** Is one text of a Dual Use Event the first choice? */
export const shadedIsSecond = question('shadedIsSecond', {
  asks: 'Is one text of a Dual Use Event the first choice?',
  clauses: [glossary.unshaded, glossary.shaded, dualUse.select],
  readings: {
    'no rank': 'First and second tell only where the texts stand on the card.',
    rank: 'The unshaded text is to be considered before the other.',
  },
  usual: 'no rank',
  because: '5.2 lets the executing Faction select either.',
  editorial: 'Both texts are there to be chosen, whichever is considered first.',
})
