import type { Game } from '#spec/all-bridges-burning/game'
import { collecting } from '../../src/explore/evidence.js'
import type { Book } from '../../src/kernel/book.js'
import { insideOf } from '../../src/kernel/inside.js'
import type { Json } from '../../src/kernel/json.js'
import type { Option } from '../../src/kernel/option.js'
import { type ChartPlace, chartAlone } from '../../src/verify/chart-alone.js'

/** A complete play of a chart alone: the events in their order, and where it ended. */
export interface Walk {
  readonly events: readonly Option[]
  readonly places: readonly ChartPlace[]
}

/** Every complete play of a chart alone, from a game and an argument. */
export function everyWalk(book: Book<Game>, procedure: string, game: Game, args: Json = null): readonly Walk[] {
  const chart = book.charts.find(({ name }) => name === procedure)
  if (chart === undefined) throw new Error(`no chart "${procedure}"`)
  const { initial, events, next } = chartAlone(chart, game, args, collecting(book), false, insideOf(book.charts))
  const walks: Walk[] = []
  const open: Walk[] = [{ events: [], places: [initial().place] }]
  for (let walk = open.pop(); walk !== undefined; walk = open.pop()) {
    const place = walk.places.at(-1)
    if (place === undefined) continue
    if (place.is === 'dead') throw new Error(`dead end in ${place.at}: ${place.message ?? ''}`)
    if (place.is === 'final') walks.push(walk)
    else
      for (const event of events(place))
        open.push({ events: [...walk.events, event], places: [...walk.places, next(place, event).place] })
  }
  return walks
}

/** The game at the end of a walk. */
export const gameAfter = ({ places }: Walk): Game => places.at(-1)?.context.game as Game
