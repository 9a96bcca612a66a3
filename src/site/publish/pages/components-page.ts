/** Components: what the rulebook leaves to a map, cards or sheets, fact by fact with its source. @module */

import { type Book, SOURCES, type Source } from '#core'
import { drawGame } from '../../draw/draw-game.js'
import { type Html, html } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import { printedBoards } from '../example-boards.js'
import { slug } from '../links.js'
import { type Page, page } from '../page.js'
import { drawnLegend } from './parts/drawn-legend.js'
import { boardLegend, captionedFigure, figure, firstGame } from './parts/figures.js'
import { badge, body, count, grid, heading, lead } from './parts/page-parts.js'

const MEANS: Readonly<Record<Source, string>> = {
  rulebook: 'the rulebook says so',
  derived: 'it follows from the rulebook',
  public: 'a public source says so, not the rulebook',
  'stand-in': 'no source was found: a placeholder of ours, which you can replace',
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
          `Facts that the rulebook leaves to the map, the cards and the sheets: ${count(book.facts.length, 'fact')}, each with its source.`,
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
              drawing && shown
                ? captionedFigure(drawGame(drawing, shown(firstGame(book))), 'The game at the start')
                : undefined,
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

/** The list of components that a user can replace by a file, with the option for each. */
const ownList = (own: readonly (readonly [string, NonNullable<Book['components']>[string]])[]): Html =>
  html`<p>In a terminal you can replace a component by a file of your own. <code>rulewright export schema</code> prints its format.</p><dl class="rw-fields">${own.map(
    ([name, { says }]) => html`<dt><code>${name}</code></dt><dd>${says}: <code>--component ${name}=FILE</code></dd>`,
  )}</dl>`
