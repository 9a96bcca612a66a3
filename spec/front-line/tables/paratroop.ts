/**
 * Paratroop: where it lands, and near what.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/table.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { attack } from '../clauses/actions.js'
import { lakeNogo } from '../clauses/end.js'
import { paratroop } from '../clauses/missions.js'
import { dropCity } from '../questions/drop-city.js'
import { dropDistance } from '../questions/drop-distance.js'
import { lakeEntry } from '../questions/lake-entry.js'
import { waterCount } from '../questions/water-count.js'
import { waterFromCity } from '../questions/water-from-city.js'

/** What a drop can be near to. */
export const LANDMARKS = ['active unit', 'friendly city', 'unfriendly city', 'nothing'] as const
/** What a drop is near to. */
export type Landmark = (typeof LANDMARKS)[number]

/** How water comes into the count: not at all, as a square that counts, or as one that does not. */
export const WATERS = ['none', 'counted', 'skipped'] as const
/** How water comes into the count. */
export type Water = (typeof WATERS)[number]

const CITY = P.union('friendly city', 'unfriendly city')

/** Onto what a unit would drop. */
export const LANDINGS = ['open land', 'Port', 'city', 'water'] as const
/** Onto what a unit would drop. */
export type Landing = (typeof LANDINGS)[number]

/** The square, and the best landmark of it: one that nothing forbids, or else the first. */
export const dropping = view(
  {
    empty: flag('the square is empty', 'the square is not empty'),
    onto: among(LANDINGS, 'where it lands'),
    lakeEntry,
    near: among(LANDMARKS, 'what is one or two squares away'),
    diagonal: flag('the squares are counted along a diagonal', 'the squares are counted along rows and columns'),
    counting: among(WATERS, 'water among the squares that are counted'),
    dropCity,
    dropDistance,
    waterCount,
    waterFromCity,
  },
  [
    {
      because: 'nothing is counted where there is nothing to count from',
      when: ({ near, diagonal, counting }) => near === 'nothing' && (diagonal || counting !== 'none'),
    },
  ],
)

/** Where paratroops may not land. */
export const mayNotDrop = forbid('Paratroop: may not land in the square', dropping, (bar, lift) => [
  bar(paratroop.empty, { empty: false }),
  bar(paratroop.noCity, { onto: P.union('city', 'Port') }),
  lift(paratroop.ports, { onto: 'Port' }, [paratroop.noCity]),
  bar(lakeNogo.impassable, { onto: 'water', lakeEntry: 'never' }),
  bar(paratroop.near, { near: 'nothing' }),
  bar(paratroop.near, { near: 'unfriendly city', dropCity: 'friendly' }),
  bar([paratroop.near, attack.distance], { diagonal: true, dropDistance: 'rows and columns' }),
  bar(lakeNogo.dropDistance, { near: 'active unit', counting: 'counted' }),
  bar(lakeNogo.dropDistance, { near: CITY, counting: 'counted', waterFromCity: 'cities too' }),
  bar([paratroop.near, lakeNogo.dropDistance], { counting: 'skipped', waterCount: 'round the lake' }),
  bar(paratroop.near, { near: CITY, counting: 'skipped', waterFromCity: 'units only' }),
])
