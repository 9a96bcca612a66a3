/** The changes between editions, by section and rule. @module */

import { once } from '#core'
import type { ChangesReport, Line, SectionChanges } from '#lab'
import { type Html, html, joinParts } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import { clauseLink } from '../link-targets.js'
import { link, slug, type Target } from '../links.js'
import { type Page, type PageSearchEntry, page } from '../page.js'
import { body, count, heading, lead, number } from './parts/page-parts.js'

const namesOf = ({ from, to }: ChangesReport): string => `From ${from.name} to ${to.name}`

const anchorOf = ({ from, to }: ChangesReport): string => `from-${slug(from.name)}-to-${slug(to.name)}`

const lineAnchor = (report: ChangesReport, section: number, line: number): string =>
  `${anchorOf(report)}-${section + 1}-${line + 1}`

/** The page of what changed; none where nothing is known of that. */
export function changesPages(sources: Sources): readonly Page[] {
  const { changes = [], places, book } = sources
  if (changes.length === 0) return []
  return [
    page({
      id: places.changes.page,
      name: 'Changes',
      headings: changes.map((report) => ({ anchor: anchorOf(report), text: namesOf(report) })),
      entries: changes.map(
        (report): PageSearchEntry => ({
          anchor: anchorOf(report),
          text: namesOf(report),
          words: 'edition change difference new',
        }),
      ),
      body: () =>
        body(
          lead(
            `New, removed, reworded and moved rules of ${book.title}, in our own words, and what each change means. A mark beside a changed rule leads here.`,
          ),
          changes.map((report) => reportHtml(sources, report)),
        ),
    }),
  ]
}

function reportHtml(sources: Sources, report: ChangesReport): Html {
  const { counts, from, to } = report
  return html`${heading({ anchor: anchorOf(report), text: namesOf(report) })}<p class="rw-faint">${from.edition === to.edition ? to.edition : `${from.edition}; then ${to.edition}`}. ${countsSaid(counts)}</p>${report.sections.map(
    (section, at) => sectionHtml(sources, report, section, at),
  )}`
}

/** Describes the number of clauses with each kind of change; kinds without any are left out. */
function countsSaid({ gone, reworded, moved, ...counts }: ChangesReport['counts']): string {
  const parts = [
    ...(counts.new > 0 ? [count(counts.new, 'new clause')] : []),
    ...(gone > 0 ? [`${number(gone)} removed`] : []),
    ...(reworded > 0 ? [`${number(reworded)} reworded`] : []),
    ...(moved > 0 ? [`${number(moved)} moved`] : []),
  ]
  return parts.length === 0 ? 'No clause changed.' : `Of its clauses: ${parts.join(', ')}.`
}

function sectionHtml(
  sources: Sources,
  report: ChangesReport,
  { number: of, title, lines }: SectionChanges,
  at: number,
): Html {
  const head = sources.outline.numbered.get(of)
  const isNumbered = /^\d/.test(of)
  const text = isNumbered ? `${of} ${title}` : title === '' ? of : title
  const where = isNumbered || title === '' || title === of ? undefined : html` <small>${of}</small>`
  return html`<h3 class="rw-changed-in">${head ? link(sources.places.section(head), text) : text}${where}</h3>${lines.map(
    (line, index) => lineHtml(sources, line, lineAnchor(report, at, index)),
  )}`
}

function lineHtml(
  { clauses, places }: Sources,
  { topic, says, clause: id = '', pieces = [] }: Line,
  anchor: string,
): Html {
  if (topic !== 'rule') return html`<p class="rw-line" id="${anchor}">${says}</p>`
  const clause = clauses.get(id)
  const about = clause ? html` ${clauseLink(places, clause)}` : id === '' ? undefined : html` <code>${id}</code>`
  const words = joinParts(
    pieces.map(({ is, words: some }) =>
      is === 'old' ? html`<del>${some}</del>` : is === 'new' ? html`<ins>${some}</ins>` : html`${some}`,
    ),
    ' ',
  )
  return html`<p class="rw-line" id="${anchor}"><strong>${says}</strong>${about}${pieces.length > 0 ? html` ${words}` : undefined}</p>`
}

/** A change in a clause, with its edition and the link to its description. */
export interface ClauseChange {
  readonly says: string
  readonly since: string
  readonly target: Target
}

/** The latest change of each clause. */
export const changesByClause = once(({ changes = [], places }: Sources): ReadonlyMap<string, ClauseChange> => {
  const [newest] = changes
  if (newest === undefined) return new Map()
  const all = newest.sections.flatMap(({ lines }, section) =>
    lines.flatMap(({ topic, clause, says }, line) =>
      topic === 'rule' && clause !== undefined
        ? [
            [
              clause,
              {
                says,
                since: newest.from.name,
                target: { ...places.changes, anchor: lineAnchor(newest, section, line) },
              },
            ] as const,
          ]
        : [],
    ),
  )
  // Of several lines about a clause the first is what it says.
  return new Map(all.toReversed())
})
