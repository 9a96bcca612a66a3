/**
 * Steps 1 and 2 of the Revolution Phase: the units of a side leave, one after the other.
 *
 * @module
 */
import { z } from 'zod'
import { alliesLeave, centralLeave } from '../../spec/russian-civil-war/clauses/revolution-phase.js'
import type { Components } from '../../spec/russian-civil-war/components/components.js'
import { adjacentTo } from '../../spec/russian-civil-war/components/map.js'
import type { Game } from '../../spec/russian-civil-war/game.js'
import { retreatProcedure } from '../../spec/russian-civil-war/procedures.js'
import { lostCapital } from '../../spec/russian-civil-war/questions/lost-capital.js'
import { retreatWithin } from '../../spec/russian-civil-war/questions/retreat-within.js'
import { transportRoom } from '../../spec/russian-civil-war/questions/transport-room.js'
import { whoRetreats } from '../../spec/russian-civil-war/questions/who-retreats.js'
import { broughtTo, type Leaving, leavingOf, leftBy, takenAway } from '../../spec/russian-civil-war/retreating.js'
import { CAPITAL_OF, heldBy, isTerritory, isZone, sideOf, transportsOf } from '../../spec/russian-civil-war/sides.js'
import { decider, mayNotRetreat, stranded } from '../../spec/russian-civil-war/tables/retreat.js'
import {
  LAND_UNITS,
  type Place,
  POWERS,
  SIDES,
  type Side,
  TERRITORIES,
} from '../../spec/russian-civil-war/vocabulary.js'
import { type Chart, type Context, charting } from '../../src/kernel/chart.js'
import { certain } from '../../src/kernel/defect.js'
import { asks, type OptionOf, option } from '../../src/kernel/offer.js'
import { readingOf } from '../../src/kernel/question.js'

const Data = z
  .strictObject({
    side: z.enum(SIDES),
    /** The units that have still to leave. */
    waiting: z
      .array(z.strictObject({ power: z.enum(POWERS), unit: z.enum(LAND_UNITS), from: z.enum(TERRITORIES) }).readonly())
      .readonly(),
  })
  .readonly()
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()

const nextOf = ({ data: { waiting } }: C): Leaving => certain(waiting[0], 'unit that has to leave')

/** What the table of retreats looks at. */
function viewOf({ base }: Components, game: Game, side: Side, to: Place) {
  const readings = {
    retreatWithin: readingOf(game, retreatWithin),
    transportRoom: readingOf(game, transportRoom),
  }
  if (isZone(to))
    return {
      side,
      to: 'sea zone' as const,
      friendly: false,
      left: false,
      transports: transportsOf(game.zones[to], side, base),
      ...readings,
    }
  return {
    side,
    to: 'territory' as const,
    friendly: isTerritory(to) && heldBy(game.territories[to], (power) => sideOf(power) === side),
    left: leftBy(game, side).some((name) => name === to),
    transports: 'none' as const,
    ...readings,
  }
}

const destinationOn = (components: Components) =>
  ask.must({
    name: 'where a unit retreats to',
    cites: [alliesLeave.territory, alliesLeave.transport, centralLeave.sameManner],
    seat: (context) =>
      decider.ask({ whoRetreats: readingOf(context.game, whoRetreats) }) === 'Russia'
        ? 'Russia'
        : nextOf(context).power,
    from: (context) => {
      const { power, unit, from } = nextOf(context)
      return adjacentTo(components.map, from).map((to) => option('retreat', { power, unit, from, to }))
    },
    forbid: {
      table: mayNotRetreat,
      view: ({ game, data: { side } }, { to }) => viewOf(components, game, side, to),
    },
  })

/** The game after a unit that cannot retreat has left the game, or gone to its capital. */
function withStranded(game: Game, unit: Leaving): Game {
  const { control } = game.territories[CAPITAL_OF[unit.power]]
  const fate = stranded.ask({
    side: sideOf(unit.power),
    capital: control !== 'nobody' && sideOf(control) === sideOf(unit.power) ? 'own side' : 'enemy',
    lostCapital: readingOf(game, lostCapital),
  })
  const gone = takenAway(game, unit)
  return fate === 'to the capital' ? broughtTo(gone, unit, CAPITAL_OF[unit.power]) : gone
}

/** The chart of one of the first two steps. */
export function retreatChart(components: Components): Chart {
  const destination = destinationOn(components)
  const { chart, effect, when } = charting<Game, OptionOf<typeof destination>>().implementing(retreatProcedure, Data)
  const left = (data: C['data']) => ({ ...data, waiting: data.waiting.slice(1) })

  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { side: args.side, waiting: [] } }),
    initial: 'the forces that leave',
    states: {
      'the forces that leave': {
        always: {
          target: 'is anybody left',
          meta: { requirements: [alliesLeave.all, centralLeave.all] },
          actions: effect(({ context: { game, data } }) => ({
            data: { ...data, waiting: leavingOf.compute(game, data.side) },
          })),
        },
      },
      'is anybody left': {
        always: [
          {
            target: 'everybody has left',
            guard: when('no unit has to leave any more', ({ context: { data } }) => data.waiting.length === 0),
          },
          { target: 'one unit leaves' },
        ],
      },
      'one unit leaves': {
        meta: { asks: destination },
        on: {
          retreat: {
            target: 'is anybody left',
            meta: { requirements: [alliesLeave.oneSpace, centralLeave.sameManner] },
            actions: effect(({ context: { game, data }, event }) => {
              // Offers are not overheard: the trace should tell by which reading this seat decided.
              decider.ask({ whoRetreats: readingOf(game, whoRetreats) })
              return { game: broughtTo(takenAway(game, event), event, event.to), data: left(data) }
            }),
          },
          nothing: {
            target: 'is anybody left',
            actions: effect(({ context }) => ({
              game: withStranded(context.game, nextOf(context)),
              data: left(context.data),
            })),
          },
        },
      },
      'everybody has left': { type: 'final' },
    },
    output: null,
  })
}
