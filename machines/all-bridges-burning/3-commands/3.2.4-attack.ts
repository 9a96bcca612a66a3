/** Attack: space after space, with Trains that bring Attackers, and a battle in each. @module */

import { type Chart, calls, charting, type OptionOf } from 'rulewright/book'
import { type AttackingPiece, attackPrice } from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import { withAttackedStanding } from '#spec/all-bridges-burning/3-commands/3.2.4-attacked'
import { paid } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { battleProcedure } from '#spec/all-bridges-burning/procedures/battle'
import { attackProcedure } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Capability, Space } from '#spec/all-bridges-burning/vocabulary'
import { besideSpaces, type Chosen, type CommandMachine, doorOf, executedIn } from './3.1-terms.js'
import { boarding, counting, designation, selectionOn, trainsOn } from './3.2.4-attack-offers.js'
import {
  AttackData,
  afterBattle,
  begun,
  type AttackContext as C,
  departed,
  militantOf,
  priceOfNext,
  spaceOf,
  troopsIn,
  withBystanders,
  withSpace,
} from './3.2.4-trains.js'

const selecting = ({ context: { game, data }, event: { space } }: Chosen<C, { readonly space: Space }>) => ({
  game: paid(game, data.faction, attackPrice.ask({ item: 'a space', before: 0, free: data.free })),
  data: withSpace(data, space),
})

const boardingOf = ({ context, event: { what } }: Chosen<C, { readonly what: 'Active' | 'Inactive' | 'Troop' }>) => {
  const { game, data } = context
  const { aboard } = data
  if (what === 'Troop') return { data: { ...data, aboard: { ...aboard, troops: troopsIn(aboard) + 1 } } }
  const cells = what === 'Active' ? { active: aboard.active + 1 } : { inactive: aboard.inactive + 1 }
  return { game: paid(game, data.faction, priceOfNext(data)), data: { ...data, aboard: { ...aboard, ...cells } } }
}

const takingAlong = ({ context: { data }, event: { what } }: Chosen<C, { readonly what: Capability }>) => ({
  data: { ...data, aboard: { ...data.aboard, capabilities: [...data.aboard.capabilities, what] } },
})

const KEYS = {
  'Active Cell': 'active',
  'Inactive Cell': 'inactive',
  'Russian Troop': 'troops',
  'German Troop': 'troops',
} as const satisfies Record<AttackingPiece, string>

const designating = ({ context: { data }, event }: Chosen<C, { readonly piece: AttackingPiece }>) => {
  const key = KEYS[event.piece]
  return { data: { ...data, attackers: { ...data.attackers, [key]: data.attackers[key] + 1 } } }
}

const battle = calls(battleProcedure, ({ data }: C) => ({
  attacker: militantOf(data),
  decides: militantOf(data),
  space: spaceOf(data),
  free: data.free,
  attackers: data.attackers,
  capabilities: data.counted,
}))

function attackChart(map: GameMap, selection: ReturnType<typeof selectionOn>): Chart {
  const trains = trainsOn(map)
  const { chart, go } = charting<
    Game,
    | OptionOf<typeof selection>
    | OptionOf<typeof trains>
    | OptionOf<typeof boarding>
    | OptionOf<typeof designation>
    | OptionOf<typeof counting>
  >().implementing(attackProcedure, AttackData)
  const depart = go(
    'Trains',
    [cited.attack.relocation, cited.attack.arrivals, cited.attack.trainStacking, cited.railways.trains],
    ({ context }) => departed(context),
  )
  const fight = go('battle', [], ({ context }) => ({ data: withBystanders(context) }))

  return chart({
    door: doorOf('Attack', attackProcedure),
    context: ({ input: { game, args } }) => ({ game: withAttackedStanding(game), data: begun(args) }),
    initial: 'selecting',
    states: {
      selecting: {
        meta: { asks: selection, seam: true },
        on: {
          select: go('Trains', [cited.attack.where, cited.attack.cost, cited.resources.payment], (chosen) =>
            selecting(chosen),
          ),
          stop: 'done',
          nothing: 'done',
        },
      },
      Trains: {
        meta: { asks: trains },
        on: {
          'send Trains': go(
            'boarding',
            [cited.attack.trains, cited.attack.trainsAdjacent, cited.attack.trainsRailway],
            ({ context: { data }, event }) => ({
              data: {
                ...data,
                from: event.from,
                aboard: { active: 0, inactive: 0, capabilities: ['Trains'] },
              },
            }),
          ),
          'no Trains': 'Attackers',
          nothing: 'Attackers',
        },
      },
      boarding: {
        meta: { asks: boarding },
        on: {
          board: go('boarding', [cited.attack.trains], (chosen) => boardingOf(chosen)),
          'take along': go('boarding', [cited.attack.relocationOthers], (chosen) => takingAlong(chosen)),
          depart,
          nothing: depart,
        },
      },
      Attackers: {
        meta: { asks: designation },
        on: {
          designate: go('Attackers', [cited.attack.designate], (chosen) => designating(chosen)),
          'no more Attackers': 'Capabilities',
          nothing: 'Capabilities',
        },
      },
      Capabilities: {
        meta: { asks: counting },
        on: {
          count: go(
            'Capabilities',
            [cited.attack.designate, cited.stacking.capabilities],
            ({ context: { data }, event }) => ({
              data: { ...data, counted: [...data.counted, event.capability] },
            }),
          ),
          'no more Capabilities': fight,
          nothing: fight,
        },
      },
      battle: {
        meta: { calls: battle, requirements: [cited.attack.attackingFaction, cited.attack.eachSpace] },
        on: {
          returned: go('selecting', [cited.attack.stay, cited.attack.oncePerTurn], ({ context }) =>
            afterBattle(context),
          ),
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { game, data } }) => executedIn(game, data, data.selected.length),
  })
}

export function attackOn(map: GameMap): CommandMachine {
  const selection = selectionOn(map)
  return {
    chart: attackChart(map, selection),
    beside: (game, terms, chosen) => besideSpaces(selection, { game, data: begun(terms) }, chosen, selecting),
  }
}
