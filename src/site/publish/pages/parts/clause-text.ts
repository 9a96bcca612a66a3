/** A clause as it stands in the text of its section: to be read, with all that hangs on it folded beside it. @module */

import { type Clause, type ClauseReport, capital, groupsBy, once } from '#core'
import { type Html, html, joinParts, raw } from '../../../draw/html-template.js'
import type { Sources } from '../../book-sources.js'
import { titleOf } from '../../chapters.js'
import { type Citing, citedIn, citingLink } from '../../citation-links.js'
import { keyOf } from '../../link-targets.js'
import { link, linkAddress } from '../../links.js'
import { changesByClause } from '../changes-page.js'
import type { Linking } from './glossary-links.js'
import { auditorOnly, badge, count } from './page-parts.js'
import { clauseTried } from './try-widget.js'

/** The report on a book's clauses, and the places that cite them. */
const standings = once((sources: Sources) => ({
  cited: citedIn(sources),
  reports: new Map(sources.report.clauses.map((report) => [report.id, report])),
}))

/** A clause as a sentence of its section, with its name in the margin; what becomes of it and what cites it are folded. */
export function clauseText(sources: Sources, clause: Clause, linked: Linking): Html {
  const { cited, reports } = standings(sources)
  const citings = cited.get(clause.id) ?? []
  const here = html`<a class="rw-key" href="#${clause.id}" title="${clause.id}">${nameOf(clause)}</a>`
  return sentence(sources, clause, linked, here, behind(sources, clause, citings, reports.get(clause.id)))
}

/** A clause among many others: its name leads to where it stands with all that hangs on it. */
export const clauseAmongMany = (sources: Sources, clause: Clause, linked: Linking): Html =>
  sentence(
    sources,
    clause,
    linked,
    html`<a class="rw-key" href="${linkAddress(sources.places.clause(clause))}" title="${clause.id}">${nameOf(clause)}</a>`,
  )

/** The name of a clause in its section; a long one may be broken where a word begins. */
const nameOf = (clause: Clause): Html => html`${joinParts(keyOf(clause).split(/(?=\p{Lu})/u), raw('<wbr>'))}`

function sentence(sources: Sources, clause: Clause, linked: Linking, name: Html, folded?: Html): Html {
  const { id, kind, term, text } = clause
  const citings = standings(sources).cited.get(id) ?? []
  return html`<div class="rw-rule rw-is-${kind}" id="${id}">${name}<p class="rw-text">${term === undefined ? undefined : html`<dfn>${term}</dfn> `}${linked(text)}${askedMarks(sources, citings)}${changedMark(sources, clause)}${seeWords(sources, clause)}</p>${folded}</div>
`
}

/** The questions of a book that somebody settled, by their pages. */
const rulingsOf = once(
  ({ book, places }: Sources) =>
    new Map(
      book.questions.flatMap(({ name, ruling }) => (ruling ? [[places.question(name).page, ruling] as const] : [])),
    ),
)

/** The marks of a text with two readings, which link to the question or to its ruling. */
const askedMarks = (sources: Sources, citings: readonly Citing[]): readonly Html[] =>
  citings
    .filter(({ kind }) => kind === 'question')
    .map(({ text, target }) => {
      const ruling = rulingsOf(sources).get(target.page)
      if (ruling === undefined)
        return html` <a class="rw-asked" href="${linkAddress(target)}" title="${text}" aria-label="A question: ${text}">?</a>`
      const says = `${text} Ruled by ${ruling.by}, ${ruling.on}: ${ruling.reading}`
      return html` <a class="rw-asked rw-ruled" href="${linkAddress({ ...target, anchor: 'ruling' })}" title="${says}" aria-label="A ruling: ${says}">§</a>`
    })

/** The mark for a change in a clause since an earlier edition, as a link. */
function changedMark(sources: Sources, { id }: Clause): Html | undefined {
  const change = changesByClause(sources).get(id)
  if (change === undefined) return undefined
  const { says, since, target } = change
  return html` <a class="rw-asked rw-changed" href="${linkAddress(target)}" title="${says}, since ${since}" aria-label="A change: ${says}, since ${since}">Δ</a>`
}

