/** 6.5.4 Old News, 6.5.5 Senate Conscription. @module */

import { one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { round } from './6.5-reset-phase.js'

export const firstRound = one('Senate Conscription: is it the first round', round, (row) => [
  row(cited.conscription.tenCells, { round: 1 }, true),
  row(cited.conscription.firstRoundOnly, { round: P.number.gt(1) }, false),
])

export const conscriptsWait = one(
  'Senate Conscription: where its Cells begin',
  view({ reading: cited.conscriptsAtStart }),
  (row) => [
    row([cited.conscription.tenCells, cited.availability.outOfPlay], { reading: 'Out of Play' }, 'Out of Play'),
    row(cited.availability.offMap, { reading: 'Available' }, 'Available'),
  ],
)
