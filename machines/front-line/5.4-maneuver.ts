/** Maneuver: an active unit shifts by one square. @module */

import {
  type AtDoor,
  asks,
  type Chart,
  type Context,
  call,
  charting,
  deciding,
  type Finders,
  type OptionOf,
  option,
  readingOf,
  type ViewedBy,
} from 'rulewright/book'
import type { z } from 'zod'
import { maneuverCounts, type mayNotBeginManeuver, mayNotShift } from '#spec/front-line/5.4-maneuver'
import { type Board, rememberingUnits } from '#spec/front-line/board'
import { citySide } from '#spec/front-line/cities'
import type { Components } from '#spec/front-line/components/components'
import { besideOf } from '#spec/front-line/field'
import type { Game } from '#spec/front-line/game'
import { neighborhoodOf } from '#spec/front-line/neighborhood'
import { ManeuverArgs, maneuverProcedure } from '#spec/front-line/procedures/procedures'
import { remembering } from '#spec/front-line/remembering'
import * as cited from '#spec/front-line/rules.gen'
import { turnOf } from '#spec/front-line/supply'
import { actionsOf, isEmpty, shifted, unitAt, unitsOf, withDeed } from '#spec/front-line/units'
import { type Player, SQUARES, type Square } from '#spec/front-line/vocabulary'
import { whoseIs } from './2.9-doors.js'

type ManeuverContext = Context<Board, z.infer<typeof ManeuverArgs>>

const BESIDE: ReadonlyMap<Square, readonly { readonly to: Square }[]> = new Map(
  SQUARES.map((square) => [square, besideOf(square).map((to) => ({ to }))]),
)

const ANYWHERE = SQUARES.map((to) => option('shift', { to }))

/** The offer of the squares to which the chosen unit shifts, on a board. */
const destinationsOn = remembering(({ fields }: Components) => {
  const unreachable = deciding<ManeuverContext, { readonly to: Square }>()({
    table: mayNotShift,
    view: {
      neighbor: ({ data: { unit } }, { to }) => (unit === 'any' ? 'no' : neighborhoodOf(unit, to)),
      empty: ({ game }, { to }) => isEmpty(game, to),
      city: ({ game, data }, { to }) => citySide(game, fields[game.field], data.player, to),
      water: ({ game }, { to }) => fields[game.field].ground[to] === 'Water',
      lakeEntry: ({ game }) => readingOf(game, cited.lakeEntry),
    },
  })
  /** True if a unit can shift anywhere. The squares beside it come first, because most often one is free. */
  const isOpen = rememberingUnits((game, data) => {
    const context = { game, data }
    return unreachable.allowsSome(context, BESIDE.get(data.unit) ?? []) || unreachable.allowsSome(context, ANYWHERE)
  })

  return asks<ManeuverContext>().must({
    name: 'where the unit shifts',
    cites: [cited.maneuver.shift],
    about: ({ game, data: { unit } }) => (unit === 'any' ? 'no unit' : `${game.squares[unit]} in ${unit}`),
    seat: ({ data }) => data.player,
    from: () => ANYWHERE,
    forbid: unreachable,
    soon: ({ game, data: { player, unit } }) => unit !== 'any' && isOpen(game, { player, unit }),
  })
})

const units = asks<ManeuverContext>().must({
  name: 'the unit that Maneuvers',
  cites: [cited.maneuver.shift],
  seat: ({ data }) => data.player,
  from: ({ game, data: { player } }) => unitsOf(game, player).map((unit) => option('choose', { unit })),
  says: ({ game }, { unit }) => `${game.squares[unit]} in ${unit}`,
  leads: ({ data: { player } }, { unit }) => call(maneuverProcedure, { player, unit }),
})

/** The finders for the precondition of a Maneuver. */
const door: Finders<AtDoor<Game, z.infer<typeof ManeuverArgs>>, void, ViewedBy<typeof mayNotBeginManeuver>> = {
  whose: ({ game, args: { player, unit } }) => (unit === 'any' ? 'any' : whoseIs(game, player, unit)),
  status: ({ game, args: { unit } }) => (unit === 'any' ? 'active' : (unitAt(game, unit)?.status ?? 'active')),
  given: ({ game, args: { unit } }) => (unit === 'any' ? 0 : Math.min(actionsOf(game, unit).length, 2)),
  maneuverAction: ({ game }) => readingOf(game, cited.maneuverAction),
}

/** The game after a unit has shifted. */
function maneuvered(game: Game, player: Player, unit: Square, to: Square): Game {
  const after = shifted(game, unit, to)
  const counts = maneuverCounts.ask({
    ownTurn: turnOf(game) === player,
    maneuverAction: readingOf(game, cited.maneuverAction),
  })
  return counts ? withDeed(after, to, 'Maneuver') : after
}

export function maneuverChart(parts: Components): Chart {
  const destinations = destinationsOn(parts)
  const { chart, go, when } = charting<Game, OptionOf<typeof units> | OptionOf<typeof destinations>>().implementing(
    maneuverProcedure,
    ManeuverArgs,
  )

  return chart({
    door,
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'begun',
    states: {
      begun: {
        always: [when('any unit may Maneuver', ({ context: { data } }) => data.unit === 'any', 'choosing'), 'shifting'],
      },
      choosing: {
        meta: { asks: units },
        on: {
          choose: go('shifting', [], ({ context: { data }, event: { unit } }) => ({ data: { ...data, unit } })),
          nothing: 'done',
        },
      },
      shifting: {
        meta: { asks: destinations },
        on: {
          shift: go(
            'done',
            [cited.maneuver.shift],
            ({
              context: {
                game,
                data: { player, unit },
              },
              event: { to },
            }) => ({
              game: unit === 'any' ? game : maneuvered(game, player, unit, to),
            }),
          ),
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
