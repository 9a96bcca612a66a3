/** The page of a chart: the drawing, then every state with what it asks or calls and where it leads. @module */

import {
  type Chart,
  type ChartReport,
  capital,
  constantWords,
  type ForbidTable,
  isRecord,
  OFFER_WORDS,
  type Offer,
  type Procedure,
  type StateOf,
  type Transition,
} from '#core'
import { type Html, html, joinParts } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import { conditionOf, dotOf, LAYOUTS } from '../chart-dot.js'
import { type Draw, naturalWidth } from '../draw-graph.js'
import { clauseLinks, type Places } from '../link-targets.js'
import { link, slug } from '../links.js'
import { type Page, page } from '../page.js'
import { auditorOnly, badge, body, count, heading, lead, wideBody } from './parts/page-parts.js'
import { testedPaths } from './parts/tested-paths.js'

const DRAWING = { anchor: 'drawing', text: 'Drawing' }
const STATES = { anchor: 'states', text: 'States' }

/** The width beside the side bar of a desktop, and the widest drawing that is still readable when shrunk to it. */
const ROOM = 880
const SHRUNK = ROOM / 0.74

const stateAnchor = (name: string) => `state-${slug(name)}`

export function chartPage(sources: Sources, draw: Draw, chart: Chart): Page {
  const { places } = sources
  const states = Object.values(chart.states)
  return page({
    id: places.chart(chart.name).page,
    name: capital(chart.name),
    about: [chart.procedure],
    entries: states.map(({ name }) => ({ anchor: stateAnchor(name), text: name, words: chart.name })),
    headings: [DRAWING, STATES, ...states.map(({ name }) => ({ anchor: stateAnchor(name), text: name }))],
    body: () => chartBody(sources, draw, chart),
  })
}

function chartBody(sources: Sources, draw: Draw, chart: Chart): Html {
  const { places, report, book } = sources
  const states = Object.values(chart.states)
  const seen = report.charts.find(({ name }) => name === chart.name)
  const drawn = fitting(draw, chart, places)
  const whole = naturalWidth(drawn) > ROOM ? wideBody : body
  const callers = book.charts.filter((other) => callsOf(other).some(({ name }) => name === chart.name))
  return whole(
    lead(
      html`<span class="rw-where">Chart of ${book.title}</span>`,
      `${count(states.length, 'state')}, ${count(states.flatMap(({ ways }) => ways).length, 'transition')}.`,
      callers.length > 0 ? [' Called by ', chartLinks(places, callers), '.'] : [],
      resultsLine(chart.procedure),
    ),
    beginning(sources, chart),
    heading(DRAWING),
    html`<div class="rw-chart rw-scroll">${drawn}</div>`,
    LEGEND,
    testedPaths(sources, chart.name),
    heading(STATES),
    states.map((state) => stateBox(sources, chart, state, seen)),
  )
}

/** The drawing of a chart: the roomiest that fits where it stands, or else the narrowest. */
export function fitting(draw: Draw, chart: Chart, places: Places): Html {
  let narrowest: Html | undefined
  for (const layout of LAYOUTS) {
    const drawn = draw(dotOf(chart, places, layout), `Chart: ${chart.name}`)
    if (narrowest === undefined || naturalWidth(drawn) < naturalWidth(narrowest)) narrowest = drawn
    if (naturalWidth(narrowest) <= SHRUNK) break
  }
  return narrowest ?? html``
}

/** The link for trying a chart's procedure: the start of the first example that begins with it. */
function beginning({ examples, short }: Sources, { name }: Chart): Html | undefined {
  const first = examples
    .flatMap((file) => file.examples)
    .find(({ written: { given } }) => isRecord(given) && given.procedure === name)
  return first && html`<rw-try book="${short}" example="${first.id}"></rw-try>`
}

/** The procedures that a chart calls, also while it stands aside. */
export const callsOf = ({ states }: Chart): readonly Procedure[] =>
  Object.values(states).flatMap(({ calls, meanwhile }) => [
    ...(calls?.procedures ?? []),
    ...meanwhile.flatMap(({ procedures }) => procedures),
  ])

const chartLinks = (places: Places, charts: readonly Pick<Chart, 'name'>[]) =>
  joinParts(charts.map(({ name }) => link(places.chart(name), name)))

