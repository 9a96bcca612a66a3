import type { Game } from '#spec/all-bridges-burning/game'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import type { Collector } from '../../src/core/explore/evidence.js'
import type { Book, World } from '../../src/core/kernel/book/book.js'
import { byPlan } from '../../src/core/kernel/charts/step.js'
import { insideOf } from '../../src/core/kernel/offers/lazy-lookahead.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import type { Json } from '../../src/core/values/json.js'
import { type ChartPlace, chartAlone } from '../../src/core/verify/charts/chart-alone.js'
import type { Explorable } from '../../src/core/verify/charts/search-graph.js'

/** A complete play of a chart alone: the events in their order, and where it ended. */
export interface Walk {
  readonly events: readonly Option[]
  readonly places: readonly ChartPlace[]
}

/** Hears nothing: these walks are no evidence. */
const deaf: Collector = {
  trace: () => {},
  refusing: () => {},
  broke: () => {},
  evidence: () => ({}) as never,
  add: () => {},
}

function chartOf({ charts }: Book<Game>, procedure: string) {
  const chart = charts.find(({ name }) => name === procedure)
  if (chart === undefined) throw new Error(`no chart "${procedure}"`)
  return chart
}

/** The chart of a world, to be explored. The verification holds every step of it against XState. */
export function worldAlone({ game, call }: World<Game>): Explorable<ChartPlace> {
  const { charts } = allBridgesBurning
  const chart = chartOf(allBridgesBurning, call.procedure.name)
  return chartAlone(chart, game, call.args, deaf, false, insideOf(charts), byPlan)
}

/** Every complete play of a chart alone, from a game and an argument. */
export function everyWalk(book: Book<Game>, procedure: string, game: Game, args: Json = null): readonly Walk[] {
  const chart = chartOf(book, procedure)
  const { initial, events, next } = chartAlone(chart, game, args, deaf, false, insideOf(book.charts))
  const walks: Walk[] = []
  const open: Walk[] = [{ events: [], places: [initial().place] }]
  // Many walks come through the same place.
  const known = new Map<ChartPlace, readonly (readonly [Option, ChartPlace])[]>()
  const stepsFrom = (place: ChartPlace) => {
    const steps = known.get(place) ?? events(place).map((event) => [event, next(place, event).place] as const)
    known.set(place, steps)
    return steps
  }
  for (let walk = open.pop(); walk !== undefined; walk = open.pop()) {
    const place = walk.places.at(-1)
    if (place === undefined) continue
    if (place.is === 'dead') throw new Error(`dead end in ${place.at}: ${place.message ?? ''}`)
    if (place.is === 'final') walks.push(walk)
    else
      for (const [event, to] of stepsFrom(place))
        open.push({ events: [...walk.events, event], places: [...walk.places, to] })
  }
  return walks
}

/** The game at the end of a walk. */
export const gameAfter = ({ places }: Walk): Game => places.at(-1)?.context.game as Game
