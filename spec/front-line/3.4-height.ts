/** page 3, para 4 Height, page 3, para 5 The dice of an attack. @module */

import { among, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { GROUNDS } from './vocabulary.js'

export const heightOf = one('Height: of a square', view({ ground: among(GROUNDS, 'the ground') }), (row) => [
  row(cited.height.mountains, { ground: 'Mountain' }, 3),
  row(cited.height.hills, { ground: 'Hill' }, 2),
  row(
    cited.height.lowest,
    // The Term Height makes every other square low, so that water is low, should a unit ever be there.
    { ground: P.union('Beach', 'Desert', 'Port', 'Valley', 'Air Base', 'Industry', 'Capital', 'Water') },
    1,
  ),
])

/** The heights of the attacking unit compared with its target. */
export const STANDINGS = ['higher', 'at the same height', 'lower'] as const

export const diceRolled = one(
  'Attack: the dice that are rolled',
  view({ stands: among(STANDINGS, 'how high the attacker stands, against its target') }),
  (row) => [
    row([cited.attackDice.white, cited.attackDice.yellow, cited.advantage.both], { stands: 'higher' }, 'both'),
    row(cited.attackDice.white, { stands: P.union('at the same height', 'lower') }, 'white'),
  ],
)

export type Standing = (typeof STANDINGS)[number]
