/**
 * Paratroop: Infantry drops out of the air.
 *
 * @module
 */
import { citySide } from '../../../spec/front-line/cities.js'
import { paratroop } from '../../../spec/front-line/clauses/missions.js'
import type { Components } from '../../../spec/front-line/components/components.js'
import { countedOn } from '../../../spec/front-line/drop.js'
import { areaOf, type Field, isCity } from '../../../spec/front-line/field.js'
import type { Game } from '../../../spec/front-line/game.js'
import { paratroopProcedure, UnitArgs } from '../../../spec/front-line/procedures/procedures.js'
import { dropCity } from '../../../spec/front-line/questions/drop-city.js'
import { dropDistance } from '../../../spec/front-line/questions/drop-distance.js'
import { lakeEntry } from '../../../spec/front-line/questions/lake-entry.js'
import { waterCount } from '../../../spec/front-line/questions/water-count.js'
import { waterFromCity } from '../../../spec/front-line/questions/water-from-city.js'
import { remembering } from '../../../spec/front-line/remembering.js'
import {
  LANDMARKS,
  type Landing,
  type Landmark,
  mayNotDrop,
  type Start,
  WATERS,
  type Water,
} from '../../../spec/front-line/tables/paratroop.js'
import { isEmpty, shifted, unitAt } from '../../../spec/front-line/units.js'
import { type Player, SQUARES, type Square } from '../../../spec/front-line/vocabulary.js'
import { type Chart, type Context, charting } from '../../../src/kernel/chart.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { unitInWords } from './unit-in-words.js'

type DropContext = Context<Game, UnitArgs>

/** What a square has for paratroops that land near it: one of their active units, a city, both or nothing. */
function landmarksIn({ fields }: Components, { game, data }: DropContext, square: Square): readonly Landmark[] {
  const unit = unitAt(game, square)
  const side = citySide(game, fields[game.field], data.player, square)
  const isFriend = unit?.owner === data.player && unit.status === 'active' && square !== data.unit
  return [...(isFriend ? (['active unit'] as const) : []), ...(side === 'none' ? [] : [`${side} city` as const])]
}

function startOf({ ground }: Field, player: Player, square: Square): Start {
  if (ground[square] !== 'Air Base') return 'no Air Base'
  return areaOf(square) === player ? 'own Air Base' : "the opponent's Air Base"
}

function landingOf(field: Field, square: Square): Landing {
  if (isCity(field, square)) return 'city'
  const ground = field.ground[square]
  if (ground === 'Port') return 'Port'
  return ground === 'Water' ? 'water' : 'open land'
}

/** What a drop is near to, and how that is counted. */
interface Nearness {
  readonly near: Landmark
  readonly diagonal: boolean
  readonly counting: Water
}

const NOWHERE: Nearness = { near: 'nothing', diagonal: false, counting: 'none' }
const NEARNESSES: readonly Nearness[] = LANDMARKS.filter((near) => near !== 'nothing').flatMap((near) =>
  WATERS.flatMap((counting) => [false, true].map((diagonal) => ({ near, diagonal, counting }))),
)

/** A unit and a square that forbid nothing: what is forbidden with them is forbidden because of what is near. */
const FAIR = { infantry: true, from: 'own Air Base', empty: true, onto: 'open land' } as const
/** What is near that forbids nothing. */
const WELL_PLACED = { near: 'friendly city', diagonal: false, counting: 'none' } as const

const readingsIn = (game: Pick<Game, 'readings'>) => ({
  lakeEntry: readingOf(game, lakeEntry),
  dropCity: readingOf(game, dropCity),
  dropDistance: readingOf(game, dropDistance),
  waterCount: readingOf(game, waterCount),
  waterFromCity: readingOf(game, waterFromCity),
})

const keyOf = ({ near, diagonal, counting }: Nearness): string => [near, diagonal, counting].join()

/** The places of everything that a drop can be near to: first what nothing forbids under the readings of a game. */
const placesUnder = remembering((readings: Game['readings']): ReadonlyMap<string, number> => {
  const refused = (nearness: Nearness) => mayNotDrop.refuses({ ...FAIR, ...readingsIn({ readings }), ...nearness })
  const bestFirst = [...NEARNESSES.filter((nearness) => !refused(nearness)), ...NEARNESSES.filter(refused)]
  return new Map([...bestFirst, NOWHERE].map((nearness, place) => [keyOf(nearness), place]))
})

/** Where paratroops land, over a board. */
function landingsOn(parts: Components) {
  const unitIn = ({ game, data: { player, unit } }: DropContext) => ({
    infantry: unitAt(game, unit)?.kind === 'Infantry',
    from: startOf(parts.fields[game.field], player, unit),
  })

  const squareIn = ({ game }: DropContext, to: Square) => ({
    empty: isEmpty(game, to),
    onto: landingOf(parts.fields[game.field], to),
  })

  /** What every square has for paratroops that land near it. */
  const landmarksOf = remembering(
    (context: DropContext) => new Map(SQUARES.map((square) => [square, landmarksIn(parts, context, square)])),
  )

  /** What a drop is near to: something that nothing forbids, if there is such a thing. */
  function nearnessOf(context: DropContext, to: Square): Nearness {
    const landmarks = landmarksOf(context)
    const places = placesUnder(context.game.readings)
    const placeOf = (nearness: Nearness) => places.get(keyOf(nearness)) ?? places.size
    return (countedOn(parts.fields[context.game.field]).get(to) ?? [])
      .flatMap(({ from, diagonal, counting }) =>
        (landmarks.get(from) ?? []).map((near) => ({ near, diagonal, counting })),
      )
      .reduce((best: Nearness, one) => (placeOf(one) < placeOf(best) ? one : best), NOWHERE)
  }

  /** Whether the unit can drop at all, were the best of squares open to it. */
  const canDrop = (context: DropContext): boolean =>
    !mayNotDrop.refuses({ ...FAIR, ...WELL_PLACED, ...readingsIn(context.game), ...unitIn(context) })

  const offer = asks<DropContext>().must({
    name: 'where the paratroops land',
    cites: [paratroop.set],
    about: unitInWords,
    seat: ({ data }) => data.player,
    from: () => SQUARES.map((to) => option('drop', { to })),
    forbid: {
      table: mayNotDrop,
      view: (context, { to }) => ({
        ...unitIn(context),
        ...squareIn(context, to),
        ...nearnessOf(context, to),
        ...readingsIn(context.game),
      }),
    },
  })
  return { offer, canDrop }
}

/** Whether a unit can drop anywhere. */
export function paratroopOpening(parts: Components, game: Game, player: Player, unit: Square): boolean {
  const { offer, canDrop } = landingsOn(parts)
  const context = { game, data: { player, unit } }
  return canDrop(context) && offer.open(context)
}

/** The chart of a Paratroop mission. */
export function paratroopChart(parts: Components): Chart {
  const { offer } = landingsOn(parts)
  const { chart, effect } = charting<Game, OptionOf<typeof offer>>().implementing(paratroopProcedure, UnitArgs)

  return chart({
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'in the air',
    states: {
      'in the air': {
        meta: { asks: offer },
        on: {
          drop: {
            target: 'done',
            meta: { requirements: [paratroop.set] },
            actions: effect(({ context: { game, data }, event: { to } }) => ({ game: shifted(game, data.unit, to) })),
          },
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
