/** Components: what the rulebook leaves to a map, cards or sheets, fact by fact with its source. @module */

import { drawn } from '../../draw/drawn.js'
import { type Html, html } from '../../draw/html.js'
import { type Book, SOURCES, type Source } from '../../kernel/book.js'
import { printedBoards } from '../boards.js'
import { slug } from '../links.js'
import { type Page, page } from '../page.js'
import type { Sources } from '../sources.js'
import { drawnLegend } from './drawn-legend.js'
import { badge, body, count, grid, heading, lead } from './parts.js'
import { boardLegend, figure, firstGame, pictured } from './pictures.js'

const MEANS: Readonly<Record<Source, string>> = {
  rulebook: 'the rulebook says so',
  derived: 'it follows from the rulebook',
  public: 'a public source says so, not the rulebook',
  'stand-in': 'nothing was found; ours, and replaceable',
}

const BOARDS = { anchor: 'boards', text: 'Boards' }
const OWN = { anchor: 'of-your-own', text: 'Components of your own' }

/** The boards of a book, and the facts of its components. */
export function componentsPage({ book, places }: Sources): Page {
  const components = [...new Set(book.facts.map(({ component }) => component))]
  const headings = components.map((text) => ({ anchor: `component-${slug(text)}`, text }))
  const boards = printedBoards(book)
  const { drawing, shown } = book
  const isDrawn = boards.length > 0 || drawing !== undefined
  const own = Object.entries(book.components ?? {})
  return page({
    id: places.components.page,
    name: 'Components',
    headings: [...(own.length > 0 ? [OWN] : []), ...(isDrawn ? [BOARDS] : []), ...headings],
    entries: headings.map(({ anchor, text }) => ({ anchor, text: `Component: ${text}`, words: text })),
    body: () =>
      body(
        lead(
          `What the rulebook leaves to its components: ${count(book.facts.length, 'fact')}, each with where it comes from.`,
        ),
        html`<dl class="rw-fields">${SOURCES.map(
          (source) =>
            html`<dt>${badge(source, source)}</dt><dd>${MEANS[source]}: ${count(book.facts.filter((fact) => fact.source === source).length, 'fact')}</dd>`,
        )}</dl>`,
        own.length > 0 ? [heading(OWN), ownList(own)] : [],
        isDrawn
          ? [
              heading(BOARDS),
              boardLegend(boards, drawing && shown && drawnLegend(drawing, [{ shown: shown(firstGame(book)) }])),
              boards.map((board) => figure(board, board.title)),
              drawing && shown ? pictured(drawn(drawing, shown(firstGame(book))), 'The game as it begins') : undefined,
            ]
          : [],
        headings.map((place) => [
          heading(place),
          grid(
            ['fact', 'source', 'where it was read, or how it follows'],
            book.facts
              .filter(({ component }) => component === place.text)
              .map(({ fact, source, because }) => [fact, badge(source, source), because]),
            'stacked',
          ),
        ]),
      ),
  })
}

/** What a user can give as a file, with the option that takes it. */
const ownList = (own: readonly (readonly [string, NonNullable<Book['components']>[string]])[]): Html =>
  html`<p>In a terminal every command runs the book over a file that holds what you know better; <code>rulewright schema</code> tells what it may hold.</p><dl class="rw-fields">${own.map(
    ([name, { says }]) => html`<dt><code>${name}</code></dt><dd>${says}: <code>--component ${name}=FILE</code></dd>`,
  )}</dl>`
