/**
 * Steps 1 and 2 of the Revolution Phase: the units of a side leave, one power after the other and one unit after the other.
 *
 * @module
 */

import {
  asks,
  type Chart,
  type Context,
  certain,
  charting,
  compared,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { decider, mayNotRetreat, stranded } from '#spec/russian-civil-war/2-retreats'
import type { BaseGame } from '#spec/russian-civil-war/components/base-game'
import type { Components } from '#spec/russian-civil-war/components/components'
import { adjacentTo } from '#spec/russian-civil-war/components/map'
import type { Game } from '#spec/russian-civil-war/game'
import { retreatProcedure } from '#spec/russian-civil-war/procedures'
import {
  broughtTo,
  type Leaving,
  leavingNext,
  leavingOf,
  leftBy,
  takenAway,
  withoutOne,
} from '#spec/russian-civil-war/retreating'
import * as cited from '#spec/russian-civil-war/rules.gen'
import {
  aboardOf,
  CAPITAL_OF,
  heldBy,
  holdOf,
  isTerritory,
  isZone,
  sideOf,
  transportsOf,
} from '#spec/russian-civil-war/sides'
import {
  LAND_UNITS,
  type Place,
  POWERS,
  type Power,
  SIDES,
  type Side,
  TERRITORIES,
} from '#spec/russian-civil-war/vocabulary'
import { leavingDoor } from './doors.js'

const Data = record({
  side: z.enum(SIDES),
  /** The units that have still to leave. */
  waiting: z.array(record({ power: z.enum(POWERS), unit: z.enum(LAND_UNITS), from: z.enum(TERRITORIES) })).readonly(),
})

type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()

/** The power whose units leave now. */
const powerOf = ({ data: { waiting } }: C): Power => certain(waiting[0], 'unit that has to leave').power

/** Returns the hold of a side on a territory. No side holds a sea zone. */
const holdIn = (game: Game, side: Side, place: Place) =>
  isTerritory(place) ? holdOf(game.territories[place], side) : 'neither'

/** Compares the load on a side's transports in a sea zone with their capacity. On land there are none. */
const loadIn = (game: Game, side: Side, place: Place, { transportCarries }: BaseGame) =>
  isZone(place)
    ? compared(aboardOf(game.zones[place], side), transportsOf(game.zones[place], side) * transportCarries)
    : 'as much'

const destinationOn = (components: Components) =>
  ask.toTheExtent({
    name: 'which unit retreats, and where to',
    cites: [cited.alliesLeave.territory, cited.alliesLeave.transport, cited.centralLeave.sameManner],
    about: (context) => `units of ${powerOf(context)}`,
    seat: (context) =>
      decider.ask({ whoRetreats: readingOf(context.game, cited.whoRetreats) }) === 'Russia'
        ? 'Russia'
        : powerOf(context),
    from: ({ data: { waiting } }) =>
      leavingNext(waiting).flatMap(({ power, unit, from }) =>
        adjacentTo(components.map, from).map((to) => option('retreat', { power, unit, from, to })),
      ),
    says: (_, { unit, from, to }) => `${unit} from ${from} ${isZone(to) ? `to a transport in ${to}` : `to ${to}`}`,
    forbid: {
      table: mayNotRetreat,
      view: {
        side: ({ data }) => data.side,
        to: (_, { to }) => (isZone(to) ? 'sea zone' : 'territory'),
        friendly: ({ game, data }, { to }) => holdIn(game, data.side, to),
        russian: ({ game }, { to }) => isTerritory(to) && heldBy(game.territories[to], (power) => power === 'Russia'),
        left: ({ game, data }, { to }) => !isZone(to) && leftBy(game, data.side).some((name) => name === to),
        transports: ({ game, data }, { to }) => isZone(to) && transportsOf(game.zones[to], data.side) > 0,
        load: ({ game, data }, { to }) => loadIn(game, data.side, to, components.base),
        leavingManner: ({ game }) => readingOf(game, cited.leavingManner),
        retreatWithin: ({ game }) => readingOf(game, cited.retreatWithin),
        transportRoom: ({ game }) => readingOf(game, cited.transportRoom),
      },
    },
  })

/** The game after a unit that cannot retreat has left the game, or gone to its capital. */
function withStranded(game: Game, unit: Leaving): Game {
  const { control } = game.territories[CAPITAL_OF[unit.power]]
  const fate = stranded.ask({
    side: sideOf(unit.power),
    capital: control !== 'nobody' && sideOf(control) === sideOf(unit.power) ? 'own side' : 'enemy',
    lostCapital: readingOf(game, cited.lostCapital),
  })
  const gone = takenAway(game, unit)
  return fate === 'to the capital' ? broughtTo(gone, unit, CAPITAL_OF[unit.power]) : gone
}

export function retreatChart(components: Components): Chart {
  const destination = destinationOn(components)
  const { chart, go, when } = charting<Game, OptionOf<typeof destination>>().implementing(retreatProcedure, Data)

  return chart({
    door: leavingDoor,
    context: ({ input: { game, args } }) => ({ game, data: { side: args.side, waiting: [] } }),
    initial: 'the forces that leave',
    states: {
      'the forces that leave': {
        always: go(
          'is anybody left',
          [cited.alliesLeave.all, cited.centralLeave.all],
          ({ context: { game, data } }) => ({
            data: { ...data, waiting: leavingOf.compute(game, data.side) },
          }),
        ),
      },
      'is anybody left': {
        always: [
          when(
            'no unit has to leave any more',
            ({ context: { data } }) => data.waiting.length === 0,
            'everybody has left',
          ),
          'a unit leaves',
        ],
      },
      'a unit leaves': {
        meta: { asks: destination },
        on: {
          retreat: go(
            'is anybody left',
            [cited.alliesLeave.oneSpace, cited.centralLeave.sameManner],
            ({ context: { game, data }, event }) => {
              // Offers are not overheard: the trace should tell by which reading this seat decided.
              decider.ask({ whoRetreats: readingOf(game, cited.whoRetreats) })
              return {
                game: broughtTo(takenAway(game, event), event, event.to),
                data: { ...data, waiting: withoutOne(data.waiting, event) },
              }
            },
          ),
          nothing: go('is anybody left', [], ({ context: { game, data } }) => {
            const power = powerOf({ game, data })
            return {
              game: data.waiting.filter((unit) => unit.power === power).reduce(withStranded, game),
              data: { ...data, waiting: data.waiting.filter((unit) => unit.power !== power) },
            }
          }),
        },
      },
      'everybody has left': { type: 'final' },
    },
    output: null,
  })
}
