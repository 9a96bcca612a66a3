/** Books as cards that lead to them. @module */

import { capital } from '#core'
import { type Html, html } from '../../../draw/html-template.js'
import type { Sources } from '../../book-sources.js'
import { link } from '../../links.js'
import { firstSentenceOf } from '../about-page.js'
import { bookIntroduction, figuresOf } from '../book-introduction.js'
import { verdictBadge } from './gates-table.js'
import { count, number } from './page-parts.js'

/** A card for each of some books. */
export const bookCards = (books: readonly Sources[]): Html => cardsOf(books.map(bookCard))

/** Cards beside each other. */
export const cardsOf = (cards: readonly Html[]): Html => html`<ul class="rw-doors rw-books">${cards}</ul>`

/** The card of a book: what it is, and how much of it is proved. */
export const bookCard = (sources: Sources): Html =>
  html`<li>${link(sources.places.overview, [
    html`<span class="rw-name">${sources.book.title}</span> `,
    html`<span class="rw-says">${saidOf(sources)}</span> `,
    html`<span class="rw-says rw-audited">${number(sources.report.tally.statuses.modelled ?? 0)} of ${count(sources.report.tally.clauses, 'clause')} modelled</span> `,
    html`<span class="rw-audited">${verdictBadge(sources.report)}</span>`,
  ])}</li>`

/** Describes the game, if the book does, and how much there is to read. */
const saidOf = (sources: Sources): string =>
  sources.about === undefined
    ? bookIntroduction(sources)
    : `${firstSentenceOf(sources.about)} ${capital(figuresOf(sources))}.`
