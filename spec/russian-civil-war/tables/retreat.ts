/**
 * Where units may go in the first two steps of the Revolution Phase, and what becomes of those that cannot.
 *
 * @module
 */
import { forbid, one } from '../../../src/kernel/table.js'
import { flag, view } from '../../../src/kernel/view.js'
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
      side: SIDES,
      to: ['territory', 'sea zone'],
      /** Whether the own power or a friendly one controls or contests the territory. */
      friendly: flag,
      /** Whether the territory is one of those that are left. */
      left: flag,
      transports: ['none', 'full', 'with room'],
      retreatWithin,
      transportRoom,
    },
    [
      {
        because: 'sea zones are neither controlled nor left',
        when: ({ to, friendly, left }) => to === 'sea zone' && (friendly || left),
      },
      {
        because: 'transports are in sea zones',
        when: ({ to, transports }) => to === 'territory' && transports !== 'none',
      },
    ],
  ),
  (bar) => [
    bar(alliesLeave.territory, { side: 'Allies', to: 'territory', friendly: false }),
    bar(alliesLeave.all, { side: 'Allies', left: true, retreatWithin: 'out of all of them' }),
    bar(alliesLeave.transport, { side: 'Allies', to: 'sea zone', transports: 'none' }),
    bar(alliesLeave.transport, { side: 'Allies', transports: 'full', transportRoom: 'as many as they carry' }),
    bar(centralLeave.sameManner, { side: 'Central Powers', to: 'territory', friendly: false }),
    bar(centralLeave.all, { side: 'Central Powers', left: true, retreatWithin: 'out of all of them' }),
    bar(centralLeave.sameManner, { side: 'Central Powers', to: 'sea zone', transports: 'none' }),
    bar(centralLeave.sameManner, {
      side: 'Central Powers',
      transports: 'full',
      transportRoom: 'as many as they carry',
    }),
  ],
)

/** What becomes of a unit that cannot retreat. */
export const stranded = one(
  'Revolution Phase: a unit that cannot retreat',
  view({ side: SIDES, capital: ['own side', 'enemy'], lostCapital }),
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
  view({ side: SIDES, territory: ['Tatarstan', 'another'], tatarstanForces }),
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
