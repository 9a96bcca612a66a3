/** Charts as graphs in the DOT language of Graphviz. @module */
import type { Chart, StateOf, Transition } from '#core'
import type { Places } from './link-targets.js'
import { linkAddress } from './links.js'

const quoted = (text: string) => `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')}"`

const attributes = (all: Readonly<Record<string, string>>) =>
  `[${Object.entries(all)
    .map(([name, value]) => `${name}=${quoted(value)}`)
    .join(' ')}]`

const LABEL_WIDTH = 26

/** The spacing of a chart drawing. */
interface Layout {
  readonly nodesep: string
  readonly margin: string
  /** The number of letters in a line. */
  readonly letters: number
  /** Over how many ranks the targets of one state are spread. */
  readonly ranks: number
}

const ROOMY: Layout = { nodesep: '0.35', margin: '0.22,0.1', letters: LABEL_WIDTH, ranks: 1 }
const CLOSE: Layout = { nodesep: '0.2', margin: '0.14,0.08', letters: 18, ranks: 1 }

const GRAPH = { rankdir: 'TB', bgcolor: 'transparent', ranksep: '0.45', pad: '0.15', tooltip: ' ' }
const NODE = { fontname: 'Helvetica', fontsize: '12', height: '0.36' }
const EDGE = { fontname: 'Helvetica', fontsize: '10', arrowsize: '0.7' }

/** The ways in which a chart can be laid out, the roomiest first. */
export const LAYOUTS: readonly Layout[] = [ROOMY, CLOSE, { ...CLOSE, ranks: 2 }]

/** A chart in the DOT language: every state links to its entry, every transition to its line. */
export function dotOf(chart: Chart, places: Places, layout = ROOMY): string {
  const { nodesep, margin } = layout
  const states = Object.values(chart.states)
  return [
    'digraph {',
    `graph ${attributes({ ...GRAPH, nodesep })}`,
    `node ${attributes({ ...NODE, margin })}`,
    `edge ${attributes(EDGE)}`,
    `${quoted('*')} ${attributes({ shape: 'circle', label: '', width: '0.14', height: '0.14', fixedsize: 'true', style: 'filled', class: 'start', tooltip: 'begins here' })}`,
    `${quoted('*')} -> ${quoted(chart.initial)}`,
    ...states.map((state) => nodeLine(chart.name, state, places, layout)),
    ...states.flatMap((state) => edgeLines(chart.name, state, places, layout)),
    '}',
  ].join('\n')
}

/** A text in lines that are not too long. */
export function wrapLabel(text: string, width = LABEL_WIDTH): string {
  const lines: string[] = []
  for (const word of text.split(/[ \n]+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.join('\n')
}

const SHAPES: Readonly<Record<StateOf['does'], Readonly<Record<string, string>>>> = {
  waits: { shape: 'box', style: 'rounded,filled' },
  calls: { shape: 'box', style: 'filled', peripheries: '2' },
  passes: { shape: 'box', style: 'rounded,filled,dashed' },
  final: { shape: 'box', style: 'rounded,filled,bold' },
}

function nodeLine(chart: string, state: StateOf, places: Places, { letters }: Layout): string {
  const { name, does, seam } = state
  const said = saidIn(state)
  return `${quoted(name)} ${attributes({
    ...SHAPES[does],
    label: [name, ...said].map((line) => wrapLabel(line, letters)).join('\n'),
    class: `${does}${seam ? ' seam' : ''}`,
    URL: linkAddress(places.state(chart, name)),
    tooltip: [name, ...said].join(', '),
  })}`
}

function saidIn({ name, asks, calls }: StateOf): readonly string[] {
  if (asks) return [`asks: ${asks.name}`]
  const called = calls?.procedures.map((procedure) => procedure.name) ?? []
  return called.length === 0 || (called.length === 1 && called[0]?.toLowerCase() === name.toLowerCase())
    ? []
    : [`calls: ${called.join(', ')}`]
}

/** The transitions of a state; those to the same state are one line with several labels. */
function edgeLines(
  chart: string,
  { name, ways }: StateOf,
  places: Places,
  { letters, ranks }: Layout,
): readonly string[] {
  const targets = [...new Set(ways.map(({ to }) => to))]
  return targets.map((to, at) => {
    const together = ways.filter((way) => way.to === to)
    const [first] = together
    return `${quoted(name)} -> ${quoted(to)} ${attributes({
      label: together.map((way) => roomy(wrapLabel(wayLabel(way, ways), letters))).join('\n'),
      ...(first && { labelURL: linkAddress(places.way(chart, first.id)) }),
      labeltooltip: together.map(wayTooltip).join('\n'),
      ...(ranks > 1 && { minlen: `${1 + (at % ranks)}` }),
    })}`
  })
}

/** A label with room on both sides, so that it touches neither its line nor the next one. */
const roomy = (label: string) => label.replace(/^.*$/gm, (line) => (line === '' ? line : `  ${line}  `))

const wayTooltip = ({ requirements, from, to }: Transition) =>
  requirements.map(({ section, text }) => `${section.number}: ${text}`).join('\n') || `${from} → ${to}`

/** The label of a transition in a diagram: the event, whether it has a condition, and its sections. */
export function wayLabel(way: Transition, among: readonly Transition[]): string {
  const words = [...(way.on === 'always' ? [] : [way.on]), ...conditionOf(way, among), sectionsOf(way)]
  return words.filter((word) => word !== '').join(' ')
}

/** The condition of a transition, if it is one of several: `if` with its guard in words, `else` for the last. */
export function conditionOf(way: Transition, among: readonly Transition[]): readonly string[] {
  if (way.guarded) return [way.says === undefined ? 'if' : `if ${way.says}`]
  return among.some(({ id, on, guarded }) => id !== way.id && on === way.on && guarded) ? ['else'] : []
}

/** The first section, and how many more there are. */
function sectionsOf({ requirements }: Transition): string {
  const [first, ...others] = new Set(requirements.map(({ section }) => section.number))
  const more = others.length > 0 ? ` +${others.length}` : ''
  return first === undefined ? '' : inPlace(`${first}${more}`)
}

/** A place in words is set off from the others, and stays on one line. */
const inPlace = (place: string): string => (/^\d/.test(place) ? place : `(${place.replaceAll(' ', '\u00a0')})`)