/** The folded details of a clause: its kind, id and status, and the places where it is at work. */
function behind(sources: Sources, clause: Clause, citings: readonly Citing[], report: ClauseReport | undefined): Html {
  const { kind } = clause
  const shown = citings.some((citing) => citing.kind === 'example')
  const bare = citings.length === 0
  return html`<details class="rw-behind${bare ? ' rw-bare' : ''}"><summary title="${bare ? kind : countsOf(citings)}"><span>${bare ? kind : countsOf(citings)}</span></summary><div class="rw-stands">${badge(`kind rw-kind-${kind}`, kind)}${idOf(clause)}${report && clauseStatus(report)}${lineOfPage(sources, clause)}</div>${reasonLine(clause)}${citedList(citings)}${shown ? html`<rw-try book="${sources.short}" clause="${clause.id}"></rw-try>` : clauseTried(sources, clause)}</details>`
}

/** Citing places by their kinds, in the order in which they come. */
const byKind = (citings: readonly Citing[]) => groupsBy(citings, ({ kind }) => kind)

const countsOf = (citings: readonly Citing[]): string =>
  byKind(citings)
    .map((all) => count(all.length, all[0]?.kind ?? '', PLURALS.get(all[0]?.kind ?? '')))
    .join(', ')

const PLURALS: ReadonlyMap<string, string> = new Map(Object.entries({ priority: 'priorities' }))

/** The id, as examples and tables cite it, with a button for copying. */
const idOf = ({ id }: Clause): Html =>
  html`<pre class="rw-id"><a href="#${id}"><code>${id}</code></a><button type="button">Copy</button></pre>`

/** The page and line on which a clause is written, as a link where the files of the project have an address. */
function lineOfPage({ lineOf }: Sources, { id }: Clause): Html | undefined {
  const at = lineOf(id)
  if (at === undefined) return undefined
  const text = `${at.file.slice(at.file.lastIndexOf('/') + 1)}:${at.line}`
  return at.address === undefined
    ? html`<span class="rw-page-line" title="${at.file}">${text}</span>`
    : html`<a class="rw-page-line" href="${at.address}" title="Edit ${at.file}">${text}</a>`
}

/** The status of a clause: its evidence from the proof, or the reason why it has no effect. */
export function clauseStatus({ status, needsEvidence, evidence, refused, exercised }: ClauseReport): Html {
  if (status === 'unmodelled') return badge('unmodelled', 'not modelled')
  if (status !== 'modelled') return badge(status, status === 'component' ? 'on a component' : 'informative')
  if (!needsEvidence) return html``
  if (evidence === 'refused')
    return auditorOnly(badge('good', `refused ${count(refused, 'time')}`, exercisedWords(exercised)))
  if (evidence === 'exercised') return auditorOnly(badge('good', `at work ${count(exercised, 'time')}`))
  return auditorOnly(badge('open', evidence === 'cited' ? 'not yet seen at work' : 'cited by nothing'))
}

const exercisedWords = (exercised: number) => `and was at work ${count(exercised, 'time')}`

const reasonLine = ({ disposition }: Clause): Html =>
  'reason' in disposition ? html`<p class="rw-aside">${capital(disposition.reason)}.</p>` : html``

/** The sections that a clause refers to, as links behind its text. */
function seeWords({ outline, places }: Sources, { see, text }: Clause): Html {
  const heads = see.filter((number) => !text.includes(number)).flatMap((number) => outline.numbered.get(number) ?? [])
  if (heads.length === 0) return html``
  return html` <span class="rw-see">See ${joinParts(heads.map((head) => link(places.section(head), titleOf(head))))}</span>`
}

/** The sections that govern a word, as links under it. */
export function seeLine({ outline, places }: Sources, { see }: Pick<Clause, 'see'>): Html {
  const heads = see.flatMap((number) => outline.numbered.get(number) ?? [])
  if (heads.length === 0) return html``
  return html`<p class="rw-see">See ${joinParts(heads.map((head) => link(places.section(head), titleOf(head))))}</p>`
}

const citedList = (citings: readonly Citing[]): Html =>
  citings.length === 0
    ? html``
    : html`<dl class="rw-cited">${byKind(citings).map(
        (all) => html`<dt>${all[0]?.kind}</dt><dd>${all.map((citing) => html`<div>${citingLink(citing)}</div>`)}</dd>`,
      )}</dl>`
