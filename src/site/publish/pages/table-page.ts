/** The page of a rule table: the table as it is drawn, its fields, and what its analysis found. @module */

import { offersOf, POLICY_WORDS, type Table, type TableReport } from '#core'
import { type Html, html, joinParts } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import { decisionTable, fieldList, rowSentences } from '../decision-table.js'
import { link } from '../links.js'
import { type Page, page } from '../page.js'
import { printedGrid } from '../printed-grid.js'
import { count, heading, lead, number, wideBody } from './parts/page-parts.js'
import { tableTried } from './parts/try-widget.js'

const ROWS = { anchor: 'rows', text: 'Rows' }
const SENTENCES = { anchor: 'sentences', text: 'In sentences' }
const FIELDS = { anchor: 'fields', text: 'Fields' }
const ANALYSIS = { anchor: 'analysis', text: 'Analysis' }
const AT_WORK = { anchor: 'at-work', text: 'At work' }
const USES = { anchor: 'uses', text: 'Where it refuses' }

/** The page of a rule table. */
export function tablePage(sources: Sources, table: Table): Page {
  const { places, report, book } = sources
  const found = report.tables.find(({ name }) => name === table.name)
  const uses = usesOf(sources, table)
  return page({
    id: places.table(table.name).page,
    name: table.name,
    about: [table],
    headings: [ROWS, SENTENCES, FIELDS, AT_WORK, ANALYSIS, ...(uses.length > 0 ? [USES] : [])],
    body: () =>
      wideBody(
        lead(
          html`<span class="rw-where">Rule table of ${book.title}</span>`,
          `${count(table.rows.length, 'row')}. ${POLICY_WORDS[table.policy]}`,
        ),
        printedGrid(table),
        html`<div class="rw-with-sentences">${heading(ROWS)}${decisionTable(table, found, places)}</div>`,
        heading(SENTENCES),
        rowSentences(table, places),
        heading(FIELDS),
        fieldList(table, places),
        heading(AT_WORK),
        tableTried(sources, table) ?? html`<p>No example asks this table.</p>`,
        html`<div class="rw-audited">${heading(ANALYSIS)}${found && analysis(table, found)}</div>`,
        uses.length > 0 ? [heading(USES), html`<ul>${uses.map((use) => html`<li>${use}</li>`)}</ul>`] : [],
      ),
  })
}

/** The offers that a table refuses. */
function usesOf({ book, places }: Sources, table: Table): readonly Html[] {
  return book.charts.flatMap(({ name: chart, states }) =>
    Object.values(states).flatMap((state) =>
      offersOf(state)
        .filter(({ forbid }) => forbid === table)
        .map(({ name }) => html`${link(places.state(chart, state.name), `${chart}: ${state.name}`)}, ${name}`),
    ),
  )
}

const SOUND: Readonly<Record<Table['policy'], string>> = {
  one: 'no gap, no overlap, no row without use',
  first: 'no gap, no row that another one hides',
  sum: 'no row without use',
  forbid: 'no row without use',
}

function analysis(table: Table, { combinations, impossible, findings, rows }: TableReport): Html {
  const result = findings.length === 0 ? SOUND[table.policy] : count(findings.length, 'finding')
  const idle = rows.flatMap(({ fired }, index) => (fired === 0 ? [`${index + 1}`] : []))
  return html`<p>${count(combinations, 'combination')} checked: ${result}.${
    impossible > 0 ? ` ${number(impossible)} more cannot occur:` : undefined
  }</p>${
    table.view.impossible.length > 0
      ? html`<ul>${table.view.impossible.map(({ because }) => html`<li>${because}</li>`)}</ul>`
      : undefined
  }${
    idle.length > 0 && table.rows.length > 0
      ? html`<p class="rw-aside">Never decided while the book was proved: row ${joinParts(idle)}.</p>`
      : undefined
  }${findings.length > 0 ? html`<ul>${findings.map(({ what }) => html`<li>${what}</li>`)}</ul>` : undefined}`
}
