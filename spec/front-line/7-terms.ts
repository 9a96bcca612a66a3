/** page 7: Terms. @module */
import { definition, term } from 'rulewright/book'
import { section } from './section.js'

export const terms = section('terms', 'page 7, Terms', 'Terms', {
  action: term('Action', 'What units use supply for: the Regular Actions and the Mission Actions.', ['page 2, para 5']),
  active: term('Active', 'The state of a unit whose upper face has its Range and its four or eight pointers.', [
    'page 2, para 4',
  ]),
  advantage: term('Advantage', 'What a unit has that attacks a target of lesser height: better odds.', [
    'page 3, para 7',
  ]),
  advantageColumn: term('Advantage Column', 'The yellow column of results, to the right of all others.', [
    'page 3, para 7',
    'page 8, para 5',
  ]),
  amphibiousMove: term(
    'Amphibious Move',
    'The Regular Action by which an active unit on a Port goes to a Beach or Port.',
    ['page 3, para 1'],
  ),
  attack: term('Attack', 'The Regular Action of an active unit against units and cities of the opponent.', [
    'page 3, para 2',
  ]),
  blitz: term('Blitz', 'The result of an Attack that takes a unit out of the game.', ['page 3, para 9']),
  city: term(
    'City',
    'A square of a country: Free it brings supply to whose it was, Fallen it brings points to the other.',
    ['page 1, para 4', 'page 1, para 9'],
  ),
  cityDefense: term('City Defense', 'The Miss that comes of an icon matching the city in which the target is.', [
    'page 4, para 2',
  ]),
  industryIsThree: definition('An Industry is 3.', {
    see: ['page 4, para 2', 'page 8, para 5'],
  }),
  displace: term(
    'Displace',
    'Shift an attacking unit onto the adjacent square that its attack has emptied, or that falls.',
    ['page 4, para 4'],
  ),
  disadvantage: term('Disadvantage', 'Being lower than the target, as a Tank or Infantry: the range counts one more.', [
    'page 3, para 6',
  ]),
  disrupted: term(
    'Disrupted',
    'Said of a unit whose upper face bears the purple cross; also the result that turns it so.',
    ['page 2, para 4', 'page 3, para 10'],
  ),
  dugIn: term('Dug In', 'The result with the soldier, against Infantry on a Hill or Mountain.', ['page 4, para 3']),
  exhaust: term('Exhaust', 'Use Leadership that is available for a Task, after which it is not available.', [
    'page 4, para 11',
  ]),
  freeCity: term('Free City', 'A city that is friendly to the side whose it was from the beginning.', [
    'page 1, para 9',
    'page 4, para 6',
  ]),
  fallenCity: term('Fallen City', 'A city that the opposing side controls until a unit of its own side frees it.', [
    'page 1, para 9',
    'page 4, para 5',
  ]),
  friendly: term('Friendly', 'Said of units and Cities under your control.', ['page 2, para 9']),
  height: term('Height', 'How high a square is: a Mountain is high, a Hill medium, every other square low.', [
    'page 3, para 4',
  ]),
  hold: term('Hold', 'What a routed active unit does whose owner keeps it in place, and which is disrupted.', [
    'page 3, para 11',
  ]),
  mission: term('Mission', 'An action for which only one type of supply will do, and never Fallen supply.', [
    'page 2, para 7',
  ]),
  move: term('Move', 'The Regular Action that takes a unit over land, by at most two spaces.', ['page 2, para 9']),
  op: term('OP', 'Occupation Points, which tell after December, the last round, who has won or that it is a tie.', [
    'page 1, para 4',
    'page 8, para 1',
  ]),
  port: term('Port', 'A square, of whichever country, from which active units are carried to an empty Beach or Port.', [
    'page 3, para 1',
  ]),
  range: term(
    'Range',
    'How many squares away a unit or unfriendly city is; the square of the attacker does not count.',
    ['page 3, para 2'],
  ),
  rangeColumn: term('Range Column', 'One of the white columns of results, in the order of the ranges 1, 2 and 3.', [
    'page 3, para 6',
    'page 8, para 5',
  ]),
  result: term('Result', 'What the table makes of a die; or, against an empty city, the number on the die.', [
    'page 3, para 3',
    'page 3, para 6',
  ]),
  retreat: term(
    'Retreat',
    'What an active target does whose owner, after a Rout, lets it be shifted to an empty square.',
    ['page 3, para 12'],
  ),
  rout: term(
    'Rout',
    'The result after which the owner of an active target picks Hold or, if there is one, a Retreat.',
    ['page 3, para 11'],
  ),
  square: term('Square', 'A space, which has one terrain; ranges are counted in squares.'),
  supply: term('Supply', 'The chits that pay for actions: Air, Capital, Fallen and Industry.', ['page 1, para 2']),
  task: term('Task', 'Any of five effects for which a Leadership Card is exhausted.', ['page 4, para 11']),
  unfriendly: term('Unfriendly', 'Said of units of the opponent, and of Cities under the control of the opponent.', [
    'page 2, para 9',
    'page 3, para 2',
  ]),
  unit: term('Unit', 'An Artillery, Infantry or Tank, be it in play or in a reserve.'),
})
