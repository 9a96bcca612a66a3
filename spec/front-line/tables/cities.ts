/**
 * What becomes of a city that a unit enters, and of its supply.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, one } from '../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { cityOnly } from '../clauses/actions.js'
import { displacement, fall, free } from '../clauses/cities.js'
import { components, theGame } from '../clauses/overview.js'
import { cardCityControl } from '../clauses/set-up-cards.js'
import { chitsRunOut } from '../questions/chits-run-out.js'
import { fallenInUse } from '../questions/fallen-in-use.js'
import { fallenWithoutChits } from '../questions/fallen-without-chits.js'
import { freedInUse } from '../questions/freed-in-use.js'
import { CITIES } from '../vocabulary.js'

/** How a unit comes into a square: after the die of a City Only, or shifted by an Attack. */
export const ENTERED_BY = ['City Only', 'a shift'] as const
/** How a unit comes into a square. */
export type EnteredBy = (typeof ENTERED_BY)[number]

/** What becomes of the square that a unit enters. */
export const cityEntered = one(
  'City Control: what becomes of the city',
  view(
    {
      city: among([...CITIES, 'none'], 'the city in the square'),
      own: flag('the city is of the country of the unit', 'the city is not of the country of the unit'),
      fallen: flag('a Fallen City Marker lies there', 'no Fallen City Marker lies there'),
      by: among(ENTERED_BY, 'how the unit comes there'),
    },
    [
      {
        because: 'only an Air Base or an Industry can have a Fallen City Marker',
        when: ({ city, fallen }) => fallen && (city === 'Capital' || city === 'none'),
      },
      {
        because: 'City Only is an Attack on an unfriendly city',
        when: ({ city, own, fallen, by }) => by === 'City Only' && (city === 'none' || own !== fallen),
      },
    ],
  ),
  (row) => {
    const falling = { city: P.union('Air Base', 'Industry') } as const
    return [
      row([cityOnly.enters, theGame.capitalWins], { city: 'Capital', own: false, by: 'City Only' }, 'wins'),
      row([displacement.capital, theGame.capitalWins], { city: 'Capital', own: false, by: 'a shift' }, 'wins'),
      row([cityOnly.fallen, fall.marker], { ...falling, own: false, fallen: false, by: 'City Only' }, 'falls'),
      row(fall.marker, { ...falling, own: false, fallen: false, by: 'a shift' }, 'falls'),
      row([cityOnly.freed, free.marker], { ...falling, own: true, fallen: true, by: 'City Only' }, 'is freed'),
      row(free.marker, { ...falling, own: true, fallen: true, by: 'a shift' }, 'is freed'),
      row(fall.marker, { ...falling, own: false, fallen: true }, 'stays'),
      row(free.marker, { ...falling, own: true, fallen: false }, 'stays'),
      row(theGame.capitalWins, { city: 'Capital', own: true }, 'stays'),
      row([fall.marker, free.marker], { city: 'none' }, 'stays'),
    ]
  },
)

/** A stack of this height is as high as any for these tables. */
export const HIGH = 4

/** The chits of the city's stack. */
const STACK = {
  available: range(0, HIGH, 'available chits of the city'),
  used: range(0, HIGH, 'used chits of the city'),
}
const SOME = P.number.positive()

/** Where the Fallen chit lies that takes the place of a city's chits. */
export const fallenChit = first(
  'Fall: the Fallen chit',
  view({
    ...STACK,
    left: range(0, 4, 'Fallen chits that are left'),
    fallenInUse,
    fallenWithoutChits,
    chitsRunOut,
  }),
  (row) => [
    row(components.chits, { left: 0, chitsRunOut: 'no' }, 'nowhere'),
    row([fall.supply, cardCityControl.unusedChits], { available: SOME, used: 0 }, 'available'),
    row([fall.supply, cardCityControl.usedChits], { available: 0, used: SOME }, 'used'),
    row(fall.supply, { available: SOME, used: SOME, fallenInUse: 'available' }, 'available'),
    row(fall.supply, { available: SOME, used: SOME, fallenInUse: 'used' }, 'used'),
    row(fall.supply, { available: 0, used: 0, fallenWithoutChits: 'nothing' }, 'nowhere'),
    row(fall.supply, { available: 0, used: 0, fallenWithoutChits: 'a used chit' }, 'used'),
  ],
)

/** What takes the place of a freed city's Fallen chits. */
export const freedStack = one('Free: the stack', view({ ...STACK, freedInUse }), (row) => [
  row(free.unusedChit, { available: SOME, used: 0 }, 'full'),
  row([free.usedChit, cardCityControl.freeUsed], { available: 0, used: SOME }, 'nothing'),
  row(free.usedChit, { available: SOME, used: SOME, freedInUse: 'used' }, 'nothing'),
  row(free.unusedChit, { available: SOME, used: SOME, freedInUse: 'unused' }, 'full'),
  row(free.unusedChit, { available: 0, used: 0 }, 'nothing'),
])
