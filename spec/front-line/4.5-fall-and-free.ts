/** page 4, para 5 Fall, page 4, para 6 Free. @module */

import { among, first, flag, one, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { components, theGame } from './1.1-the-game.js'
import { HIGH } from './2.1-turns.js'
import { actionsAndTasks } from './2.5-actions.js'
import { cityOnly } from './3.2-attack.js'
import { displacement } from './4.1-miss.js'
import { ahead, section } from './section.js'
import { CITIES } from './vocabulary.js'

export const fall = section('fall', 'page 4, para 5', 'Fall', {
  marker: rule('A unit that enters an Air Base or an Industry of the other color puts a Fallen City Marker on it.'),
  supply: rule(
    "A Fallen chit takes the place of that city's chits, be they available or used, and lies where they lay.",
  ),
})

export const free = section('free', 'page 4, para 6', 'Free', {
  marker: rule('A unit that enters a Fallen city of its own color takes the marker off.'),
  usedChit: rule('A Fallen chit of the city that was used is set aside.'),
  unusedChit: rule("One that was not used is replaced with the full stack of the Supply Card's value."),
})

export const chitsRunOut = question('chitsRunOut', {
  asks: 'Is there a chit for Cache, or for a city that falls or is freed, when all of its kind lie on the Items cards?',
  clauses: [ahead('cache.raise'), fall.supply, free.unusedChit, components.chits],
  readings: {
    no: 'No: what the list of components counts is all there is, so none is laid that is not left.',
    yes: 'Yes: chits only count, and a substitute will do.',
  },
  usual: 'yes',
  because: 'What is laid is told as a number, and nowhere is it said that it depends on what is left in the box.',
})

export const fallenInUse = question('fallenInUse', {
  asks: 'What is swapped when a city falls while its chits are partly used?',
  clauses: [fall.supply],
  readings: {
    available: 'The Fallen chit is available as long as one chit was.',
    used: 'The Fallen chit is used as soon as one chit was.',
  },
  usual: 'available',
  because: 'Chits that are left are on the available square.',
})

export const fallenWithoutChits = question('fallenWithoutChits', {
  asks: 'What is swapped when a city falls whose stack has no chits at all?',
  clauses: [fall.supply, free.usedChit],
  readings: {
    nothing: 'Nothing: where no chits lie, no Fallen chit takes their place.',
    'a used chit': 'A Fallen chit is laid in the Used Supply area all the same.',
  },
  usual: 'nothing',
  because: 'The Fallen chit is swapped for chits; a city that was freed after its Fallen chit was used has none.',
})

export const freedInUse = question('freedInUse', {
  asks: "What happens to a freed city's supply when one of two Fallen chits is used?",
  clauses: [free.usedChit, free.unusedChit, ahead('cache.raise')],
  readings: {
    used: 'Both are set aside.',
    unused: 'The one that is left is replaced with the full stack.',
  },
  usual: 'used',
  because: 'Its Fallen supply was used, if only in part.',
})

export const freedByItsChit = question('freedByItsChit', {
  asks: 'Is the Fallen chit used already that pays for the Attack by which its own city is freed?',
  clauses: [free.usedChit, free.unusedChit, actionsAndTasks.useSupply],
  readings: {
    used: 'Yes: a chit is used when an action is begun, so it is set aside.',
    'in use': 'No: it is in use until the action is over, so the full stack replaces it.',
  },
  usual: 'used',
  because: 'Supply is used to do an action, and there is none before it; a chit that pays for one is not left over.',
})

export const freedWithoutChit = question('freedWithoutChit', {
  asks: 'What does a freed city get for which no Fallen chit was laid?',
  clauses: [free.usedChit, free.unusedChit],
  readings: {
    nothing: 'Nothing: there is no Fallen chit to replace.',
    'the full stack': 'The full stack: its Fallen supply was not used.',
  },
  usual: 'nothing',
  because: 'The stack comes in the place of a Fallen chit that was not used.',
})

/** How a unit comes into a square: after the die of a City Only, or shifted by an Attack. */
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
    fallenInUse,
    fallenWithoutChits,
    chitsRunOut,
  }),
  (row) => [
    row([fall.supply, components.chits], { left: 0, chitsRunOut: 'no' }, 'nowhere'),
    row([fall.supply, ahead('cardCityControl.unusedChits')], { available: SOME, used: 0 }, 'available'),
    row([fall.supply, ahead('cardCityControl.usedChits')], { available: 0, used: SOME }, 'used'),
    row(fall.supply, { available: SOME, used: SOME, fallenInUse: 'available' }, 'available'),
    row(fall.supply, { available: SOME, used: SOME, fallenInUse: 'used' }, 'used'),
    row(fall.supply, { available: 0, used: 0, fallenWithoutChits: 'nothing' }, 'nowhere'),
    row(fall.supply, { available: 0, used: 0, fallenWithoutChits: 'a used chit' }, 'used'),
  ],
)

export const payingChit = one(
  'Free: the chit that pays for the action',
  view({
    pays: flag('a chit of the city pays for the action', 'no chit of the city pays for the action'),
    freedByItsChit,
  }),
  (row) => [
    row([free.usedChit, free.unusedChit], { pays: false }, 'as it lies'),
    row(free.usedChit, { pays: true, freedByItsChit: 'used' }, 'as it lies'),
    row(free.unusedChit, { pays: true, freedByItsChit: 'in use' }, 'not used yet'),
  ],
)

export const freedStack = one('Free: the stack', view({ ...STACK, freedInUse, freedWithoutChit }), (row) => [
  row(free.unusedChit, { available: SOME, used: 0 }, 'full'),
  row([free.usedChit, ahead('cardCityControl.freeUsed')], { available: 0, used: SOME }, 'nothing'),
  row(free.usedChit, { available: SOME, used: SOME, freedInUse: 'used' }, 'nothing'),
  row(free.unusedChit, { available: SOME, used: SOME, freedInUse: 'unused' }, 'full'),
  row(free.unusedChit, { available: 0, used: 0, freedWithoutChit: 'nothing' }, 'nothing'),
  row(free.unusedChit, { available: 0, used: 0, freedWithoutChit: 'the full stack' }, 'full'),
])

export const fullOrLeft = one(
  'Free: whether the full stack is there',
  view({ isEnough: flag('as many chits are left as the stack has', 'fewer chits are left'), chitsRunOut }),
  (row) => [
    row(free.unusedChit, { isEnough: true }, 'full'),
    row(free.unusedChit, { isEnough: false, chitsRunOut: 'yes' }, 'full'),
    row([free.unusedChit, components.chits], { isEnough: false, chitsRunOut: 'no' }, 'what is left'),
  ],
)

export type EnteredBy = (typeof ENTERED_BY)[number]
