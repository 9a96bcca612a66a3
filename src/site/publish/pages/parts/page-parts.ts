/** Small parts that many pages share. @module */
import { type Html, type HtmlPart, html } from '../../../draw/html-template.js'
import type { Heading } from '../../page.js'

/** A number as people read it. */
export const number = (value: number): string => value.toLocaleString('en')

export const count = (value: number, thing: string, things = `${thing}s`): string =>
  `${number(value)} ${value === 1 ? thing : things}`

/** A heading of the second rank, with its anchor. */
export const heading = ({ anchor, text }: Heading): Html =>
  html`<h2 id="${anchor}" class="tsd-anchor-link">${text}</h2>`

/** A small label with a meaning of its own. */
export const badge = (kind: string, text: HtmlPart, title?: string): Html =>
  html`<span class="rw-badge rw-badge-${kind}"${title === undefined ? undefined : html` title="${title}"`}>${text}</span>`

/** Wraps a part that only auditors see. */
export const auditorOnly = (part: HtmlPart): Html => html`<span class="rw-audited">${part}</span>`

/** Rows and columns; numbers stand on the right. What has long texts can be stacked where there is no room beside each other. */
export const grid = (head: readonly HtmlPart[], rows: readonly (readonly HtmlPart[])[], how?: 'stacked'): Html =>
  html`<div class="rw-scroll"><table class="rw-table${how && ' rw-stacked'}"><thead><tr>${head.map((cell) => (cell === '' ? html`<td></td>` : html`<th>${cell}</th>`))}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${row.map(cellOf)}</tr>`,
  )}</tbody></table></div>`

const cellOf = (cell: HtmlPart): Html =>
  typeof cell === 'number' ? html`<td class="rw-number">${number(cell)}</td>` : html`<td>${cell}</td>`

/** The whole of a page. */
export const body = (...parts: readonly HtmlPart[]): Html => html`<div class="rw">${parts}</div>`

/** The whole of a page that needs the room of the side bar on its right. */
export const wideBody = (...parts: readonly HtmlPart[]): Html => html`<div class="rw rw-wide">${parts}</div>`

/** The sentence with which a page begins. */
export const lead = (...parts: readonly HtmlPart[]): Html => html`<p class="rw-lead">${parts}</p>`
