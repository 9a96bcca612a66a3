/**
 * What does it mean that water is not counted?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { lakeNogo } from '../clauses/end.js'
import { paratroop } from '../clauses/missions.js'

/** What does it mean that water is not counted? */
export const waterCount = question('waterCount', {
  asks: 'What does it mean for a drop that water is not counted?',
  clauses: [lakeNogo.dropDistance, paratroop.near],
  readings: {
    'round the lake': 'The one or two squares are all dry land.',
    skipped: 'Squares of water add nothing: a drop can reach across.',
  },
  usual: 'round the lake',
  because: 'Only dry land serves to find the distance.',
})
