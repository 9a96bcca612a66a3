/**
 * Page 8: how the game ends, advice, the special rules of Lake Nogo, and the Attack Result Table.
 *
 * @module
 */
import {
  component,
  definition,
  formula,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../src/kernel/clause.js'
import { ADVICE, BOARD, CHART, repeats } from './reasons.js'

/** Page 8, paragraph 1 */
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

/** Page 8, paragraph 2 */
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

/** Page 8, paragraph 3 */
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

/** Page 8, paragraph 4 */
export const lakeNogo = section('lakeNogo', 'page 8, para 4', 'Lake Nogo', {
  squares: component('The middle of the board has eight squares of water.', {
    status: BOARD,
  }),
  impassable: prohibition('No unit may ever go over land into a square of water.'),
  through: prohibition('No unit may ever go over land through a square of water.'),
  fireOver: permission('Tanks and Artillery may attack across water, within their range.'),
  dropDistance: prohibition('From an active unit to a paratroop drop no water is counted, but dry land only.', {
    see: ['page 4, para 8'],
  }),
})

/** Page 8, the Attack Result Table, which is also on the back of the box */
export const attackResultTable = section('attackResultTable', 'page 8, para 5', 'Attack Result Table', {
  range1: definition('In the column of range 1 a 1 or 2 is Blitz, a 3 Disrupt, a 4 Rout, and a 5 or 6 ADV.'),
  range2: definition('In the column of range 2 a 1 is Blitz, a 2 Disrupt, a 3 or 4 Rout, a 5 ADV, and a 6 Miss.'),
  range3: definition('In the column of range 3 a 1 or 2 is Disrupt, a 3 or 4 Rout, and a 5 or 6 Miss.'),
  advColumn: component('A fourth column has the heading Adv.', {
    see: ['page 3, para 7'],
    status: CHART,
  }),
  icons: component('Some results bear an icon: a Capital, an Industry, an Air Base or a soldier.', {
    see: ['page 3, para 6', 'page 4, para 2', 'page 4, para 3'],
    status: CHART,
  }),
})
