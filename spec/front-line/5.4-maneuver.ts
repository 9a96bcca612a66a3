/** page 5, para 4 Maneuver. @module */

import { among, flag, forbid, one, permission, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { unitStatus } from './2.1-turns.js'
import { actionsAndTasks } from './2.5-actions.js'
import { status, WHOSE } from './2.9-move.js'
import { lakeEntry } from './3.11-rout.js'
import { opportunityFire } from './5.3-opportunity-fire.js'
import { CITY_SIDES } from './cities.js'
import { NEIGHBORHOODS } from './neighborhood.js'
import { ahead, section } from './section.js'

export const maneuver = section('maneuver', 'page 5, para 4', 'Maneuver', {
  shift: rule('One active unit of the player shifts to an adjacent square.'),
  active: prohibition('A unit that Maneuvers is active.'),
  empty: prohibition('The square is empty.'),
  diagonal: permission('Every unit may shift diagonally.'),
  city: prohibition('An unoccupied unfriendly city is not entered.'),
})

export const maneuverAction = question('maneuverAction', {
  asks: 'Is a Maneuver in the own turn one of the two actions of the unit?',
  clauses: [unitStatus.activeMay, actionsAndTasks.twoActions, opportunityFire.tasksSafe],
  readings: {
    no: 'It is a Task, and Tasks are no actions.',
    yes: 'It is an action: a unit does one other at the most in that turn.',
  },
  usual: 'no',
  because: 'Page 5, para 3 says that Tasks are no actions; page 2, para 4 lists it among the actions of active units.',
})

export const maneuverCounts = one(
  'Maneuver: does it count among the actions of the unit',
  view({ ownTurn: flag("it is the player's own turn", "it is the opponent's turn"), maneuverAction }),
  (row) => [
    row(opportunityFire.tasksSafe, { maneuverAction: 'no' }, false),
    row(actionsAndTasks.twoActions, { ownTurn: false, maneuverAction: 'yes' }, false),
    row([unitStatus.activeMay, actionsAndTasks.twoActions], { ownTurn: true, maneuverAction: 'yes' }, true),
  ],
)

export const mayNotBeginManeuver = forbid(
  'Maneuver: may not begin',
  view({
    whose: among([...WHOSE, 'any'], 'whose unit is in the square'),
    status,
    given: range(0, 2, 'actions that the unit was given in this turn'),
    maneuverAction,
  }),
  (bar) => [
    bar([actionsAndTasks.twoActions, unitStatus.activeMay], { given: 2, maneuverAction: 'yes' }),
    bar(maneuver.shift, { whose: P.union('enemy', 'nobody') }),
    bar([maneuver.active, unitStatus.disruptedOnly], { status: 'disrupted' }),
  ],
)

export const mayNotShift = forbid(
  'Maneuver: may not shift to the square',
  view(
    {
      neighbor: among(NEIGHBORHOODS, 'how the square touches that of the unit'),
      empty: flag('the square is empty', 'the square is not empty'),
      city: among(CITY_SIDES, 'the city in the square'),
      water: flag('the square is water', 'the square is no water'),
      lakeEntry,
    },
    [{ because: 'no city lies in the water', when: ({ city, water }) => city !== 'none' && water }],
  ),
  (bar, lift) => [
    bar(maneuver.shift, { neighbor: P.not('by a side') }),
    lift(maneuver.diagonal, { neighbor: 'by a corner' }, [maneuver.shift]),
    bar(maneuver.empty, { empty: false }),
    bar(maneuver.city, { empty: true, city: 'unfriendly' }),
    bar(ahead('lakeNogo.impassable'), { water: true, lakeEntry: 'never' }),
  ],
)
