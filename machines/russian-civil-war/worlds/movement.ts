/** Small worlds of movement, combat and mobilizing. @module */

import { call, type World } from '#kernel'
import { type Game, withAboard } from '#spec/russian-civil-war/game'
import { combatProcedure, mobilizeProcedure, movementProcedure } from '#spec/russian-civil-war/procedures'
import type { Power } from '#spec/russian-civil-war/vocabulary'
import { afterRevolution, alone, readAs, whole, withOnly } from './shared.js'

const move = (power: Power) => call(movementProcedure, { power })
const soviets = move('Soviet Russia')

const reds = afterRevolution(
  [
    ['Moscow', 'as printed', ['Soviet Russia', 1, 0]],
    ['Karelia', 'as printed', ['Soviet Russia', 1, 0]],
    ['Kazakhstan', 'as printed', ['Soviet Russia', 1, 0]],
    ['Livonia', 'Germany', ['Germany', 1, 0]],
    ['Belarus', 'Russia', ['Russia', 1, 0], ['Germany', 1, 0]],
    ['Ukraine', 'Soviet Russia', ['Soviet Russia', 1, 0]],
    ['Finland', 'Russia'],
    ['Persia', 'Britain', ['Britain', 1, 0]],
    ['Galicia', 'Italy'],
  ],
  [
    ['zone 12', 'Soviet Russia', 1, 0],
    ['zone 11', 'Germany', 1, 0],
  ],
)
const byTreaty: Game = { ...reds, centralThen: ['Finland', 'Belarus'] }

/** Germans have come into the zone of the Soviet cruiser. */
const joined = afterRevolution(
  [['Karelia', 'Russia']],
  [
    ['zone 12', 'Soviet Russia', 1, 0],
    ['zone 12', 'Germany', 1, 0],
  ],
)

/** The way to zone 12 leads over Russian mines. */
const mined = afterRevolution([['Karelia', 'Russia']], [['zone 11', 'Soviet Russia', 1, 0]])

const invaders = afterRevolution([
  ['Livonia', 'Germany', ['Germany', 1, 0]],
  ['Moscow', 'as printed', ['Soviet Russia', 1, 0]],
  ['Karelia', 'Russia', ['Russia', 1, 0]],
])

const whites: Game = {
  ...afterRevolution([
    ['Ukraine', 'Russia', ['Russia', 1, 0], ['Austria-Hungary', 1, 0]],
    ['Belarus', 'Britain', ['Britain', 1, 0]],
    ['Poland', 'Germany'],
    ['Galicia', 'Austria-Hungary'],
    ['Romania', 'Austria-Hungary'],
    ['Finland', 'Russia', ['Russia', 1, 0]],
  ]),
  contestedThen: ['Ukraine'],
}

const landing = withAboard(withOnly([], [['zone 12', 'Russia', 0, 1]]), 'zone 12', 'Russia', { infantry: 1 })

const fighting = afterRevolution(
  [
    ['Moscow', 'as printed', ['Soviet Russia', 1, 0], ['Russia', 1, 0]],
    ['Karelia', 'as printed', ['Soviet Russia', 1, 0], ['Britain', 1, 0]],
  ],
  [
    ['zone 12', 'Soviet Russia', 1, 0],
    ['zone 12', 'Britain', 1, 1],
  ],
)

const rich = (game: Game, power: Power, ipcs: number): Game => ({
  ...game,
  treasury: { ...game.treasury, [power]: ipcs },
})

/** The worlds of movement. */
export const movementWorlds: readonly World<Game>[] = [
  alone('the Soviets move', reds, soviets),
  alone('the Soviets keep out of Outer Russia', readAs(reds, { sovietsInOuterRussia: 'never' }), soviets),
  alone('the Soviets remember the treaty', readAs(byTreaty, { originally: 'by print or treaty' }), soviets),
  alone('the Soviets go to Persia', readAs(reds, { sovereignTaken: 'once it is taken' }), soviets),
  alone('the Soviet cruiser among Germans', joined, soviets),
  alone('the Soviet cruiser must go', readAs(joined, { standingStill: 'must go' }), soviets),
  alone('the Soviet cruiser on its way to mines', mined, soviets),
  alone('the Soviets have nothing to move', afterRevolution([]), soviets),
  alone('the Germans move beside Inner Russia', invaders, move('Germany')),
  alone('the Germans follow the Whites', readAs(invaders, { innerRussiaClosed: 'while Soviet' }), move('Germany')),
  alone(
    'the Germans move before the Revolution',
    withOnly([['Livonia', 'Germany', ['Germany', 1, 0]]]),
    move('Germany'),
  ),
  alone('the Whites in combat', whites, move('Russia')),
  alone('the Whites retreat to the British', readAs(whites, { whiteRetreat: 'to any friend' }), move('Russia')),
  alone('the Russians land', landing, move('Russia')),
]

/** The worlds of combat and of mobilizing. */
export const fightingWorlds: readonly World<Game>[] = [
  alone('Soviet combat', fighting, call(combatProcedure, { power: 'Soviet Russia' })),
  alone('British combat', fighting, call(combatProcedure, { power: 'Britain' })),
  alone('no combat', fighting, call(combatProcedure, { power: 'Germany' })),
  alone('the Soviets mobilize', rich(reds, 'Soviet Russia', 9), call(mobilizeProcedure, { power: 'Soviet Russia' })),
  alone('Russia without Moscow', rich(reds, 'Russia', 9), call(mobilizeProcedure, { power: 'Russia' })),
  whole('all that the Soviets may move', reds, soviets),
]
