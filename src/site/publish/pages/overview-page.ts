/** The first page of a book: its contents, how much of it is modelled, and where to begin. @module */

import { type ClauseReport, isBare, type Status } from '#core'
import { drawGame } from '../../draw/draw-game.js'
import { type Html, html } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import { type Chapter, chaptersOf, type Node, printedOver, titleOf, withSections } from '../chapters.js'
import { link, slug } from '../links.js'
import { markdownHtml } from '../markdown-html.js'
import { type Page, page } from '../page.js'
import { ABOUT, openingOf } from './about-page.js'
import { bookIntroduction, figuresOf, standInsOf } from './book-introduction.js'
import { captionedFigure, figure, firstGame } from './parts/figures.js'
import { gateNotice, verdict } from './parts/gates-table.js'
import { body, count, heading, lead, number } from './parts/page-parts.js'

const CONTENTS = { anchor: 'contents', text: 'Contents' }
const BEHIND = { anchor: 'behind', text: 'Behind the rules' }
const COVERAGE = { anchor: 'coverage', text: 'Coverage' }

/** The first page of a book, with all other pages under it. */
export function overviewPage(sources: Sources, children: readonly Page[]): Page {
  const { book, places, report } = sources
  return page({
    id: places.overview.page,
    name: book.title,
    about: [book],
    headings: [CONTENTS, BEHIND, COVERAGE],
    body: () =>
      body(
        opening(sources),
        html`<p class="rw-audited">${count(report.tally.clauses, 'clause')} in ${count(book.sections.length, 'section')}, restated one statement at a time, linked to what decides them, and proved. ${verdict(report, places)}</p>`,
        asItBegins(sources),
        gateNotice(report, places),
        heading(CONTENTS),
        html`<ul class="rw-contents">${chaptersOf(sources.outline).map((chapter) => chapterContents(sources, chapter))}</ul>`,
        heading(BEHIND),
        doors(sources),
        html`<div class="rw-audited">${heading(COVERAGE)}${coverage(sources)}</div>`,
      ),
    children,
  })
}

/** The introduction of a book: the game, the amount to read, and the placeholders for missing facts. */
function opening(sources: Sources): Html {
  const { about, book, places } = sources
  const standing = standInsOf(book)
  const figures = html`${about === undefined ? bookIntroduction(sources) : `Here are ${figuresOf(sources)}.`}${
    about === undefined
      ? undefined
      : html` Gaps and contradictions of the text, and what the model leaves out: ${link(places.about, ABOUT)}.`
  }${
    standing.length > 0
      ? html` We do not know some facts that the text leaves to other parts of the game. Placeholders of ours replace them: ${standing.join(', ')}. ${link(places.components, 'Components')} lists each fact with its source.`
      : undefined
  }`
  if (about === undefined) return lead(figures)
  return html`<div class="rw-lead">${markdownHtml(openingOf(about))}</div><p>${figures}</p>`
}

/** The picture of a game as it begins, where the book draws any. */
function asItBegins({ book }: Sources): Html | undefined {
  const { drawing, shown, board } = book
  const first = firstGame(book)
  if (drawing && shown)
    return html`<div class="rw-scroll rw-begins">${captionedFigure(drawGame(drawing, shown(first)), 'The game at the start')}</div>`
  const begun = board?.(first)
  return begun && !isBare(begun) ? figure(begun, 'The game at the start') : undefined
}

/** The ways into the book, as cards. */
function doors({ book, places, report, examples, changes = [] }: Sources): Html {
  const all = examples.flatMap((file) => file.examples)
  const cards = [
    { to: places.charts, name: 'Charts', figure: book.charts.length, says: 'turn sequences, drawn' },
    { to: places.tables, name: 'Tables', figure: book.tables.length, says: 'permissions, numbers and prices' },
    { to: places.formulas, name: 'Formulas', figure: book.formulas.length, says: 'computed values' },
    {
      to: places.laws,
      name: 'Laws',
      figure: book.laws.length + book.pathLaws.length + (book.caseLaws?.length ?? 0),
      says: 'statements that always hold',
    },
    {
      to: places.questions,
      name: 'Questions',
      figure: book.questions.length,
      says: 'where the text allows two readings',
    },
    { to: places.audit, name: 'Audit', figure: report.textFindings.length, says: 'findings about the text itself' },
    ...(changes.length > 0
      ? [{ to: places.changes, name: 'Changes', figure: changes.length, says: 'new, removed and reworded rules' }]
      : []),
    { to: places.components, name: 'Components', figure: book.facts.length, says: 'facts of map, cards and sheets' },
    { to: places.examples, name: 'Examples', figure: all.length, says: 'given, when, then' },
    { to: places.proof, name: 'Proof', figure: report.worlds.length, says: 'worlds enumerated', audited: true },
  ]
  return html`<ul class="rw-doors">${cards.map(
    ({ to, name, figure, says, ...more }) =>
      html`<li${'audited' in more ? html` class="rw-audited"` : undefined}>${link(to, [html`<span class="rw-figure">${number(figure)}</span> `, html`<span class="rw-name">${name}</span> `, html`<span class="rw-says">${says}</span>`])}</li>`,
  )}</ul>`
}