const resultsLine = ({ results }: Procedure): string => {
  const named = results.filter((result) => result !== null)
  return named.length === 0 || named.length > 12 ? '' : ` It comes to: ${named.map(constantWords).join('; ')}.`
}

const LEGEND = html`<p class="rw-legend"><span class="rw-key-waits">asks somebody</span><span class="rw-key-calls">calls another chart</span><span class="rw-key-passes">passes through</span><span class="rw-key-final">ends</span> <span class="rw-faint">On a line: the event, “if” or “else” where it depends, and the sections that say so.</span></p>`

const DOES: Readonly<Record<StateOf['does'], string>> = {
  waits: 'asks',
  calls: 'calls',
  passes: 'passes through',
  final: 'ends',
}

function stateBox(sources: Sources, chart: Chart, state: StateOf, seen: ChartReport | undefined): Html {
  const { places } = sources
  const { entered = 0, asked } = seen?.states.find(({ name }) => name === state.name) ?? {}
  const begins = chart.initial === state.name ? badge('plain', 'begins here') : undefined
  return html`<article class="rw-state" id="${stateAnchor(state.name)}"><header><h3>${state.name}</h3>${badge(`does rw-does-${state.does}`, DOES[state.does])}${begins}${seenBadge(entered, 'entered')}</header>${
    state.requirements.length > 0 ? html`<p>${clauseLinks(places, state.requirements)}</p>` : undefined
  }${state.asks && offerBox(places, state.asks, asked)}${
    state.calls && html`<p>Calls ${chartLinks(places, state.calls.procedures)}.</p>`
  }${state.meanwhile.map(({ asks, procedures }) => [
    html`<p>Meanwhile, ${chartLinks(places, procedures)} may interrupt:</p>`,
    offerBox(places, asks, undefined),
  ])}${
    state.aside.length > 0
      ? [html`<p>At any time meanwhile:</p>`, state.aside.map((offer) => offerBox(places, offer, undefined))]
      : undefined
  }${state.seam ? html`<p class="rw-aside">A right of a chart further out may be used here.</p>` : undefined}${
    state.ways.length > 0 ? wayList(sources, state, seen) : undefined
  }</article>`
}

const seenBadge = (times: number, verb: string): Html =>
  auditorOnly(times > 0 ? badge('good', `${verb} ${count(times, 'time')}`) : badge('open', `never ${verb}`))

function offerBox(places: Places, offer: Offer<never>, asked: ChartReport['states'][number]['asked']): Html {
  return html`<div class="rw-offer"><p><strong>${offer.name}</strong> <span class="rw-faint">${OFFER_WORDS[offer.kind]}</span></p>${
    offer.cites.length > 0 ? html`<p>${clauseLinks(places, offer.cites)}</p>` : undefined
  }${refusedBy(places, 'Refused', offer.forbid)}${refusedBy(places, 'To decline is refused', offer.forbidDecline)}${
    asked &&
    html`<p class="rw-faint">Asked of ${asked.seats.join(', ')}; for example ${joinParts(Object.values(asked.options).map((option) => html`<q>${option}</q>`))}.</p>`
  }</div>`
}

const refusedBy = (places: Places, what: string, table: ForbidTable | undefined): Html | undefined =>
  table && html`<p>${what} by the table ${link(places.table(table.name), table.name)}.</p>`

const wayList = ({ places }: Sources, { ways }: StateOf, seen: ChartReport | undefined): Html =>
  html`<ul class="rw-ways">${ways.map((way) => {
    const taken = seen?.ways.find(({ id }) => id === way.id)?.taken ?? 0
    return html`<li id="way-${slug(way.id)}"><span class="rw-event">${eventWords(way, ways)}</span> <span class="rw-arrow">→</span> <a href="#${stateAnchor(way.to)}">${way.to}</a> ${clauseLinks(places, way.requirements)} <span class="rw-audited rw-faint${taken === 0 ? ' rw-never' : ''}">${taken > 0 ? `taken ${count(taken, 'time')}` : 'never taken'}</span></li>`
  })}</ul>`

const eventWords = (way: Transition, among: readonly Transition[]): string =>
  [way.on === 'always' ? 'at once' : way.on, ...conditionOf(way, among)].join(', ')
