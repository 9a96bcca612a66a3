/** A picture of the house: its buildings and rooms, with an arrow to each room whose modules another imports. @module */
import { Graphviz } from '@hpcc-js/wasm-graphviz'
import type { House, Room } from './read-house.js'

/** What each building is for, in the order in which they import each other. */
const BUILDINGS = new Map([
  ['cli', 'the command line'],
  ['fleet', 'long work: threads, other machines'],
  ['site', 'pages, and what runs in them'],
  ['lab', 'tests of texts and implementations'],
  ['ask', 'sentences and their meaning'],
  ['core', 'the rules at work'],
])

const quoted = (text: string): string => `"${text}"`

/** Draws the house as SVG. An arrow that follows from others is left out. */
export async function drawHouse({ rooms }: House): Promise<string> {
  const graphviz = await Graphviz.load()
  const clusters = [...BUILDINGS].map(([building, says]) => clusterOf(building, says, rooms))
  const arrows = [...rooms].flatMap(([from, { uses }]) =>
    [...uses].filter((to) => !isImplied(from, to, rooms)).map((to) => `${quoted(from)} -> ${quoted(to)}`),
  )
  const dot = `digraph house {
graph [rankdir=TB, labeljust=l, ranksep=0.35, nodesep=0.25, fontname="sans-serif", fontsize=13, bgcolor=white, pad=0.2]
node [shape=box, style="filled,rounded", fillcolor=white, color="#7a8288", fontname="sans-serif", fontsize=12, margin="0.12,0.06"]
edge [color="#7a8288", arrowsize=0.6]
${[...clusters, ...arrows.toSorted()].join('\n')}
}`
  return `${graphviz
    .dot(dot)
    .replace(/^[\s\S]*?(?=<svg)/, '')
    .trim()}\n`
}

function clusterOf(building: string, says: string, rooms: ReadonlyMap<string, Room>): string {
  const own = [...rooms].filter(([, room]) => room.building === building)
  const nodes = own.map(([address, { name }]) => `${quoted(address)} [label="${name || building}"]`)
  return `subgraph cluster_${building} {
label="${building}: ${says}"
style="filled,rounded"
color="#eef2f4"
${nodes.join('\n')}
}`
}

/** True of an arrow that leads where other arrows lead, too. */
function isImplied(from: string, to: string, rooms: ReadonlyMap<string, Room>): boolean {
  const between = [...(rooms.get(from)?.uses ?? [])].filter((room) => room !== to)
  const reached = new Set(between)
  for (const room of reached) for (const next of rooms.get(room)?.uses ?? []) reached.add(next)
  return reached.has(to)
}
