/** Small worlds of Setup, rounds and turns. @module */

import { call, type World } from '#kernel'
import type { Components } from '#spec/front-line/components/components'
import { mirrored } from '#spec/front-line/components/units'
import type { Game, Stack } from '#spec/front-line/game'
import {
  actionProcedure,
  answerProcedure,
  roundProcedure,
  setupProcedure,
  turnProcedure,
  wholeGame,
} from '#spec/front-line/procedures/procedures'
import { firstGame } from '#spec/front-line/starting-game'
import { ofPlayer } from '#spec/front-line/supply'
import { BOARD_ACTIONS, type Occupant, type Square } from '#spec/front-line/vocabulary'
import { alone, readAs, whole, withOnly } from './shared.js'

const spent = (chit: Stack['chit']): Stack => ({ chit, available: 0, used: 0 })

/** A game in which Red has one stack, and nothing in reserve beyond what is given. */
function withRed(
  game: Game,
  stack: Readonly<Partial<Game['players']['Red']['supply']>>,
  reserve: Readonly<Partial<Game['players']['Red']['reserve']>> = {},
): Game {
  return ofPlayer(game, 'Red', {
    supply: { Air: spent('Air'), Capital: spent('Capital'), Industry: spent('Industry'), ...stack },
    reserve: { Infantry: 0, Tank: 0, Artillery: 0, ...reserve },
  })
}

const leaders = (game: Game, red: 'Available' | 'Exhausted', green: 'Available' | 'Exhausted'): Game =>
  ofPlayer(ofPlayer(game, 'Red', { leadership: red }), 'Green', { leadership: green })

type Units = Readonly<Partial<Record<Square, Occupant>>>
const few: Units = { A4: 'Red Infantry', B4: 'Red Infantry disrupted', C4: 'Green Tank', J4: 'Green Infantry' }

const capital = (available: number): Pick<Game['players']['Red']['supply'], 'Capital'> => ({
  Capital: { chit: 'Capital', available, used: 0 },
})

/** The worlds of a turn. */
function turnWorlds(start: Game): readonly World<Game>[] {
  const red = call(turnProcedure, { player: 'Red' })
  const here = (units: Units, stack: Parameters<typeof withRed>[1], reserve?: Parameters<typeof withRed>[2]) =>
    withRed(withOnly(start, units), stack, reserve)
  const both = leaders(here(few, capital(2)), 'Available', 'Available')
  const quiet = leaders(here(few, capital(1)), 'Exhausted', 'Exhausted')
  const fallen = ofPlayer(here({ A4: 'Red Tank', C4: 'Green Tank' }, {}), 'Red', {
    fallen: { 'Air Base': true, Industry: false },
  })
  return [
    alone('a turn of two Capital chits, with Leadership on both sides', both, red),
    alone('a turn without Leadership', quiet, red),
    alone(
      'a turn in which a unit is built',
      leaders(
        here(few, { Industry: { chit: 'Industry', available: 4, used: 0 } }, { Infantry: 1, Tank: 1 }),
        'Exhausted',
        'Exhausted',
      ),
      red,
    ),
    alone(
      'a turn with a paratrooper, Amphibious Moves included',
      {
        ...here(
          { B1: 'Red Infantry', C6: 'Red Tank', C4: 'Green Tank' },
          { Air: { chit: 'Air', available: 2, used: 0 } },
        ),
        amphibious: true,
      },
      red,
    ),
    alone(
      'a turn with a Fallen chit',
      ofPlayer(fallen, 'Red', {
        supply: { ...fallen.players.Red.supply, Air: { chit: 'Fallen', available: 1, used: 0 } },
      }),
      red,
    ),
    alone('a turn in which the opponent may answer at once', readAs(both, { taskTime: 'at once' }), red),
    alone('a turn in which units can be fired at until its end', readAs(both, { fireTime: 'this turn' }), red),
    alone('a turn in which the own Task comes first', readAs(both, { taskOrder: 'own turn' }), red),
    alone('a turn that may be passed before the choice', readAs(quiet, { passLoses: 'loses none' }), red),
    alone(
      'a turn with a unit in the Capital',
      leaders(here({ J4: 'Red Infantry' }, capital(1)), 'Available', 'Available'),
      red,
    ),
    ...[both, readAs(both, { taskTime: 'at once' })].map((game, index) =>
      whole(
        `a unit in its own Capital is fired at${index > 0 ? ', at once' : ''}`,
        leaders(
          withRed(withOnly(game, { A3: 'Red Infantry disrupted', B3: 'Green Tank' }), capital(1)),
          'Exhausted',
          'Available',
        ),
        red,
      ),
    ),
    alone('a turn without supply', here(few, {}), red),
    whole(
      'one chit, and a few units, with all that they can do',
      leaders(here(few, capital(1)), 'Available', 'Available'),
      red,
    ),
    whole(
      'two chits, fired at until the end of the turn',
      readAs(
        leaders(
          withRed(withOnly(start, { A4: 'Red Infantry', C5: 'Green Tank' }), capital(2)),
          'Exhausted',
          'Available',
        ),
        {
          fireTime: 'this turn',
        },
      ),
      red,
    ),
    whole(
      'one chit, answered at once',
      readAs(leaders(here(few, capital(1)), 'Exhausted', 'Available'), { taskTime: 'at once' }),
      red,
    ),
  ]
}

