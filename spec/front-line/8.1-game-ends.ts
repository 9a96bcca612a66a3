/** page 8, para 1 Game Ends to page 8, para 3 Advice. @module */
import {
  added,
  among,
  computed,
  definition,
  first,
  formula,
  note,
  one,
  question,
  readingOf,
  rule,
  view,
} from 'rulewright/book'
import { theGame } from './1.1-the-game.js'
import { cityPoints, hexAtHome, LEADS, leadershipPoints, squarePoints } from './1.4-occupation-points.js'
import { terms } from './7-terms.js'
import { areaOf, type Field, isCity } from './field.js'
import type { Game } from './game.js'
import { ADVICE, repeats } from './reasons.js'
import { section } from './section.js'
import { onBoard, unitsOf } from './units.js'
import { FALLING, KINDS, opponentOf, PLAYERS, type Player, type Square } from './vocabulary.js'

export const gameEnds = section('gameEnds', 'page 8, para 1', 'Game Ends', {
  december: rule('The game is over after December.', { status: repeats('page 2, para 3') }),
  capital: rule('A player who enters the Capital of the opponent wins at once.', {
    status: repeats('page 1, para 1'),
  }),
  onlyOpponents: definition('The Capital that wins is the one in the country of the opponent.', {
    status: repeats('page 1, para 5'),
  }),
  mostPoints: rule('After all six turns of December the player with more OP wins.', { see: ['page 8, para 2'] }),
  mostUnits: rule('Equal in OP, the player with more units wins.'),
  bothStatuses: rule('For that comparison active and disrupted units count alike.'),
  tie: rule('Equal in units as well, the game ends in a tie.'),
})

export const endGamePoints = section('endGamePoints', 'page 8, para 2', 'End Game Points', {
  leadership: formula('An Active Leadership Card on the Items Card at the end of the game is worth 1.', {
    see: ['page 1, para 5'],
    status: repeats('page 1, para 5'),
  }),
  purpleHex: formula('Each unit on a Purple Hex with a 1 is worth 1 OP.', { status: repeats('page 1, para 5') }),
  nonHex: formula('Each unit on a space of the opposing country that has no Hex is worth 1 OP.', {
    status: repeats('page 1, para 5'),
  }),
  airBase: formula('The Air Base of the opponent is worth 2 OP while a Fallen City marker lies on it.', {
    status: repeats('page 1, para 5'),
  }),
  airBaseEmpty: formula('The Air Base counts without a unit in it, too.', { status: repeats('page 1, para 5') }),
  industry: formula('The Industry of the opponent is worth 3 OP while a Fallen City marker lies on it.', {
    status: repeats('page 1, para 5'),
  }),
  industryEmpty: formula('The Industry counts without a unit in it, too.', { status: repeats('page 1, para 5') }),
})

export const advice = section('advice', 'page 8, para 3', 'Advice', {
  middle: note('The fighting is mostly about the middle of the board and the Air Bases.', { status: ADVICE }),
  airBaseSide: note('A player does well to control the side where the own Air Base is.', { status: ADVICE }),
  artillery: note('Artillery is best turned on disrupted units and on units that stand on mountains.', {
    status: ADVICE,
  }),
  tanksDesert: note('Tanks get about best where deserts are near.', { status: ADVICE }),
  tanksHigh: note('Tanks are at their deadliest high up.', { status: ADVICE }),
  infantry: note('Infantry blocks well on Hills and Mountains.', { status: ADVICE }),
  leadership: note('Leadership that is seldom used keeps the opponent careful.', { status: ADVICE }),
})

export const tieUnits = question('tieUnits', {
  asks: 'Which units break a tie?',
  clauses: [gameEnds.mostUnits, gameEnds.bothStatuses, terms.unit],
  readings: {
    'on the board': 'Units on the board, active or disrupted.',
    'with the reserve': 'Units in reserve as well.',
  },
  usual: 'on the board',
  because: 'Only units on the board are active or disrupted, though the Term Unit includes those in reserve.',
})

export const countedUnits = one('Units that break a tie', view({ reading: tieUnits }), (row) => [
  row([gameEnds.mostUnits, gameEnds.bothStatuses], { reading: 'on the board' }, 'on the board'),
  row([gameEnds.mostUnits, gameEnds.bothStatuses], { reading: 'with the reserve' }, 'with the reserve'),
])

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

const countryOf = (square: Square, player: Player) => {
  const area = areaOf(square)
  return area === 'neutral' ? area : area === player ? 'own' : "opponent's"
}

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
