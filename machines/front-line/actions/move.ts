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
import { lengthOf, type Walker, type Way, waysOf } from '../../../spec/front-line/reach.js'
import { remembering } from '../../../spec/front-line/remembering.js'
import { barrierOf, mayNotMoveTo } from '../../../spec/front-line/tables/move.js'
import { isEmpty, shifted, unitAt } from '../../../spec/front-line/units.js'
import { type Player, SQUARES, type Square } from '../../../spec/front-line/vocabulary.js'
import { type Chart, type Context, charting } from '../../../src/kernel/chart.js'
import { certain } from '../../../src/kernel/defect.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { unitInWords } from './unit-in-words.js'

type MoveContext = Context<Game, UnitArgs>

const walkerIn = ({ fields }: Components, { game, data }: MoveContext): Walker => ({
  field: fields[game.field],
  game,
  ...data,
})

/** What keeps a way from being gone. */
const barriersOn = ({ passed }: Way) =>
  passed.map((square) => barrierOf.ask({ square })).filter((barrier) => barrier !== 'none')

/** What is known of a way. */
function factsOf(way: Way) {
  const barriers = barriersOn(way)
  return {
    length: lengthOf(way),
    diagonal: way.diagonal,
    pastEnemy: barriers.includes('enemy unit'),
    pastCity: barriers.includes('unfriendly city'),
    pastWater: barriers.includes('water'),
  }
}

/** The way to a square beside the unit. */
const stepTo = (to: Square): Way => ({ to, squares: 1, diagonal: false, desert: 0, passed: [] })

/** A way that is too far to be looked at. */
const TOO_FAR = { length: 'farther', diagonal: false, pastEnemy: false, pastCity: false, pastWater: false } as const

/** A square onto which any way can lead: what is forbidden here is forbidden because of the way. */
const FAIR = { empty: true, city: 'none', water: false } as const

/** Where a unit moves, over a board. */
function destinationsOn(parts: Components) {
  const waysIn = remembering((context: MoveContext) => waysOf(walkerIn(parts, context)))

  const unitIn = ({ game, data: { unit } }: MoveContext) => ({
    kind: certain(unitAt(game, unit), 'unit that moves').kind,
    desertStep: readingOf(game, desertStep),
  })

  const squareIn = ({ game, data: { player } }: MoveContext, to: Square) => ({
    empty: isEmpty(game, to),
    city: citySide(game, parts.fields[game.field], player, to),
    water: parts.fields[game.field].ground[to] === 'Water',
  })

  /** The best way to a square: one that nothing forbids, or else the first. */
  function wayTo(context: MoveContext, to: Square): Way | undefined {
    const unit = unitIn(context)
    const ways = waysIn(context).get(to) ?? []
    return ways.find((way) => !mayNotMoveTo.refuses({ ...FAIR, ...unit, ...factsOf(way) })) ?? ways[0]
  }

  const viewOf = (context: MoveContext, to: Square, way: Way | undefined) => ({
    ...unitIn(context),
    ...squareIn(context, to),
    ...(way ? factsOf(way) : TOO_FAR),
  })

  const offer = asks<MoveContext>().must({
    name: 'where the unit moves',
    cites: [move.oneUnit],
    about: unitInWords,
    seat: ({ data }) => data.player,
    from: () => SQUARES.map((to) => option('move', { to })),
    forbid: {
      table: mayNotMoveTo,
      view: (context, { to }) => viewOf(context, to, wayTo(context, to)),
    },
  })

  /** Whether the unit can move anywhere: a step to the side is looked at first, since that is soon done. */
  const isOpen = (context: MoveContext): boolean =>
    besideOf(context.data.unit).some((to) => !mayNotMoveTo.refuses(viewOf(context, to, stepTo(to)))) ||
    offer.open(context)

  return { offer, wayTo, isOpen }
}

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
