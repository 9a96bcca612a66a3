/**
 * Page 4: misses, displacement, the fate of cities, and the Edge.
 *
 * @module
 */
import { note, permission, prohibition, rule, section } from '../../../src/kernel/clause.js'
import { POINTER } from './reasons.js'

/** Miss. */
export const miss = section('miss', 'page 4, para 1', 'Miss', {
  noEffect: rule('A Miss does nothing to the target.'),
  rally: note('The Rally Task knows rewards for a Miss.', { status: POINTER }),
})

/** City Defense. */
export const cityDefense = section('cityDefense', 'page 4, para 2', 'City Defense', {
  matchingIcon: rule(
    'A final result with the icon of a Capital, an Industry or an Air Base is a Miss against a unit in a city of that kind.',
  ),
})

/** Dug In. */
export const dugIn = section('dugIn', 'page 4, para 3', 'Dug In', {
  soldier: rule('A final result with the Soldier icon is a Miss against Infantry on a hill or a mountain.'),
})

/** Displacement. */
export const displacement = section('displacement', 'page 4, para 4', 'Displacement', {
  may: permission('An attacker at one square may shift into the square of a target that Retreated or was taken away.'),
  nearOnly: prohibition('An attacker further away does not shift.'),
  mustEnterCity: rule(
    'Where the square left is a city, an attacker one square away must enter it: it Falls or is Freed.',
  ),
  capital: rule("Who shifts onto the opponent's Capital wins at once."),
})

/** How a city falls. */
export const fall = section('fall', 'page 4, para 5', 'Fall', {
  marker: rule('A unit that enters an Air Base or an Industry of the other color puts a Fallen City Marker on it.'),
  supply: rule(
    "A Fallen chit takes the place of that city's chits, be they available or used, and lies where they lay.",
  ),
})

/** How a city is freed. */
export const free = section('free', 'page 4, para 6', 'Free', {
  marker: rule('A unit that enters a Fallen city of its own color takes the marker off.'),
  usedChit: rule('A Fallen chit of the city that was used is set aside.'),
  unusedChit: rule("One that was not used is replaced with the full stack of the Supply Card's value."),
})

/** The Edge token. */
export const edge = section('edge', 'page 4, para 7', 'The Edge', {
  afterOne: rule('After a final attack roll of 1 the Edge goes to the defender, if the attacker has it or nobody.'),
  oneHeld: rule('Where the defender has it already, a 1 changes nothing.'),
  afterSix: rule('After a final attack roll of 6 the Edge goes to the attacker, if the defender has it or nobody.'),
  sixHeld: rule('Where the attacker has it already, a 6 changes nothing.'),
  side: rule('The text has it laid with the side "Edge Is Off" up.'),
})
