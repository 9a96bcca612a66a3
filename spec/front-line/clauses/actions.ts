/**
 * Pages 2 and 3: the Regular Actions other than the fine print of an Attack.
 *
 * @module
 */
import { component, definition, note, permission, prohibition, rule, section } from '../../../src/kernel/clause.js'
import { BOARD, POINTER, SHOWN } from './reasons.js'

/** Commission. */
export const commission = section('commission', 'page 2, para 8', 'Commission', {
  tuck: rule('For one supply of any kind an Exhausted Leadership card is commissioned.'),
  exhausted: prohibition('Only exhausted Leadership is commissioned.'),
  endOfTurn: rule('At the end of that turn it becomes available.'),
})

/** Move. */
export const move = section('move', 'page 2, para 9', 'Move (By Land)', {
  oneUnit: rule('For one supply of any kind one active unit of the player moves.'),
  oneOrTwo: prohibition('It moves one or two squares.'),
  ontoEmpty: prohibition('It ends in an empty square.'),
  cities: prohibition('Of the cities, only a Friendly one can be moved onto.'),
  pointers: note('Artillery and Infantry show four pointers, Tanks eight.', { status: SHOWN }),
  orthogonal: rule('Every unit moves along rows and columns.'),
  diagonal: permission('Tanks move diagonally, too.'),
  throughOwn: permission('Squares with units of the own side can be passed.'),
  throughEnemy: prohibition('Squares with enemy units cannot be passed.'),
  throughCities: prohibition('An empty city that the enemy controls cannot be passed.'),
  unfriendlyCity: definition('A city under the control of the enemy is an Unfriendly City.'),
  desert: permission('Who moves into a desert square, or several, may move one further square.'),
  desertOnce: prohibition('That further square is one, however many deserts are crossed.'),
})

/** Amphibious Move. */
export const amphibiousMove = section('amphibiousMove', 'page 3, para 1', 'Amphibious Move', {
  optional: permission('Amphibious Moves are an optional part of the game.'),
  transfer: rule('For one supply of any kind one active unit of the player goes by sea.'),
  fromPort: prohibition('It starts from a Port.'),
  anyCountry: permission('The Port may be of any country.'),
  toCoast: prohibition('It ends on a Beach or a Port.'),
  empty: prohibition('The square where it ends is empty.'),
})

/** Attack: who can target what. */
export const attack = section('attack', 'page 3, para 2', 'Attack', {
  target: rule('For one supply of any kind an active unit targets an enemy unit, or an empty unfriendly city.'),
  range: prohibition("The target is within the attacking unit's Range."),
  distance: definition(
    'Range is counted in squares from the attacker to the target, along rows, columns and diagonals.',
  ),
  infantry: rule('Infantry has Range 1.'),
  tanks: rule('Tanks have Range 2.'),
  artillery: rule('Artillery has Range 3.'),
  emptyCityNear: prohibition('An empty unfriendly city is targeted from one square away, whatever the Range.'),
  inCity: permission('A unit in a city is targeted up to the full Range.'),
})

/** An attack on an empty city. */
export const cityOnly = section('cityOnly', 'page 3, para 3', 'City Only', {
  adjacent: note('The attacker of an unoccupied unfriendly city is adjacent to it.', { status: POINTER }),
  oneDie: rule('One die is rolled, and the Attack Results table is not used.'),
  misses: rule('A 5 or a 6 misses.'),
  enters: rule('On 1 to 4 the attacker has to go into the city; it Falls, or it is Freed.'),
  fallen: rule("The marker of a Fallen City is put on a city of the opponent's country."),
  freed: rule('The marker is taken off a city of the own country.'),
  edge: permission('The Edge can re-roll this die.'),
})

/** The heights of squares. */
export const height = section('height', 'page 3, para 4', 'Height', {
  mountains: rule('Mountains are highest.'),
  hills: rule('Hills are in the middle.'),
  lowest: rule('Beaches, Deserts, Ports, Valleys and Cities are lowest.'),
  onCard: note('The On Your Turn card shows the heights, too.', { status: POINTER }),
  colors: component('The color of a square shows what it is.', { status: BOARD }),
  better: note('From above an attack is better, from below it is worse.', { status: POINTER }),
})
