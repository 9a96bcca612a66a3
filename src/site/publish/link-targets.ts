/** The addresses of a book's parts on the site. @module */

import type { Book, Clause, SectionHead } from '#core'
import { type Html, html, joinParts } from '../draw/html-template.js'
import { link, type Naming, slug, type Target } from './links.js'

/** The name under which the law stands that holds what the seats of a book may not know. */
export const WHAT_A_SEAT_KNOWS = 'what a seat may not know'

/** Finds the places of one book. */
export interface Places {
  readonly overview: Target
  readonly about: Target
  readonly section: (head: SectionHead) => Target
  readonly clause: (clause: Clause) => Target
  readonly charts: Target
  readonly chart: (name: string) => Target
  readonly state: (chart: string, state: string) => Target
  readonly way: (chart: string, way: string) => Target
  readonly tables: Target
  readonly table: (name: string) => Target
  readonly row: (table: string, row: number) => Target
  readonly formulas: Target
  readonly formula: (name: string) => Target
  readonly laws: Target
  readonly law: (name: string) => Target
  readonly pathLaw: (name: string) => Target
  readonly priorities: Target
  readonly priority: (name: string) => Target
  readonly questions: Target
  readonly question: (name: string) => Target
  readonly audit: Target
  readonly findings: Target
  readonly finding: (name: string) => Target
  readonly components: Target
  readonly examples: Target
  readonly exampleFile: (file: string) => Target
  readonly example: (file: string, name: string) => Target
  readonly proof: Target
  readonly changes: Target
  readonly world: (name: string) => Target
}

/** The places of one book. */
export function bookTargets({ name: book }: Pick<Book, 'name'>): Places {
  const under = (folder: string) => (name: string) => ({ page: `${book}/${folder}/${slug(name)}` })
  const at =
    (kind: string, target: Target) =>
    (name: string): Target => ({ ...target, anchor: `${kind}-${slug(name)}` })
  const one = (folder: string): Target => ({ page: `${book}/${folder}` })
  const section = ({ name }: SectionHead) => ({ page: `${book}/sections/${name}` })
  const chart = under('charts')
  const table = under('tables')
  const exampleFile = (file: string) => under('examples')(file.replace(/^.*examples\//, '').replace(/\.ya?ml$/, ''))
  return {
    overview: { page: `${book}/index` },
    about: one('about'),
    section,
    clause: (clause) => ({ ...section(clause.section), anchor: clause.id }),
    charts: one('charts'),
    chart,
    state: (of, state) => ({ ...chart(of), anchor: `state-${slug(state)}` }),
    way: (of, way) => ({ ...chart(of), anchor: `way-${slug(way)}` }),
    tables: one('tables'),
    table,
    row: (of, row) => ({ ...table(of), anchor: `row-${row + 1}` }),
    formulas: one('formulas'),
    formula: at('formula', one('formulas')),
    laws: one('laws'),
    law: at('law', one('laws')),
    pathLaw: at('path-law', one('laws')),
    priorities: one('priorities'),
    priority: at('priority', one('priorities')),
    questions: one('questions'),
    question: (name) => ({ page: `${book}/questions/${name}` }),
    audit: one('audit'),
    findings: one('findings'),
    finding: at('finding', one('findings')),
    components: one('components'),
    examples: one('examples'),
    exampleFile,
    example: (file, name) => ({ ...exampleFile(file), anchor: `example-${slug(name)}` }),
    proof: one('proof'),
    changes: one('changes'),
    world: at('world', one('proof')),
  }
}

/** A clause as a link: printed number and key, with its text as the tooltip. */
export const clauseLink = (places: Places, clause: Clause): Html =>
  html`<span class="rw-cite">${link(places.clause(clause), [clause.section.number, ' ', html`<code>${keyOf(clause)}</code>`], clause.text)}</span>`

/** Clauses as links, one after the other. */
export const clauseLinks = (places: Places, clauses: readonly Clause[]): Html =>
  html`${joinParts(
    clauses.map((clause) => clauseLink(places, clause)),
    ' ',
  )}`

/** The part of a clause's id that names it within its section. */
export const keyOf = ({ id }: Pick<Clause, 'id'>): string => id.slice(id.indexOf('.') + 1)

/** The names taken in the folder of every book, which no heading may use. */
const TAKEN = new Set([
  ...Object.values(bookTargets({ name: '' })).flatMap((place) =>
    typeof place === 'function' ? [] : [place.page.slice(1)],
  ),
  'print',
])

/** A section as a part of an address: the number printed over it, or its heading. */
export function numberSlug({ number }: Pick<SectionHead, 'number'>): string {
  if (/^\d[\d.]*$/.test(number)) return number
  return TAKEN.has(slug(number)) ? `section-${slug(number)}` : slug(number)
}

/** The addresses of a book's pages for readers: under its short name, and its sections under their headings. */
export function readersNaming(book: string, short: string, sections: readonly SectionHead[]): Naming {
  const { section } = bookTargets({ name: book })
  const printed = new Map(sections.map((head) => [section(head).page, `${short}/${numberSlug(head)}`]))
  const play = `${book}/play`
  return (id) => (id === play ? `play/${short}` : undefined) ?? printed.get(id) ?? id.replace(`${book}/`, `${short}/`)
}
