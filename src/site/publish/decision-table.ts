/** Rule tables as they are drawn: fields as columns, conditions and answers in words, clauses with links. @module */

import {
  ANY,
  columnHead,
  type Domain,
  domainOf,
  questionOf,
  type Row,
  rowIfThen,
  type Table,
  type TableReport,
  valueWords,
  wordsOfAnswer,
  wordsOfPattern,
} from '#core'
import { type Html, html, joinParts } from '../draw/html-template.js'
import { clauseLinks, type Places } from './link-targets.js'
import { link } from './links.js'

/** Draws a table. */
export function decisionTable(table: Table, report: TableReport | undefined, places: Places): Html {
  const fields = Object.entries(table.view.fields).filter(([name]) => isAsked(table, name))
  return html`<div class="rw-scroll"><table class="rw-table rw-decision"><thead><tr><th class="rw-number">#</th>${fields.map(
    ([name, domain]) => fieldHead(name, domain, places),
  )}<th class="rw-answer">${table.policy === 'forbid' ? 'then' : 'answer'}</th><th>clauses</th><th class="rw-number rw-audited">seen</th></tr></thead><tbody>${table.rows.map(
    (row, index) =>
      html`<tr id="row-${index + 1}"><td class="rw-number"><a href="#row-${index + 1}">${index + 1}</a></td>${fields.map(
        ([name, domain]) => conditionCell(domain, row.pattern[name]),
      )}<td class="rw-answer">${answer(row, places)}</td><td class="rw-clauses">${clauseLinks(places, row.clauses)}</td>${seenCell(report?.rows[index]?.fired)}</tr>`,
  )}</tbody></table></div>`
}

/** True if any row depends on a field; other fields serve only for answers. */
const isAsked = ({ rows }: Table, field: string): boolean => rows.some(({ pattern }) => pattern[field] !== undefined)

function fieldHead(name: string, domain: Domain, places: Places): Html {
  const question = questionOf(domain)
  const words = columnHead(name, domain)
  return html`<th>${question ? link(places.question(question.name), words) : words}</th>`
}

function conditionCell(domain: Domain, pattern: unknown): Html {
  const words = wordsOfPattern(domain, pattern)
  return words === ANY ? html`<td class="rw-any">any</td>` : html`<td>${words}</td>`
}

const seenCell = (fired: number | undefined): Html =>
  html`<td class="rw-number rw-audited${fired === 0 ? ' rw-never' : ''}">${(fired ?? 0).toLocaleString('en')}</td>`

function answer(row: Row<never, unknown>, places: Places): Html {
  if (row.lifts) return html`lifts ${clauseLinks(places, row.lifts)}`
  if (row.constant === 'refused') return html`refused`
  const { text, computed } = wordsOfAnswer(row)
  return computed ? html`<span class="rw-computed">${text}</span>` : html`${text}`
}

/** The rows of a table as sentences, under the same numbers. */
export const rowSentences = (table: Table, places: Places): Html =>
  html`<ol class="rw-sentences">${table.rows.map(
    (row) =>
      html`<li>${rowIfThen(table, row)} <span class="rw-clauses">${clauseLinks(places, row.clauses)}</span></li>`,
  )}</ol>`

/** The fields of a table with everything that they can be, and the names by which examples know them. */
export const fieldList = (table: Table, places: Places): Html =>
  html`<dl class="rw-fields">${Object.entries(table.view.fields).map(
    ([name, domain]) =>
      html`<dt>${columnHead(name, domain)}</dt><dd><code>${name}</code>: ${domainWords(domain, places)}${isAsked(table, name) ? undefined : html` <span class="rw-faint">(only counted in answers)</span>`}</dd>`,
  )}</dl>`

function domainWords(domain: Domain, places: Places): Html {
  const values = domainOf(domain)
  const question = questionOf(domain)
  if (question)
    return html`the reading of ${link(places.question(question.name), question.asks)}: ${joinParts(values.map(valueWords))}`
  const numbers = values.filter((value) => typeof value === 'number')
  return numbers.length > 2 && numbers.length === values.length
    ? html`${Math.min(...numbers)} to ${Math.max(...numbers)}`
    : html`${joinParts(values.map(valueWords))}`
}
