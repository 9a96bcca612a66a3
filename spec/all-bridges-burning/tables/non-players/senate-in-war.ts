/**
 * The conditions of the cards of the Non-player Senate for Attack and March, and when its Towns are kept.
 *
 * @module
 */
import { first, one } from '../../../../src/kernel/table.js'
import { among, flag, view } from '../../../../src/kernel/view.js'
import { senateAttackCard, senateMarchCard } from '../../clauses/non-players/senate-in-war.js'
import { townsKeptWhen } from '../../questions/non-players/terror-and-war/towns-kept-when.js'

const groups = {
  phase: among([1, 2], 'the Phase'),
  together: flag('three or more Senate Cells share a space with Reds or Russians'),
  byTrain: flag('four or more Senate Cells with a Train are adjacent to Reds or Russians'),
} as const

/** The condition of card #58. */
export const senateAttackCondition = first('Non-player Senate: the condition of Attack (#58)', view(groups), (row) => [
  row(senateAttackCard.ifPhaseTwo, { phase: 1 }, 'not met'),
  row(senateAttackCard.ifSameSpace, { together: true }, 'met'),
  row(senateAttackCard.ifTrains, { byTrain: true }, 'met'),
  row([senateAttackCard.ifSameSpace, senateAttackCard.ifTrains], {}, 'not met'),
])

/** The condition of card #59. */
export const senateMarchCondition = first('Non-player Senate: the condition of March (#59)', view(groups), (row) => [
  row(senateMarchCard.ifPhaseTwo, { phase: 1 }, 'not met'),
  row(senateMarchCard.ifNoneTogether, { together: true }, 'not met'),
  row(senateMarchCard.ifNoneByTrain, { byTrain: true }, 'not met'),
  row([senateMarchCard.ifPhaseTwo, senateMarchCard.ifNoneTogether, senateMarchCard.ifNoneByTrain], {}, 'met'),
])

/** Whether a Town may be left that another group is sure to bring back in the same March. */
export const townMayBeLent = one(
  'Non-player Senate: a Town that is brought back',
  view({ reading: townsKeptWhen }),
  (row) => [
    row([senateMarchCard.keepTowns, senateMarchCard.othersGain], { reading: 'after each group' }, false),
    row([senateMarchCard.keepTowns, senateMarchCard.keepTownsSince], { reading: 'at the end' }, true),
  ],
)
