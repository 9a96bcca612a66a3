/**
 * What becomes of a city that a unit enters, and of its supply.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, one } from '../../../src/kernel/table.js'
import { flag, view } from '../../../src/kernel/view.js'
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
      city: [...CITIES, 'none'],
      /** Whether the city belongs to the country of the unit. */
      own: flag,
      fallen: flag,
      by: ENTERED_BY,
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

/** How far the chits of a stack are used. */
export const USE = ['unused', 'partly used', 'used', 'no chits'] as const
/** How far the chits of a stack are used. */
export type Use = (typeof USE)[number]

/** Where the Fallen chit lies that takes the place of a city's chits. */
export const fallenChit = first(
  'Fall: the Fallen chit',
  view({
    stack: USE,
    /** Whether one of the four Fallen chits is left. */
    left: flag,
    fallenInUse,
    fallenWithoutChits,
    chitsRunOut,
  }),
  (row) => [
    row(components.chits, { left: false, chitsRunOut: 'no' }, 'nowhere'),
    row([fall.supply, cardCityControl.unusedChits], { stack: 'unused' }, 'available'),
    row([fall.supply, cardCityControl.usedChits], { stack: 'used' }, 'used'),
    row(fall.supply, { stack: 'partly used', fallenInUse: 'available' }, 'available'),
    row(fall.supply, { stack: 'partly used', fallenInUse: 'used' }, 'used'),
    row(fall.supply, { stack: 'no chits', fallenWithoutChits: 'nothing' }, 'nowhere'),
    row(fall.supply, { stack: 'no chits', fallenWithoutChits: 'a used chit' }, 'used'),
  ],
)

/** What takes the place of a freed city's Fallen chits. */
export const freedStack = one('Free: the stack', view({ stack: USE, freedInUse }), (row) => [
  row(free.unusedChit, { stack: 'unused' }, 'full'),
  row([free.usedChit, cardCityControl.freeUsed], { stack: 'used' }, 'nothing'),
  row(free.usedChit, { stack: 'partly used', freedInUse: 'used' }, 'nothing'),
  row(free.unusedChit, { stack: 'partly used', freedInUse: 'unused' }, 'full'),
  row(free.unusedChit, { stack: 'no chits' }, 'nothing'),
])
