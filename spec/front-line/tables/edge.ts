/**
 * The Edge: who may have dice rolled again, and where a 1 or a 6 brings the token.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one } from '../../../src/kernel/table.js'
import { among, range, view } from '../../../src/kernel/view.js'
import { reRoll } from '../clauses/attack.js'
import { edge } from '../clauses/cities.js'
import { edgeCityOnly } from '../questions/edge-city-only.js'
import { edgeDie } from '../questions/edge-die.js'
import { edgeSide } from '../questions/edge-side.js'

/** Who can have the Edge, as an attack sees it. */
export const HOLDERS = ['nobody', 'attacker', 'defender'] as const
/** Who has the Edge, as an attack sees it. */
export type Holder = (typeof HOLDERS)[number]

/** When dice may not be rolled again. */
export const mayNotReRoll = forbid(
  'Edge: may not roll again',
  view({ holder: among(HOLDERS, 'who has the Edge'), side: among(['On', 'Off'], 'the side of it that is up') }),
  (bar) => [bar(reRoll.untilFinal, { holder: 'nobody' }), bar(reRoll.untilFinal, { side: 'Off' })],
)

/** The rolls that a player may make with an Edge: against a unit, or in a City Only. */
export const ROLLS = ['the Attack Results chart', 'City Only'] as const
/** What is rolled for. */
export type Roll = (typeof ROLLS)[number]

/** Whether a roll moves the Edge. */
export const edgeCounts = one(
  'Edge: does the roll count',
  view({ roll: among(ROLLS, 'what is rolled for'), reading: edgeCityOnly }),
  (row) => [
    row([edge.afterOne, edge.afterSix], { roll: 'the Attack Results chart' }, true),
    row([edge.afterOne, edge.afterSix], { roll: 'City Only', reading: 'counts' }, true),
    row([edge.afterOne, edge.afterSix], { roll: 'City Only', reading: 'does not count' }, false),
  ],
)

/** Which die makes a roll of 1 or 6: the white one, the one that decided, or both. */
export const edgeRoll = one('Edge: which die counts', view({ reading: edgeDie }), (row) => [
  row([edge.afterOne, edge.afterSix], { reading: 'white' }, 'white'),
  row([edge.afterOne, edge.afterSix], { reading: 'deciding' }, 'deciding'),
  row([edge.afterOne, edge.afterSix], { reading: 'any die' }, 'both'),
])

/** Who gets the Edge after a roll that is final. */
export const edgeAfter = one(
  'Edge: who gets it',
  view({ face: range(1, 6, 'the die'), holder: among(HOLDERS, 'who has the Edge') }),
  (row) => [
    row(edge.afterOne, { face: 1, holder: P.union('nobody', 'attacker') }, 'defender'),
    row(edge.oneHeld, { face: 1, holder: 'defender' }, 'as it was'),
    row(edge.afterSix, { face: 6, holder: P.union('nobody', 'defender') }, 'attacker'),
    row(edge.sixHeld, { face: 6, holder: 'attacker' }, 'as it was'),
    row([edge.afterOne, edge.afterSix], { face: P.union(2, 3, 4, 5) }, 'as it was'),
  ],
)

/** Which side of the Edge is up when a player gets it. */
export const edgeLaid = one('Edge: the side that is up', view({ reading: edgeSide }), (row) => [
  row([edge.side, reRoll.untilFinal], { reading: 'On' }, 'On'),
  row(edge.side, { reading: 'Off' }, 'Off'),
])
