/**
 * What happens to parts of Outer Russia that Imperial Russia or an Ally controls when they are ceded?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { contested } from '../clauses/civil-war.js'
import { treaty } from '../clauses/soviet-republic.js'

/** What happens to parts of Outer Russia that Imperial Russia or an Ally controls when they are ceded? */
export const ceded = question('ceded', {
  asks: 'What happens to parts of Outer Russia that Imperial Russia or an Ally controls when they are ceded?',
  clauses: [treaty.ceded, contested.where],
  readings: {
    'a claim is given up': 'Nothing: the Soviets give up their claim, and markers stay.',
    'markers change': 'Those that are not contested get the marker of a Central Power.',
  },
  usual: 'a claim is given up',
  because:
    'The treaty binds the Soviets and the Central Powers. White forces may go to territories that Imperial Russia still controls.',
})
