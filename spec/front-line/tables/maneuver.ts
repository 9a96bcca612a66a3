/**
 * Maneuver: which unit shifts, and where.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/table.js'
import { flag, view } from '../../../src/kernel/view.js'
import { CITY_SIDES } from '../cities.js'
import { lakeNogo } from '../clauses/end.js'
import { maneuver } from '../clauses/leadership.js'
import { unitStatus } from '../clauses/rounds.js'
import { NEIGHBORHOODS } from '../neighborhood.js'
import { lakeEntry } from '../questions/lake-entry.js'

/** Where a unit may not shift. */
export const mayNotShift = forbid(
  'Maneuver: may not shift to the square',
  view(
    {
      neighbor: NEIGHBORHOODS,
      empty: flag,
      city: CITY_SIDES,
      water: flag,
      lakeEntry,
    },
    [{ because: 'no city lies in the water', when: ({ city, water }) => city !== 'none' && water }],
  ),
  (bar, lift) => [
    bar(maneuver.shift, { neighbor: P.not('by a side') }),
    lift(maneuver.diagonal, { neighbor: 'by a corner' }, [maneuver.shift]),
    bar(maneuver.empty, { empty: false }),
    bar(maneuver.city, { empty: true, city: 'unfriendly' }),
    bar(lakeNogo.impassable, { water: true, lakeEntry: 'never' }),
  ],
)

/** Which unit may not Maneuver. */
export const mayNotManeuver = forbid(
  'Maneuver: the unit may not be chosen',
  view({ active: flag, /** Whether there is a square that it may shift to. */ room: flag }),
  (bar) => [bar([maneuver.active, unitStatus.disruptedOnly], { active: false }), bar(maneuver.empty, { room: false })],
)
