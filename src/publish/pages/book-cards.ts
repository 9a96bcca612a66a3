/** Books as cards that lead to them. @module */
import { type Html, html } from '../../draw/html.js'
import { link } from '../links.js'
import type { Sources } from '../sources.js'
import { verdictBadge } from './gates.js'
import { introduced } from './introduced.js'
import { count, number } from './parts.js'

/** A card for each book: what it is, and how much of it is proved. */
export const bookCards = (books: readonly Sources[]): Html =>
  html`<ul class="rw-doors rw-books">${books.map(
    (sources) =>
      html`<li>${link(sources.places.overview, [
        html`<span class="rw-name">${sources.book.title}</span> `,
        html`<span class="rw-says">${introduced(sources)}</span> `,
        html`<span class="rw-says rw-audited">${number(sources.report.tally.statuses.modelled ?? 0)} of ${count(sources.report.tally.clauses, 'clause')} modelled</span> `,
        html`<span class="rw-audited">${verdictBadge(sources.report)}</span>`,
      ])}</li>`,
  )}</ul>`
