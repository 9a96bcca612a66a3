/**
 * Page 3: the dice of an attack, and what they do.
 *
 * @module
 */
import { definition, note, permission, prohibition, rule, section } from '../../../src/kernel/clause.js'
import { CHART, POINTER } from './reasons.js'

/** Before the dice and the dice themselves. */
export const attackDice = section('attackDice', 'page 3, para 5', 'The dice of an attack', {
  rally: permission(
    'Once an attack on a unit is declared and before dice are rolled, a defender with available Leadership may Rally the target.',
  ),
  white: rule('The white die is rolled.'),
  yellow: rule('Where the attacker is higher than the target, the yellow die is rolled as well.'),
})

/** The column of the Attack Results chart. */
export const resultColumn = section('resultColumn', 'page 3, para 6', 'The Attack Results chart', {
  chart: note('The chart is found on the back of the rules and on the box.', { status: POINTER }),
  byRange: rule("The result stands in the column of the target's range, in the row of the white die."),
  results: definition('A result is Blitz, Disrupt, Rout, a reference to the Advantage column, or a Miss.'),
  icons: note('Icons of Capital, Industry, Air Base and Soldier sometimes make it a Miss.', { status: CHART }),
  disadvantage: rule('Infantry or Tanks lower than their target use the column one to the right.'),
  artillery: rule('Height never shifts the column for Artillery.'),
})

/** Two dice. */
export const advantage = section('advantage', 'page 3, para 7', 'Advantage', {
  both: rule('A unit higher than its target rolls both dice.'),
  whiteFirst: rule('Infantry and Artillery look up the white die first.'),
  thenYellow: rule('Where that shows the Advantage icon, the yellow column has the final result.'),
  tanksChoose: permission("Tanks may take either the white die's result or the yellow column's."),
})

/** Rolling again. */
export const reRoll = section('reRoll', 'page 3, para 8', 'Re-roll', {
  untilFinal: permission(
    'Before a result is final, the player who has the Edge with its On side up may have all dice rolled again.',
  ),
  acceptedByBoth: rule('A result is final when both players accept it.'),
  thenOff: rule('The Edge is then turned Off and goes back beside the middle of the board.'),
})

/** Blitz. */
export const blitz = section('blitz', 'page 3, para 9', 'Blitz', {
  removed: rule('A Blitz takes the target out of the game.'),
  notReserve: prohibition('It does not go to the reserve.'),
  disruptedTarget: rule('For a target that is disrupted already, Disrupt and Rout become a Blitz.'),
  displacement: note('Displacement may follow.', { status: POINTER }),
})

/** Disrupt. */
export const disrupt = section('disrupt', 'page 3, para 10', 'Disrupt', {
  flips: rule('A Disrupt turns an active target to its disrupted side.'),
})

/** Rout. */
export const rout = section('rout', 'page 3, para 11', 'Rout', {
  lowGround: rule('On a beach, a desert or a port, a Rout disrupts an active target.'),
  choice: permission('Anywhere else the defender often chooses between Retreat and Hold.'),
  retreat: rule('A Retreat lets the opponent shift the unit.'),
  hold: rule('A unit that Holds stays and is disrupted.'),
})

/** Retreat. */
export const retreat = section('retreat', 'page 3, para 12', 'Retreat', {
  attackerShifts: rule('The attacking player shifts the retreating unit one square.'),
  adjacent: prohibition('It goes to an adjacent square.'),
  empty: prohibition('That square is empty.'),
  notNextToUnits: prohibition('That square is not next to an active unit of the other side.'),
  notNextToCities: prohibition('That square is not next to an unfriendly city.'),
  noSafeSquare: rule('Where there is no such square, the unit is disrupted instead.'),
})
