/**
 * May the Central Powers enter a part of Inner Russia that the Soviets do not control?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { treaty } from '../clauses/soviet-republic.js'

/** May the Central Powers enter a part of Inner Russia that the Soviets do not control? */
export const innerRussiaClosed = question('innerRussiaClosed', {
  asks: 'May the Central Powers enter a part of Inner Russia that the Soviets do not control?',
  clauses: [treaty.claim, treaty.closed],
  readings: {
    'to the end': 'No: they recognise the claim, and cannot enter any of it.',
    'while Soviet': 'Yes: only what Soviet Russia controls is closed to them.',
  },
  usual: 'to the end',
  because: 'The four territories are named, and nothing is said of who controls them.',
})
