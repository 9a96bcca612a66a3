/** page 4, para 5 Fall, page 4, para 6 Free. @module */

import { among, first, flag, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { HIGH } from './2.1-turns.js'
import * as cited from './rules.gen.js'
import { CITIES } from './vocabulary.js'

/** The ways in which a unit enters a square: after the die of a City Only, or shifted by an Attack. */
export const ENTERED_BY = ['City Only', 'a shift'] as const

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
      row([cited.cityOnly.enters, cited.theGame.capitalWins], { city: 'Capital', own: false, by: 'City Only' }, 'wins'),
      row(
        [cited.displacement.capital, cited.theGame.capitalWins],
        { city: 'Capital', own: false, by: 'a shift' },
        'wins',
      ),
      row(
        [cited.cityOnly.fallen, cited.fall.marker],
        { ...falling, own: false, fallen: false, by: 'City Only' },
        'falls',
      ),
      row(cited.fall.marker, { ...falling, own: false, fallen: false, by: 'a shift' }, 'falls'),
      row(
        [cited.cityOnly.freed, cited.free.marker],
        { ...falling, own: true, fallen: true, by: 'City Only' },
        'is freed',
      ),
      row(cited.free.marker, { ...falling, own: true, fallen: true, by: 'a shift' }, 'is freed'),
      row(cited.fall.marker, { ...falling, own: false, fallen: true }, 'stays'),
      row(cited.free.marker, { ...falling, own: true, fallen: false }, 'stays'),
      row(cited.theGame.capitalWins, { city: 'Capital', own: true }, 'stays'),
      row([cited.fall.marker, cited.free.marker], { city: 'none' }, 'stays'),
    ]
  },
)

/** The chits of the city's stack. */
const STACK = {
  available: range(0, HIGH, 'available chits of the city'),
  used: range(0, HIGH, 'used chits of the city'),
}

const SOME = P.number.positive()

export const fallenChit = first(
  'Fall: the Fallen chit',
  view({
    ...STACK,
    left: range(0, 4, 'Fallen chits that are left'),
    fallenInUse: cited.fallenInUse,
    fallenWithoutChits: cited.fallenWithoutChits,
    chitsRunOut: cited.chitsRunOut,
  }),
  (row) => [
    row([cited.fall.supply, cited.components.chits], { left: 0, chitsRunOut: 'no' }, 'nowhere'),
    row([cited.fall.supply, cited.cardCityControl.unusedChits], { available: SOME, used: 0 }, 'available'),
    row([cited.fall.supply, cited.cardCityControl.usedChits], { available: 0, used: SOME }, 'used'),
    row(cited.fall.supply, { available: SOME, used: SOME, fallenInUse: 'available' }, 'available'),
    row(cited.fall.supply, { available: SOME, used: SOME, fallenInUse: 'used' }, 'used'),
    row(cited.fall.supply, { available: 0, used: 0, fallenWithoutChits: 'nothing' }, 'nowhere'),
    row(cited.fall.supply, { available: 0, used: 0, fallenWithoutChits: 'a used chit' }, 'used'),
  ],
)

export const payingChit = one(
  'Free: the chit that pays for the action',
  view({
    pays: flag('a chit of the city pays for the action', 'no chit of the city pays for the action'),
    freedByItsChit: cited.freedByItsChit,
  }),
  (row) => [
    row([cited.free.usedChit, cited.free.unusedChit], { pays: false }, 'as it lies'),
    row(cited.free.usedChit, { pays: true, freedByItsChit: 'used' }, 'as it lies'),
    row(cited.free.unusedChit, { pays: true, freedByItsChit: 'in use' }, 'not used yet'),
  ],
)

export const freedStack = one(
  'Free: the stack',
  view({ ...STACK, freedInUse: cited.freedInUse, freedWithoutChit: cited.freedWithoutChit }),
  (row) => [
    row(cited.free.unusedChit, { available: SOME, used: 0 }, 'full'),
    row([cited.free.usedChit, cited.cardCityControl.freeUsed], { available: 0, used: SOME }, 'nothing'),
    row(cited.free.usedChit, { available: SOME, used: SOME, freedInUse: 'used' }, 'nothing'),
    row(cited.free.unusedChit, { available: SOME, used: SOME, freedInUse: 'unused' }, 'full'),
    row(cited.free.unusedChit, { available: 0, used: 0, freedWithoutChit: 'nothing' }, 'nothing'),
    row(cited.free.unusedChit, { available: 0, used: 0, freedWithoutChit: 'the full stack' }, 'full'),
  ],
)

export const fullOrLeft = one(
  'Free: whether the full stack is there',
  view({
    isEnough: flag('as many chits are left as the stack has', 'fewer chits are left'),
    chitsRunOut: cited.chitsRunOut,
  }),
  (row) => [
    row(cited.free.unusedChit, { isEnough: true }, 'full'),
    row(cited.free.unusedChit, { isEnough: false, chitsRunOut: 'yes' }, 'full'),
    row([cited.free.unusedChit, cited.components.chits], { isEnough: false, chitsRunOut: 'no' }, 'what is left'),
  ],
)

export type EnteredBy = (typeof ENTERED_BY)[number]
