/** Move: a unit goes over land. @module */

import {
  asks,
  type Chart,
  type Context,
  certain,
  charting,
  deciding,
  type Finders,
  type OptionOf,
  option,
  readingOf,
  type ViewedBy,
} from 'rulewright/book'
import { barrierOf, mayNotMoveTo, TOO_LONG } from '#spec/front-line/2.9-move'
import { type Board, rememberingUnits } from '#spec/front-line/board'
import { citySide } from '#spec/front-line/cities'
import type { Components } from '#spec/front-line/components/components'
import { besideOf } from '#spec/front-line/field'
import type { Game } from '#spec/front-line/game'
import { moveProcedure, UnitArgs } from '#spec/front-line/procedures/procedures'
import { nearWaysOf, type Walker, type Way, waysOf } from '#spec/front-line/reach'
import { remembering } from '#spec/front-line/remembering'
import * as cited from '#spec/front-line/rules.gen'
import { isEmpty, shifted, unitAt } from '#spec/front-line/units'
import { type Player, SQUARES, type Square } from '#spec/front-line/vocabulary'
import { settingOut, unitInWords } from './2.9-doors.js'

export type MoveContext = Context<Board, UnitArgs>

/** A square that a unit could go to. */
interface Destination {
  readonly to: Square
}

/** A unit that sets out. */
export const walkerOn = ({ fields }: Components, game: Board, { player, unit }: UnitArgs): Walker => ({
  field: fields[game.field],
  game,
  player,
  unit,
})

type Moving = ViewedBy<typeof mayNotMoveTo>
export type Facts = Pick<Moving, 'squares' | 'desert' | 'diagonal' | 'pastEnemy' | 'pastCity' | 'pastWater'>

/** Lists the barriers that block a way. */
const barriersOn = ({ passed }: Way) =>
  passed.map((square) => barrierOf.ask({ square })).filter((barrier) => barrier !== 'none')

/** Returns the facts of a way. */
export function factsOf(way: Way): Facts {
  const barriers = barriersOn(way)
  return {
    squares: way.squares,
    desert: way.desert,
    diagonal: way.diagonal,
    pastEnemy: barriers.includes('enemy unit'),
    pastCity: barriers.includes('unfriendly city'),
    pastWater: barriers.includes('water'),
  }
}

/** A square that a unit could go to, with the facts of the way. */
interface Going extends Destination {
  readonly facts: Facts
}

const UNBARRED = { diagonal: false, pastEnemy: false, pastCity: false, pastWater: false } as const

const ANYWHERE = SQUARES.map((to) => option('move', { to }))

/** The way to a square beside the unit. */
const BESIDE: Facts = { squares: 1, desert: 0, ...UNBARRED }

/** The steps to the side from each square. */
const STEPS: ReadonlyMap<Square, readonly Going[]> = new Map(
  SQUARES.map((square) => [square, besideOf(square).map((to) => ({ to, facts: BESIDE }))]),
)

/** A way that is too far to be looked at. */
const TOO_FAR: Facts = { squares: TOO_LONG, desert: 0, ...UNBARRED }

/** Some of what the table of Moves looks at. */
type Part<O, Field extends keyof Moving> = Finders<MoveContext, O, Pick<Moving, Field>>

/** A square onto which any way can lead: what is forbidden there is forbidden because of the way. */
const FAIR: Part<unknown, 'empty' | 'city' | 'water'> = { empty: () => true, city: () => 'none', water: () => false }
const kindIn = ({ game, data: { unit } }: MoveContext) => certain(unitAt(game, unit), 'unit that moves').kind

