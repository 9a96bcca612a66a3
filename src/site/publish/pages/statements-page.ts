/** The pages of formulas and laws. @module */

import { type CaseLaw, type Clause, capital, type LawReport } from '#core'
import { type Html, html } from '../../draw/html-template.js'
import type { Sources } from '../book-sources.js'
import { rowSentences } from '../decision-table.js'
import { clauseLinks, WHAT_A_SEAT_KNOWS } from '../link-targets.js'
import { link, slug } from '../links.js'
import { type Page, page } from '../page.js'
import { auditorOnly, badge, body, count, lead } from './parts/page-parts.js'

interface Statement {
  readonly anchor: string
  readonly name: string
  readonly clauses: readonly Clause[]
  readonly badge: ReturnType<typeof badge>
  readonly more?: string
  /** Additional text, if its clauses alone are not enough. */
  readonly told?: Html
}

const boxes = (sources: Sources, statements: readonly Statement[]) =>
  statements.map(
    (said) =>
      html`<article class="rw-clause" id="${said.anchor}"><header><h2>${said.name}</h2>${auditorOnly(said.badge)}</header>${said.more && html`<p class="rw-aside">${said.more}</p>`}${said.told ?? html`<p>${clauseLinks(sources.places, said.clauses)}</p>`}</article>`,
  )

const statementsPage = (
  sources: Sources,
  id: string,
  name: string,
  intro: string,
  statements: readonly Statement[],
  about: readonly object[],
): Page =>
  page({
    id,
    name,
    about,
    headings: statements.map(({ anchor, name: text }) => ({ anchor, text })),
    entries: statements.map(({ anchor, name: text }) => ({ anchor, text, words: text })),
    body: () => body(lead(intro), boxes(sources, statements)),
  })

/** Makes the page of formulas, which compute from more than a table can read. */
export function formulasPage(sources: Sources): Page {
  const { book, places, report } = sources
  const intro = 'Formulas compute values that need more than a small table can read.'
  const statements = book.formulas.map(({ name, clauses }) => {
    const computed = report.formulas.find((formula) => formula.name === name)?.computed ?? 0
    const seen = computed > 0 ? badge('good', `computed ${count(computed, 'time')}`) : badge('open', 'never computed')
    const told = formulaTold(sources, clauses)
    return { anchor: `formula-${slug(name)}`, name: capital(name), clauses, badge: seen, told }
  })
  return statementsPage(sources, places.formulas.page, 'Formulas', intro, statements, book.formulas)
}

/** Describes a formula by its clauses, and by the sums whose rows cite the same clauses. */
function formulaTold({ book, places }: Sources, clauses: readonly Clause[]): Html {
  const sums = book.tables
    .filter(({ policy }) => policy === 'sum')
    .filter(({ rows }) => rows.some((row) => row.clauses.some((clause) => clauses.includes(clause))))
  return html`<ul class="rw-plain">${clauses.map((clause) => html`<li>${clause.text} ${clauseLinks(places, [clause])}</li>`)}</ul>${sums.map(
    (table) => html`<p>What is added: ${link(places.table(table.name), table.name)}</p>${rowSentences(table, places)}`,
  )}`
}

/** In what a law is held. */
const HELD_IN: Readonly<Record<LawReport['about'], string>> = { games: 'position', paths: 'path', cases: 'case' }

/** Makes the page of statements that hold in every position, on every path, and in every case. */
export function lawsPage(sources: Sources): Page {
  const { book, places, report } = sources
  const intro =
    'Laws hold in every position that was reached, on every path that was gone, or in every case that there is.'
  const held = (about: LawReport['about'], name: string) => {
    const law = report.laws.find((checked) => checked.about === about && checked.name === name)
    if (!law || law.checked === 0) return badge('open', 'not checked')
    if (law.broken > 0) return badge('bad', `broken ${count(law.broken, 'time')}`)
    return badge('good', `held in ${count(law.checked, HELD_IN[about])}`)
  }
  const stated =
    (about: 'games' | 'cases') =>
    ({ name, clauses }: Pick<CaseLaw, 'name' | 'clauses'>) => ({
      anchor: `law-${slug(name)}`,
      name,
      clauses,
      badge: held(about, name),
    })
  const laws = [...book.laws.map(stated('games')), ...(book.caseLaws ?? []).map(stated('cases'))]
  const pathLaws = book.pathLaws.map(({ name, clauses, procedures }) => ({
    anchor: `path-law-${slug(name)}`,
    name,
    clauses,
    badge: held('paths', name),
    more: `On the paths of: ${procedures.join(', ')}.`,
  }))
  const known = report.gates.find(({ name }) => name === 'secrets')
  const secrets = (book.secrets ? [book.secrets] : []).map(({ clauses }) => ({
    anchor: `law-${slug(WHAT_A_SEAT_KNOWS)}`,
    name: WHAT_A_SEAT_KNOWS,
    clauses,
    badge: known?.passed
      ? badge('good', `held in ${count(known.checked, 'pair')}`)
      : badge(known ? 'bad' : 'open', known ? count(known.findings.length, 'finding') : 'not checked'),
    more: 'Positions that a seat cannot tell apart offer it the same, for the same reasons and in the same words.',
  }))
  const all = [...book.laws, ...book.pathLaws, ...(book.caseLaws ?? [])]
  return statementsPage(sources, places.laws.page, 'Laws', intro, [...laws, ...pathLaws, ...secrets], all)
}
