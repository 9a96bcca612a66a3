/**
 * Who controls Tatarstan after a Central Power has taken its marker away?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { centralLeave, sovietMarkers } from '../clauses/revolution-phase.js'
import { treaty } from '../clauses/soviet-republic.js'

/** Who controls Tatarstan after a Central Power has taken its marker away? */
export const tatarstanAfter = question('tatarstanAfter', {
  asks: 'Who controls Tatarstan after a Central Power has taken its marker away?',
  clauses: [centralLeave.markers, sovietMarkers.territories, treaty.innerRussia],
  readings: {
    'Imperial Russia': 'Imperial Russia, whose territory it is by print.',
    nobody: 'Nobody, until somebody enters it.',
    'Soviet Russia': 'Soviet Russia, as with the rest of Inner Russia.',
  },
  usual: 'Imperial Russia',
  because:
    'Step 5 puts Soviet markers on the other three only, and 9 IPCs are what those three are worth. Without a marker the print counts.',
})
