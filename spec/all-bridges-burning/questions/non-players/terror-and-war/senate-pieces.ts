/**
 * Are pieces of the Senate in a Province anything but Cells?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsAttackCard } from '../../../clauses/non-players/reds-in-war.js'

/** Are pieces of the Senate in a Province anything but Cells? */
export const senatePieces = question('senatePieces', {
  kind: 'slip',
  asks: 'The card for Reds Attack speaks of Senate Cells in the Province of a group, and of Senate pieces where a Train goes: does that differ?',
  clauses: [redsAttackCard.attackProvince, redsAttackCard.attackProvinceByTrain],
  readings: {
    'the same': 'Both mean Cells.',
    'more than Cells': 'The second means more.',
  },
  usual: 'the same',
  because: 'Two words are used for one thing.',
  editorial:
    'the Senate has no pieces on the map but its Cells; Troops are pieces of the Germans, and markers are no pieces',
})
