import { type Collector, collecting } from '../../src/core/explore/evidence.js'
import type { Traced } from '../../src/core/kernel/plays/trace.js'
import { withRefusals } from '../../src/core/kernel/watch/recorders.js'
import type { Explorable, SearchNode } from '../../src/core/verify/charts/search-graph.js'
import { book, type Game } from '../kernel/orchard.js'
import { late } from './sound-book.js'

/** A collector that notes the kinds of lines that it hears, and the rows that refuse. */
export function noting() {
  const lines: Traced[] = []
  const refused: string[] = []
  const watch: Collector = {
    ...collecting(book),
    trace: (told) => void lines.push(...told),
    refusing: (ask) => void refused.push(...withRefusals(ask)[1].map(({ table, row }) => `${table} ${row + 1}`)),
  }
  return { watch, lines, refused, kinds: () => lines.map(({ kind }) => kind) }
}

/** A game with little left to pick. */
export const few: Game = { ...late, trees: { short: 1, middle: 0, tall: 1 }, ladder: 'nobody' }
/** The events of a place, in short. */
export const eventsAt = <P extends SearchNode>(walk: Explorable<P>, place: P) =>
  walk.events(place).map((event) => Object.values(event).join(' '))
