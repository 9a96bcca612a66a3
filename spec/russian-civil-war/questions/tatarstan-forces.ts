/**
 * Do Allied forces leave Tatarstan as well?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { alliesLeave, centralLeave } from '../clauses/revolution-phase.js'
import { treaty } from '../clauses/soviet-republic.js'

/** Do Allied forces leave Tatarstan as well? */
export const tatarstanForces = question('tatarstanForces', {
  asks: 'Do Allied forces leave Tatarstan as well?',
  clauses: [alliesLeave.all, centralLeave.all, treaty.innerRussia],
  readings: {
    stay: 'No: step 1 names Moscow, Karelia and Kazakhstan.',
    'leave too': 'Yes: Tatarstan is Inner Russia, and step 2 names it.',
  },
  usual: 'stay',
  because: 'Step 1 lists three territories and step 2 four. The lists are taken as they are printed.',
})
