/**
 * The heights of squares, and the dice that they give to an Attack.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { one } from '../../../src/kernel/table.js'
import { among, view } from '../../../src/kernel/view.js'
import { height } from '../clauses/actions.js'
import { advantage, attackDice, reRoll } from '../clauses/attack.js'
import { finalOrder } from '../questions/final-order.js'
import { GROUNDS, KINDS } from '../vocabulary.js'

/** How high a square is, from 1 to 3. */
export const heightOf = one('Height: of a square', view({ ground: among(GROUNDS, 'the ground') }), (row) => [
  row(height.mountains, { ground: 'Mountain' }, 3),
  row(height.hills, { ground: 'Hill' }, 2),
  row(
    height.lowest,
    // The Term Height makes every other square low, so that water is low, should a unit ever be there.
    { ground: P.union('Beach', 'Desert', 'Port', 'Valley', 'Air Base', 'Industry', 'Capital', 'Water') },
    1,
  ),
])

/** How the attacking unit stands to its target. */
export const STANDINGS = ['higher', 'at the same height', 'lower'] as const
/** How the attacking unit stands to its target. */
export type Standing = (typeof STANDINGS)[number]

/** Which dice are rolled. */
export const diceRolled = one(
  'Attack: the dice that are rolled',
  view({ stands: among(STANDINGS, 'how high the attacker stands, against its target') }),
  (row) => [
    row([attackDice.white, attackDice.yellow, advantage.both], { stands: 'higher' }, 'both'),
    row(attackDice.white, { stands: P.union('at the same height', 'lower') }, 'white'),
  ],
)

/** Who picks among two dice. */
export const diePick = one(
  'Attack: who picks among two dice',
  view({ kind: among(KINDS, 'the kind of unit that attacks') }),
  (row) => [
    row(advantage.tanksChoose, { kind: 'Tank' }, 'the attacker'),
    row(advantage.whiteFirst, { kind: P.union('Infantry', 'Artillery') }, 'nobody'),
  ],
)

/** What comes first after the dice: the pick of Tanks, or the chance to roll again. */
export const firstAfterDice = one('Attack: what comes first after the dice', view({ reading: finalOrder }), (row) => [
  row([reRoll.acceptedByBoth, advantage.tanksChoose], { reading: 'pick first' }, 'the pick'),
  row(reRoll.untilFinal, { reading: 'roll first' }, 'rolling again'),
])
