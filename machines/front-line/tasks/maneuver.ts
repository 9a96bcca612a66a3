/**
 * Maneuver: an active unit shifts by one square.
 *
 * @module
 */
import type { z } from 'zod'
import { citySide } from '../../../spec/front-line/cities.js'
import { maneuver } from '../../../spec/front-line/clauses/leadership.js'
import type { Components } from '../../../spec/front-line/components/components.js'
import type { Game } from '../../../spec/front-line/game.js'
import { neighborhoodOf } from '../../../spec/front-line/neighborhood.js'
import { ManeuverArgs, maneuverProcedure } from '../../../spec/front-line/procedures/procedures.js'
import { lakeEntry } from '../../../spec/front-line/questions/lake-entry.js'
import { remembering } from '../../../spec/front-line/remembering.js'
import { mayNotManeuver, mayNotShift } from '../../../spec/front-line/tables/maneuver.js'
import { isEmpty, shifted, unitAt, unitsOf } from '../../../spec/front-line/units.js'
import { type Player, SQUARES } from '../../../spec/front-line/vocabulary.js'
import { type Chart, type Context, charting } from '../../../src/kernel/chart.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'

type ManeuverContext = Context<Game, z.infer<typeof ManeuverArgs>>

/** Where the chosen unit shifts, over a board. */
const destinationsOn = remembering(({ fields }: Components) =>
  asks<ManeuverContext>().must({
    name: 'where the unit shifts',
    cites: [maneuver.shift],
    about: ({ game, data: { unit } }) => (unit === 'any' ? 'no unit' : `${game.squares[unit]} in ${unit}`),
    seat: ({ data }) => data.player,
    from: () => SQUARES.map((to) => option('shift', { to })),
    forbid: {
      table: mayNotShift,
      view: {
        neighbor: ({ data: { unit } }, { to }) => (unit === 'any' ? 'no' : neighborhoodOf(unit, to)),
        empty: ({ game }, { to }) => isEmpty(game, to),
        city: ({ game, data }, { to }) => citySide(game, fields[game.field], data.player, to),
        water: ({ game }, { to }) => fields[game.field].ground[to] === 'Water',
        lakeEntry: ({ game }) => readingOf(game, lakeEntry),
      },
    },
  }),
)

/** Which unit shifts, over a board. */
const unitsOn = remembering((parts: Components) => {
  const destinations = destinationsOn(parts)
  return asks<ManeuverContext>().must({
    name: 'the unit that Maneuvers',
    cites: [maneuver.shift],
    seat: ({ data }) => data.player,
    from: ({ game, data: { player } }) => unitsOf(game, player).map((unit) => option('choose', { unit })),
    says: ({ game }, { unit }) => `${game.squares[unit]} in ${unit}`,
    forbid: {
      table: mayNotManeuver,
      view: {
        active: ({ game }, { unit }) => unitAt(game, unit)?.status === 'active',
        room: ({ game, data }, { unit }) => destinations.open({ game, data: { ...data, unit } }),
      },
    },
  })
})

/** Whether a player can Maneuver: with any unit, or with one. */
export const maneuverOpening = (
  parts: Components,
  game: Game,
  player: Player,
  unit: z.infer<typeof ManeuverArgs>['unit'] = 'any',
): boolean =>
  unit === 'any'
    ? unitsOn(parts).open({ game, data: { player, unit } })
    : destinationsOn(parts).open({ game, data: { player, unit } })

/** The chart of the Maneuver Task. */
export function maneuverChart(parts: Components): Chart {
  const units = unitsOn(parts)
  const destinations = destinationsOn(parts)
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
