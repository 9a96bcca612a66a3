/** page 4, para 8 Paratroop. @module */

import { among, flag, forbid, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { STARTS, status, whose } from './2.9-move.js'
import * as cited from './rules.gen.js'
import { KINDS } from './vocabulary.js'

export const mayNotTakeOff = forbid(
  'Paratroop: may not begin',
  view({
    whose,
    status,
    kind: among(KINDS, 'the kind of unit'),
    from: among(STARTS, 'where the unit starts'),
  }),
  (bar, lift) => [
    bar(cited.paratroop.set, { whose: P.union('enemy', 'nobody') }),
    bar([cited.unitStatus.disruptedOnly, cited.paratroop.set], { status: 'disrupted' }),
    bar(cited.paratroop.set, { kind: P.not('Infantry') }),
    bar(cited.paratroop.fromAirBase, { from: P.not('own Air Base') }),
    lift(cited.paratroop.anyAirBase, { from: "the opponent's Air Base" }, [cited.paratroop.fromAirBase]),
  ],
)

/** Onto what a unit would drop. */
export const LANDINGS = ['open land', 'Port', 'city', 'water'] as const

/** The landmarks that a drop can be near to. */
export const LANDMARKS = [
  'active unit',
  'friendly city',
  'the Air Base that is left',
  'unfriendly city',
  'nothing',
] as const

/** The roles of water in the count: none, a square that counts, or a square that does not. */
export const WATERS = ['none', 'counted', 'skipped'] as const

export const dropping = view(
  {
    empty: flag('the square is empty', 'the square is not empty'),
    onto: among(LANDINGS, 'where it lands'),
    lakeEntry: cited.lakeEntry,
    near: among(LANDMARKS, 'what is one or two squares away'),
    diagonal: flag('the squares are counted along a diagonal', 'the squares are counted along rows and columns'),
    counting: among(WATERS, 'water among the squares that are counted'),
    dropCity: cited.dropCity,
    dropFromBase: cited.dropFromBase,
    dropDistance: cited.dropDistance,
    waterCount: cited.waterCount,
    waterFromCity: cited.waterFromCity,
  },
  [
    {
      because: 'nothing is counted where there is nothing to count from',
      when: ({ near, diagonal, counting }) => near === 'nothing' && (diagonal || counting !== 'none'),
    },
  ],
)

const CITY = P.union('friendly city', 'the Air Base that is left', 'unfriendly city')

export const mayNotDrop = forbid('Paratroop: may not land in the square', dropping, (bar, lift) => [
  bar(cited.paratroop.empty, { empty: false }),
  bar(cited.paratroop.noCity, { onto: P.union('city', 'Port') }),
  lift(cited.paratroop.ports, { onto: 'Port' }, [cited.paratroop.noCity]),
  bar(cited.lakeNogo.impassable, { onto: 'water', lakeEntry: 'never' }),
  bar(cited.paratroop.near, { near: 'nothing' }),
  bar(cited.paratroop.near, { near: 'unfriendly city', dropCity: 'friendly' }),
  bar(cited.paratroop.near, { near: 'the Air Base that is left', dropFromBase: 'no' }),
  bar([cited.paratroop.near, cited.attack.distance], { diagonal: true, dropDistance: 'rows and columns' }),
  bar(cited.lakeNogo.dropDistance, { near: 'active unit', counting: 'counted' }),
  bar(cited.lakeNogo.dropDistance, { near: CITY, counting: 'counted', waterFromCity: 'cities too' }),
  bar([cited.paratroop.near, cited.lakeNogo.dropDistance], { counting: 'skipped', waterCount: 'round the lake' }),
  bar(cited.paratroop.near, { near: CITY, counting: 'skipped', waterFromCity: 'units only' }),
])

export type Landmark = (typeof LANDMARKS)[number]
export type Water = (typeof WATERS)[number]
export type Landing = (typeof LANDINGS)[number]
