/** page 3, para 4 Height, page 3, para 5 The dice of an attack. @module */

import { among, component, note, one, permission, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { BOARD, POINTER } from './reasons.js'
import { ahead, section } from './section.js'
import { GROUNDS } from './vocabulary.js'

export const height = section('height', 'page 3, para 4', 'Height', {
  mountains: rule('Mountains are highest.'),
  hills: rule('Hills are in the middle.'),
  lowest: rule('Beaches, Deserts, Ports, Valleys and Cities are lowest.'),
  onCard: note('The On Your Turn card shows the heights, too.', { status: POINTER }),
  colors: component('The color of a square shows what it is.', { status: BOARD }),
  better: note('From above an attack is better, from below it is worse.', { status: POINTER }),
})

export const attackDice = section('attackDice', 'page 3, para 5', 'The dice of an attack', {
  rally: permission(
    'Once an attack on a unit is declared and before dice are rolled, a defender with available Leadership may Rally the target.',
  ),
  white: rule('The white die is rolled.'),
  yellow: rule('Where the attacker is higher than the target, the yellow die is rolled as well.'),
})

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

export const diceRolled = one(
  'Attack: the dice that are rolled',
  view({ stands: among(STANDINGS, 'how high the attacker stands, against its target') }),
  (row) => [
    row([attackDice.white, attackDice.yellow, ahead('advantage.both')], { stands: 'higher' }, 'both'),
    row(attackDice.white, { stands: P.union('at the same height', 'lower') }, 'white'),
  ],
)

export type Standing = (typeof STANDINGS)[number]
