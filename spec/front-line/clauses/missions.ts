/**
 * Page 4: the Missions.
 *
 * @module
 */
import { permission, prohibition, rule, section } from '../../../src/kernel/clause.js'

/** Paratroop. */
export const paratroop = section('paratroop', 'page 4, para 8', 'Paratroop', {
  set: rule('For 1 Air supply one active Infantry of the player is dropped.'),
  fromAirBase: prohibition('It starts from an Air Base.'),
  anyAirBase: permission('The Air Base may be any.'),
  empty: prohibition('It lands in an empty square.'),
  noCity: prohibition('It does not land in a city.'),
  ports: permission('Ports are no cities: it can land there.'),
  near: prohibition('It lands one or two squares from a friendly active unit or city.'),
  action: permission('Where possible it may do one action, before the mission or after it.'),
})

/** Build. */
export const build = section('build', 'page 4, para 9', 'Build', {
  fromReserve: rule('Industry supply brings a unit from the reserve into play.'),
  ownIndustry: prohibition("It is set on the player's Industry, which must be empty."),
  two: rule('An Infantry or an Artillery costs two supply.'),
  three: rule('A Tank costs three supply.'),
  active: rule('It comes into play active.'),
  action: permission('With supply left, it may do one action after it was built.'),
})

/** Regroup. */
export const regroup = section('regroup', 'page 4, para 10', 'Regroup', {
  flips: rule('For 1 Capital supply a disrupted unit of the player becomes active again.'),
  disruptedOnly: prohibition('Only a disrupted unit is regrouped.'),
  action: permission('With supply left, it may do one action after the mission.'),
})
