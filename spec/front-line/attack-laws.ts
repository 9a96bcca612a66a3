/** The laws along every path of an Attack, each with the clauses that state it. @module */

import type { PathLaw } from 'rulewright/book'
import { distance } from './field.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { ofPlayer } from './supply.js'
import { unitsOf, withNew, without } from './units.js'
import { PLAYERS, SQUARES, type Square } from './vocabulary.js'

const ATTACKS = ['Attack', 'City Only', 'Attack dice', 'Rout', 'Reward of a Rally', 'Opportunity Fire']

/** A law about the first game of a path and the last one. */
const fromStartToEnd = (
  name: string,
  clauses: PathLaw<Game>['clauses'],
  procedures: readonly string[],
  broken: (start: Game, end: Game) => readonly string[],
  breaks: (game: Game) => readonly (readonly [Game, Game])[],
): PathLaw<Game> => ({
  name,
  clauses,
  procedures,
  broken: (games) => {
    const [start] = games
    const end = games.at(-1)
    return start === undefined || end === undefined ? [] : broken(start, end)
  },
  breaks,
})

const units = (game: Game) => PLAYERS.flatMap((player) => unitsOf(game, player)).length
const cleared = (game: Game): Game => SQUARES.reduce((before, square) => without(before, square), game)
const withInfantry = (game: Game, ...squares: readonly Square[]): Game =>
  squares.reduce((before, square) => withNew(before, square, 'Red', 'Infantry'), cleared(game))

const oneIsLost = fromStartToEnd(
  'an Attack takes one unit out of the game at the most, and leaves every reserve alone',
  [cited.blitz.removed, cited.blitz.notReserve, cited.attack.target],
  ATTACKS,
  (start, end) => [
    ...(units(start) - units(end) > 1 ? [`${units(start) - units(end)} units are gone`] : []),
    ...(units(end) > units(start) ? ['a unit has come into play'] : []),
    ...PLAYERS.filter(
      (player) => JSON.stringify(start.players[player].reserve) !== JSON.stringify(end.players[player].reserve),
    ).map((player) => `the reserve of ${player} has changed`),
  ],
  (game) => [
    [withInfantry(game, 'D5', 'E4'), cleared(game)],
    [cleared(game), withInfantry(game, 'D5')],
    [game, ofPlayer(game, 'Red', { reserve: { Infantry: 0, Tank: 0, Artillery: 1 } })],
  ],
)

const oneSquare = fromStartToEnd(
  'an Attack shifts every unit by one square at the most',
  [cited.displacement.may, cited.displacement.nearOnly],
  ATTACKS,
  (start, end) =>
    PLAYERS.flatMap((player) => {
      const before = unitsOf(start, player)
      return unitsOf(end, player)
        .filter((square) => before.every((other) => distance(square, other) > 1))
        .map((square) => `the unit of ${player} in ${square} has come from further away`)
    }),
  (game) => [[withInfantry(game, 'D5'), withInfantry(game, 'D3')]],
)

const leadershipOfTheDefender = fromStartToEnd(
  'in an Attack the Leadership card of one player at the most is exhausted, and none is made available',
  [cited.rally.when, cited.leadership.oneTask, cited.leadership.exhausted],
  ATTACKS,
  (start, end) => {
    const changed = PLAYERS.filter((player) => start.players[player].leadership !== end.players[player].leadership)
    return [
      ...(changed.length > 1 ? ['two Leadership cards have changed'] : []),
      ...changed
        .filter((player) => end.players[player].leadership !== 'Exhausted')
        .map((player) => `the Leadership of ${player} is ${end.players[player].leadership}`),
    ]
  },
  (game) => {
    const both = PLAYERS.reduce((before, player) => ofPlayer(before, player, { leadership: 'Available' }), game)
    const none = PLAYERS.reduce((before, player) => ofPlayer(before, player, { leadership: 'Exhausted' }), game)
    return [
      [both, none],
      [none, ofPlayer(none, 'Green', { leadership: 'Available' })],
    ]
  },
)

const edgeIsRolledFor: PathLaw<Game> = {
  name: 'before the Edge comes to a player, nobody has it or the opponent does, and using it gives it to nobody',
  clauses: [cited.reRoll.thenOff],
  procedures: ['Attack dice', 'City Only'],
  broken: (games) =>
    games
      .slice(1)
      .flatMap(({ edge }, index) =>
        edge.holder !== 'nobody' && games[index]?.edge.holder === edge.holder && games[index]?.edge.side !== edge.side
          ? [`the Edge of ${edge.holder} was turned ${edge.side} and stayed`]
          : [],
      ),
  breaks: (game) => [
    [
      { ...game, edge: { holder: 'Red', side: 'On' } },
      { ...game, edge: { holder: 'Red', side: 'Off' } },
    ],
  ],
}

export const attackPathLaws: readonly PathLaw<Game>[] = [oneIsLost, oneSquare, leadershipOfTheDefender, edgeIsRolledFor]
