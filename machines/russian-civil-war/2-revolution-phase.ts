/** The Revolution Phase: six steps, and the treaty that follows from them. @module */

import { asks, type Chart, type Context, calls, charting, type OptionOf, option, readingOf } from 'rulewright/book'
import { z } from 'zod'
import { fightsAtOnce, mayNotCede } from '#spec/russian-civil-war/4-soviet-republic'
import { battlesOf, withBattle } from '#spec/russian-civil-war/combat'
import type { Components } from '#spec/russian-civil-war/components/components'
import { controlledBy, type Game } from '#spec/russian-civil-war/game'
import { retreatProcedure, revolutionProcedure } from '#spec/russian-civil-war/procedures'
import {
  contestedNow,
  heldByTreaty,
  withSovietMarkers,
  withSovietUnits,
  withWithdrawnMarkers,
} from '#spec/russian-civil-war/revolution'
import * as cited from '#spec/russian-civil-war/rules.gen'
import { isAlly, isContested } from '#spec/russian-civil-war/sides'
import { CENTRAL_POWERS, OUTER_RUSSIA } from '#spec/russian-civil-war/vocabulary'
import { throwingFor } from './base-game/combat.js'
import { revolutionDoorOn } from './doors.js'

type C = Context<Game, null>
const ask = asks<C>()

const player = ask.must({
  name: 'who plays the Soviets',
  cites: [cited.sovietPower.player],
  seat: () => 'Central Powers',
  from: () => CENTRAL_POWERS.map((power) => option('assign', { power })),
  says: (_, { power }) => `the Soviets to the player of ${power}`,
})

const marker = ask.toTheExtent({
  name: 'a Central Power for a ceded part of Outer Russia',
  cites: [cited.treaty.ceded, cited.treaty.outerRussia],
  seat: () => 'Central Powers',
  from: () => OUTER_RUSSIA.flatMap((territory) => CENTRAL_POWERS.map((to) => option('cede', { territory, to }))),
  says: (_, { territory, to }) => `${territory} to ${to}`,
  forbid: {
    table: mayNotCede,
    view: {
      allied: ({ game }, { territory }) => isAlly(game.territories[territory].control),
      contested: ({ game }, { territory }) => isContested(game.territories[territory]),
      ceded: ({ game }) => readingOf(game, cited.ceded),
    },
  },
})

const throwing = throwingFor((_: C) => ['zone 12'])

/** True if the Soviet cruiser must fight at once where it was placed. */
const isFoughtAtOnce = ({ game }: C): boolean =>
  fightsAtOnce.ask({
    allied: battlesOf(game, 'Soviet Russia').includes('zone 12'),
    shipsInZone12: readingOf(game, cited.shipsInZone12),
  })

const { chart, go, when } = charting<
  Game,
  OptionOf<typeof player> | OptionOf<typeof marker> | OptionOf<typeof throwing>
>().implementing(revolutionProcedure, z.null())

export const revolutionChart = (components: Components): Chart =>
  chart({
    door: revolutionDoorOn(components),
    context: ({ input: { game } }) => ({ game, data: null }),
    initial: 'the Revolution begins',
    states: {
      'the Revolution begins': {
        always: go(
          'the Allies leave',
          [cited.revolutionPhase.order, cited.contested.remain],
          ({ context: { game } }) => ({
            game: { ...game, contestedThen: contestedNow(game) },
          }),
        ),
      },
      'the Allies leave': {
        meta: {
          calls: calls(retreatProcedure, () => ({ side: 'Allies' as const })),
          requirements: [cited.alliesLeave.all],
        },
        on: { returned: 'the Central Powers leave' },
      },
      'the Central Powers leave': {
        meta: {
          calls: calls(retreatProcedure, () => ({ side: 'Central Powers' as const })),
          requirements: [cited.centralLeave.all],
        },
        on: { returned: 'their markers leave' },
      },
      'their markers leave': {
        always: go('the Soviet Power comes', [cited.centralLeave.markers], ({ context: { game } }) => ({
          game: withWithdrawnMarkers(game),
        })),
      },
      'the Soviet Power comes': {
        meta: { asks: player, requirements: [cited.sovietPower.introduced] },
        on: {
          assign: go(
            'Soviet units',
            [cited.sovietPower.introduced, cited.sovietPower.player, cited.republic.newPower],
            ({ context: { game }, event }) => ({ game: { ...game, sovietPlayer: event.power } }),
          ),
        },
      },
      'Soviet units': {
        always: go(
          'Soviet markers and IPCs',
          [cited.sovietUnits.moscow, cited.sovietUnits.karelia, cited.sovietUnits.kazakhstan],
          ({ context: { game } }) => ({ game: withSovietUnits(game) }),
        ),
      },
      'Soviet markers and IPCs': {
        always: go(
          'Outer Russia is ceded',
          [
            cited.sovietMarkers.territories,
            cited.sovietMarkers.chart,
            cited.sovietMarkers.treasury,
            cited.imperialTreasury.kept,
            cited.republic.capital,
          ],
          ({ context: { game } }) => ({ game: withSovietMarkers(game) }),
        ),
      },
      'Outer Russia is ceded': {
        meta: { asks: marker },
        on: {
          cede: go(
            'Outer Russia is ceded',
            [cited.treaty.ceded, cited.treaty.outerRussia],
            ({ context: { game }, event }) => ({
              game: controlledBy(game, event.territory, event.to),
            }),
          ),
          nothing: go('the Civil War', [cited.treaty.ceded, cited.civilWar.begins], ({ context: { game } }) => ({
            game: { ...game, centralThen: heldByTreaty(game) },
          })),
        },
      },
      'the Civil War': {
        always: [
          when(
            'there is a combat at once in zone 12',
            ({ context }) => isFoughtAtOnce(context),
            go('combat in zone 12', [cited.civilWar.begins, cited.sovietShips.hostile]),
          ),
          'the Civil War begins',
        ],
      },
      'combat in zone 12': {
        meta: { asks: throwing },
        on: {
          combat: go('the Civil War begins', [], ({ context: { game }, event }) => ({
            game: withBattle(game, 'Soviet Russia', event.place, event.won),
          })),
        },
      },
      'the Civil War begins': { type: 'final' },
    },
    output: null,
  })
