/** page 8, para 1 Game Ends to page 8, para 3 Advice. @module */

import { added, among, computed, first, one, readingOf, view } from 'rulewright/book'
import { cityPoints, LEADS, leadershipPoints, squarePoints } from './1.4-occupation-points.js'
import { areaOf, type Field, isCity } from './field.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { onBoard, unitsOf } from './units.js'
import { FALLING, KINDS, opponentOf, PLAYERS, type Player, type Square } from './vocabulary.js'

export const countedUnits = one('Units that break a tie', view({ reading: cited.tieUnits }), (row) => [
  row([cited.gameEnds.mostUnits, cited.gameEnds.bothStatuses], { reading: 'on the board' }, 'on the board'),
  row([cited.gameEnds.mostUnits, cited.gameEnds.bothStatuses], { reading: 'with the reserve' }, 'with the reserve'),
])

export const verdict = first(
  'Who has won',
  view({
    inCapital: among(LEADS, "who has a unit in the opponent's Capital"),
    points: among(LEADS, 'who has more Occupation Points'),
    units: among(LEADS, 'who has more units'),
  }),
  (row) => [
    row(cited.theGame.capitalWins, { inCapital: 'Red' }, { winner: 'Red', by: 'Capital' }),
    row(cited.theGame.capitalWins, { inCapital: 'Green' }, { winner: 'Green', by: 'Capital' }),
    row(
      [cited.theGame.mostPoints, cited.gameEnds.mostPoints],
      { points: 'Red' },
      { winner: 'Red', by: 'Occupation Points' },
    ),
    row(
      [cited.theGame.mostPoints, cited.gameEnds.mostPoints],
      { points: 'Green' },
      { winner: 'Green', by: 'Occupation Points' },
    ),
    row(cited.gameEnds.mostUnits, { units: 'Red' }, { winner: 'Red', by: 'units' }),
    row(cited.gameEnds.mostUnits, { units: 'Green' }, { winner: 'Green', by: 'units' }),
    row([cited.gameEnds.tie, cited.theGame.ties], {}, { winner: 'nobody', by: 'tie' }),
  ],
)

const countryOf = (square: Square, player: Player) => {
  const area = areaOf(square)
  return area === 'neutral' ? area : area === player ? 'own' : "opponent's"
}

export const pointsOf = added(
  'Occupation Points',
  [cited.theGame.mostPoints, cited.gameEnds.mostPoints],
  { player: PLAYERS },
  (add, game: Game, { player }, fields: Readonly<Record<Game['field'], Field>>) => {
    const field = fields[game.field]
    for (const square of unitsOf(game, player))
      add(
        squarePoints.ask({
          purple: field.purple.includes(square),
          city: isCity(field, square),
          country: countryOf(square, player),
          hexAtHome: readingOf(game, cited.hexAtHome),
        }),
        square,
      )
    const { fallen } = game.players[opponentOf(player)]
    for (const city of FALLING) add(cityPoints.ask({ city, fallen: fallen[city] }), city)
    add(leadershipPoints.ask({ leadership: game.players[player].leadership }), 'Leadership')
  },
)

export const unitCount = computed(
  'Units counted',
  [cited.gameEnds.mostUnits, cited.gameEnds.bothStatuses],
  (game: Game, player: Player, counted: 'on the board' | 'with the reserve'): number =>
    KINDS.reduce(
      (sum, kind) =>
        sum + onBoard(game, player, kind) + (counted === 'with the reserve' ? game.players[player].reserve[kind] : 0),
      0,
    ),
)
