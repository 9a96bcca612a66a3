/** 8.4.5 Senate Attack (Card #58). @module */

import { among, first, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { FORCES } from '../components/forces.js'
import * as cited from '../rules.gen.js'

export const groups = {
  phase: among([1, 2], 'the Phase'),
  together: range(0, FORCES.cells.senate, 'the most Senate Cells in a space with Reds or Russians'),
  byTrain: range(0, FORCES.cells.senate, 'the most Senate Cells with a Train next to Reds or Russians'),
} as const

export const senateAttackCondition = first('Non-player Senate: the condition of Attack (#58)', view(groups), (row) => [
  row(cited.senateAttackCard.ifPhaseTwo, { phase: 1 }, 'not met'),
  row(cited.senateAttackCard.ifSameSpace, { together: P.number.gte(3) }, 'met'),
  row(cited.senateAttackCard.ifTrains, { byTrain: P.number.gte(4) }, 'met'),
  row([cited.senateAttackCard.ifSameSpace, cited.senateAttackCard.ifTrains], {}, 'not met'),
])
