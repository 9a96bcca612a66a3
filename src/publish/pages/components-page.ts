/**
 * Components: what the rulebook leaves to a map, cards or sheets, fact by fact with its source.
 *
 * @module
 */
import { SOURCES, type Source } from '../../kernel/book.js'
import { printedBoards } from '../boards.js'
import { html } from '../html.js'
import { slug } from '../links.js'
import { type Page, page } from '../page.js'
import type { Sources } from '../sources.js'
import { boardLegend, figure } from './boards.js'
import { badge, body, count, grid, heading, lead } from './parts.js'

const MEANS: Readonly<Record<Source, string>> = {
  rulebook: 'the rulebook says so',
  derived: 'it follows from the rulebook',
  public: 'a public source says so, not the rulebook',
  'stand-in': 'nothing was found; ours, and replaceable',
}

const BOARDS = { anchor: 'boards', text: 'Boards' }

/** The boards of a book, and the facts of its components. */
export function componentsPage({ book, places }: Sources): Page {
  const components = [...new Set(book.facts.map(({ component }) => component))]
  const headings = components.map((text) => ({ anchor: `component-${slug(text)}`, text }))
  const boards = printedBoards(book)
  return page({
    id: places.components.page,
    name: 'Components',
    headings: [...(boards.length > 0 ? [BOARDS] : []), ...headings],
    entries: headings.map(({ anchor, text }) => ({ anchor, text: `Component: ${text}`, words: text })),
    body: body(
      lead(
        `What the rulebook leaves to its components: ${count(book.facts.length, 'fact')}, each with where it comes from.`,
      ),
      html`<dl class="rw-fields">${SOURCES.map(
        (source) =>
          html`<dt>${badge(source, source)}</dt><dd>${MEANS[source]}: ${count(book.facts.filter((fact) => fact.source === source).length, 'fact')}</dd>`,
      )}</dl>`,
      boards.length > 0
        ? [heading(BOARDS), boardLegend(boards), boards.map((board) => figure(board, board.title))]
        : [],
      headings.map((place) => [
        heading(place),
        grid(
          ['fact', 'source', 'where it was read, or how it follows'],
          book.facts
            .filter(({ component }) => component === place.text)
            .map(({ fact, source, because }) => [fact, badge(source, source), because]),
        ),
      ]),
    ),
  })
}
