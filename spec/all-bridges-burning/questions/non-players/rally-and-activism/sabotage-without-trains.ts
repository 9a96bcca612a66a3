/**
 * Which Sabotage does a Non-player Senate remove if it has no Train on the map?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { senateRallyCard54 } from '../../../clauses/non-players/senate.js'
import { senateAttackCard, senateMarchCard } from '../../../clauses/non-players/senate-in-war.js'

/** Which Sabotage does a Non-player Senate remove if it has no Train on the map? */
export const sabotageWithoutTrains = question('sabotageWithoutTrains', {
  asks: 'Which Sabotage does a Non-player Senate remove if it has no Train on the map?',
  kind: 'gap',
  clauses: [senateRallyCard54.sabotageClosest, senateAttackCard.sabotageClosest, senateMarchCard.sabotageClosest],
  readings: {
    none: 'None: no border is closest to a marker that is not there.',
    'any border': 'That of any border, by chance.',
  },
  usual: 'none',
  because: 'The priority selects its border by a Train; without one it selects none.',
})