/** The offer of the squares to which a unit can move, on a board. */
export const destinationsOn = remembering((parts: Components) => {
  const waysOn = rememberingUnits((board, of) => waysOf(walkerOn(parts, board, of)))

  const unit: Part<unknown, 'kind' | 'desertStep'> = {
    kind: kindIn,
    desertStep: ({ game }) => readingOf(game, cited.desertStep),
  }

  /** Returns the finders for a way, for any square at its end. */
  const wayBy = <O>(facts: (context: MoveContext, candidate: O) => Facts): Finders<MoveContext, O, Moving> => ({
    squares: (context, candidate) => facts(context, candidate).squares,
    desert: (context, candidate) => facts(context, candidate).desert,
    diagonal: (context, candidate) => facts(context, candidate).diagonal,
    pastEnemy: (context, candidate) => facts(context, candidate).pastEnemy,
    pastCity: (context, candidate) => facts(context, candidate).pastCity,
    pastWater: (context, candidate) => facts(context, candidate).pastWater,
    ...FAIR,
    ...unit,
  })

  /** The prohibitions on a way, for any square at its end. */
  const barred = deciding<MoveContext, Facts>()({ table: mayNotMoveTo, view: wayBy((_, facts: Facts) => facts) })

  /** The best way to a square: one that nothing forbids, or else the first. */
  function wayTo(context: MoveContext, to: Square): Way | undefined {
    const ways = waysOn(context.game, context.data).get(to) ?? []
    return ways.find((way) => !barred.refuses(context, factsOf(way))) ?? ways[0]
  }

  /** Returns the facts of the best ways of a unit, square by square. */
  const reachOn = rememberingUnits((game, data): ReadonlyMap<Square, Facts> => {
    const known = [...waysOn(game, data)].map(([to, ways]) => ({ to, facts: ways.map(factsOf) }))
    const allowed = new Set(
      barred.allowed(
        { game, data },
        known.flatMap(({ facts }) => facts),
      ),
    )
    return new Map(known.map(({ to, facts }) => [to, facts.find((one) => allowed.has(one)) ?? facts[0] ?? TOO_FAR]))
  })
  // Looked up once for all squares that are listed.
  const reachIn = remembering(({ game, data }: MoveContext) => reachOn(game, data))

  const factsTo = (context: MoveContext, { to }: Destination): Facts => reachIn(context).get(to) ?? TOO_FAR

  /** Returns the finders for a unit that goes to a square, given the facts of its way. */
  const viewBy = <O extends Destination>(
    facts: (context: MoveContext, candidate: O) => Facts,
  ): Finders<MoveContext, O, Moving> => ({
    ...wayBy(facts),
    empty: ({ game }, { to }) => isEmpty(game, to),
    city: ({ game, data }, { to }) => citySide(game, parts.fields[game.field], data.player, to),
    water: ({ game }, { to }) => parts.fields[game.field].ground[to] === 'Water',
  })

  const unreachable = deciding<MoveContext, Destination>()({ table: mayNotMoveTo, view: viewBy(factsTo) })
  const barredBy = deciding<MoveContext, Going>()({
    table: mayNotMoveTo,
    view: viewBy<Going>((_, { facts }) => facts),
  })
  const goingNear = (game: Board, data: UnitArgs): readonly Going[] =>
    nearWaysOf(walkerOn(parts, game, data)).map((way) => ({ to: way.to, facts: factsOf(way) }))

  /** True if the unit can move anywhere. The nearest squares come first: they are found fast, and most often one is open. */
  const isOpen = rememberingUnits((game, data): boolean => {
    const context = { game, data }
    return (
      barredBy.allowsSome(context, STEPS.get(data.unit) ?? []) ||
      barredBy.allowsSome(context, goingNear(game, data)) ||
      unreachable.allowsSome(context, ANYWHERE)
    )
  })

  const offer = asks<MoveContext>().must({
    name: 'where the unit moves',
    cites: [cited.move.oneUnit],
    about: unitInWords,
    seat: ({ data }) => data.player,
    from: () => ANYWHERE,
    forbid: unreachable,
    soon: ({ game, data }) => isOpen(game, data),
  })

  return { offer, wayTo, wayBy }
})

/** The squares that a unit can move onto. */
export const squaresToMoveOnto = (parts: Components, game: Game, player: Player, unit: Square): readonly Square[] =>
  destinationsOn(parts)
    .offer.list({ game, data: { player, unit } })
    .options.map(({ to }) => to)

export function moveChart(parts: Components): Chart {
  const { offer, wayTo } = destinationsOn(parts)
  const { chart, go } = charting<Game, OptionOf<typeof offer>>().implementing(moveProcedure, UnitArgs)

  /** The game after the unit has gone to a square, by a way that nothing bars. */
  function moved(context: Context<Game, UnitArgs>, to: Square): Game {
    const way = certain(wayTo(context, to), `way to ${to}`)
    return barriersOn(way).length === 0 ? shifted(context.game, context.data.unit, way.to) : context.game
  }

  return chart({
    door: settingOut.view,
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'moving',
    states: {
      moving: {
        meta: { asks: offer },
        on: {
          move: go('done', [cited.move.oneUnit], ({ context, event: { to } }) => ({ game: moved(context, to) })),
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
