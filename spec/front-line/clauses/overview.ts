/**
 * Page 1: the game, its board and its Occupation Points.
 *
 * @module
 */
import {
  component,
  definition,
  formula,
  informative,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../src/kernel/clause.js'
import { BOARD, BOX, CARDS, POINTER, repeats, SHOWN } from './reasons.js'

/** The game as a whole. */
export const theGame = section('theGame', 'page 1, para 1', 'Front Line', {
  twoPlayers: rule('Two players play, Red and Green.'),
  ages: note('Players are twelve years old or older.'),
  fourRounds: rule('There are four rounds, one for each month from September to December.'),
  sixTurns: rule('A round has six turns of supply, three for each player.'),
  mostPoints: rule('Who has most Occupation Points when December is over wins.'),
  capitalWins: rule("Who occupies the opponent's Capital wins there and then."),
  ties: permission('A game can end in a tie.'),
  labels: note('Examples carry the labels EX 0 to EX 9, figures the labels 1 to 6.', { status: POINTER }),
})

/** What the game is played with. */
export const components = section('components', 'page 1, para 2', 'Components', {
  edgeToken: component('There is a single Edge token.', { status: BOX }),
  dice: component('There are a white die and a yellow one.', { status: BOX }),
  units: rule('Each color has 11 Infantry, 6 Tanks and 3 Artillery: 40 units together.'),
  twoSides: definition('One side of a unit is its Active side; the other, crossed out, is its Disrupted side.', {
    status: SHOWN,
  }),
  supplyCards: component('Six Supply Cards, Balanced and Centered, say how many supply chits are granted.', {
    status: CARDS,
  }),
  chits: rule('There are 8 blue Air chits, 8 red Industry chits and 8 yellow Capital chits, and 4 black Fallen ones.'),
  markers: rule('There are four markers for Air Bases and Industries that the opponent controls.', { status: BOX }),
  cards: component('Each player has an Items card, a card of the turn order and a Leadership card.', { status: BOX }),
  itemsCard: note('An Items card holds Leadership, units in reserve and chits, and tells how to set up.', {
    status: SHOWN,
  }),
  twoFields: component('The two sides of the Board are two Battle Fields, Main and Nogo.', { status: BOARD }),
})

/** The squares of a Battle Field. */
export const theBoard = section('theBoard', 'page 1, para 3', 'The Board', {
  grid: rule('A Battle Field is a grid of ten by six squares.'),
  allLand: rule('All sixty squares are land.', {
    status: informative('the Main side; page 8, para 4 puts water on the Lake Nogo side'),
  }),
  threeAreas: rule('Two purple borders divide it into three areas.', { status: BOARD }),
  countries: rule('The three by six squares at either end are the Red and the Green country.'),
  neutral: rule('The four by six squares between them are neutral.'),
  strip: component('Beside the grid is a strip on which the Edge token is kept.', { status: SHOWN }),
})

/** What Occupation Points are given for. */
export const occupationPoints = section('occupationPoints', 'page 1, para 4', 'Occupation Points', {
  chosenSquares: note('Occupation Points come from what is done to certain squares.', {
    status: informative('the statements that follow say which'),
  }),
  purpleHexes: formula('A unit in one of the two squares with a purple hex is worth 1 point to its player.'),
  cityHexes: formula("A Fallen City marker on a hex in the opponent's country is worth 2 or 3 points."),
  otherSquares: formula(
    "Every square without a hex in the opponent's country is worth 1 point to the player whose unit, active or disrupted, is there.",
  ),
  notAtHome: prohibition('Squares of the own country give no points.'),
  leadership: formula('Leadership that is active at the end of December is worth 1 point.'),
})

/** The points, item by item. */
export const pointsCheckList = section('pointsCheckList', 'page 1, para 5', 'OP Check List', {
  purple: formula('1 point for each unit on a purple hex with a 1.', { status: repeats('page 1, para 4') }),
  abroad: formula("1 point for each unit on a square without a hex in the opponent's country.", {
    status: repeats('page 1, para 4'),
  }),
  airBase: formula("2 points where the opponent's Air Base, hex 2, has a Fallen City marker; no unit need be there."),
  industry: formula("3 points where the opponent's Industry, hex 3, has a Fallen City marker; no unit need be there."),
  leadership: formula('1 point for an active Leadership card on the Items card as the game ends.', {
    status: repeats('page 1, para 4'),
  }),
  capital: rule("A unit that occupies the opponent's Capital, the hex with a W, wins at once.", {
    status: repeats('page 1, para 1'),
  }),
})
