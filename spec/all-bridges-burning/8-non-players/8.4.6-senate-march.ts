/** 8.4.6 Senate March (Card #59). @module */

import { first, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { FORCES } from '../components/forces.js'
import * as cited from '../rules.gen.js'
import { groups } from './8.4.5-senate-attack.js'

/** The fewest Cells that are a group. */
export const GROUP = 3

/** The most Cells that move as a group. */
export const MOST = 5

export const nextGroup = one(
  'Non-player Senate: the Cells of the next group',
  view({ cells: range(0, FORCES.cells.senate, 'Cells that can be in groups'), reading: cited.senateGroups }),
  (row) => [
    row(cited.senateMarchCard.groupsThree, { cells: P.number.lt(GROUP) }, 0),
    row(cited.senateMarchCard.groups, { cells: P.number.between(GROUP, MOST) }, ({ cells }) => cells),
    row(cited.senateMarchCard.selectLargest, { cells: P.number.gt(MOST), reading: 'the largest' }, MOST),
    row(
      cited.senateMarchCard.groupsThree,
      { cells: P.number.between(6, 7), reading: 'the fewest left over' },
      (v) => v.cells - GROUP,
    ),
    row(cited.senateMarchCard.groupsFive, { cells: P.number.gte(8), reading: 'the fewest left over' }, MOST),
  ],
)

export const senateMarchCondition = first('Non-player Senate: the condition of March (#59)', view(groups), (row) => [
  row(cited.senateMarchCard.ifPhaseTwo, { phase: 1 }, 'not met'),
  row(cited.senateMarchCard.ifNoneTogether, { together: P.number.gte(3) }, 'not met'),
  row(cited.senateMarchCard.ifNoneByTrain, { byTrain: P.number.gte(4) }, 'not met'),
  row(
    [cited.senateMarchCard.ifPhaseTwo, cited.senateMarchCard.ifNoneTogether, cited.senateMarchCard.ifNoneByTrain],
    {},
    'met',
  ),
])

export const townMayBeLent = one(
  'Non-player Senate: a Town that is brought back',
  view({ reading: cited.townsKeptWhen }),
  (row) => [
    row([cited.senateMarchCard.keepTowns, cited.senateMarchCard.othersGain], { reading: 'after each group' }, false),
    row([cited.senateMarchCard.keepTowns, cited.senateMarchCard.keepTownsSince], { reading: 'at the end' }, true),
  ],
)
