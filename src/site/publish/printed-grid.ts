/** Tables of two fields as they are printed: a line for each value of one, a column for each value of the other. @module */

import {
  acceptedBy,
  columnHead,
  type Domain,
  domainOf,
  questionOf,
  type Row,
  type Table,
  type Value,
  valueWords,
  wordsOfAnswer,
} from '#core'
import { type Html, html } from '../draw/html-template.js'

/** The limits for the values on a side of a grid. With fewer, rows are just as clear; with more, a grid is unreadable. */
const [FEWEST, MOST] = [3, 12]

interface Side {
  readonly name: string
  readonly domain: Domain
  readonly values: readonly Value[]
}

/** The two sides of a table that is a plain grid: every case of two fields has one answer, which is known beforehand. */
function sidesOf({ policy, rows, view }: Table): readonly [across: Side, down: Side] | undefined {
  const asked = Object.entries(view.fields).filter(([name]) => rows.some(({ pattern }) => pattern[name] !== undefined))
  const [across, down, ...others] = asked.map(([name, domain]) => ({ name, domain, values: domainOf(domain) }))
  if (policy !== 'one' || across === undefined || down === undefined || others.length > 0) return undefined
  const sides = [across, down]
  if (sides.some(({ values }) => values.length < FEWEST || values.length > MOST)) return undefined
  if (sides.some(({ domain }) => questionOf(domain) !== undefined)) return undefined
  return rows.some(({ constant }) => constant === undefined) ? undefined : [across, down]
}

/** A table as a printed grid, where it is one: each cell leads to its row. */
export function printedGrid(table: Table): Html | undefined {
  const sides = sidesOf(table)
  if (sides === undefined) return undefined
  const [across, down] = sides
  return html`<div class="rw-scroll"><table class="rw-table rw-grid"><thead><tr><td></td><th scope="colgroup" colspan="${across.values.length}">${columnHead(across.name, across.domain)}</th></tr><tr><th scope="col">${columnHead(down.name, down.domain)}</th>${across.values.map(
    (value) => html`<th scope="col">${valueWords(value)}</th>`,
  )}</tr></thead><tbody>${down.values.map(
    (line) =>
      html`<tr><th scope="row">${valueWords(line)}</th>${across.values.map((column) => cell(table, across, column, down, line))}</tr>`,
  )}</tbody></table></div>`
}

function cell({ rows }: Table, across: Side, column: Value, down: Side, line: Value): Html {
  const isFor = ({ pattern }: Row<never, unknown>): boolean =>
    accepts(across, pattern, column) && accepts(down, pattern, line)
  const at = rows.findIndex(isFor)
  const row = rows[at]
  return row === undefined ? html`<td>–</td>` : html`<td><a href="#row-${at + 1}">${wordsOfAnswer(row).text}</a></td>`
}

const accepts = ({ name, domain }: Side, pattern: Readonly<Record<string, unknown>>, value: Value): boolean =>
  pattern[name] === undefined || acceptedBy(domain, pattern[name]).includes(value)
