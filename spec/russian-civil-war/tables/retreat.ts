/**
 * Where units may go in the first two steps of the Revolution Phase, and what becomes of those that cannot.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, view } from '../../../src/kernel/view.js'
import { alliesLeave, centralLeave } from '../clauses/revolution-phase.js'
import { lostCapital } from '../questions/lost-capital.js'
import { retreatOrder } from '../questions/retreat-order.js'
import { retreatWithin } from '../questions/retreat-within.js'
import { tatarstanForces } from '../questions/tatarstan-forces.js'
import { transportRoom } from '../questions/transport-room.js'
import { whoRetreats } from '../questions/who-retreats.js'
import { SIDES } from '../vocabulary.js'

/** Where a unit may not retreat to. */
export const mayNotRetreat = forbid(
  'Revolution Phase: may not retreat there',
  view(
    {
      side: among(SIDES, 'the side that leaves'),
      to: among(['territory', 'sea zone'], 'where the unit would go'),
      friendly: among(['controlled', 'contested', 'neither'], 'by the own side the territory is'),
      left: flag('the territory is one of those that are left', 'the territory is none of those that are left'),
      transports: flag('friendly transports are there', 'no friendly transport is there'),
      load: among(COMPARED, 'the units on board, against what the transports carry'),
      retreatWithin,
      transportRoom,
    },
    [
      {
        because: 'sea zones are neither controlled nor left',
        when: ({ to, friendly, left }) => to === 'sea zone' && (friendly !== 'neither' || left),
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
    bar(centralLeave.sameManner, { side: 'Central Powers', to: 'territory', friendly: 'neither' }),
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

/** What becomes of a unit that cannot retreat. */
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

/** Whether a territory of Inner Russia is left by a side. */
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

/** Whether Russia leaves before its Allies. */
export const firstToLeave = one('Step 1: who leaves first', view({ retreatOrder }), (row) => [
  row(alliesLeave.all, { retreatOrder: 'Russia first' }, 'Russia'),
  row(alliesLeave.all, { retreatOrder: 'other Allies first' }, 'the others'),
])

/** Who decides where a unit retreats to. */
export const decider = one('Revolution Phase: who decides a retreat', view({ whoRetreats }), (row) => [
  row([alliesLeave.territory, centralLeave.sameManner], { whoRetreats: 'its own power' }, 'its own power'),
  row([alliesLeave.territory, centralLeave.sameManner], { whoRetreats: 'Russia' }, 'Russia'),
])
