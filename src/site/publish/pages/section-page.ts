/** The page of a section: its clauses one after the other, as rules are read, and the sections under it. @module */

import { type Clause, subjectsOf } from '#core'
import { type Html, html } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import { type Node, printedOver, titleOf, whereOf, withSections } from '../chapters.js'
import { keyOf } from '../link-targets.js'
import { link } from '../links.js'
import { type Page, type PageSearchEntry, page } from '../page.js'
import { glossaryPage, isGlossary } from './glossary-page.js'
import { clauseAmongMany, clauseText } from './parts/clause-text.js'
import { linkingIn } from './parts/glossary-links.js'
import { body, count, heading, lead } from './parts/page-parts.js'

const UNDER = { anchor: 'sections', text: 'Sections' }

/** The page of a section with the pages of the sections under it. */
export function sectionPage(sources: Sources, node: Node, chapter = node): Page {
  const { head, clauses, children, section } = node
  const printed = printedOver(head)
  if (isGlossary(node)) return glossaryPage(sources, node)
  return page({
    id: sources.places.section(head).page,
    name: titleOf(head),
    ...(printed && { printed }),
    description: sentences(clauses.length > 0 ? clauses : withSections(node).flatMap((inner) => inner.clauses)),
    about: [section],
    rank: isRestated(chapter) ? 'section' : 'page',
    entries: clauses.map(entryOf),
    headings: [
      ...clauses.map((clause) => ({ anchor: clause.id, text: keyOf(clause) })),
      ...(children.length > 0 ? [UNDER] : []),
    ],
    body: () =>
      body(
        sectionLead(sources, node),
        sectionText(sources, node),
        children.length > 0 ? [heading(UNDER), sectionList(sources, children)] : [],
      ),
    children: children.map((child) => sectionPage(sources, child, chapter)),
  })
}

/** The clauses of a section, one after the other, each subject above the first clause that it is about. */
export const sectionText = (sources: Sources, node: Node): Html => rulesMarkup(sources, node, 2, clauseText)

/** The same in the middle of others, under a heading of a level: the clauses lead to where all that hangs on them stands. */
export const sectionInside = (sources: Sources, node: Node, level: number): Html =>
  rulesMarkup(sources, node, level + 1, clauseAmongMany)

function rulesMarkup(
  sources: Sources,
  { head, clauses, section }: Node,
  level: number,
  textOf: typeof clauseAmongMany,
): Html {
  const linked = linkingIn(sources, head.name)
  const subjects = subjectsOf(section)
  const parts = clauses.map((clause) => [subjectHead(subjects.get(clause.id), level), textOf(sources, clause, linked)])
  return html`<div class="rw-rules">${parts}</div>`
}

const subjectHead = (subject: string | undefined, level: number): Html | undefined =>
  subject === undefined
    ? undefined
    : html`<p class="rw-subject" role="heading" aria-level="${level}">${subject}</p>
`

/** The length of a description that search engines show, in letters. */
const SHOWN = 155

/** As many clauses as fit a description. */
const sentences = (clauses: readonly Clause[]): string => {
  const text = clauses.map((clause) => clause.text).join(' ')
  return text.length > SHOWN ? `${text.slice(0, text.lastIndexOf(' ', SHOWN))} …` : text
}

/** The sections of a chapter that says nothing here must not hide those of the others in the search. */
const isRestated = (chapter: Node): boolean => withSections(chapter).some(({ clauses }) => clauses.length > 0)

/** A clause as the search finds it. */
const entryOf = (clause: Clause): PageSearchEntry => ({
  anchor: clause.id,
  text: clause.text,
  words: `${clause.term ?? ''} ${clause.id} ${keyOf(clause)}`,
  rank: 'clause',
})

function sectionLead({ book, report }: Sources, { head, clauses, children }: Node): Html {
  const where = html`<span class="rw-where">${book.title}, ${whereOf(head)}</span>`
  if (clauses.length === 0)
    return lead(
      where,
      children.length > 0
        ? 'A heading: the sections below say it all.'
        : 'Not restated yet: this section has no clauses here.',
    )
  const tally = report.sections.find(({ name }) => name === head.name)?.tally
  const { modelled = 0, unmodelled = 0 } = tally?.statuses ?? {}
  const open = unmodelled > 0 ? `, ${unmodelled} not modelled` : ''
  return html`<p class="rw-lead rw-audited">${where}${`${count(clauses.length, 'clause')}, ${modelled} of them modelled${open}.`}</p>`
}

/** Sections as a list of links, each with the number of its clauses. */
export const sectionList = (sources: Sources, nodes: readonly Node[]): Html =>
  html`<ul class="rw-toc">${nodes.map((node) => {
    const clauses = withSections(node).flatMap((inner) => inner.clauses)
    return html`<li>${link(sources.places.section(node.head), titleOf(node.head))} <span class="rw-faint">${clauses.length > 0 ? count(clauses.length, 'clause') : 'not restated yet'}</span></li>`
  })}</ul>`
