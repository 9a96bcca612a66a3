/** The laws along every path of a procedure, each with the clauses that state it. @module */

import type { PathLaw } from 'rulewright/book'
import { attackPathLaws } from './attack-laws.js'
import type { Game } from './game.js'
import { movementPathLaws } from './movement-laws.js'
import * as cited from './rules.gen.js'
import { ofPlayer, withUsed } from './supply.js'
import { onBoard } from './units.js'
import { KINDS, MONTHS, PLAYERS, SUPPLIES } from './vocabulary.js'

/** Pairs of games that follow each other. */
const pairs = (games: readonly Game[]): readonly (readonly [Game, Game])[] =>
  games.slice(1).flatMap((after, index) => {
    const before = games[index]
    return before ? [[before, after] as const] : []
  })

const EACH_UNIT = PLAYERS.flatMap((player) => KINDS.map((kind) => ({ player, kind })))
const DURING = ['round', 'turn']

const unitsOnlyLeave: PathLaw<Game> = {
  name: 'units leave the game and never come back; a reserve only shrinks',
  clauses: [cited.blitz.removed, cited.blitz.notReserve, cited.build.fromReserve],
  procedures: [...DURING, 'Attack'],
  broken: (games) =>
    pairs(games).flatMap(([before, after]) =>
      EACH_UNIT.flatMap(({ player, kind }) => {
        const had = before.players[player].reserve[kind]
        const has = after.players[player].reserve[kind]
        const grew = onBoard(after, player, kind) + has > onBoard(before, player, kind) + had
        return [
          ...(has > had ? [`a ${kind} of ${player} went to the reserve`] : []),
          ...(grew ? [`a ${kind} of ${player} came from nowhere`] : []),
        ]
      }),
    ),
  breaks: (game) => {
    const fewer = ofPlayer(game, 'Red', { reserve: { Infantry: 0, Tank: 0, Artillery: 0 } })
    const more = ofPlayer(game, 'Red', { reserve: { Infantry: 1, Tank: 0, Artillery: 0 } })
    return [[fewer, more]]
  },
}

const place = ({ month, turn }: Game) => MONTHS.indexOf(month) * 10 + turn

const timeGoesOn: PathLaw<Game> = {
  name: 'months and turns follow each other in order',
  clauses: [cited.sixthTurn.nextPlayer, cited.sixthTurn.nextMonth],
  procedures: ['game', 'round'],
  broken: (games) =>
    pairs(games)
      .filter(([before, after]) => place(after) < place(before) && before.turn > 0)
      .map(([before, after]) => `${before.month} ${before.turn} is followed by ${after.month} ${after.turn}`),
  breaks: (game) => [
    [
      { ...game, turn: 5 },
      { ...game, turn: 4 },
    ],
  ],
}

const supplyIsSpent: PathLaw<Game> = {
  name: 'no chit that was used is available again in a turn',
  clauses: [cited.endOfTurn.nothingSaved],
  procedures: ['turn'],
  broken: (games) =>
    pairs(games).flatMap(([before, after]) =>
      PLAYERS.flatMap((player) =>
        SUPPLIES.filter((supply) => {
          const had = before.players[player].supply[supply]
          const has = after.players[player].supply[supply]
          return had.chit === has.chit && has.used < had.used && has.used + has.available > 0
        }).map((supply) => `${supply} chits of ${player} came back`),
      ),
    ),
  breaks: (game) => {
    const full = ofPlayer(game, 'Red', {
      supply: { ...game.players.Red.supply, Air: { chit: 'Air', available: 3, used: 0 } },
    })
    return [[withUsed(full, 'Red', 'Air', 2), withUsed(full, 'Red', 'Air', 1)]]
  },
}

export const pathLaws: readonly PathLaw<Game>[] = [
  unitsOnlyLeave,
  timeGoesOn,
  supplyIsSpent,
  ...movementPathLaws,
  ...attackPathLaws,
]
