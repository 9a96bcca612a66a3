/**
 * Does Active Support, too, count in Total Opposition?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { setup } from '../../clauses/setup.js'
import { support } from '../../clauses/tracks.js'

/** Does Active Support, too, count in Total Opposition? */
export const activeSupport = question('activeSupport', {
  asks: 'Does Active Support, too, count in Total Opposition?',
  clauses: [support.activeDouble, support.redsVictory, setup.opposeAdmins, setup.vaasaSupport],
  readings: {
    'adds nothing': 'Only Opposition counts: Active Opposition twice, Passive Opposition once.',
    'counts double': 'A space at Active Support adds twice its Population as well, as the sentence has it.',
  },
  usual: 'adds nothing',
  because:
    'Setup puts the marker of Opposition and Administrations at 3 while Vaasa is at Active Support; with Vaasa it would be more.',
  kind: 'contradiction',
})
