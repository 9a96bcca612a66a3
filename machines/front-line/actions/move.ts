/**
 * Move: a unit goes over land.
 *
 * @module
 */
import { citySide } from '../../../spec/front-line/cities.js'
import { move } from '../../../spec/front-line/clauses/actions.js'
import type { Components } from '../../../spec/front-line/components/components.js'
import { besideOf } from '../../../spec/front-line/field.js'
import type { Game } from '../../../spec/front-line/game.js'
import { moveProcedure, UnitArgs } from '../../../spec/front-line/procedures/procedures.js'
import { desertStep } from '../../../spec/front-line/questions/desert-step.js'
import { type Walker, type Way, waysOf } from '../../../spec/front-line/reach.js'
import { remembering } from '../../../spec/front-line/remembering.js'
import { barrierOf, mayNotMoveTo, TOO_LONG } from '../../../spec/front-line/tables/move.js'
import { isEmpty, shifted, unitAt } from '../../../spec/front-line/units.js'
import { type Player, SQUARES, type Square } from '../../../spec/front-line/vocabulary.js'
import { type Chart, type Context, charting } from '../../../src/kernel/chart.js'
import { deciding, type Finders, type ViewedBy } from '../../../src/kernel/deciding.js'
import { certain } from '../../../src/kernel/defect.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { unitInWords } from './unit-in-words.js'

type MoveContext = Context<Game, UnitArgs>

/** Where a unit could go. */
interface Destination {
  readonly to: Square
}

const walkerIn = ({ fields }: Components, { game, data }: MoveContext): Walker => ({
  field: fields[game.field],
  game,
  ...data,
})

type Moving = ViewedBy<typeof mayNotMoveTo>
type Facts = Pick<Moving, 'squares' | 'desert' | 'diagonal' | 'pastEnemy' | 'pastCity' | 'pastWater'>

/** What keeps a way from being gone. */
const barriersOn = ({ passed }: Way) =>
  passed.map((square) => barrierOf.ask({ square })).filter((barrier) => barrier !== 'none')

/** What is known of a way. */
function factsOf(way: Way): Facts {
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

/** The way to a square beside the unit. */
const stepTo = (to: Square): Way => ({ to, squares: 1, diagonal: false, desert: 0, passed: [] })

/** A way that is too far to be looked at. */
const TOO_FAR: Facts = {
  squares: TOO_LONG,
  desert: 0,
  diagonal: false,
  pastEnemy: false,
  pastCity: false,
  pastWater: false,
}

/** A square onto which any way can lead: what is forbidden here is forbidden because of the way. */
const FAIR = { empty: true, city: 'none', water: false } as const

const kindIn = ({ game, data: { unit } }: MoveContext) => certain(unitAt(game, unit), 'unit that moves').kind

/** Where a unit moves, over a board. */
const destinationsOn = remembering((parts: Components) => {
  const waysIn = remembering((context: MoveContext) => waysOf(walkerIn(parts, context)))

  /** The best way to a square: one that nothing forbids, or else the first. */
  function wayTo(context: MoveContext, to: Square): Way | undefined {
    const unit = { kind: kindIn(context), desertStep: readingOf(context.game, desertStep) }
    const ways = waysIn(context).get(to) ?? []
    return ways.find((way) => !mayNotMoveTo.refuses({ ...FAIR, ...unit, ...factsOf(way) })) ?? ways[0]
  }

  /** What is known of the best way to a square. */
  function factsTo(context: MoveContext, to: Square): Facts {
    const way = wayTo(context, to)
    return way ? factsOf(way) : TOO_FAR
  }

  /** How the table sees a unit that goes to a square, when these are the facts of its way. */
  const viewBy = (facts: (context: MoveContext, to: Square) => Facts): Finders<MoveContext, Destination, Moving> => ({
    kind: kindIn,
    desertStep: ({ game }) => readingOf(game, desertStep),
    empty: ({ game }, { to }) => isEmpty(game, to),
    city: ({ game, data }, { to }) => citySide(game, parts.fields[game.field], data.player, to),
    water: ({ game }, { to }) => parts.fields[game.field].ground[to] === 'Water',
    squares: (context, { to }) => facts(context, to).squares,
    desert: (context, { to }) => facts(context, to).desert,
    diagonal: (context, { to }) => facts(context, to).diagonal,
    pastEnemy: (context, { to }) => facts(context, to).pastEnemy,
    pastCity: (context, { to }) => facts(context, to).pastCity,
    pastWater: (context, { to }) => facts(context, to).pastWater,
  })

  const offer = asks<MoveContext>().must({
    name: 'where the unit moves',
    cites: [move.oneUnit],
    about: unitInWords,
    seat: ({ data }) => data.player,
    from: () => SQUARES.map((to) => option('move', { to })),
    forbid: { table: mayNotMoveTo, view: viewBy(factsTo) },
  })

  const step = deciding<MoveContext, Destination>()({
    table: mayNotMoveTo,
    view: viewBy((_, to) => factsOf(stepTo(to))),
  })

  /** Whether the unit can move anywhere: a step to the side is looked at first, since that is soon done. */
  const isOpen = (context: MoveContext): boolean =>
    step.allowsSome(
      context,
      besideOf(context.data.unit).map((to) => ({ to })),
    ) || offer.open(context)

  return { offer, wayTo, isOpen }
})

/** Whether a unit can move anywhere. */
export const moveOpening = (parts: Components, game: Game, player: Player, unit: Square): boolean =>
  destinationsOn(parts).isOpen({ game, data: { player, unit } })

/** The chart of a Move. */
export function moveChart(parts: Components): Chart {
  const { offer, wayTo } = destinationsOn(parts)
  const { chart, effect } = charting<Game, OptionOf<typeof offer>>().implementing(moveProcedure, UnitArgs)

  /** The game after the unit has gone to a square, by a way that nothing bars. */
  function moved(context: MoveContext, to: Square): Game {
    const way = certain(wayTo(context, to), `way to ${to}`)
    return barriersOn(way).length === 0 ? shifted(context.game, context.data.unit, way.to) : context.game
  }

  return chart({
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'moving',
    states: {
      moving: {
        meta: { asks: offer },
        on: {
          move: {
            target: 'done',
            meta: { requirements: [move.oneUnit] },
            actions: effect(({ context, event: { to } }) => ({ game: moved(context, to) })),
          },
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
