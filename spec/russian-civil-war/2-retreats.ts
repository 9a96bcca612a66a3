/** Revolution Phase, steps 1 and 2: the retreats. @module */

import { among, COMPARED, flag, forbid, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { SIDES } from './vocabulary.js'

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
      leavingManner: cited.leavingManner,
      retreatWithin: cited.retreatWithin,
      transportRoom: cited.transportRoom,
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
    bar(cited.alliesLeave.territory, { side: 'Allies', to: 'territory', friendly: 'neither' }),
    bar(cited.alliesLeave.all, { side: 'Allies', left: true, retreatWithin: 'out of all of them' }),
    bar(cited.alliesLeave.transport, { side: 'Allies', to: 'sea zone', transports: false }),
    bar(cited.alliesLeave.transport, {
      side: 'Allies',
      transports: true,
      load: P.not('less'),
      transportRoom: 'as many as they carry',
    }),
    bar(cited.centralLeave.sameManner, { ...STRANGE, russian: false }),
    bar(cited.centralLeave.sameManner, { ...STRANGE, russian: true, leavingManner: 'to their own side' }),
    bar(cited.centralLeave.all, { side: 'Central Powers', left: true, retreatWithin: 'out of all of them' }),
    bar(cited.centralLeave.sameManner, { side: 'Central Powers', to: 'sea zone', transports: false }),
    bar(cited.centralLeave.sameManner, {
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
    lostCapital: cited.lostCapital,
  }),
  (row) => [
    row(cited.alliesLeave.removed, { side: 'Allies' }, 'out of the game'),
    row(cited.centralLeave.capital, { side: 'Central Powers', capital: 'own side' }, 'to the capital'),
    row(
      cited.centralLeave.capital,
      { side: 'Central Powers', capital: 'enemy', lostCapital: 'there all the same' },
      'to the capital',
    ),
    row(
      cited.centralLeave.capital,
      { side: 'Central Powers', capital: 'enemy', lostCapital: 'nowhere' },
      'out of the game',
    ),
  ],
)

export const isLeft = one(
  'Revolution Phase: what a side leaves',
  view({
    side: among(SIDES, 'the side'),
    territory: among(['Tatarstan', 'another'], 'the territory of Inner Russia'),
    tatarstanForces: cited.tatarstanForces,
  }),
  (row) => [
    row([cited.alliesLeave.all, cited.centralLeave.all], { territory: 'another' }, true),
    row(cited.centralLeave.all, { side: 'Central Powers', territory: 'Tatarstan' }, true),
    row(cited.alliesLeave.all, { side: 'Allies', territory: 'Tatarstan', tatarstanForces: 'stay' }, false),
    row(cited.alliesLeave.all, { side: 'Allies', territory: 'Tatarstan', tatarstanForces: 'leave too' }, true),
  ],
)

export const firstToLeave = one('Step 1: who leaves first', view({ retreatOrder: cited.retreatOrder }), (row) => [
  row(cited.alliesLeave.all, { retreatOrder: 'Russia first' }, 'Russia'),
  row(cited.alliesLeave.all, { retreatOrder: 'other Allies first' }, 'the others'),
])

export const firstOfCentral = one('Step 2: who leaves first', view({ centralOrder: cited.centralOrder }), (row) => [
  row(
    [cited.centralLeave.all, cited.centralLeave.sameManner],
    { centralOrder: 'Austria-Hungary first' },
    'Austria-Hungary',
  ),
  row([cited.centralLeave.all, cited.centralLeave.sameManner], { centralOrder: 'Germany first' }, 'Germany'),
])

export const decider = one(
  'Revolution Phase: who decides a retreat',
  view({ whoRetreats: cited.whoRetreats }),
  (row) => [
    row(
      [cited.alliesLeave.territory, cited.centralLeave.sameManner],
      { whoRetreats: 'its own power' },
      'its own power',
    ),
    row([cited.alliesLeave.territory, cited.centralLeave.sameManner], { whoRetreats: 'Russia' }, 'Russia'),
  ],
)
