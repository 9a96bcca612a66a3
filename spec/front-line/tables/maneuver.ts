/**
 * Maneuver: where a unit shifts.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/table.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { CITY_SIDES } from '../cities.js'
import { lakeNogo } from '../clauses/end.js'
import { maneuver } from '../clauses/leadership.js'
import { NEIGHBORHOODS } from '../neighborhood.js'
import { lakeEntry } from '../questions/lake-entry.js'

/** Where a unit may not shift. */
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
    bar(lakeNogo.impassable, { water: true, lakeEntry: 'never' }),
  ],
)
