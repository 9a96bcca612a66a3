/** page 7: the Set Up Cards. @module */
import { definition, informative, permission, prohibition, rule } from 'rulewright/book'
import { repeats } from './reasons.js'
import { section } from './section.js'

export const cardActions = section('cardActions', 'page 7, para 1', 'Set Up Card: Actions', {
  supply: rule('An action takes supply.', { status: repeats('page 2, para 5') }),
  tasks: rule('A Task exhausts Leadership and takes no supply.', { status: repeats('page 2, para 7') }),
  manyUnits: permission('Two or more units can do the same action in a turn, whatever action it is.', {
    see: ['page 2, para 5'],
  }),
  different: prohibition('In a turn a unit does at most two actions, and these differ from each other.', {
    see: ['page 2, para 5'],
  }),
  fallenOne: rule('A Fallen Supply chit is worth one Regular Action in that turn.', {
    status: repeats('page 2, para 1'),
  }),
  fallenCache: permission('Cache gains one more Fallen Supply to the Fallen chit in use.', {
    see: ['page 2, para 1', 'page 5, para 6'],
  }),
  fallenMissions: prohibition('Fallen supply does no Missions.', { see: ['page 2, para 1'] }),
})

export const cardDieRolls = section('cardDieRolls', 'page 7, para 2', 'Set Up Card: Resolving Die Rolls', {
  byStatus: rule('What a Disrupt or a Rout does depends on whether the unit is active or disrupted.', {
    status: informative('an overview; the statements after it decide'),
  }),
  convert: rule('A disrupted unit suffers a Blitz in place of a Disrupt or a Rout.', {
    status: repeats('page 3, para 9'),
  }),
  blitz: rule('A Blitz takes the defending unit out of the game.', { status: repeats('page 3, para 9') }),
  blitzDisplacement: permission('An adjacent attacker may have a Displacement after a Blitz.', {
    see: ['page 7, para 3'],
    status: repeats('page 4, para 4'),
  }),
  disrupt: rule('A Disrupt makes an active defending unit disrupted.', { status: repeats('page 3, para 10') }),
  routTerrain: rule('A Rout on a Beach, Desert or Port disrupts an active defending unit.', {
    status: repeats('page 3, para 11'),
  }),
  routElsewhere: rule('On all other terrain a Rout of an active unit lets the defender choose.', {
    see: ['page 3, para 11'],
  }),
  retreat: permission('Retreat can be chosen only where a valid space is there to be shifted to.', {
    see: ['page 3, para 12'],
  }),
  hold: permission('Hold can be chosen: the unit stays where it is and is disrupted.', {
    status: repeats('page 3, para 11'),
  }),
  noRetreat: rule('A unit for which there is no retreat has to be disrupted.', { status: repeats('page 3, para 12') }),
  nextToEnemy: prohibition('A retreat does not end beside an active enemy unit.', {
    status: repeats('page 3, para 12'),
  }),
  nextToCity: prohibition('A retreat does not end beside an unfriendly city.', { status: repeats('page 3, para 12') }),
  retreatDisplacement: permission(
    'After an attack at range one, a Retreat out of a space that is no city leaves Displacement to the attacker.',
    { see: ['page 4, para 4'] },
  ),
  retreatInCity: prohibition('After a Retreat there is no Displacement but that.', { see: ['page 4, para 4'] }),
  miss: rule('A Miss leaves the defending unit as it was.', { status: repeats('page 4, para 1') }),
  missIcons: definition('Dug In and City Defense are Misses.', {
    see: ['page 4, para 2', 'page 4, para 3'],
    status: informative('repeats page 4, para 2 and page 4, para 3'),
  }),
  advantageAlone: rule('An advantage symbol is a Miss if no advantage die was rolled.', { see: ['page 3, para 7'] }),
  capitalIcon: rule('The Capital icon is a Miss if the attack is on a unit in a Capital.', {
    status: repeats('page 4, para 2'),
  }),
  industryIcon: rule('The Industry icon is a Miss if the attack is on a unit in an Industry.', {
    status: repeats('page 4, para 2'),
  }),
  airIcon: rule('The Air Base icon is a Miss if the attack is on a unit in an Air Base.', {
    status: repeats('page 4, para 2'),
  }),
  soldierIcon: rule('The soldier icon is a Miss if the attack is on Infantry on a Hill or a Mountain.', {
    status: repeats('page 4, para 3'),
  }),
})

export const cardDisplacement = section('cardDisplacement', 'page 7, para 3', 'Set Up Card: Displacement', {
  vacated: permission('An attacker at one space may enter the space of a unit that retreated or suffered a Blitz.', {
    status: repeats('page 4, para 4'),
  }),
  city: rule('If that space is a city, the attacker has to enter it.', { status: repeats('page 4, para 4') }),
  capital: rule('Whoever enters a Capital in this way has won.', { status: repeats('page 4, para 4') }),
})

export const cardCityControl = section('cardCityControl', 'page 7, para 4', 'Set Up Card: City Control', {
  marker: rule('An Air Base or Industry that a unit of the other country enters gets a Fallen City Marker.', {
    status: repeats('page 4, para 5'),
  }),
  usedChits: rule('If the chits of the city were used, a Fallen Supply chit is put where they are.', {
    see: ['page 4, para 5'],
  }),
  unusedChits: rule('If they were not, a Fallen Supply chit is put in their available area on the card of the owner.', {
    see: ['page 4, para 5'],
  }),
  freeMarker: rule('A unit that enters a Fallen City of its own country has the marker set aside.', {
    status: repeats('page 4, para 6'),
  }),
  freeUsed: rule('If the Fallen Supply of the freed city was used, it is set aside and nothing comes for it.', {
    see: ['page 4, para 6'],
  }),
  freeUnused: rule('If it was not, a stack as the Supply Card shows comes in its place.', {
    status: repeats('page 4, para 6'),
  }),
})

export const cardMovement = section('cardMovement', 'page 7, para 5', 'Set Up Card: Movement', {
  cost: rule('One supply, of whatever type, lets one unit move.', { status: repeats('page 2, para 9') }),
  distance: rule('The unit moves by one square or two.', { status: repeats('page 2, para 9') }),
  destination: prohibition('A move ends on land and in an empty space.', {
    status: informative('repeats page 2, para 9, and of water page 8, para 4'),
  }),
  orthogonal: rule('All units move along rows and columns.', { status: repeats('page 2, para 9') }),
  diagonal: permission('A Tank can move diagonally, too.', { status: repeats('page 2, para 9') }),
  throughUnits: permission('A unit may move through units of its own side.', { status: repeats('page 2, para 9') }),
  throughCities: permission('A unit may move through friendly cities.', { see: ['page 2, para 9'] }),
  enemyUnits: prohibition('A unit does not move through enemy units.', { status: repeats('page 2, para 9') }),
  unfriendlyCities: prohibition('A unit does not move through unfriendly cities.', {
    status: repeats('page 2, para 9'),
  }),
  desert: permission('A unit that moves into one desert space or two may move one space further.', {
    status: repeats('page 2, para 9'),
  }),
  amphibious: rule('One supply, of whatever type, puts an active unit from a Port onto an empty Beach or Port.', {
    status: repeats('page 3, para 1'),
  }),
})
