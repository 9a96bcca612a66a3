/**
 * May Soviet units enter a part of Outer Russia that no Central Power controls or contests?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { treaty } from '../clauses/soviet-republic.js'

/** May Soviet units enter a part of Outer Russia that no Central Power controls or contests? */
export const sovietsInOuterRussia = question('sovietsInOuterRussia', {
  asks: 'May Soviet units enter a part of Outer Russia that no Central Power controls or contests?',
  clauses: [treaty.ceded, treaty.controlled, treaty.contested],
  readings: {
    'where no Central Power is': 'Yes: they keep out of what a Central Power controls or contests.',
    never: 'No: Outer Russia is ceded, whoever is there.',
  },
  usual: 'where no Central Power is',
  because:
    'Of Persia and Afghanistan the text says that the Soviets cannot enter; of Outer Russia it does not. They want all of Russia.',
})
