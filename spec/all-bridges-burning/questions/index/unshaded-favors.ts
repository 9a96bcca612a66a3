/**
 * Whom does the unshaded text of an Event favor?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { dualUse } from '../../clauses/events.js'
import { glossary } from '../../clauses/glossary.js'

/** Whom does the unshaded text of an Event favor? */
export const unshadedFavors = question('unshadedFavors', {
  asks: 'Whom does the unshaded text of an Event favor?',
  kind: 'contradiction',
  clauses: [glossary.unshaded, glossary.shaded, dualUse.tendency],
  readings: {
    'the Senate': 'The Senate, as 5.2 says.',
    'the others': 'The Reds or the Moderates, as the Index says.',
  },
  usual: 'the Senate',
  because: '5.2 is the section that the Index points to.',
  editorial: 'Either sentence tells how the texts tend to be, and carries nothing out.',
})
