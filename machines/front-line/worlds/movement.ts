/** Small worlds of the actions that shift a unit, and of the Tasks that do. @module */

import { call, type World } from '#kernel'
import type { Components } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import { amphibiousMoveProcedure, moveProcedure, paratroopProcedure } from '#spec/front-line/procedures/procedures'
import { firstGame } from '#spec/front-line/starting-game'
import { ofPlayer } from '#spec/front-line/supply'
import { type Occupant, type Player, SQUARES, type Square } from '#spec/front-line/vocabulary'
import { movementTaskWorlds } from './movement-tasks.js'
import { alone, readAs, withOnly } from './shared.js'

const noChits = (chit: 'Air' | 'Capital' | 'Industry') => ({ chit, available: 0, used: 0 })

/** A game in which a player's cities have fallen, and no chits lie on the Items card. */
export const withFallen = (game: Game, player: Player, fallen: Game['players']['Red']['fallen']): Game =>
  ofPlayer(game, player, {
    fallen,
    supply: { Air: noChits('Air'), Capital: noChits('Capital'), Industry: noChits('Industry') },
  })

/** The worlds of a Move. */
function moveWorlds(start: Game): readonly World<Game>[] {
  const move = (unit: Square) => call(moveProcedure, { player: 'Red', unit })
  const among = { B4: 'Red Artillery', C3: 'Green Infantry disrupted' } as const
  const industryLost = withFallen(withOnly(start, { A4: 'Red Infantry' }), 'Red', { 'Air Base': false, Industry: true })
  const farDesert = withOnly(start, { A4: 'Red Infantry' })
  return [
    alone(
      'a Move of Infantry among friends and enemies',
      withOnly(start, { C4: 'Red Infantry', ...among }),
      move('C4'),
    ),
    alone('a Move of a Tank among friends and enemies', withOnly(start, { C4: 'Red Tank', ...among }), move('C4')),
    alone('a Move past a friendly city and an unfriendly one', industryLost, move('A4')),
    alone('a Move onto a desert that is three squares away', farDesert, move('A4')),
    alone(
      'a Move onto a desert as the further square',
      readAs(farDesert, { desertStep: 'also as the last' }),
      move('A4'),
    ),
    alone(
      'a Move on the shore of the lake',
      withOnly({ ...start, field: 'Lake Nogo' }, { D5: 'Red Infantry', C5: 'Green Infantry' }),
      move('D5'),
    ),
    alone(
      'a Move of Artillery that is shut in',
      withOnly(start, { J6: 'Red Artillery', J5: 'Green Infantry' }),
      move('J6'),
    ),
  ]
}

/** The worlds of an Amphibious Move. */
function amphibiousWorlds(start: Game): readonly World<Game>[] {
  const game: Game = { ...start, amphibious: true }
  const goBySea = (unit: Square) => call(amphibiousMoveProcedure, { player: 'Red', unit })
  const guarded = { B6: 'Red Infantry', I1: 'Green Infantry' } as const
  return [
    alone('by sea out of the own Port', withOnly(game, { C6: 'Red Tank', ...guarded }), goBySea('C6')),
    alone("by sea out of the opponent's Port", withOnly(game, { H1: 'Red Infantry', ...guarded }), goBySea('H1')),
    alone(
      'by sea to coasts that are all occupied',
      withOnly(game, { C6: 'Red Tank', H1: 'Green Tank', ...guarded }),
      goBySea('C6'),
    ),
  ]
}

/** The squares that are no cities, two squares from a city of Red at the most. */
const NEAR_RED = SQUARES.filter((square) => /^[ABC]|^D[123]/.test(square) && !['B1', 'A3', 'A5'].includes(square))
/** Units of Green wherever Infantry could land near a city of Red. */
const BESIEGED: Readonly<Partial<Record<Square, Occupant>>> = {
  ...Object.fromEntries(NEAR_RED.slice(0, 11).map((square) => [square, 'Green Infantry' as const])),
  ...Object.fromEntries(NEAR_RED.slice(11, 17).map((square) => [square, 'Green Tank' as const])),
  ...Object.fromEntries(NEAR_RED.slice(17).map((square) => [square, 'Green Artillery' as const])),
}

/** The worlds of a Paratroop mission. */
function paratroopWorlds(start: Game): readonly World<Game>[] {
  const beset = ofPlayer(withOnly(start, { ...BESIEGED, B1: 'Red Infantry' }), 'Green', {
    reserve: { Infantry: 0, Tank: 0, Artillery: 0 },
  })
  const drop = (unit: Square) => call(paratroopProcedure, { player: 'Red', unit })
  const units = { B1: 'Red Infantry', E4: 'Red Tank', G1: 'Red Infantry disrupted', C5: 'Green Tank' } as const
  const ready = withOnly(start, units)
  const captured = withFallen(withOnly(start, { I6: 'Red Infantry' }), 'Green', { 'Air Base': true, Industry: false })
  const lake = withOnly({ ...start, field: 'Lake Nogo' }, { B1: 'Red Infantry', B3: 'Red Tank', C4: 'Red Tank' })
  const bare = withOnly({ ...start, field: 'Lake Nogo' }, { B1: 'Red Infantry' })
  const acrossWater = { waterCount: 'skipped', lakeEntry: 'by no Move' }
  return [
    alone('a drop near units and cities', ready, drop('B1')),
    alone('a drop near unfriendly cities, too', readAs(ready, { dropCity: 'any' }), drop('B1')),
    alone('a drop along rows and columns', readAs(ready, { dropDistance: 'rows and columns' }), drop('B1')),
    alone("a drop out of the opponent's Air Base", captured, drop('I6')),
    alone('a drop where every square is taken', beset, drop('B1')),
    alone('a drop beside the lake', lake, drop('B1')),
    alone('a drop across the lake, or into it', readAs(lake, acrossWater), drop('B1')),
    alone('a drop across the lake from a city', readAs(bare, acrossWater), drop('B1')),
    alone(
      'a drop across the lake from a city, without the water',
      readAs(bare, { waterFromCity: 'cities too', ...acrossWater }),
      drop('B1'),
    ),
  ]
}

/** The worlds of everything that shifts units other than an Attack. */
export function movementWorlds(parts: Components): readonly World<Game>[] {
  const start = firstGame(parts)
  return [...moveWorlds(start), ...amphibiousWorlds(start), ...paratroopWorlds(start), ...movementTaskWorlds(start)]
}