const SHADES: readonly (readonly [Status, string])[] = [
  ['modelled', 'modelled'],
  ['informative', 'informative'],
  ['component', 'on components'],
  ['unmodelled', 'not modelled'],
]

/** For each chapter, how many clauses have which status, and how many of those that decide were seen to. */
function coverage(sources: Sources): Html {
  return html`<div class="rw-scroll"><table class="rw-table rw-coverage"><thead><tr><th>chapter</th><td></td>${SHADES.map(
    ([, name]) => html`<th class="rw-number">${name}</th>`,
  )}<th class="rw-number">seen at work</th></tr></thead><tbody>${sources.outline.chapters.map((chapter) =>
    coverageRow(sources, chapter),
  )}</tbody></table></div>`
}

function coverageRow({ report, places }: Sources, chapter: Node): Html {
  const ids = new Set(withSections(chapter).flatMap(({ clauses }) => clauses.map(({ id }) => id)))
  const clauses = report.clauses.filter(({ id }) => ids.has(id))
  const figures = SHADES.map(([status]) => ({
    status,
    figure: clauses.filter((clause) => clause.status === status).length,
  }))
  const deciding = clauses.filter(({ needsEvidence }) => needsEvidence)
  return html`<tr><td>${link(places.section(chapter.head), titleOf(chapter.head))}</td><td class="rw-bar-cell"><span class="rw-bar">${figures.map(
    ({ status, figure }) =>
      figure > 0
        ? html`<span class="rw-bar-${status}" style="flex-grow: ${figure}" title="${figure} ${status}"></span>`
        : undefined,
  )}</span></td>${figures.map(({ figure }) => html`<td class="rw-number">${figure === 0 ? '·' : number(figure)}</td>`)}<td class="rw-number">${
    deciding.length === 0 ? '·' : `${number(deciding.filter(isSeen).length)} of ${number(deciding.length)}`
  }</td></tr>`
}

const isSeen = ({ evidence }: ClauseReport) => evidence === 'exercised' || evidence === 'refused'

/** A chapter of the contents: its head with the sections under it, or what is printed on a page under the names of it all. */
function chapterContents(sources: Sources, { key, title, where, nodes }: Chapter): Html {
  const [first, ...others] = nodes
  if (first === undefined) return html``
  const place = where && html` <small>${where}</small>`
  if (others.length === 0 && where === undefined) return contents(sources, first)
  const isHead = calledOf(first) === title
  const inside = isHead ? others : nodes
  const called = html`${title}${place}`
  // Whoever has a page for the chapter makes this a link to it.
  return html`<li>${isHead ? link(sources.places.section(first.head), called) : html`<span data-chapter="${slug(key)}">${called}</span>`}${
    inside.length > 0 ? html`<ul>${inside.map((node) => contents(sources, node))}</ul>` : undefined
  }</li>`
}

/** The title of a section without the place of its chapter, which is already shown. */
const calledOf = ({ head }: Node): string => printedOver(head)?.title ?? titleOf(head)

function contents(sources: Sources, node: Node): Html {
  const { head, clauses, children } = node
  const empty = clauses.length === 0 && children.length === 0
  return html`<li${empty ? html` class="rw-faint"` : undefined}>${link(sources.places.section(head), calledOf(node))}${
    children.length > 0 ? html`<ul>${children.map((child) => contents(sources, child))}</ul>` : undefined
  }</li>`
}
