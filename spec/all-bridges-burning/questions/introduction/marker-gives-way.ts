/**
 * Which marker gives way where a Terror marker would be the third in its space?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'
import { terror } from '../../clauses/commands/terror.js'
import { stacking } from '../../clauses/forces.js'
import { crackdown } from '../../clauses/special-activities/reds-and-senate.js'

/** Which marker gives way where a Terror marker would be the third in its space? */
export const markerGivesWay = question('markerGivesWay', {
  asks: 'Which marker gives way where a Terror marker would be the third in its space?',
  clauses: [
    stacking.ignored,
    stacking.surplus,
    stacking.terror,
    terror.twoMarkers,
    attack.terrorLimit,
    crackdown.twoTerror,
  ],
  readings: {
    'the new one': 'The new one: the instruction to place it is ignored.',
    'an older one':
      'One of the other color, if there is any: it is removed, and the new one takes its place, which counts for nothing else.',
  },
  usual: 'the new one',
  because: '1.4.3 has such instructions ignored first of all, so that nothing is left over that could be removed.',
})
