/** The pages of formulas and laws. @module */
import type { Clause } from '../../kernel/clause.js'
import { html } from '../html.js'
import { slug } from '../links.js'
import { type Page, page } from '../page.js'
import { clauseLinks, WHAT_A_SEAT_KNOWS } from '../places.js'
import type { Sources } from '../sources.js'
import { badge, body, count, lead } from './parts.js'

interface Statement {
  readonly anchor: string
  readonly name: string
  readonly clauses: readonly Clause[]
  readonly badge: ReturnType<typeof badge>
  readonly more?: string
}

const boxes = (sources: Sources, statements: readonly Statement[]) =>
  statements.map(
    (said) =>
      html`<article class="rw-clause" id="${said.anchor}"><header><h3>${said.name}</h3>${said.badge}</header>${said.more && html`<p class="rw-aside">${said.more}</p>`}<p>${clauseLinks(sources.places, said.clauses)}</p></article>`,
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
    body: body(lead(intro), boxes(sources, statements)),
  })

/** What is computed from more than a table can look at. */
export function formulasPage(sources: Sources): Page {
  const { book, places, report } = sources
  const intro = 'Formulas compute what depends on more than a small table can look at.'
  const statements = book.formulas.map(({ name, clauses }) => {
    const computed = report.formulas.find((formula) => formula.name === name)?.computed ?? 0
    const seen = computed > 0 ? badge('good', `computed ${count(computed, 'time')}`) : badge('open', 'never computed')
    return { anchor: `formula-${slug(name)}`, name, clauses, badge: seen }
  })
  return statementsPage(sources, places.formulas.page, 'Formulas', intro, statements, book.formulas)
}

/** What holds in every position, and on every path. */
export function lawsPage(sources: Sources): Page {
  const { book, places, report } = sources
  const intro = 'Laws hold in every position, or on every path; each was held against everything that was reached.'
  const held = (about: 'games' | 'paths', name: string) => {
    const law = report.laws.find((checked) => checked.about === about && checked.name === name)
    if (!law || law.checked === 0) return badge('open', 'not checked')
    if (law.broken > 0) return badge('bad', `broken ${count(law.broken, 'time')}`)
    return badge('good', `held in ${count(law.checked, about === 'games' ? 'position' : 'path')}`)
  }
  const laws = book.laws.map(({ name, clauses }) => ({
    anchor: `law-${slug(name)}`,
    name,
    clauses,
    badge: held('games', name),
  }))
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
  return statementsPage(sources, places.laws.page, 'Laws', intro, [...laws, ...pathLaws, ...secrets], [...book.laws])
}
