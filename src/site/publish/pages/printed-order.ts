/** The printed order of a book: its sentences by their places and digests, each with the clauses that restate it. @module */

import { type Clause, headOf, type SectionHead } from '#core'
import { type PrintedOrder, type PrintedSentence, stem } from '#lab'
import { type Html, html, joinParts } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import { titleOf } from '../chapters.js'
import { link } from '../links.js'
import { count } from './parts/page-parts.js'

/** The sentences of a book, section by section, for readers with the printed text beside them. */
export function printedOrder(sources: Sources, { sections, places }: PrintedOrder): Html {
  const { book } = sources
  const restating = new Map<PrintedSentence, Clause[]>()
  const heads = new Map(book.sections.map((section) => [stem(headOf(section).number), headOf(section)]))
  const without: Html[] = []
  for (const [id, { sentences, because }] of places) {
    const clause = sources.clauses.get(id)
    if (clause === undefined) continue
    for (const sentence of sentences) restating.set(sentence, [...(restating.get(sentence) ?? []), clause])
    if (sentences.length === 0) without.push(html`<li>${clauseLink(sources, clause)}${because && `: ${because}`}</li>`)
  }
  const parts = sections.map((section) => sectionPart(sources, section, heads, restating))
  return html`<p>Each sentence has its number in the section, and a digest of its first words. Beside it stand the clauses that restate it. With your own copy, <code>rulewright audit text ${book.name} FILE --ties SECTION</code> prints the sentences.</p>${parts}${without.length > 0 ? html`<details class="rw-more"><summary>${count(without.length, 'clause')} without a sentence</summary><ul class="rw-toc">${without}</ul></details>` : undefined}`
}

function sectionPart(
  sources: Sources,
  section: readonly PrintedSentence[],
  heads: ReadonlyMap<string, SectionHead>,
  restating: ReadonlyMap<PrintedSentence, readonly Clause[]>,
): Html | undefined {
  const [first] = section
  if (first === undefined) return undefined
  const head = heads.get(stem(first.number))
  const name = first.number === '' ? 'Before the first heading' : head ? titleOf(head) : first.number
  const rows = section.map((sentence) => {
    const clauses = (restating.get(sentence) ?? []).map((clause) => clauseLink(sources, clause))
    return html`<li>${String(sentence.ordinal)} <code>${sentence.first}</code> ${clauses.length > 0 ? joinParts(clauses) : html`<span class="rw-faint">no clause</span>`}</li>`
  })
  return html`<details class="rw-more"><summary>${name}: ${count(section.length, 'sentence')}</summary><ul class="rw-toc">${rows}</ul></details>`
}

const clauseLink = ({ places }: Sources, clause: Clause): Html => link(places.clause(clause), clause.id)
