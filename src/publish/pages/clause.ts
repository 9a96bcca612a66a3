/** A clause as it stands on the page of its section. @module */

import { type Html, html, joined } from '../../draw/html.js'
import type { Clause } from '../../kernel/clause.js'
import { capital } from '../../lookup/words-of-answer.js'
import type { ClauseReport } from '../../verify/report.js'
import { type Citing, citedBy, citingLink } from '../citations.js'
import { link } from '../links.js'
import { titleOf } from '../outline.js'
import type { Sources } from '../sources.js'
import { badge, count } from './parts.js'

/** The places of a book that cite clauses, by their anchors. */
export type Citings = ReadonlyMap<string, Citing>

/** A clause with its kind, its text, what becomes of it, and everything that cites it. */
export function clauseBox(sources: Sources, citings: Citings, clause: Clause): Html {
  const report = sources.report.clauses.find(({ id }) => id === clause.id)
  return html`<article class="rw-clause" id="${clause.id}"><header>${badge(`kind rw-kind-${clause.kind}`, clause.kind)}${idOf(clause)}${report && standing(report)}</header><p class="rw-text">${clause.term === undefined ? undefined : html`<dfn>${clause.term}</dfn> `}${clause.text}</p>${reasonLine(clause)}${seeLine(sources, clause)}${citedLine(citedBy(sources, citings, clause))}</article>`
}

/** The id, as examples and tables cite it, with the button that TypeDoc has for copying. */
const idOf = ({ id }: Clause): Html =>
  html`<pre class="rw-id"><a href="#${id}"><code>${id}</code></a><button type="button">Copy</button></pre>`

/** How a clause stands: what it did while the book was proved, or why it does nothing. */
export function standing({ status, needsEvidence, evidence, refused, exercised }: ClauseReport): Html {
  if (status === 'unmodelled') return badge('unmodelled', 'not modelled')
  if (status !== 'modelled') return badge(status, status === 'component' ? 'on a component' : 'informative')
  if (!needsEvidence) return html``
  if (evidence === 'refused') return badge('good', `refused ${count(refused, 'time')}`, exercisedWords(exercised))
  if (evidence === 'exercised') return badge('good', `at work ${count(exercised, 'time')}`)
  return badge('open', evidence === 'cited' ? 'not yet seen at work' : 'cited by nothing')
}

const exercisedWords = (exercised: number) => `and was at work ${count(exercised, 'time')}`

const reasonLine = ({ disposition }: Clause): Html =>
  'reason' in disposition ? html`<p class="rw-aside">${capital(disposition.reason)}.</p>` : html``

/** The sections that a clause refers to, as links. */
export function seeLine({ outline, places }: Sources, { see }: Pick<Clause, 'see'>): Html {
  const heads = see.flatMap((number) => outline.numbered.get(number) ?? [])
  if (heads.length === 0) return html``
  return html`<p class="rw-see">See ${joined(heads.map((head) => link(places.section(head), titleOf(head))))}</p>`
}

const SHOWN = 6

function citedLine(citings: readonly Citing[]): Html {
  if (citings.length === 0) return html``
  const list = html`<ul class="rw-cited">${citings.map(
    (citing) => html`<li><span class="rw-cited-kind">${citing.kind}</span> ${citingLink(citing)}</li>`,
  )}</ul>`
  return citings.length > SHOWN
    ? html`<details class="rw-more"><summary>Cited in ${citings.length} places</summary>${list}</details>`
    : list
}
