/** Paratroop: Infantry drops out of the air. @module */

import {
  asks,
  type Chart,
  type Context,
  charting,
  deciding,
  type Finders,
  type OptionOf,
  option,
  readingOf,
  type ViewedBy,
} from 'rulewright/book'
import { LANDMARKS, type Landing, type Landmark, mayNotDrop, WATERS, type Water } from '#spec/front-line/4.8-paratroop'
import type { Board } from '#spec/front-line/board'
import { citySide } from '#spec/front-line/cities'
import type { Components } from '#spec/front-line/components/components'
import { countedAround } from '#spec/front-line/drop'
import { type Field, isCity } from '#spec/front-line/field'
import type { Game } from '#spec/front-line/game'
import { paratroopProcedure, UnitArgs } from '#spec/front-line/procedures/procedures'
import { remembering, rememberingEach } from '#spec/front-line/remembering'
import * as cited from '#spec/front-line/rules.gen'
import { isEmpty, shifted, unitAt } from '#spec/front-line/units'
import { SQUARES, type Square } from '#spec/front-line/vocabulary'
import { takingOffOn, unitInWords } from './2.9-doors.js'

type DropContext = Context<Board, UnitArgs>

/** Lists the landmarks in a square for paratroops that land near it: one of their active units, a city, both or nothing. */
function landmarksIn({ fields }: Components, { game, data }: DropContext, square: Square): readonly Landmark[] {
  const unit = unitAt(game, square)
  const side = citySide(game, fields[game.field], data.player, square)
  const isLeft = square === data.unit && side === 'friendly'
  const city: readonly Landmark[] = isLeft ? ['the Air Base that is left'] : side === 'none' ? [] : [`${side} city`]
  const isFriend = unit?.owner === data.player && unit.status === 'active' && square !== data.unit
  return [...(isFriend ? (['active unit'] as const) : []), ...city]
}

function landingOf(field: Field, square: Square): Landing {
  if (isCity(field, square)) return 'city'
  const ground = field.ground[square]
  if (ground === 'Port') return 'Port'
  return ground === 'Water' ? 'water' : 'open land'
}

/** A landmark near a drop, and the way of counting the squares to it. */
interface Nearness {
  readonly near: Landmark
  readonly diagonal: boolean
  readonly counting: Water
}

const NOWHERE: Nearness = { near: 'nothing', diagonal: false, counting: 'none' }

const NEARNESSES: readonly Nearness[] = LANDMARKS.filter((near) => near !== 'nothing').flatMap((near) =>
  WATERS.flatMap((counting) => [false, true].map((diagonal) => ({ near, diagonal, counting }))),
)

/** A game of which the readings are known. */
interface Read {
  readonly game: Pick<Game, 'readings'>
}

/** Some of what the table of drops looks at. */
type Part<C, O, Field extends keyof ViewedBy<typeof mayNotDrop>> = Finders<
  C,
  O,
  Pick<ViewedBy<typeof mayNotDrop>, Field>
>

/** A square that forbids nothing. */
const FREE: Part<unknown, unknown, 'empty' | 'onto'> = { empty: () => true, onto: () => 'open land' }

const READINGS: Part<
  Read,
  unknown,
  'lakeEntry' | 'dropCity' | 'dropFromBase' | 'dropDistance' | 'waterCount' | 'waterFromCity'
> = {
  lakeEntry: ({ game }) => readingOf(game, cited.lakeEntry),
  dropCity: ({ game }) => readingOf(game, cited.dropCity),
  dropFromBase: ({ game }) => readingOf(game, cited.dropFromBase),
  dropDistance: ({ game }) => readingOf(game, cited.dropDistance),
  waterCount: ({ game }) => readingOf(game, cited.waterCount),
  waterFromCity: ({ game }) => readingOf(game, cited.waterFromCity),
}

const near = deciding<Read, Nearness>()({
  table: mayNotDrop,
  view: {
    near: (_, nearness) => nearness.near,
    diagonal: (_, { diagonal }) => diagonal,
    counting: (_, { counting }) => counting,
    ...FREE,
    ...READINGS,
  },
})

const keyOf = ({ near, diagonal, counting }: Nearness): string => [near, diagonal, counting].join()

/** The places of everything that a drop can be near to: first what nothing forbids under the readings of a game. */
const placesUnder = remembering((readings: Game['readings']): ReadonlyMap<string, number> => {
  const refused = (nearness: Nearness) => near.refuses({ game: { readings } }, nearness)
  const bestFirst = [...NEARNESSES.filter((nearness) => !refused(nearness)), ...NEARNESSES.filter(refused)]
  return new Map([...bestFirst, NOWHERE].map((nearness, place) => [keyOf(nearness), place]))
})

/** The offer of the squares where paratroops land, on a board. */
const landingsOn = remembering((parts: Components) => {
  /** Lists the landmarks in every square, for paratroops that land near it. */
  const landmarksOf = remembering(
    (context: DropContext) => new Map(SQUARES.map((square) => [square, landmarksIn(parts, context, square)])),
  )

  /** Finds the best landmark near a drop: one that nothing forbids, if there is one. */
  const nearnessOf = rememberingEach((context: DropContext, to: Square): Nearness => {
    const landmarks = landmarksOf(context)
    const places = placesUnder(context.game.readings)
    const placeOf = (nearness: Nearness) => places.get(keyOf(nearness)) ?? places.size
    return countedAround(parts.fields[context.game.field], to)
      .flatMap(({ from, diagonal, counting }) =>
        (landmarks.get(from) ?? []).map((near) => ({ near, diagonal, counting })),
      )
      .reduce((best: Nearness, one) => (placeOf(one) < placeOf(best) ? one : best), NOWHERE)
  })

  const offer = asks<DropContext>().must({
    name: 'where the paratroops land',
    cites: [cited.paratroop.set],
    about: unitInWords,
    seat: ({ data }) => data.player,
    from: () => SQUARES.map((to) => option('drop', { to })),
    forbid: {
      table: mayNotDrop,
      view: {
        empty: ({ game }, { to }) => isEmpty(game, to),
        onto: ({ game }, { to }) => landingOf(parts.fields[game.field], to),
        near: (context, { to }) => nearnessOf(context, to).near,
        diagonal: (context, { to }) => nearnessOf(context, to).diagonal,
        counting: (context, { to }) => nearnessOf(context, to).counting,
        ...READINGS,
      },
    },
  })
  return { offer }
})

export function paratroopChart(parts: Components): Chart {
  const { offer } = landingsOn(parts)
  const { chart, go } = charting<Game, OptionOf<typeof offer>>().implementing(paratroopProcedure, UnitArgs)

  return chart({
    door: takingOffOn(parts).view,
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'in the air',
    states: {
      'in the air': {
        meta: { asks: offer },
        on: {
          drop: go('done', [cited.paratroop.set], ({ context: { game, data }, event: { to } }) => ({
            game: shifted(game, data.unit, to),
          })),
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
