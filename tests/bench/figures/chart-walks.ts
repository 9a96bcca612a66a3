/** Charts alone, enumerated in several ways: every state that they can reach. @module */
import type { Book, World } from '../../../src/core/kernel/book/book.js'
import type { Chart } from '../../../src/core/kernel/charts/chart.js'
import type { Inside } from '../../../src/core/kernel/offers/option.js'
import type { Opened } from '../open-build.js'
import type { Job, Task, Walker } from '../process-protocol.js'
import { machineWalked } from './machine-walk.js'
import { plainlyWalked } from './plain-walk.js'
import { interned, written } from './state-keys.js'

const chartIn = ({ charts }: Book, { call }: World): Chart => {
  const chart = charts.find(({ name }) => name === call.procedure.name)
  if (chart === undefined) throw new Error(`no chart implements "${call.procedure.name}"`)
  return chart
}

/** Walks the chart of a world, and tells how many states it has. */
type Walk = (world: World) => number

/** No chart alone has as many states. */
const BOUND = 100_000

/** Modules that look ahead; the earliest builds have none. */
const LOOKAHEAD = ['src/core/kernel/offers/lazy-lookahead', 'src/kernel/lazy-lookahead', 'src/kernel/inside']

/** Builds the lookahead for books whose candidates need it. */
async function insideIn(build: Opened, book: Book): Promise<Inside | undefined> {
  if (!LOOKAHEAD.some(build.has)) return undefined
  const { insideOf } = await build.module<typeof import('../../../src/core/kernel/offers/lazy-lookahead.js')>(
    ...LOOKAHEAD,
  )
  return insideOf(book.charts)
}

async function walkOf(build: Opened, book: Book, by: Walker): Promise<Walk> {
  const inside = await insideIn(build, book)
  if (by === 'library with texts') return (world) => machineWalked(chartIn(book, world), world, written, inside)
  if (by === 'library with numbers') return (world) => machineWalked(chartIn(book, world), world, interned(), inside)
  if (by === 'plain') {
    const steps = await build.module<typeof import('../../../src/core/kernel/charts/step.js')>(
      'src/core/kernel/charts/step',
      'src/kernel/step',
    )
    return (world) => plainlyWalked(chartIn(book, world), world, steps, inside)
  }
  const { chartAlone } = await build.module<typeof import('../../../src/core/verify/charts/chart-alone.js')>(
    'src/core/verify/charts/chart-alone',
    'src/verify/chart-alone',
    'src/verify/alone',
  )
  const { explore } = await build.module<typeof import('../../../src/core/verify/charts/reachable-graph.js')>(
    'src/core/verify/charts/reachable-graph',
    'src/verify/reachable-graph',
    'src/verify/paths',
  )
  const { collecting } = await build.module<typeof import('../../../src/core/explore/evidence.js')>(
    'src/core/explore/evidence',
    'src/explore/evidence',
    'src/verify/evidence',
  )
  const watch = collecting(book)
  return (world) => {
    const { game, call, asides } = world
    return explore(chartAlone(chartIn(book, world), game, call.args, watch, asides, inside), BOUND).places.length
  }
}

const worldsAlone = ({ worlds }: Book): readonly World[] => worlds.filter(({ reach }) => reach === 'alone')

/** Walks charts alone in one of the ways. */
export async function walking(
  build: Opened,
  { book: name, worlds: names, by }: Extract<Task, { does: 'walk' }>,
): Promise<Job> {
  const book = await build.book(name)
  const walk = await walkOf(build, book, by)
  // An earlier build may not have all of them; what is measured is the time for a state.
  const worlds = worldsAlone(book).filter((world) => names.includes(world.name))
  if (worlds.length === 0) throw new Error(`no world is called "${names.join('", "')}"`)
  return () => ({ times: worlds.reduce((states, world) => states + walk(world), 0) })
}

/** Tells how many states every chart alone has, by name of its world. */
export async function sizing(build: Opened, { book: name }: Extract<Task, { does: 'size' }>): Promise<Job> {
  const book = await build.book(name)
  const walk = await walkOf(build, book, 'plain')
  return () => {
    const told = worldsAlone(book).map((world): [string, number] => [world.name, walk(world)])
    return { times: told.length, told }
  }
}
