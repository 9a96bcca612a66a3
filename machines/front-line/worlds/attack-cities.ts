/** Small worlds of attacks on cities: City Only, and units that are driven out of one. @module */

import { call, type World } from '#kernel'
import type { Game, Stack } from '#spec/front-line/game'
import { cityOnlyProcedure } from '#spec/front-line/procedures/attack'
import { attackProcedure } from '#spec/front-line/procedures/procedures'
import { ofPlayer, withStack } from '#spec/front-line/supply'
import type { Player, Square } from '#spec/front-line/vocabulary'
import { alone, readAs, whole, withOnly } from './shared.js'

const cityOnly = (player: Player, unit: Square, target: Square) => call(cityOnlyProcedure, { player, unit, target })
const attackBy = (unit: Square) => call(attackProcedure, { player: 'Red', unit, by: 'supply', target: 'any' })
const air = (game: Game, player: Player, stack: Stack): Game => withStack(game, player, 'Air', stack)

/** A game in which the Air Base of Red has fallen. */
const lost = (game: Game, stack: Omit<Stack, 'chit'>): Game =>
  air(ofPlayer(game, 'Red', { fallen: { 'Air Base': true, Industry: false } }), 'Red', { chit: 'Fallen', ...stack })

/** The worlds of City Only. */
function cityOnlyWorlds(start: Game): readonly World<Game>[] {
  const near = withOnly(start, { I5: 'Red Infantry' })
  const airBase = cityOnly('Red', 'I5', 'I6')
  const partly = air(near, 'Green', { chit: 'Air', available: 1, used: 2 })
  const none = air(near, 'Green', { chit: 'Air', available: 0, used: 0 })
  const home = withOnly(start, { B2: 'Red Infantry' })
  const freed = cityOnly('Red', 'B2', 'B1')
  const stacks = { available: 1, used: 1 }
  const runOut = air(
    ofPlayer(
      withStack(lost(near, { available: 2, used: 1 }), 'Red', 'Industry', { chit: 'Fallen', available: 0, used: 1 }),
      'Red',
      { fallen: { 'Air Base': true, Industry: true } },
    ),
    'Green',
    { chit: 'Air', available: 3, used: 0 },
  )
  return [
    alone('City Only at an Air Base', near, airBase),
    alone('City Only with the Edge', { ...near, edge: { holder: 'Red', side: 'On' } }, airBase),
    alone('City Only, which does not move the Edge', readAs(near, { edgeCityOnly: 'does not count' }), airBase),
    alone('City Only at an Air Base, its chits partly used', partly, airBase),
    alone('City Only at an Air Base, the use of one chit deciding', readAs(partly, { fallenInUse: 'used' }), airBase),
    alone(
      'City Only at an Air Base, its chits used',
      air(near, 'Green', { chit: 'Air', available: 0, used: 3 }),
      airBase,
    ),
    alone('City Only at an Air Base without chits', none, airBase),
    alone(
      'City Only at an Air Base without chits, for a used one',
      readAs(none, { fallenWithoutChits: 'a used chit' }),
      airBase,
    ),
    alone('City Only when no Fallen chit is left', runOut, airBase),
    alone('City Only at a Capital', withOnly(start, { I3: 'Red Tank' }), cityOnly('Red', 'I3', 'J4')),
    alone('City Only that frees an Air Base', lost(home, { available: 1, used: 0 }), freed),
    alone('City Only that frees an Air Base, its chit used', lost(home, { available: 0, used: 1 }), freed),
    alone('City Only that frees an Air Base, one of two chits used', lost(home, stacks), freed),
    alone(
      'City Only that frees an Air Base, a chit that is left deciding',
      readAs(lost(home, stacks), { freedInUse: 'unused' }),
      freed,
    ),
    alone('City Only that frees an Air Base without chits', lost(home, { available: 0, used: 0 }), freed),
  ]
}

/** The worlds of attacks on cities. */
export function cityWorlds(start: Game): readonly World<Game>[] {
  const quiet = ofPlayer(start, 'Green', { leadership: 'Exhausted' })
  return [
    ...cityOnlyWorlds(start),
    alone('an Attack on an empty city', withOnly(start, { I5: 'Red Tank', J3: 'Green Infantry' }), attackBy('I5')),
    whole(
      'an Attack on a unit in the Industry',
      withOnly(quiet, { I2: 'Red Infantry', J2: 'Green Infantry' }),
      attackBy('I2'),
    ),
    whole(
      'an Attack on a unit in the Industry, which a Retreat leaves empty',
      readAs(withOnly(quiet, { I2: 'Red Infantry', J2: 'Green Infantry' }), { cityRetreat: 'stays out' }),
      attackBy('I2'),
    ),
    whole(
      'an Attack on a unit in the Capital',
      withOnly(quiet, { I5: 'Red Infantry', J4: 'Green Infantry disrupted' }),
      attackBy('I5'),
    ),
    whole(
      'an Attack on a unit in a fallen Air Base of the own country',
      withOnly(lost(quiet, { available: 1, used: 0 }), { B2: 'Red Infantry', B1: 'Green Infantry disrupted' }),
      attackBy('B2'),
    ),
  ]
}
