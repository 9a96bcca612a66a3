/**
 * Maneuver: an active unit shifts by one square.
 *
 * @module
 */
import type { z } from 'zod'
import { type Board, rememberingPlayers, rememberingUnits } from '../../../spec/front-line/board.js'
import { citySide } from '../../../spec/front-line/cities.js'
import { maneuver } from '../../../spec/front-line/clauses/leadership.js'
import type { Components } from '../../../spec/front-line/components/components.js'
import { besideOf } from '../../../spec/front-line/field.js'
import type { Game } from '../../../spec/front-line/game.js'
import { neighborhoodOf } from '../../../spec/front-line/neighborhood.js'
import { ManeuverArgs, maneuverProcedure } from '../../../spec/front-line/procedures/procedures.js'
import { lakeEntry } from '../../../spec/front-line/questions/lake-entry.js'
import { remembering } from '../../../spec/front-line/remembering.js'
import { mayNotManeuver, mayNotShift } from '../../../spec/front-line/tables/maneuver.js'
import { isEmpty, shifted, unitAt, unitsOf } from '../../../spec/front-line/units.js'
import { type Player, SQUARES, type Square } from '../../../spec/front-line/vocabulary.js'
import { type Chart, type Context, charting } from '../../../src/kernel/chart.js'
import { deciding } from '../../../src/kernel/deciding.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'

type ManeuverContext = Context<Board, z.infer<typeof ManeuverArgs>>

/** The squares beside each square. */
const BESIDE: ReadonlyMap<Square, readonly { readonly to: Square }[]> = new Map(
  SQUARES.map((square) => [square, besideOf(square).map((to) => ({ to }))]),
)

/** Where the chosen unit shifts, over a board. */
const destinationsOn = remembering(({ fields }: Components) => {
  const unreachable = deciding<ManeuverContext, { readonly to: Square }>()({
    table: mayNotShift,
    view: {
      neighbor: ({ data: { unit } }, { to }) => (unit === 'any' ? 'no' : neighborhoodOf(unit, to)),
      empty: ({ game }, { to }) => isEmpty(game, to),
      city: ({ game, data }, { to }) => citySide(game, fields[game.field], data.player, to),
      water: ({ game }, { to }) => fields[game.field].ground[to] === 'Water',
      lakeEntry: ({ game }) => readingOf(game, lakeEntry),
    },
  })
  const offer = asks<ManeuverContext>().must({
    name: 'where the unit shifts',
    cites: [maneuver.shift],
    about: ({ game, data: { unit } }) => (unit === 'any' ? 'no unit' : `${game.squares[unit]} in ${unit}`),
    seat: ({ data }) => data.player,
    from: () => SQUARES.map((to) => option('shift', { to })),
    forbid: unreachable,
  })

  /** Whether a unit can shift anywhere: the squares beside it are looked at first, since most often one is free. */
  const isOpen = rememberingUnits((game, data) => {
    const context = { game, data }
    return unreachable.allowsSome(context, BESIDE.get(data.unit) ?? []) || offer.open(context)
  })
  return { offer, isOpen }
})

/** Which unit shifts, over a board. */
const unitsOn = remembering((parts: Components) => {
  const { isOpen } = destinationsOn(parts)
  const offer = asks<ManeuverContext>().must({
    name: 'the unit that Maneuvers',
    cites: [maneuver.shift],
    seat: ({ data }) => data.player,
    from: ({ game, data: { player } }) => unitsOf(game, player).map((unit) => option('choose', { unit })),
    says: ({ game }, { unit }) => `${game.squares[unit]} in ${unit}`,
    forbid: {
      table: mayNotManeuver,
      view: {
        active: ({ game }, { unit }) => unitAt(game, unit)?.status === 'active',
        room: ({ game, data: { player } }, { unit }) => isOpen(game, { player, unit }),
      },
    },
  })
  const isAnyOpen = rememberingPlayers((game, player) => offer.open({ game, data: { player, unit: 'any' } }))
  return { offer, isOpen: isAnyOpen }
})

/** Whether a player can Maneuver: with any unit, or with one. */
export const maneuverOpening = (
  parts: Components,
  game: Game,
  player: Player,
  unit: z.infer<typeof ManeuverArgs>['unit'] = 'any',
): boolean =>
  unit === 'any' ? unitsOn(parts).isOpen(game, player) : destinationsOn(parts).isOpen(game, { player, unit })

/** The chart of the Maneuver Task. */
export function maneuverChart(parts: Components): Chart {
  const { offer: units } = unitsOn(parts)
  const { offer: destinations } = destinationsOn(parts)
  const { chart, effect, when } = charting<Game, OptionOf<typeof units> | OptionOf<typeof destinations>>().implementing(
    maneuverProcedure,
    ManeuverArgs,
  )

  return chart({
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'begun',
    states: {
      begun: {
        always: [
          { target: 'choosing', guard: when('any unit may Maneuver', ({ context: { data } }) => data.unit === 'any') },
          { target: 'shifting' },
        ],
      },
      choosing: {
        meta: { asks: units },
        on: {
          choose: {
            target: 'shifting',
            actions: effect(({ context: { data }, event: { unit } }) => ({ data: { ...data, unit } })),
          },
          nothing: 'done',
        },
      },
      shifting: {
        meta: { asks: destinations },
        on: {
          shift: {
            target: 'done',
            meta: { requirements: [maneuver.shift] },
            actions: effect(
              ({
                context: {
                  game,
                  data: { unit },
                },
                event: { to },
              }) => ({
                game: unit === 'any' ? game : shifted(game, unit, to),
              }),
            ),
          },
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
