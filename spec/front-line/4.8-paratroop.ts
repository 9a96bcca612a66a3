/** page 4, para 8 Paratroop. @module */

import { among, flag, forbid, permission, prohibition, question, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { unitStatus } from './2.1-turns.js'
import { STARTS, status, whose } from './2.9-move.js'
import { attack } from './3.2-attack.js'
import { lakeEntry } from './3.11-rout.js'
import { ahead, section } from './section.js'
import { KINDS } from './vocabulary.js'

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

export const dropCity = question('dropCity', {
  asks: 'Must the city near which paratroops land be friendly?',
  clauses: [paratroop.near],
  readings: {
    friendly: 'Friendly goes with the unit and with the city.',
    any: 'Friendly goes with the unit only.',
  },
  usual: 'friendly',
  because: 'One adjective before both nouns.',
})

export const dropFromBase = question('dropFromBase', {
  asks: 'Can a drop be measured from the Air Base that the Infantry leaves?',
  clauses: [paratroop.near, paratroop.fromAirBase],
  readings: {
    yes: 'It is a friendly city like any other.',
    no: 'Only from another unit or another city.',
  },
  usual: 'yes',
  because: 'Any friendly active unit or city will do, and none is left out.',
})

export const dropDistance = question('dropDistance', {
  asks: 'How are the one or two squares of a drop counted?',
  clauses: [paratroop.near, attack.distance],
  readings: {
    'with diagonals': 'As Range is counted.',
    'rows and columns': 'As Infantry moves.',
  },
  usual: 'with diagonals',
  because: 'The text says one or two squares away, in the words in which it defines Range.',
})

export const waterCount = question('waterCount', {
  asks: 'What does it mean for a drop that water is not counted?',
  clauses: [ahead('lakeNogo.dropDistance'), paratroop.near],
  readings: {
    'round the lake': 'The one or two squares are all dry land.',
    skipped: 'Squares of water add nothing: a drop can reach across.',
  },
  usual: 'round the lake',
  because: 'Only dry land serves to find the distance.',
})

export const waterFromCity = question('waterFromCity', {
  asks: 'Is water left out also where a drop is measured from a city?',
  clauses: [ahead('lakeNogo.dropDistance'), paratroop.near],
  readings: {
    'units only': 'From a city, squares of water count like any other.',
    'cities too': 'From a city, too, only dry land counts.',
  },
  usual: 'units only',
  because: 'The rule for the lake names an active unit and no city.',
})

export const mayNotTakeOff = forbid(
  'Paratroop: may not begin',
  view({
    whose,
    status,
    kind: among(KINDS, 'the kind of unit'),
    from: among(STARTS, 'where the unit starts'),
  }),
  (bar, lift) => [
    bar(paratroop.set, { whose: P.union('enemy', 'nobody') }),
    bar([unitStatus.disruptedOnly, paratroop.set], { status: 'disrupted' }),
    bar(paratroop.set, { kind: P.not('Infantry') }),
    bar(paratroop.fromAirBase, { from: P.not('own Air Base') }),
    lift(paratroop.anyAirBase, { from: "the opponent's Air Base" }, [paratroop.fromAirBase]),
  ],
)

/** Onto what a unit would drop. */
export const LANDINGS = ['open land', 'Port', 'city', 'water'] as const

/** What a drop can be near to. */
export const LANDMARKS = [
  'active unit',
  'friendly city',
  'the Air Base that is left',
  'unfriendly city',
  'nothing',
] as const

/** How water comes into the count: not at all, as a square that counts, or as one that does not. */
export const WATERS = ['none', 'counted', 'skipped'] as const

export const dropping = view(
  {
    empty: flag('the square is empty', 'the square is not empty'),
    onto: among(LANDINGS, 'where it lands'),
    lakeEntry,
    near: among(LANDMARKS, 'what is one or two squares away'),
    diagonal: flag('the squares are counted along a diagonal', 'the squares are counted along rows and columns'),
    counting: among(WATERS, 'water among the squares that are counted'),
    dropCity,
    dropFromBase,
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

const CITY = P.union('friendly city', 'the Air Base that is left', 'unfriendly city')

export const mayNotDrop = forbid('Paratroop: may not land in the square', dropping, (bar, lift) => [
  bar(paratroop.empty, { empty: false }),
  bar(paratroop.noCity, { onto: P.union('city', 'Port') }),
  lift(paratroop.ports, { onto: 'Port' }, [paratroop.noCity]),
  bar(ahead('lakeNogo.impassable'), { onto: 'water', lakeEntry: 'never' }),
  bar(paratroop.near, { near: 'nothing' }),
  bar(paratroop.near, { near: 'unfriendly city', dropCity: 'friendly' }),
  bar(paratroop.near, { near: 'the Air Base that is left', dropFromBase: 'no' }),
  bar([paratroop.near, attack.distance], { diagonal: true, dropDistance: 'rows and columns' }),
  bar(ahead('lakeNogo.dropDistance'), { near: 'active unit', counting: 'counted' }),
  bar(ahead('lakeNogo.dropDistance'), { near: CITY, counting: 'counted', waterFromCity: 'cities too' }),
  bar([paratroop.near, ahead('lakeNogo.dropDistance')], { counting: 'skipped', waterCount: 'round the lake' }),
  bar(paratroop.near, { near: CITY, counting: 'skipped', waterFromCity: 'units only' }),
])

export type Landmark = (typeof LANDMARKS)[number]
export type Water = (typeof WATERS)[number]
export type Landing = (typeof LANDINGS)[number]
