/** Small worlds of the Revolution Phase and of its first two steps. @module */

import { call, type World } from '#kernel'
import { withSeas } from '#spec/russian-civil-war/components/openings'
import { controlledBy, type Game, withAboard } from '#spec/russian-civil-war/game'
import { retreatProcedure, revolutionProcedure } from '#spec/russian-civil-war/procedures'
import { alone, readAs, whole, withOnly } from './shared.js'

const allies = call(retreatProcedure, { side: 'Allies' })
const central = call(retreatProcedure, { side: 'Central Powers' })

const inRetreat = withOnly(
  [
    ['Moscow', 'Russia', ['Russia', 1, 1]],
    ['Karelia', 'Russia', ['Russia', 1, 0], ['Britain', 1, 0]],
    ['Kazakhstan', 'Russia', ['Britain', 1, 0]],
    ['Tatarstan', 'Russia', ['Russia', 1, 0]],
    ['Livonia', 'Germany', ['Germany', 1, 0]],
    ['Belarus', 'Germany'],
    ['Ukraine', 'Germany', ['Russia', 1, 0], ['Germany', 1, 0]],
    ['Finland', 'Germany'],
  ],
  [['zone 6', 'Britain', 0, 1]],
)

/** Three units for one place on a transport. */
const crowded = withOnly(
  [
    ['Karelia', 'Russia', ['Russia', 2, 0], ['Britain', 1, 0]],
    ['Livonia', 'Germany'],
    ['Finland', 'Germany'],
  ],
  [['zone 12', 'Britain', 0, 1]],
)

const invaded = withOnly(
  [
    ['Moscow', 'Russia', ['Germany', 1, 0], ['Russia', 1, 0]],
    ['Karelia', 'Germany', ['Germany', 1, 0]],
    ['Tatarstan', 'Ottoman Empire', ['Ottoman Empire', 1, 0]],
    ['Kazakhstan', 'Ottoman Empire', ['Ottoman Empire', 0, 1]],
    ['Livonia', 'Germany'],
    ['Belarus', 'Germany'],
    ['Poland', 'Germany'],
  ],
  [['zone 12', 'Germany', 1, 0]],
)

/** A German transport in the Caspian Sea that is full, or has room for one. */
const caspian = withAboard(withSeas(invaded, [['zone 30', 'Germany', 0, 1]]), 'zone 30', 'Germany', { infantry: 1 })
const withoutConstantinople: Game = controlledBy(invaded, 'Constantinople', 'Britain')

const outer = withOnly([
  ['Moscow', 'Russia', ['Russia', 1, 0]],
  ['Tatarstan', 'Ottoman Empire'],
  ['Livonia', 'Germany'],
  ['Belarus', 'Germany'],
  ['Poland', 'Germany'],
  ['Ukraine', 'Russia', ['Russia', 1, 0], ['Germany', 1, 0]],
  ['Finland', 'Germany'],
])

/** Nobody stands in Inner Russia any more: a chart alone does not see anybody leave. */
const deserted = withOnly(
  [
    ['Karelia', 'Germany'],
    ['Tatarstan', 'Ottoman Empire'],
    ['Kazakhstan', 'Ottoman Empire'],
    ['Belarus', 'Germany'],
    ['Ukraine', 'Russia', ['Russia', 1, 0], ['Germany', 1, 0]],
  ],
  [['zone 12', 'Germany', 1, 0]],
)
const changing = readAs(
  withOnly([
    ['Karelia', 'Germany'],
    ['Livonia', 'Germany'],
    ['Belarus', 'Germany'],
    ['Poland', 'Germany'],
    ['Finland', 'Germany'],
    ['Sevastopol', 'Germany'],
  ]),
  { ceded: 'markers change' },
)

const revolution = call(revolutionProcedure, null)

/** The worlds of the first two steps. */
export const retreatWorlds: readonly World<Game>[] = [
  alone('the Allies leave', inRetreat, allies),
  alone('the Allies leave Tatarstan too', readAs(inRetreat, { tatarstanForces: 'leave too' }), allies),
  alone('the Allies leave as Russia decides', readAs(inRetreat, { whoRetreats: 'Russia' }), allies),
  alone('the Allies go into each other', readAs(inRetreat, { retreatWithin: 'one space and no more' }), allies),
  alone('the Allies crowd the transports', crowded, allies),
  alone(
    'the other Allies come first to the transports',
    readAs(crowded, { retreatOrder: 'other Allies first' }),
    allies,
  ),
  alone('the transports take all', readAs(crowded, { transportRoom: 'all that come' }), allies),
  alone('the Central Powers leave', invaded, central),
  alone('the Ottomans have lost Constantinople', withoutConstantinople, central),
  alone('the Ottomans have nowhere to go', readAs(withoutConstantinople, { lostCapital: 'nowhere' }), central),
  alone('the Central Powers find a transport', caspian, central),
  alone('nobody has to leave', withOnly([]), allies),
]

/** The worlds of the Revolution Phase. */
export const revolutionWorlds: readonly World<Game>[] = [
  alone('the steps of the Revolution', deserted, revolution),
  alone('Tatarstan is nobody’s', readAs(deserted, { tatarstanAfter: 'nobody' }), revolution),
  alone('Tatarstan is Soviet', readAs(deserted, { tatarstanAfter: 'Soviet Russia' }), revolution),
  alone('no cruiser beside the Germans', readAs(deserted, { cruiserPlace: 'not beside Central Powers' }), revolution),
  alone('Outer Russia changes hands', changing, revolution),
  whole('the whole Revolution', inRetreat, revolution),
  whole('the whole Revolution with an invasion', invaded, revolution),
  whole('the whole Revolution with Outer Russia ceded', readAs(outer, { ceded: 'markers change' }), revolution),
]
