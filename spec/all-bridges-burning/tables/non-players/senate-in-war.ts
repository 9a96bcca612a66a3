/**
 * The conditions of the cards of the Non-player Senate for Attack and March, and when its Towns are kept.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, one } from '../../../../src/kernel/table.js'
import { among, range, view } from '../../../../src/kernel/view.js'
import { senateAttackCard, senateMarchCard } from '../../clauses/non-players/senate-in-war.js'
import { FORCES } from '../../components/forces.js'
import { townsKeptWhen } from '../../questions/non-players/terror-and-war/towns-kept-when.js'

const groups = {
  phase: among([1, 2], 'the Phase'),
  together: range(0, FORCES.cells.senate, 'the most Senate Cells in a space with Reds or Russians'),
  byTrain: range(0, FORCES.cells.senate, 'the most Senate Cells with a Train next to Reds or Russians'),
} as const

/** The condition of card #58. */
export const senateAttackCondition = first('Non-player Senate: the condition of Attack (#58)', view(groups), (row) => [
  row(senateAttackCard.ifPhaseTwo, { phase: 1 }, 'not met'),
  row(senateAttackCard.ifSameSpace, { together: P.number.gte(3) }, 'met'),
  row(senateAttackCard.ifTrains, { byTrain: P.number.gte(4) }, 'met'),
  row([senateAttackCard.ifSameSpace, senateAttackCard.ifTrains], {}, 'not met'),
])

/** The condition of card #59. */
export const senateMarchCondition = first('Non-player Senate: the condition of March (#59)', view(groups), (row) => [
  row(senateMarchCard.ifPhaseTwo, { phase: 1 }, 'not met'),
  row(senateMarchCard.ifNoneTogether, { together: P.number.gte(3) }, 'not met'),
  row(senateMarchCard.ifNoneByTrain, { byTrain: P.number.gte(4) }, 'not met'),
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
