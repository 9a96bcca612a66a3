/** Revolution Phase, steps 1 and 2: the retreats. @module */

import { among, COMPARED, flag, forbid, one, question, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { alliesLeave, centralLeave } from './2-revolution-phase.js'
import { ahead } from './section.js'
import { SIDES } from './vocabulary.js'

export const lostCapital = question('lostCapital', {
  asks: 'Where does a unit of the Central Powers go if its capital is in enemy hands?',
  clauses: [centralLeave.capital],
  readings: {
    'there all the same': 'To its capital, where it contests the territory.',
    nowhere: 'It leaves the game.',
  },
  usual: 'there all the same',
  because: 'The step sends such units to their capitals without a condition.',
})

export const leavingManner = question('leavingManner', {
  asks: 'May units of the Central Powers leave "in the same manner" to a territory that Russia controls or contests?',
  clauses: [alliesLeave.territory, centralLeave.sameManner],
  readings: {
    'to their own side': 'No: as the Allies go to theirs, they go to their own side.',
    'to the letter': 'Yes: step 1 names Russia, and it is the manner of step 1.',
  },
  usual: 'to their own side',
  because: 'The manner of step 1 is a retreat to friends, and for the Central Powers those are others.',
})

export const centralOrder = question('centralOrder', {
  asks: 'In which order do the Central Powers leave, where room on the transports is short?',
  clauses: [centralLeave.all, centralLeave.sameManner],
  readings: {
    'Austria-Hungary first': 'In the order of the turns of a round.',
    'Germany first': 'In the order of the turns that come next, from Germany on.',
  },
  usual: 'Austria-Hungary first',
  because: 'No order is given; that of a round is the one in which the powers are listed.',
  kind: 'gap',
})

export const retreatOrder = question('retreatOrder', {
  asks: 'In which order do the Allied powers leave, where room on the transports is short?',
  clauses: [alliesLeave.all, alliesLeave.transport],
  readings: {
    'Russia first': 'Russia, then the other Allies in the order of the turns.',
    'other Allies first': 'The other Allies in the order of the turns, then Russia.',
  },
  usual: 'Russia first',
  because: 'No order is given; the step names Russia before the other Allies, and it is the turn of Russia.',
})

export const retreatWithin = question('retreatWithin', {
  asks: 'May a unit go from one of the territories that are left into another of them?',
  clauses: [alliesLeave.all, alliesLeave.territory, centralLeave.all],
  readings: {
    'out of all of them': 'No: whatever is left is left by everybody.',
    'one space and no more': 'Yes: a unit that goes one space has left, and stays where it comes to.',
  },
  usual: 'out of all of them',
  because:
    'Adjacent territories are allowed without exception; but all forces in all of the territories leave, and the Soviets come next.',
})

export const tatarstanForces = question('tatarstanForces', {
  asks: 'Do Allied forces leave Tatarstan as well?',
  clauses: [alliesLeave.all, centralLeave.all, ahead('treaty.innerRussia')],
  readings: {
    stay: 'No: step 1 names Moscow, Karelia and Kazakhstan.',
    'leave too': 'Yes: Tatarstan is Inner Russia, and step 2 names it.',
  },
  usual: 'stay',
  because: 'Step 1 lists three territories and step 2 four. The lists are taken as they are printed.',
})

export const transportRoom = question('transportRoom', {
  asks: 'Do the transports take as many units as they carry, or all that come?',
  clauses: [alliesLeave.transport],
  readings: {
    'as many as they carry': 'A transport that is full takes no more.',
    'all that come': 'Any number may board.',
  },
  usual: 'as many as they carry',
  because:
    'The text sets no limit of its own, and takes the transports from a game in which a transport carries a number of units.',
})

export const whoRetreats = question('whoRetreats', {
  asks: 'Who decides where a unit goes in the first two steps?',
  clauses: [alliesLeave.territory, alliesLeave.transport, centralLeave.sameManner],
  readings: {
    'its own power': 'The player of the power that the unit belongs to.',
    Russia: 'Russia, in whose turn it happens, for all units.',
  },
  usual: 'its own power',
  because:
    'Both steps are written in the passive. In such a game players move their own units, and the text names nobody else.',
})

/** A territory of which the Central Powers have nothing. */
const STRANGE = { side: 'Central Powers', to: 'territory', friendly: 'neither' } as const

export const mayNotRetreat = forbid(
  'Revolution Phase: may not retreat there',
  view(
    {
      side: among(SIDES, 'the side that leaves'),
      to: among(['territory', 'sea zone'], 'where the unit would go'),
      friendly: among(['controlled', 'contested', 'neither'], 'by the own side the territory is'),
      russian: flag('Russia controls or contests the territory', 'Russia neither controls nor contests the territory'),
      left: flag('the territory is one of those that are left', 'the territory is none of those that are left'),
      transports: flag('friendly transports are there', 'no friendly transport is there'),
      load: among(COMPARED, 'the units on board, against what the transports carry'),
      leavingManner,
      retreatWithin,
      transportRoom,
    },
    [
      {
        because: 'sea zones are neither controlled nor left',
        when: ({ to, friendly, russian, left }) => to === 'sea zone' && (friendly !== 'neither' || russian || left),
      },
      {
        because: 'Russia is one of the Allies',
        when: ({ side, friendly, russian }) => side === 'Allies' && friendly === 'neither' && russian,
      },
      {
        because: 'transports are in sea zones',
        when: ({ to, transports, load }) => to === 'territory' && (transports || load !== 'as much'),
      },
      {
        because: 'where there is no transport, less than nothing is on board',
        when: ({ transports, load }) => !transports && load === 'less',
      },
    ],
  ),
  (bar) => [
    bar(alliesLeave.territory, { side: 'Allies', to: 'territory', friendly: 'neither' }),
    bar(alliesLeave.all, { side: 'Allies', left: true, retreatWithin: 'out of all of them' }),
    bar(alliesLeave.transport, { side: 'Allies', to: 'sea zone', transports: false }),
    bar(alliesLeave.transport, {
      side: 'Allies',
      transports: true,
      load: P.not('less'),
      transportRoom: 'as many as they carry',
    }),
    bar(centralLeave.sameManner, { ...STRANGE, russian: false }),
    bar(centralLeave.sameManner, { ...STRANGE, russian: true, leavingManner: 'to their own side' }),
    bar(centralLeave.all, { side: 'Central Powers', left: true, retreatWithin: 'out of all of them' }),
    bar(centralLeave.sameManner, { side: 'Central Powers', to: 'sea zone', transports: false }),
    bar(centralLeave.sameManner, {
      side: 'Central Powers',
      transports: true,
      load: P.not('less'),
      transportRoom: 'as many as they carry',
    }),
  ],
)

export const stranded = one(
  'Revolution Phase: a unit that cannot retreat',
  view({
    side: among(SIDES, 'the side of the unit'),
    capital: among(['own side', 'enemy'], 'who controls its capital'),
    lostCapital,
  }),
  (row) => [
    row(alliesLeave.removed, { side: 'Allies' }, 'out of the game'),
    row(centralLeave.capital, { side: 'Central Powers', capital: 'own side' }, 'to the capital'),
    row(
      centralLeave.capital,
      { side: 'Central Powers', capital: 'enemy', lostCapital: 'there all the same' },
      'to the capital',
    ),
    row(centralLeave.capital, { side: 'Central Powers', capital: 'enemy', lostCapital: 'nowhere' }, 'out of the game'),
  ],
)

export const isLeft = one(
  'Revolution Phase: what a side leaves',
  view({
    side: among(SIDES, 'the side'),
    territory: among(['Tatarstan', 'another'], 'the territory of Inner Russia'),
    tatarstanForces,
  }),
  (row) => [
    row([alliesLeave.all, centralLeave.all], { territory: 'another' }, true),
    row(centralLeave.all, { side: 'Central Powers', territory: 'Tatarstan' }, true),
    row(alliesLeave.all, { side: 'Allies', territory: 'Tatarstan', tatarstanForces: 'stay' }, false),
    row(alliesLeave.all, { side: 'Allies', territory: 'Tatarstan', tatarstanForces: 'leave too' }, true),
  ],
)

export const firstToLeave = one('Step 1: who leaves first', view({ retreatOrder }), (row) => [
  row(alliesLeave.all, { retreatOrder: 'Russia first' }, 'Russia'),
  row(alliesLeave.all, { retreatOrder: 'other Allies first' }, 'the others'),
])

export const firstOfCentral = one('Step 2: who leaves first', view({ centralOrder }), (row) => [
  row([centralLeave.all, centralLeave.sameManner], { centralOrder: 'Austria-Hungary first' }, 'Austria-Hungary'),
  row([centralLeave.all, centralLeave.sameManner], { centralOrder: 'Germany first' }, 'Germany'),
])

export const decider = one('Revolution Phase: who decides a retreat', view({ whoRetreats }), (row) => [
  row([alliesLeave.territory, centralLeave.sameManner], { whoRetreats: 'its own power' }, 'its own power'),
  row([alliesLeave.territory, centralLeave.sameManner], { whoRetreats: 'Russia' }, 'Russia'),
])
