/** Small worlds of the dice of an Attack, and of the Edge. @module */

import { call, type World } from '#kernel'
import type { Game } from '#spec/front-line/game'
import { diceProcedure } from '#spec/front-line/procedures/attack'
import type { Occupant, Square } from '#spec/front-line/vocabulary'
import { alone, readAs, withOnly } from './shared.js'

const redAt = (unit: Square, target: Square) => call(diceProcedure, { player: 'Red', unit, target })

const held = (game: Game, holder: Game['edge']['holder'], side: Game['edge']['side'] = 'On'): Game => ({
  ...game,
  edge: { holder, side },
})

/** The worlds of the dice. */
export function diceWorlds(start: Game): readonly World<Game>[] {
  const facing = (unit: Square, attacker: Occupant, target: Square, defender: Occupant) =>
    withOnly(start, { [unit]: attacker, [target]: defender })
  const even = facing('E4', 'Red Infantry', 'F3', 'Green Infantry')
  const above = facing('E3', 'Red Infantry', 'E4', 'Green Infantry')
  const tank = facing('E3', 'Red Tank', 'E5', 'Green Infantry')
  const overTheLake: Game = { ...facing('E2', 'Red Artillery', 'E5', 'Green Tank'), field: 'Lake Nogo' }
  return [
    alone('dice at the same height, with the Edge of the attacker', held(even, 'Red'), redAt('E4', 'F3')),
    alone('dice at the same height, with the Edge of the defender Off', held(even, 'Green', 'Off'), redAt('E4', 'F3')),
    alone('dice from above', above, redAt('E3', 'E4')),
    alone('dice from above, with the Edge of the defender', held(above, 'Green'), redAt('E3', 'E4')),
    alone(
      'dice from above, the white one for both columns',
      readAs(above, { advantageDie: 'white', edgeDie: 'deciding' }),
      redAt('E3', 'E4'),
    ),
    alone('dice of a Tank from above', tank, redAt('E3', 'E5')),
    alone(
      'dice of a Tank from above, the deciding one for the Edge',
      readAs(tank, { edgeDie: 'deciding', edgeSide: 'Off' }),
      redAt('E3', 'E5'),
    ),
    alone('dice from above, either one for the Edge', readAs(above, { edgeDie: 'any die' }), redAt('E3', 'E4')),
    alone('dice of a Tank from above, with the Edge', held(tank, 'Green'), redAt('E3', 'E5')),
    alone(
      'dice of a Tank from above, rolled again before the pick',
      readAs(held(tank, 'Green'), { finalOrder: 'roll first', tankTakesWhite: 'Miss' }),
      redAt('E3', 'E5'),
    ),
    alone('dice from below', facing('E4', 'Red Infantry', 'E3', 'Green Infantry'), redAt('E4', 'E3')),
    alone('dice of a Tank from below', facing('E4', 'Red Tank', 'E2', 'Green Infantry'), redAt('E4', 'E2')),
    alone('dice of a Tank at a hill', facing('D4', 'Red Tank', 'F2', 'Green Infantry'), redAt('D4', 'F2')),
    alone('dice of Artillery from below', facing('E6', 'Red Artillery', 'E3', 'Green Infantry'), redAt('E6', 'E3')),
    alone('dice of Artillery across the lake', overTheLake, redAt('E2', 'E5')),
    alone('dice at a unit in an Air Base', facing('H5', 'Red Artillery', 'I6', 'Green Tank'), redAt('H5', 'I6')),
    alone('dice at a unit in an Industry', facing('I2', 'Red Infantry', 'J2', 'Green Tank'), redAt('I2', 'J2')),
    alone('dice at a unit in a Capital', facing('I5', 'Red Infantry', 'J4', 'Green Tank'), redAt('I5', 'J4')),
  ]
}
