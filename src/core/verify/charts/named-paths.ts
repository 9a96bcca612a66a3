/**
 * The covering paths of charts alone, each under a name: `climb 2.14` is path 14 of the second world of the chart `climb`.
 *
 * A name holds as long as the worlds of its chart and the chart itself do.
 *
 * @module
 */
import type { Book, World } from '../../kernel/book/book.js'
import type { Option } from '../../kernel/offers/option.js'
import { late } from '../../kernel/quick/memoize.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { ChartPlace } from './chart-alone.js'
import { stepWords } from './step-words.js'
import type { TestPath } from './test-paths.js'
import { coveredIn } from './worlds.js'

/** A step of a path: what is sent, and the same in words. */
export interface NamedStep {
  readonly event: Option
  readonly says: string
}

/** A covering path of a chart alone. */
export interface NamedPath<Game extends GameState = GameState> {
  readonly name: string
  readonly chart: string
  readonly world: World<Game>
  readonly steps: () => readonly NamedStep[]
}

/** A world of a chart alone, with its covering paths. */
export interface WorldPaths<Game extends GameState = GameState> {
  /** Its name among the worlds of its chart: the chart and a number. */
  readonly name: string
  readonly world: World<Game>
  readonly paths: readonly NamedPath<Game>[]
}

/** The names of the charts that are enumerated alone, in the order of the book. */
export const chartsAlone = <Game extends GameState>({ charts, worlds }: Book<Game>): readonly string[] =>
  charts.flatMap(({ name }) => (worldsAlone({ worlds }, name).length > 0 ? [name] : []))

const worldsAlone = <Game extends GameState>({ worlds }: { readonly worlds: readonly World<Game>[] }, chart: string) =>
  worlds.filter(({ call, reach }) => reach === 'alone' && call.procedure.name === chart)

/** Enumerates the worlds of a chart alone one after the other, each when it is asked for. */
export function* pathsByWorld<Game extends GameState>(
  book: Book<Game>,
  chart: string,
  bound: number,
): Generator<WorldPaths<Game>> {
  for (const [place, world] of worldsAlone(book, chart).entries())
    yield pathsOfWorld(book, world, `${chart} ${place + 1}`, bound)
}

function pathsOfWorld<Game extends GameState>(
  book: Book<Game>,
  world: World<Game>,
  name: string,
  bound: number,
): WorldPaths<Game> {
  const chart = world.call.procedure.name
  const wordsOf = stepWords(book, world)
  const { graph, paths } = coveredIn(book, world, bound)
  const stepsOf = (path: TestPath): readonly NamedStep[] =>
    path.map(({ from, event }) => ({ event, says: wordsOf(graph.places[from] as ChartPlace, event) }))
  return {
    name,
    world,
    paths: paths.map((path, number) => ({
      name: `${name}.${number + 1}`,
      chart,
      world,
      // There may be thousands, of which few are read.
      steps: late(() => stepsOf(path)),
    })),
  }
}

/** The first paths of a chart alone, as many as are wanted; no more worlds are enumerated than that takes. */
export function firstPaths<Game extends GameState>(
  book: Book<Game>,
  chart: string,
  bound: number,
  wanted: number,
): readonly NamedPath<Game>[] {
  const found: NamedPath<Game>[] = []
  for (const { paths } of pathsByWorld(book, chart, bound)) {
    found.push(...paths.slice(0, wanted - found.length))
    if (found.length >= wanted) break
  }
  return found
}

/** The parts of the name of a path: its chart, and the numbers of its world and of itself. */
export function partsOfName(
  name: string,
): { readonly chart: string; readonly world: number; readonly path: number } | undefined {
  const parts = /^(?<chart>.+) (?<world>\d+)\.(?<path>\d+)$/.exec(name.trim())?.groups
  return parts && { chart: parts.chart ?? '', world: Number(parts.world), path: Number(parts.path) }
}

/** The number of worlds for a chart alone. */
export const worldsOfChart = <Game extends GameState>(book: Book<Game>, chart: string): number =>
  worldsAlone(book, chart).length

/** The paths of one world of a chart alone, by its number; nothing where there is no such world. */
export function pathsOfWorldNumbered<Game extends GameState>(
  book: Book<Game>,
  chart: string,
  number: number,
  bound: number,
): WorldPaths<Game> | undefined {
  const world = worldsAlone(book, chart)[number - 1]
  return world && pathsOfWorld(book, world, `${chart} ${number}`, bound)
}