/** The worlds of actions and of answers to them. */
function actionWorlds(start: Game): readonly World<Game>[] {
  const units: Units = { C6: 'Red Tank', B1: 'Red Infantry', A4: 'Red Infantry disrupted', C5: 'Green Tank' }
  const stacks = { Air: { chit: 'Air', available: 1, used: 0 }, ...capital(2) } as const
  const here: Game = { ...withRed(withOnly(start, units), stacks), amphibious: true }
  const readings = [here, readAs(here, { taskTime: 'at once' })]
  return [
    ...BOARD_ACTIONS.flatMap((what) =>
      readings.map((game, index) =>
        alone(
          `an action: ${what}${index > 0 ? ', answered at once' : ''}`,
          game,
          call(actionProcedure, { player: 'Red', supply: what === 'Paratroop' ? 'Air' : 'Capital', what }),
        ),
      ),
    ),
    alone(
      'an action that another unit has done',
      { ...here, acted: [{ square: 'B1', actions: ['Move'] }] },
      call(actionProcedure, { player: 'Red', supply: 'Capital', what: 'Move' }),
    ),
    alone(
      'an answer, to a unit that has used supply',
      { ...here, supplied: 'C6' },
      call(answerProcedure, { player: 'Green' }),
    ),
    alone(
      'an answer, to a unit that used supply earlier',
      readAs({ ...here, acted: [{ square: 'C6', actions: ['Move'] }] }, { fireTime: 'this turn' }),
      call(answerProcedure, { player: 'Green' }),
    ),
    alone('an answer, to nobody', here, call(answerProcedure, { player: 'Green' })),
    alone(
      'an answer without Leadership',
      leaders(here, 'Exhausted', 'Exhausted'),
      call(answerProcedure, { player: 'Green' }),
    ),
  ]
}

/** The last turn of December, in which there is no supply left, with different units on the board. */
function lastTurns(start: Game): readonly Game[] {
  const spentOn = (game: Game) => leaders(withRed(game, {}), 'Exhausted', 'Exhausted')
  const boards: readonly Units[] = [
    { A1: 'Red Tank', C6: 'Red Infantry', [mirrored('A1')]: 'Green Tank' },
    { J4: 'Green Infantry', C4: 'Green Tank', A4: 'Red Infantry disrupted' },
  ]
  return boards.map((units) => ({ ...spentOn(withOnly(start, units)), month: 'December', turn: 6 }))
}

/** The worlds of Setup, rounds and turns, over the components. */
export function spineWorlds(parts: Components): readonly World<Game>[] {
  const start = firstGame(parts)
  const missing: Square = 'C6'
  const placed: Game = {
    ...start,
    squares: { ...start.squares, [missing]: 'empty' },
    firstPlayer: 'undecided',
    turn: 0,
  }
  const occupied = withOnly(start, { J4: 'Red Infantry', A1: 'Red Tank', [mirrored('A1')]: 'Green Tank' })
  return [
    alone('Setup with one unit left to place', placed, call(setupProcedure, null)),
    alone(
      'Setup with one unit left to place, Green first',
      readAs(placed, { placementOrder: 'Green first', supplyCardChoice: 'the same' }),
      call(setupProcedure, null),
    ),
    alone('the whole game', withOnly(start, {}), call(wholeGame, null)),
    alone('the game from the board on', start, call(wholeGame, null)),
    alone('the whole game, with a Capital occupied', occupied, call(wholeGame, null)),
    ...lastTurns(start).map((game, index) =>
      whole(`the last turn of the game, ${index + 1}`, game, call(wholeGame, null)),
    ),
    alone('a round', { ...start, turn: 0 }, call(roundProcedure, null)),
    alone('a round from a turn on', { ...start, turn: 4 }, call(roundProcedure, null)),
    alone('a round with a Capital occupied', { ...occupied, turn: 0 }, call(roundProcedure, null)),
    ...turnWorlds(start),
    ...actionWorlds(start),
  ]
}
