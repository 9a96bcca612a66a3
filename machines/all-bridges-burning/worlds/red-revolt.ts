/** Small worlds of the Red Revolt. @module */

import { call, type World } from '#kernel'
import type { Game } from '#spec/all-bridges-burning/game'
import { redRevoltProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { alone, cells, readAs, whole, withOnly } from './shared.js'

/** The worlds of the Red Revolt. */
export function revoltWorlds(start: Game, pivotal: number): readonly World<Game>[] {
  const current: Game = { ...start, cards: { ...start.cards, current: pivotal } }
  const armed: Game = { ...current, capabilityBox: { reds: ['Cannons'], senate: ['Jaeger', 'Trains'] } }
  const noVaasa = withOnly(armed, {
    Tampere: { cells: cells(2) },
    'Oulun lääni': { cells: cells(0, 1) },
    Häme: { cells: cells(0, 1) },
    Helsinki: { cells: cells(1, 1), prepared: { reds: 0, senate: 1 } },
  })
  const provinces = withOnly(
    { ...armed, capabilityBox: { reds: ['Cannons', 'Trains'], senate: ['Trains'] } },
    { Häme: { cells: cells(2) }, Vaasa: { cells: cells(0, 1) } },
  )
  const redsOnly: Game = { ...noVaasa, capabilityBox: { reds: ['Cannons', 'Trains'], senate: [] } }
  const kept = { capabilityPlacing: 'may' }
  const forced = { revoltChoice: 'must choose' }
  const revolt = call(redRevoltProcedure, null)
  return [
    alone('the Red Revolt', current, revolt),
    alone('the Red Revolt with Capabilities', armed, revolt),
    alone('the Red Revolt with Capabilities and no Senate in Vaasa', noVaasa, revolt),
    alone('the Red Revolt in which Capabilities may be kept', readAs(noVaasa, { capabilityPlacing: 'may' }), revolt),
    alone('the Red Revolt in which the Senate may keep its Capabilities', readAs(armed, kept), revolt),
    alone('the Red Revolt with Capabilities of the Reds alone', readAs(redsOnly, kept), revolt),
    alone('the Red Revolt with Reds in no Town', readAs(provinces, kept), revolt),
    alone('the Red Revolt that must be used, with Capabilities', readAs(noVaasa, { ...kept, ...forced }), revolt),
    alone('the Red Revolt that must be used, with Reds in no Town', readAs(provinces, { ...kept, ...forced }), revolt),
    alone('the Red Revolt without any Reds', withOnly(current, { Vaasa: { cells: cells(0, 1) } }), revolt),
    alone('the Red Revolt that must be used', readAs(current, { revoltChoice: 'must choose' }), revolt),
    alone(
      'the Red Revolt that must be used, without any Reds',
      readAs(withOnly(current, { Vaasa: { cells: cells(0, 1) } }), { revoltChoice: 'must choose' }),
      revolt,
    ),
    {
      ...alone(
        'the Red Revolt with transfers of Resources',
        { ...current, resources: { reds: 1, senate: 0, moderates: 0 } },
        revolt,
      ),
      asides: true,
    },
    {
      ...alone(
        'the Red Revolt with News and transfers of Resources',
        readAs({ ...current, resources: { reds: 1, senate: 0, moderates: 0 } }, { newsAfterRevolt: 'yes' }),
        revolt,
      ),
      asides: true,
    },
    whole('the whole Red Revolt with Capabilities', noVaasa, revolt),
  ]
}
