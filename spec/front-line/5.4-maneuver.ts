/** page 5, para 4 Maneuver. @module */

import { among, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { status, WHOSE } from './2.9-move.js'
import { CITY_SIDES } from './cities.js'
import { NEIGHBORHOODS } from './neighborhood.js'
import * as cited from './rules.gen.js'

export const maneuverCounts = one(
  'Maneuver: does it count among the actions of the unit',
  view({
    ownTurn: flag("it is the player's own turn", "it is the opponent's turn"),
    maneuverAction: cited.maneuverAction,
  }),
  (row) => [
    row(cited.opportunityFire.tasksSafe, { maneuverAction: 'no' }, false),
    row(cited.actionsAndTasks.twoActions, { ownTurn: false, maneuverAction: 'yes' }, false),
    row([cited.unitStatus.activeMay, cited.actionsAndTasks.twoActions], { ownTurn: true, maneuverAction: 'yes' }, true),
  ],
)

export const mayNotBeginManeuver = forbid(
  'Maneuver: may not begin',
  view({
    whose: among([...WHOSE, 'any'], 'whose unit is in the square'),
    status,
    given: range(0, 2, 'actions that the unit was given in this turn'),
    maneuverAction: cited.maneuverAction,
  }),
  (bar) => [
    bar([cited.actionsAndTasks.twoActions, cited.unitStatus.activeMay], { given: 2, maneuverAction: 'yes' }),
    bar(cited.maneuver.shift, { whose: P.union('enemy', 'nobody') }),
    bar([cited.maneuver.active, cited.unitStatus.disruptedOnly], { status: 'disrupted' }),
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
      lakeEntry: cited.lakeEntry,
    },
    [{ because: 'no city lies in the water', when: ({ city, water }) => city !== 'none' && water }],
  ),
  (bar, lift) => [
    bar(cited.maneuver.shift, { neighbor: P.not('by a side') }),
    lift(cited.maneuver.diagonal, { neighbor: 'by a corner' }, [cited.maneuver.shift]),
    bar(cited.maneuver.empty, { empty: false }),
    bar(cited.maneuver.city, { empty: true, city: 'unfriendly' }),
    bar(cited.lakeNogo.impassable, { water: true, lakeEntry: 'never' }),
  ],
)
