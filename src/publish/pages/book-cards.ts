/** Books as cards that lead to them. @module */
import { type Html, html } from '../../draw/html.js'
import { link } from '../links.js'
import type { Sources } from '../sources.js'
import { verdictBadge } from './gates.js'
import { count, number } from './parts.js'

/** A card for each book: what it is, and how much of it is proved. */
export const bookCards = (books: readonly Sources[]): Html =>
  html`<ul class="rw-doors rw-books">${books.map(
    ({ book, places, report, report: { tally } }) =>
      html`<li>${link(places.overview, [
        html`<span class="rw-name">${book.title}</span>`,
        html`<span class="rw-says">${book.edition}</span>`,
        html`<span class="rw-says">${count(tally.clauses, 'clause')}, ${number(tally.statuses.modelled ?? 0)} of them modelled, in ${count(book.charts.length, 'chart')} and ${count(book.tables.length, 'table')}</span>`,
        html`<span>${verdictBadge(report)}</span>`,
      ])}</li>`,
  )}</ul>`
