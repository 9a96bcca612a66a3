/** The first page of the site. @module */
import { type Html, html } from '../draw/html-template.js'
import type { Sources } from '../publish/book-sources.js'
import { bookCards } from '../publish/pages/parts/book-cards.js'
import { body, lead } from '../publish/pages/parts/page-parts.js'

/** The first page: the books, and the way to the program. */
export const welcome = (books: readonly Sources[]): Html =>
  body(
    lead(
      'Rulebooks that run: each is restated clause by clause, and every clause is linked to the tables and charts that decide it, the examples that exercise it and the questions that are open.',
    ),
    bookCards(books),
    html`<h2 id="how-to-read">How to read it</h2>`,
    html`<ul><li><strong>Look up a rule</strong>: search for its words or its number, or open the book in the side bar. Every clause has an address of its own that does not change when sections are renumbered.</li><li><strong>See what decides it</strong>: under each clause stand the table rows, chart states, laws, questions and examples that cite it.</li><li><strong>Check it</strong>: a table shows every case and how often each row decided; a chart shows what comes after what. “How this is proved” has the figures.</li><li><strong>Use it</strong>: the <a href="modules.html">reference of the program</a> documents everything that can be imported.</li></ul>`,
  )
