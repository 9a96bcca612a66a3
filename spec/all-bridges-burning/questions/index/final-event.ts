/**
 * Is there a final Event, as there is a final Propaganda card?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { glossary } from '../../clauses/glossary.js'
import { finalPropaganda } from '../../clauses/sequence-of-play.js'

/** Is there a final Event, as there is a final Propaganda card? */
export const finalEvent = question('finalEvent', {
  asks: 'Is there a final Event, as there is a final Propaganda card?',
  kind: 'slip',
  clauses: [glossary.final, finalPropaganda.gameEnds],
  readings: {
    no: 'No: the rules call only a Propaganda Round final.',
    'the last one': 'Yes: the last Event card before the fourth Propaganda Round.',
  },
  usual: 'no',
  because: 'Outside the Index the word stands with Propaganda alone.',
  editorial: 'No rule says anything of a final Event.',
})
