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
  clauses: [treaty.ceded, treaty.noSoviets, treaty.controlled, treaty.contested],
  readings: {
    'where no Central Power is': 'Yes: they keep out of what a Central Power controls or contests.',
    never:
      'No: it is ceded, and the territories that Soviets do not enter are these as well as Persia and Afghanistan.',
  },
  usual: 'where no Central Power is',
  because:
    'The words about not entering stand behind Persia and Afghanistan, and mean those two. The Soviets want all of Russia.',
})
