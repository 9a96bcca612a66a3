/** The game before anything is set up. @module */
import { usualReadings } from 'rulewright/book'
import { questions } from './contents.js'
import { emptyPlayer, type Game } from './game.js'
import { SQUARES } from './vocabulary.js'

/** The game before anything is set up. */
export const emptyGame: Game = {
  readings: usualReadings(questions),
  field: 'Main',
  amphibious: false,
  month: 'September',
  turn: 0,
  firstPlayer: 'undecided',
  edge: { holder: 'nobody', side: 'Off' },
  players: { Red: emptyPlayer, Green: emptyPlayer },
  squares: Object.fromEntries(SQUARES.map((square) => [square, 'empty'])) as Game['squares'],
  acted: [],
  supplied: 'nowhere',
}
