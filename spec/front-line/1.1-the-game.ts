/** page 1, para 1 Front Line to page 1, para 3 The Board. @module */
import { component, definition, informative, note, permission, rule } from 'rulewright/book'
import { BOARD, BOX, CARDS, POINTER, SHOWN } from './reasons.js'
import { section } from './section.js'

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
