/** 2.4 Phase I & II and Pivotal Event. @module */

import { among, first, flag, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { FORCES } from '../components/forces.js'
import * as cited from '../rules.gen.js'

const endOfTurn = view({
  cells: range(0, FORCES.cells.reds + FORCES.cells.senate, 'Cells on the map'),
  phase: among([1, 2], 'the Phase'),
  pivotalInPlay: flag(
    'the Pivotal Event is the current or the upcoming card',
    'the Pivotal Event is neither the current nor the upcoming card',
  ),
  turn: among(['Pass', 'action'], 'the turn that ends'),
  reading: cited.doesAPassEndATurn,
})

/** The number of Cells that brings the Pivotal Event. */
const CELLS_FOR_REVOLT = 27

export const pivotalTrigger = first('Pivotal Event: 27 Cells', endOfTurn, (row) => [
  row(cited.phases.pivotalEvent, { phase: 2 }, false),
  row(cited.phases.keptAside, { pivotalInPlay: true }, false),
  row(cited.phases.cellsTrigger, { turn: 'Pass', reading: 'no' }, false),
  row([cited.phases.cellsTrigger, cited.cellsOnMap.transition], { cells: P.number.gte(CELLS_FOR_REVOLT) }, true),
  row(cited.phases.cellsTrigger, { cells: P.number.lt(CELLS_FOR_REVOLT) }, false),
])

export const currentPhase = among([1, 2], 'the Phase')
