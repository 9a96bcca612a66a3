/** The pages that list the charts and the tables of a book, with the page of each under them. @module */

import type { Chart, Policy } from '#core'
import { html, joinParts } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import type { Draw } from '../draw-graph.js'
import { link } from '../links.js'
import { type Page, page } from '../page.js'
import { callsOf, chartPage } from './chart-page.js'
import { body, grid, lead } from './parts/page-parts.js'
import { tablePage } from './table-page.js'

/** All charts of a book. */
export function chartsPage(sources: Sources, draw: Draw): Page {
  const { book, places } = sources
  return page({
    id: places.charts.page,
    name: 'Charts',
    body: () =>
      body(
        lead('Charts are turn sequences: the order of decisions, and the charts that they call.'),
        html`<div class="rw-names">${grid(
          ['chart', 'states', 'transitions', 'calls'],
          book.charts.map((chart) => [
            link(places.chart(chart.name), chart.name),
            Object.keys(chart.states).length,
            Object.values(chart.states).flatMap(({ ways }) => ways).length,
            joinParts(calledBy(book.charts, chart).map(({ name }) => link(places.chart(name), name))),
          ]),
        )}</div>`,
      ),
    children: book.charts.map((chart) => chartPage(sources, draw, chart)),
  })
}

const calledBy = (charts: readonly Chart[], chart: Chart) => {
  const called = new Set(callsOf(chart).map(({ name }) => name))
  return charts.filter(({ name }) => called.has(name))
}

const SHORT: Readonly<Record<Policy, string>> = {
  one: 'exactly one row',
  first: 'the first row',
  sum: 'the sum of rows',
  forbid: 'rows refuse',
}

/** All rule tables of a book. */
export function tablesPage(sources: Sources): Page {
  const { book, places, report } = sources
  return page({
    id: places.tables.page,
    name: 'Tables',
    body: () =>
      body(
        lead(
          'Rule tables decide. Every row cites the clauses that it applies. The program checks every combination of fields.',
        ),
        html`<div class="rw-names">${grid(
          ['table', 'answers by', 'fields', 'rows', 'combinations'],
          book.tables.map((table) => [
            link(places.table(table.name), table.name),
            SHORT[table.policy],
            Object.keys(table.view.fields).length,
            table.rows.length,
            report.tables.find(({ name }) => name === table.name)?.combinations ?? 0,
          ]),
        )}</div>`,
      ),
    children: book.tables.map((table) => tablePage(sources, table)),
  })
}
