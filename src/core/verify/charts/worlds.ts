/** Worlds, enumerated one after the other: what they reach, where they end, and what breaks on the way. @module */

import { worldAnchor } from '../../explore/citation-anchors.js'
import { type Collector, collecting } from '../../explore/evidence.js'
import type { Book, World } from '../../kernel/book/book.js'
import type { Stepper } from '../../kernel/charts/step.js'
import { rulesOf } from '../../kernel/plays/rules.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { Json } from '../../values/json.js'
import type { Court } from '../laws/laws.js'
import type { Finding, WorldReport } from '../report.js'
import { type ChartPlace, chartAlone } from './chart-alone.js'
import { type MachineWalk, walkMachine } from './machine-walk.js'
import { cannotFinish, explore, type Graph, pathTo, reaching } from './reachable-graph.js'
import type { Explorable, SearchNode } from './search-graph.js'
import { type Cover, coverOf, eventsOf, type TestPath } from './test-paths.js'
import { wholeBook } from './whole-book.js'
import { refereeStepper } from './xstate-referee.js'

/** A world as enumerated, with what is wrong with it. */
export interface Enumerated {
  readonly report: WorldReport
  readonly findings: readonly Finding[]
  readonly notes: readonly Finding[]
  /** The charts whose transitions it takes. */
  readonly charts: readonly string[]
  /** The pairs of consecutive transitions that it realises. */
  readonly pairs: ReadonlySet<string>
}

/** The input for enumerating a world. */
export interface Enumeration<Game extends GameState> {
  readonly book: Book<Game>
  readonly watch: Collector
  readonly court: Court<Game>
  readonly bound: number
  /** The stepper of the charts; if left out, each chart's plan together with XState. */
  readonly steps?: Stepper
}

/** Enumerates a world, holds the laws against what is reached, and tells what it found. */
export function enumerate<Game extends GameState>(of: Enumeration<Game>, world: World<Game>): Enumerated {
  const explorable = explorableOf(of, world)
  if (explorable === undefined) return impossible(of, world)
  const graph = explore(explorable, of.bound)
  const cover = coverOf(graph)
  judgeAll(of.court, world, graph, cover)
  const unfinished = cannotFinish(graph)
  const machine = machineIn(of, world, graph)
  const { findings, notes } = problemsOf(world, graph, unfinished, of.bound)
  return {
    report: { ...reportOf(world, graph, cover, of.bound, unfinished.length), ...walkedIn(machine) },
    findings: [...findings, ...machineFindings(world, machine)],
    notes,
    pairs: cover.pairs,
    charts: [
      ...new Set(
        graph.edges
          .flatMap(({ ways }) => ways)
          .concat(graph.opening)
          .map(chartName),
      ),
    ],
  }
}

/** The machine of a chart alone, walked by XState itself; a whole book is no machine, and there XState takes each step again. */
function machineIn<Game extends GameState>(
  { book, steps }: Enumeration<Game>,
  { game, call, reach }: World<Game>,
  graph: Graph<SearchNode>,
): MachineWalk | undefined {
  const chart = book.charts.find(({ name }) => name === call.procedure.name)
  if (chart === undefined || reach === 'whole' || steps !== undefined) return undefined
  return walkMachine({ chart, game, args: call.args }, graph as Graph<ChartPlace>)
}

const walkedIn = (machine: MachineWalk | undefined): Pick<WorldReport, 'machine'> =>
  machine ? { machine: { states: machine.states, edges: machine.edges } } : {}

const machineFindings = ({ name }: World, machine: MachineWalk | undefined): readonly Finding[] =>
  machine?.differs === undefined ? [] : [{ what: machine.differs, where: worldAnchor(name), clauses: [] }]

/** The test paths of a world, as lists of events. */
export function testPaths<Game extends GameState>(
  book: Book<Game>,
  world: World<Game>,
  bound: number,
): readonly (readonly Json[])[] {
  return coveredIn(book, world, bound).paths.map(eventsOf)
}

/** The graph of a world and the paths that cover it; both are empty where no chart implements what is called. */
export function coveredIn<Game extends GameState>(
  book: Book<Game>,
  world: World<Game>,
  bound: number,
): { readonly graph: Graph<SearchNode>; readonly paths: readonly TestPath[] } {
  const explorable = explorableOf({ book, watch: collecting(book) }, world)
  if (explorable === undefined) return { graph: EMPTY, paths: [] }
  const graph = explore(explorable, bound)
  return { graph, paths: coverOf(graph).paths }
}

function explorableOf<Game extends GameState>(
  { book, watch, steps = refereeStepper() }: Pick<Enumeration<Game>, 'book' | 'watch' | 'steps'>,
  { game, call, reach, asides }: World<Game>,
): Explorable<SearchNode> | undefined {
  const chart = book.charts.find(({ name }) => name === call.procedure.name)
  if (chart === undefined) return undefined
  const explorable =
    reach === 'alone'
      ? chartAlone(chart, game, call.args, watch, asides, rulesOf(book).inside)
      : wholeBook(rulesOf(book, { steps }), game, call.procedure.name, call.args, watch, asides)
  return explorable as unknown as Explorable<SearchNode>
}

