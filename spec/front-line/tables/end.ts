/**
 * The end of the game: Occupation Points, and who has won.
 *
 * @module
 */
import { added } from '../../../src/kernel/measure.js'
import { readingOf } from '../../../src/kernel/question.js'
import { computed, first, one } from '../../../src/kernel/table.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { gameEnds } from '../clauses/end.js'
import { occupationPoints, pointsCheckList, theBoard, theGame } from '../clauses/overview.js'
import { areaOf, type Field, isCity } from '../field.js'
import type { Game } from '../game.js'
import { hexAtHome } from '../questions/hex-at-home.js'
import { tieUnits } from '../questions/tie-units.js'
import { onBoard, unitsOf } from '../units.js'
import { FALLING, KINDS, LEADERSHIP, opponentOf, PLAYERS, type Player, type Square } from '../vocabulary.js'

/** Where a square lies, as seen by a player. */
export const COUNTRIES = ['own', 'neutral', "opponent's"] as const

/** What a unit in a square is worth. */
export const squarePoints = first(
  'Points for a unit in a square',
  view(
    {
      purple: flag('the square has a purple hex', 'the square has no purple hex'),
      city: flag('the square is a city', 'the square is no city'),
      country: among(COUNTRIES, 'the country of the square'),
      hexAtHome,
    },
    [{ because: 'a hex is purple or a city', when: ({ purple, city }) => purple && city }],
  ),
  (row) => [
    row(
      [occupationPoints.notAtHome, occupationPoints.purpleHexes],
      { purple: true, country: 'own', hexAtHome: 'no' },
      0,
    ),
    row(occupationPoints.purpleHexes, { purple: true }, 1),
    row(occupationPoints.otherSquares, { country: "opponent's", city: false }, 1),
    row(occupationPoints.cityHexes, { country: "opponent's", city: true }, 0),
    row(occupationPoints.notAtHome, { country: 'own' }, 0),
    row([occupationPoints.otherSquares, theBoard.neutral], { country: 'neutral' }, 0),
  ],
)

/** What a city of the opponent is worth. */
export const cityPoints = one(
  "Points for the opponent's city",
  view({
    city: among(FALLING, 'the city'),
    fallen: flag('a Fallen City Marker lies there', 'no Fallen City Marker lies there'),
  }),
  (row) => [
    row([pointsCheckList.airBase, occupationPoints.cityHexes], { city: 'Air Base', fallen: true }, 2),
    row([pointsCheckList.industry, occupationPoints.cityHexes], { city: 'Industry', fallen: true }, 3),
    row(occupationPoints.cityHexes, { fallen: false }, 0),
  ],
)

/** What Leadership is worth. */
export const leadershipPoints = first(
  'Points for Leadership',
  view({ leadership: among(LEADERSHIP, 'Leadership') }),
  (row) => [row(occupationPoints.leadership, { leadership: 'Available' }, 1), row(occupationPoints.leadership, {}, 0)],
)

const countryOf = (square: Square, player: Player) => {
  const area = areaOf(square)
  return area === 'neutral' ? area : area === player ? 'own' : "opponent's"
}

/** The Occupation Points of a player. */
export const pointsOf = added(
  'Occupation Points',
  [theGame.mostPoints, gameEnds.mostPoints],
  { player: PLAYERS },
  (add, game: Game, { player }, fields: Readonly<Record<Game['field'], Field>>) => {
    const field = fields[game.field]
    for (const square of unitsOf(game, player))
      add(
        squarePoints.ask({
          purple: field.purple.includes(square),
          city: isCity(field, square),
          country: countryOf(square, player),
          hexAtHome: readingOf(game, hexAtHome),
        }),
        square,
      )
    const { fallen } = game.players[opponentOf(player)]
    for (const city of FALLING) add(cityPoints.ask({ city, fallen: fallen[city] }), city)
    add(leadershipPoints.ask({ leadership: game.players[player].leadership }), 'Leadership')
  },
)

/** The units that count in a tie. */
export const countedUnits = one('Units that break a tie', view({ reading: tieUnits }), (row) => [
  row([gameEnds.mostUnits, gameEnds.bothStatuses], { reading: 'on the board' }, 'on the board'),
  row([gameEnds.mostUnits, gameEnds.bothStatuses], { reading: 'with the reserve' }, 'with the reserve'),
])

/** How many units of a player count in a tie. */
export const unitCount = computed(
  'Units counted',
  [gameEnds.mostUnits, gameEnds.bothStatuses],
  (game: Game, player: Player, counted: 'on the board' | 'with the reserve'): number =>
    KINDS.reduce(
      (sum, kind) =>
        sum + onBoard(game, player, kind) + (counted === 'with the reserve' ? game.players[player].reserve[kind] : 0),
      0,
    ),
)

/** Who is ahead. */
export const LEADS = ['Red', 'Green', 'nobody'] as const
/** Who is ahead. */
export type Lead = (typeof LEADS)[number]

/** Who is ahead by a number. */
export const leadOf = (red: number, green: number): Lead => (red > green ? 'Red' : green > red ? 'Green' : 'nobody')

/** Who has won, and by what. */
export const verdict = first(
  'Who has won',
  view({
    inCapital: among(LEADS, "who has a unit in the opponent's Capital"),
    points: among(LEADS, 'who has more Occupation Points'),
    units: among(LEADS, 'who has more units'),
  }),
  (row) => [
    row(theGame.capitalWins, { inCapital: 'Red' }, { winner: 'Red', by: 'Capital' }),
    row(theGame.capitalWins, { inCapital: 'Green' }, { winner: 'Green', by: 'Capital' }),
    row([theGame.mostPoints, gameEnds.mostPoints], { points: 'Red' }, { winner: 'Red', by: 'Occupation Points' }),
    row([theGame.mostPoints, gameEnds.mostPoints], { points: 'Green' }, { winner: 'Green', by: 'Occupation Points' }),
    row(gameEnds.mostUnits, { units: 'Red' }, { winner: 'Red', by: 'units' }),
    row(gameEnds.mostUnits, { units: 'Green' }, { winner: 'Green', by: 'units' }),
    row([gameEnds.tie, theGame.ties], {}, { winner: 'nobody', by: 'tie' }),
  ],
)
