/**
 * The audit: a map of the sections, shaded by how many questions and findings are about them, and what was seen at work.
 *
 * @module
 */

import { headOf, snapshotOf } from '#core'
import { type QuestionReport, type SectionStanding, standingOf } from '#lab'
import { type Html, html } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import { link } from '../links.js'
import { type Page, page } from '../page.js'
import { body, count, heading, lead, number } from './parts/page-parts.js'
import { printedOrder } from './printed-order.js'

const MAP = { anchor: 'sections', text: 'Sections' }
const WEIGHTS = { anchor: 'weights', text: 'How much each question matters' }
const ORDER = { anchor: 'order', text: 'The printed order' }
const OPEN = { anchor: 'open', text: 'Where the text is open' }

/** The shades of a cell, from none to the darkest. */
const SHADES = 4

/** The audit of a book. */
export const auditPage = (sources: Sources): Page =>
  page({
    id: sources.places.audit.page,
    name: 'Audit',
    headings: [OPEN, ...(sources.weights ? [WEIGHTS] : []), MAP, ...(sources.order?.() ? [ORDER] : [])],
    body: () => auditBody(sources),
  })

function auditBody(sources: Sources): Html {
  const { book, places, report, weights } = sources
  const order = sources.order?.()
  const { findings, questions, sections } = standingOf(book, snapshotOf(report), weights)
  const settled = questions.filter(({ ruling }) => ruling !== undefined).length
  const editorial = questions.filter((one) => one.editorial !== undefined).length
  return body(
    lead('Defects and open questions of the text, section by section.'),
    heading(OPEN),
    html`<ul><li>${findings.length > 0 ? link(places.findings, count(findings.length, 'finding')) : 'no finding'}: defects that the program can show.</li><li>${link(places.questions, count(questions.length, 'question'))}: ${number(questions.length - editorial)} that change play, ${number(editorial)} that do not; ${number(settled)} settled by a ruling.</li></ul>`,
    html`<p class="rw-aside">The same as data: <code>rulewright audit ${book.name} --json</code>, <code>--markdown</code> or <code>--sarif</code>. <code>--text FILE</code> compares your own copy of the text with this edition.</p>`,
    ...(weights ? [heading(WEIGHTS), weightsTable(sources, questions, weights.plays)] : []),
    heading(MAP),
    heatMap(sources, sections),
    ...(order ? [heading(ORDER), printedOrder(sources, order)] : []),
  )
}

/** The questions by their weight, the heaviest first; those that change nothing in any play are told by their number. */
function weightsTable({ places }: Sources, questions: readonly QuestionReport[], plays: number): Html {
  const weighed = questions
    .flatMap(({ weight, ...question }) => (weight ? [{ ...question, weight }] : []))
    .toSorted((one, other) => other.weight.plays - one.weight.plays || other.weight.decisions - one.weight.decisions)
  const heavy = weighed.filter(({ weight }) => weight.plays > 0)
  const rows = heavy.map(
    ({ name, asks, kind, sections, weight }) =>
      html`<tr><th scope="row">${link(places.question(name), asks)}</th><td>${kind}</td><td>${sections.join(', ')}</td><td class="rw-number">${number(weight.plays)}</td><td class="rw-number">${number(weight.decisions)}</td></tr>`,
  )
  return html`<p>The table shows in how many of ${count(plays, 'random play')} another reading changes something, and at how many decisions. ${count(weighed.length - heavy.length, 'question')} changed nothing in these plays.</p><div class="rw-scroll"><table class="rw-table"><thead><tr><th>question</th><th>kind</th><th>sections</th><th class="rw-number">plays</th><th class="rw-number">decisions</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

function heatMap({ book, places }: Sources, sections: readonly SectionStanding[]): Html {
  const heads = new Map(book.sections.map((section) => [headOf(section).name, headOf(section)]))
  const most = Math.max(1, ...sections.map(({ questions }) => questions.length))
  const rows = sections.map(({ name, number: printed, title, clauses, questions, findings, statuses, evidence }) => {
    const head = heads.get(name)
    const decide = statuses.modelled ?? 0
    const seen = (evidence.exercised ?? 0) + (evidence.refused ?? 0)
    return html`<tr><th scope="row">${head ? link(places.section(head), `${printed} ${title}`) : title}</th>${shaded(clauses, 0)}${shaded(questions.length, shadeOf(questions.length, most))}${shaded(findings.length, findings.length > 0 ? SHADES : 0)}${shaded(decide, 0)}${shaded(seen, 0)}</tr>`
  })
  return html`<div class="rw-scroll"><table class="rw-table rw-heat"><thead><tr><th>section</th><th class="rw-number">clauses</th><th class="rw-number">questions</th><th class="rw-number">findings</th><th class="rw-number">modelled</th><th class="rw-number">seen at work</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

const shaded = (value: number, shade: number): Html =>
  html`<td class="rw-number rw-shade-${String(shade)}">${value === 0 ? '' : number(value)}</td>`

const shadeOf = (value: number, most: number): number => (value === 0 ? 0 : Math.ceil((value / most) * SHADES))