const chartName = (way: string) => way.slice(0, way.indexOf(': '))

const witnessOf = (path: TestPath): Json => ({ path: eventsOf(path) })

function judgeAll<Game extends GameState>(
  court: Court<Game>,
  { name, call, game }: World<Game>,
  graph: Graph<SearchNode>,
  { paths }: Cover,
): void {
  for (const [number, place] of graph.places.entries())
    court.game(place.game as Game, {
      where: `world "${name}", ${place.at}`,
      witness: () => witnessOf(pathTo(graph, number)),
    })
  if (!court.hears(call.procedure.name)) return
  const gameAt = (place: number) => (graph.places[place]?.game ?? game) as Game
  for (const path of paths)
    court.path(call.procedure.name, [game, gameAt(0), ...path.map(({ to }) => gameAt(to))], {
      where: `world "${name}"`,
      witness: () => witnessOf(path),
    })
}

function reportOf(
  { name, reach, call }: World,
  { places, edges, unseen }: Graph<SearchNode>,
  { ways, pairs, paths }: Cover,
  bound: number,
  unfinished: number,
): WorldReport {
  return {
    name,
    reach,
    procedure: call.procedure.name,
    states: places.length,
    edges: edges.length,
    finals: places.filter(({ is }) => is === 'final').length,
    ways,
    pairs: pairs.size,
    paths: paths.length,
    longestPath: paths.reduce((longest, { length }) => Math.max(longest, length), 0),
    bound,
    cut: unseen.size > 0,
    deadEnds: places.filter(({ is }) => is === 'dead').length,
    cannotFinish: unfinished,
  }
}

function problemsOf(
  { name }: World,
  graph: Graph<SearchNode>,
  unfinished: readonly number[],
  bound: number,
): Pick<Enumerated, 'findings' | 'notes'> {
  const where = worldAnchor(name)
  const returning = graph.edges.flatMap(({ from, event }) => (event.type === 'returned' ? [from] : []))
  const calling = reaching(graph, returning)
  const trapped = unfinished.filter((place) => !calling.has(place))
  const dependent = unfinished.filter((place) => calling.has(place))
  return {
    findings: [
      ...deadEnds(where, graph),
      ...trapping(where, graph, trapped, 'cannot finish'),
      ...(graph.unseen.size > 0 ? [cutShort(where, graph.unseen.size, bound)] : []),
    ],
    // A chart alone does not see what its callees do to the game; a whole world has to show that it can finish.
    notes: trapping(where, graph, dependent, 'cannot finish unless what they call changes the game'),
  }
}

function trapping(where: string, graph: Graph<SearchNode>, places: readonly number[], how: string): readonly Finding[] {
  const [nearest] = places
  if (nearest === undefined) return []
  const states = places.length === 1 ? '1 state' : `${places.length} states`
  const what = `${states} ${how}, the nearest in ${graph.places[nearest]?.at ?? ''}`
  return [{ what, where, witness: witnessOf(pathTo(graph, nearest)), clauses: [] }]
}

const cutShort = (where: string, unseen: number, bound: number): Finding => ({
  what: `not wholly enumerated: the bound of ${bound} states left ${unseen} unseen`,
  where,
  clauses: [],
})

/** The dead ends, those with the same message told once, with a shortest path to the nearest. */
function deadEnds(where: string, graph: Graph<SearchNode>): readonly Finding[] {
  const byMessage = new Map<string, { readonly nearest: number; readonly number: number }>()
  for (const [place, { is, message = 'nothing can be done' }] of graph.places.entries()) {
    const known = byMessage.get(message)
    if (is === 'dead') byMessage.set(message, { nearest: known?.nearest ?? place, number: (known?.number ?? 0) + 1 })
  }
  return [...byMessage].map(([message, { nearest, number }]) => ({
    what: number > 1 ? `${message} (${number} times)` : message,
    where,
    witness: witnessOf(pathTo(graph, nearest)),
    clauses: [],
  }))
}

const EMPTY: Graph<SearchNode> = {
  places: [],
  edges: [],
  opening: [],
  leaving: [],
  entering: [],
  arriving: [],
  unseen: new Set<number>(),
}

function impossible<Game extends GameState>({ bound }: Enumeration<Game>, world: World<Game>): Enumerated {
  const what = `no chart implements the procedure "${world.call.procedure.name}"`
  return {
    report: reportOf(world, EMPTY, { ways: 0, pairs: new Set(), paths: [] }, bound, 0),
    findings: [{ what, where: worldAnchor(world.name), clauses: [] }],
    notes: [],
    charts: [],
    pairs: new Set(),
  }
}
