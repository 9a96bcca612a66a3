/** page 4, para 7 The Edge. @module */

import { among, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { HOLDERS, ROLLS } from './3.8-re-roll.js'
import * as cited from './rules.gen.js'

export const edgeCounts = one(
  'Edge: does the roll count',
  view({ roll: among(ROLLS, 'what is rolled for'), reading: cited.edgeCityOnly }),
  (row) => [
    row([cited.edge.afterOne, cited.edge.afterSix], { roll: 'the Attack Results chart' }, true),
    row([cited.edge.afterOne, cited.edge.afterSix], { roll: 'City Only', reading: 'counts' }, true),
    row([cited.edge.afterOne, cited.edge.afterSix], { roll: 'City Only', reading: 'does not count' }, false),
  ],
)

export const edgeRoll = one('Edge: which die counts', view({ reading: cited.edgeDie }), (row) => [
  row([cited.edge.afterOne, cited.edge.afterSix], { reading: 'white' }, 'white'),
  row([cited.edge.afterOne, cited.edge.afterSix], { reading: 'deciding' }, 'deciding'),
  row([cited.edge.afterOne, cited.edge.afterSix], { reading: 'any die' }, 'both'),
])

export const edgeAfter = one(
  'Edge: who gets it',
  view({ face: range(1, 6, 'the die'), holder: among(HOLDERS, 'who has the Edge') }),
  (row) => [
    row(cited.edge.afterOne, { face: 1, holder: P.union('nobody', 'attacker') }, 'defender'),
    row(cited.edge.oneHeld, { face: 1, holder: 'defender' }, 'as it was'),
    row(cited.edge.afterSix, { face: 6, holder: P.union('nobody', 'defender') }, 'attacker'),
    row(cited.edge.sixHeld, { face: 6, holder: 'attacker' }, 'as it was'),
    row([cited.edge.afterOne, cited.edge.afterSix], { face: P.union(2, 3, 4, 5) }, 'as it was'),
  ],
)

export const edgeLaid = one('Edge: the side that is up', view({ reading: cited.edgeSide }), (row) => [
  row([cited.edge.side, cited.reRoll.untilFinal], { reading: 'On' }, 'On'),
  row(cited.edge.side, { reading: 'Off' }, 'Off'),
])
