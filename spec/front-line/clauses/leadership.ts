/**
 * Pages 4 and 5: Leadership and its five Tasks.
 *
 * @module
 */
import { exception, note, permission, prohibition, rule, section } from '../../../src/kernel/clause.js'
import { POINTER, repeats, SHOWN } from './reasons.js'

/** Leadership. */
export const leadership = section('leadership', 'page 4, para 11', 'Leadership', {
  oneTask: permission('Available Leadership can be used for one of its five Tasks.'),
  exhausted: rule('A Task exhausts it.'),
  commissioned: note('A commissioned card lies apart until the end of the turn, when it becomes active.', {
    status: SHOWN,
  }),
})

/** When Tasks can be used. */
export const tasks = section('tasks', 'page 5, para 1', 'The five Tasks', {
  available: prohibition('A Task needs active Leadership, and what the Task itself asks for.'),
  eitherTurn: permission("Maneuver and Relieve can be used in either player's turn.", {
    status: repeats('page 2, para 7'),
  }),
  ownTurn: prohibition('Cache is for the own turn only.', { status: repeats('page 2, para 7') }),
  opponentsTurn: prohibition("Rally and Opportunity Fire are for the opponent's turn only.", {
    status: repeats('page 2, para 7'),
  }),
})

/** Rally. */
export const rally = section('rally', 'page 5, para 2', 'Rally', {
  when: prohibition('A unit can be Rallied when an enemy unit attacks it with supply, before dice are rolled.'),
  lesser: rule('Rally makes the result a lesser one, or rewards the unit for a result that was a Miss anyway.'),
  anyStatus: permission('Active and disrupted units can be Rallied.'),
  onlyReward: rule('Active or disrupted: that tells only which reward there is for a Miss.'),
  onCard: note('The Leadership card shows how results are lowered.', { status: POINTER }),
  blitz: rule('A Blitz becomes a Disrupt.'),
  disrupt: rule('A Disrupt becomes a Rout.'),
  rout: rule('A Rout becomes a Miss.'),
  miss: rule('A Miss that Rally did not make, City Defense and Dug In included, rewards the target.'),
  adjustedMiss: exception('A Miss that was a Rout brings no reward.'),
  disruptedReward: rule('A disrupted target Regroups at once.'),
  activeReward: permission('For an active target the defender picks one of two rewards, as far as both are possible.'),
  maneuver: permission('One reward: the target, and no other unit, does the Maneuver Task for free.'),
  opportunityFire: permission(
    'The other: the target fires on its attacker at once, as by Opportunity Fire and for free.',
  ),
  rewardRange: prohibition('For that, the attacker must be within the range of the target.'),
})

/** Opportunity Fire. */
export const opportunityFire = section('opportunityFire', 'page 5, para 3', 'Opportunity Fire', {
  when: permission('When an enemy unit has used supply, for whatever reason, one active unit may attack it.'),
  range: prohibition('The enemy unit is within the range of the unit that attacks.'),
  tasksSafe: prohibition('An enemy unit that used a Task is no target: Tasks are no actions and use no supply.'),
})

/** Maneuver. */
export const maneuver = section('maneuver', 'page 5, para 4', 'Maneuver', {
  shift: rule('One active unit of the player shifts to an adjacent square.'),
  active: prohibition('The unit is active.'),
  empty: prohibition('The square is empty.'),
  diagonal: permission('Every unit may shift diagonally.'),
  city: prohibition('An unoccupied unfriendly city is not entered.'),
})

/** Relieve. */
export const relieve = section('relieve', 'page 5, para 5', 'Relieve', {
  swap: rule('Two units of the player swap places.'),
  adjacent: prohibition('The two are adjacent.'),
  oneActive: prohibition('One of the two at least is active.'),
  diagonal: permission('Every unit may swap diagonally.'),
})

/** Cache. */
export const cache = section('cache', 'page 5, para 6', 'Cache', {
  raise: rule('The supply of the turn grows by one chit of the same kind.'),
  limit: prohibition('The stack does not grow beyond its greatest height.'),
  see: note('Fallen supply can be raised, too.', { status: POINTER }),
})
