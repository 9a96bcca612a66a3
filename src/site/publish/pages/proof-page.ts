/** The proof of a book: its checks, worlds and random plays, with figures. @module */

import { chartPaths, type Gate, patternsHeld, wordsOfCheck } from '#core'
import { type Html, html } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import { link, slug } from '../links.js'
import { type Page, page } from '../page.js'
import { gateNotice } from './parts/gates-table.js'
import { MEETINGS, meetingsShown } from './parts/meetings-shown.js'
import { neverRefuses } from './parts/never-refuses.js'
import { badge, body, count, grid, heading, lead, number } from './parts/page-parts.js'

const GATES = { anchor: 'gates', text: 'Checks' }
const TABLES = { anchor: 'tables', text: 'Rule tables and their patterns' }
const CHARTS = { anchor: 'charts', text: 'Charts and their paths' }
const WORLDS = { anchor: 'worlds', text: 'Worlds' }
const PLAYS = { anchor: 'plays', text: 'Random plays' }

/** The page on how a book is proved. */
export function proofPage(sources: Sources): Page {
  const { report, places } = sources
  const { plays } = report
  return page({
    id: places.proof.page,
    name: 'How this is proved',
    headings: [GATES, TABLES, CHARTS, WORLDS, PLAYS, ...(sources.book.meetings ? [MEETINGS] : [])],
    body: () =>
      body(
        lead(
          'The program measured these figures when it made this site. Run ',
          html`<code>rulewright verify ${report.book}</code>`,
          ' to measure them again.',
        ),
        gateNotice(report, places),
        heading(GATES),
        grid(
          ['check', 'number', 'findings', ''],
          report.gates.map((gate) => [
            checkCell(gate),
            gate.checked,
            gate.findings.length,
            gate.passed ? badge('good', 'passed') : badge('bad', 'failed'),
          ]),
        ),
        neverRefuses(sources),
        heading(TABLES),
        patternsText(report),
        heading(CHARTS),
        html`<p>Every chart is an XState machine. Alone it is walked twice: by the step that plays games, and by XState itself with <code>@xstate/graph</code>; both must find the same states, edges and transitions. A shortest path leads to every state. Covering paths go through every state, transition and pair of transitions; each is played, and the laws on paths are held against it. The bound is ${number(boundOf(report))} states a world.</p>`,
        chartsGrid(report, places),
        heading(WORLDS),
        html`<p>A world is a small position from which everything that can happen is enumerated. A chart <em>alone</em> sees the entry results of what it calls; a <em>whole</em> world runs the charts that it calls too.</p>`,
        worldsGrid(report.worlds, places),
        heading(PLAYS),
        html`<p>${count(plays.plays, 'play')} from seed ${plays.seed}${plays.seated > 0 ? `, ${number(plays.seated)} of them with seats played by the book` : ''}: ${count(plays.decisions, 'decision')}, ${number(plays.shortest)} to ${number(plays.longest)} in a play; ${plays.unfinished === 0 ? 'every play came to an end' : `${number(plays.unfinished)} did not come to an end`}.</p>`,
        meetingsShown(sources),
      ),
  })
}

function checkCell(gate: Gate): Html {
  const { title, proves } = wordsOfCheck(gate.name)
  return html`<strong>${title}</strong><br>${proves}${findingsOf(gate)}`
}

const findingsOf = ({ findings }: Gate): Html =>
  findings.length === 0
    ? html``
    : html`<details class="rw-more" open><summary>${count(findings.length, 'finding')}</summary><ul>${findings.map(
        ({ what, where }) => html`<li>${what} <span class="rw-faint">${where}</span></li>`,
      )}</ul></details>`

function patternsText(report: Sources['report']): Html {
  const { patterns, comparisons } = patternsHeld(report)
  return html`<p>Every row of a rule table is a pattern of ts-pattern, and play asks it in a compiled form. <code>isMatching</code> was held against ${count(patterns, 'compiled pattern')}, each in every combination of its table: ${count(comparisons, 'comparison')}.</p>`
}

const boundOf = ({ worlds }: Sources['report']): number => Math.max(0, ...worlds.map(({ bound }) => bound))

const chartsGrid = (report: Sources['report'], places: Sources['places']): Html =>
  grid(
    [
      'chart',
      'worlds',
      'states',
      'edges',
      'shortest paths',
      'covering paths',
      'longest',
      'states by XState',
      'edges by XState',
    ],
    chartPaths(report).map(({ chart, worlds, states, edges, shortest, covering, longest, byXState }) => [
      link(places.chart(chart), chart),
      ...[worlds, states, edges, shortest, covering, longest, byXState.states, byXState.edges],
    ]),
  )

const worldsGrid = (worlds: Sources['report']['worlds'], places: Sources['places']): Html =>
  html`<div class="rw-scroll"><table class="rw-table"><thead><tr>${[
    'world',
    'chart',
    'reach',
    'states',
    'edges',
    'ends',
    'transitions',
    'paths',
    'longest',
  ].map((name) => html`<th>${name}</th>`)}</tr></thead><tbody>${worlds.map(
    (world) =>
      html`<tr id="world-${slug(world.name)}"><td>${world.name}</td><td>${link(places.chart(world.procedure), world.procedure)}</td><td>${world.reach}</td>${[
        world.states,
        world.edges,
        world.finals,
        world.ways,
        world.paths,
        world.longestPath,
      ].map((figure) => html`<td class="rw-number">${number(figure)}</td>`)}</tr>`,
  )}</tbody></table></div>`
