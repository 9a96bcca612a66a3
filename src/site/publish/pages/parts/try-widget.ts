/** Links for trying a part of a book: the example that best shows a clause or a table, or the nearest one. @module */

import { type Clause, groupsBy, offersOf, once, rowAnchor, stateAnchor, type Table } from '#core'
import { type Html, html, joinParts } from '../../../draw/html-template.js'
import { clauseAnchor, tableAnchor } from '../../active-rules.js'
import type { ShownExample, Sources } from '../../book-sources.js'
import { type Node, withSections } from '../../chapters.js'
import { clauseLink } from '../../link-targets.js'
import { link } from '../../links.js'

/** An example, and where it stands. */
interface Filed {
  readonly file: string
  readonly example: ShownExample
}

/** The examples of a book by their names in addresses, and those that cite each clause, the shortest first. */
const filedIn = once(({ examples }: Sources) => {
  const all = examples.flatMap(({ file, examples: inside }) => inside.map((example): Filed => ({ file, example })))
  const lengths = new Map(all.map((one) => [one, JSON.stringify(one.example.written).length]))
  const citing = new Map<string, Filed>()
  for (const one of all.toSorted((a, b) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0)))
    for (const id of one.example.result.clauses) if (!citing.has(id)) citing.set(id, one)
  return { byId: new Map(all.map((one) => [one.example.id, one])), citing }
})

/** The example at which something is at work, by its anchor. */
function shownAt(sources: Sources, anchor: string): Filed | undefined {
  const id = sources.workings?.()[anchor]
  return id === undefined ? undefined : filedIn(sources).byId.get(id)
}

const exampleLink = ({ places }: Sources, { file, example: { result } }: Filed): Html =>
  link(places.example(file, result.name), result.name)

/** The rows that an example shows, with the example. */
interface RowsShown extends Filed {
  readonly rows: readonly number[]
}

/** The examples that show a table: for each row the one in which it is seen best; what begins with a game stands first. */
export function rowsShown(sources: Sources, { name, rows }: Table): readonly RowsShown[] {
  const found = rows.flatMap((_, row) => {
    const shown = shownAt(sources, rowAnchor(name, row))
    return shown ? [{ ...shown, row }] : []
  })
  const grouped = groupsBy(found, ({ example }) => example.id).flatMap((same): readonly RowsShown[] =>
    same[0] ? [{ ...same[0], rows: same.map(({ row }) => row + 1) }] : [],
  )
  const [played, asked] = [true, false].map((wanted) => grouped.filter(({ example }) => isPlayed(example) === wanted))
  const whole = played?.length ? undefined : (shownAt(sources, tableAnchor(name)) ?? citingRows(sources, rows))
  const isNew = whole && !grouped.some(({ example }) => example.id === whole.example.id)
  return [...(isNew ? [{ ...whole, rows: [] }] : []), ...(played ?? []), ...(asked ?? [])]
}

const isPlayed = ({ written }: ShownExample): boolean => written.table === undefined

/** An example of the clauses of some rows, where none is seen to ask them. */
const citingRows = (sources: Sources, rows: Table['rows']): Filed | undefined =>
  rows.flatMap(({ clauses }) => clauses).flatMap(({ id }) => filedIn(sources).citing.get(id) ?? [])[0]

/** Lists the examples that show the rows of a table, for trying it. */
export function tableTried(sources: Sources, table: Table): Html | undefined {
  const shown = rowsShown(sources, table)
  if (shown.length === 0) return undefined
  const rows = ({ rows }: RowsShown): string => (rows.length === 0 ? 'any' : rows.join(','))
  return html`<ul class="rw-plain">${shown.map(
    (one) => html`<li>${rowsSaid(one)} ${exampleLink(sources, one)}</li>`,
  )}</ul><rw-try book="${sources.short}" table="${table.name}" examples="${shown.map(({ example }) => example.id).join(' ')}" rows="${shown.map(rows).join(' ')}"></rw-try>`
}

const rowsSaid = ({ rows }: RowsShown): Html =>
  rows.length === 0
    ? html`This example uses it:`
    : html`${rows.length === 1 ? 'Row' : 'Rows'} ${joinParts(
        rows.map((row) => html`<a href="#row-${String(row)}">${String(row)}</a>`),
        ', ',
      )}:`

/** The link for trying a clause that no example cites: where it is at work, or the nearest rule with an example. */
export function clauseTried(sources: Sources, clause: Clause): Html {
  const { short, book, places } = sources
  const tried = (filed: Filed) =>
    html`<rw-try book="${short}" example="${filed.example.id}" clause="${clause.id}"></rw-try>`
  const working = workingOf(sources, clause)
  if (working)
    return html`<p>No example cites it. It decides something in ${exampleLink(sources, working)}.</p>${tried(working)}`
  const near = nearestOf(sources, clause)
  if (near)
    return html`<p>No example shows it by itself. The nearest rule that one shows: ${clauseLink(places, near.clause)}, in ${exampleLink(sources, near)}.</p>${tried(near)}`
  const [base] = Object.keys(book.bases ?? {})
  return html`<p>No example shows it by itself. You start at the beginning of a game.</p><rw-try book="${short}" clause="${clause.id}" base="${base ?? 'empty'}"></rw-try>`
}

/** The example in which a clause is at work, or a row or a state that cites it. */
function workingOf(sources: Sources, { id }: Clause): Filed | undefined {
  const anchors = [
    clauseAnchor(id),
    ...(reportsOf(sources).get(id)?.citedBy ?? []),
    ...(offering(sources).get(id) ?? []),
  ]
  for (const anchor of anchors) {
    const shown = shownAt(sources, anchor)
    if (shown) return shown
  }
  return undefined
}

const reportsOf = once(({ report }: Sources) => new Map(report.clauses.map((one) => [one.id, one])))

/** The states whose offers cite a clause. */
const offering = once(({ book }: Sources) => {
  const states = new Map<string, string[]>()
  for (const { name: chart, states: all } of book.charts)
    for (const state of Object.values(all))
      for (const { id } of offersOf(state).flatMap(({ cites }) => cites))
        states.set(id, [...(states.get(id) ?? []), stateAnchor(chart, state.name)])
  return states
})

/** The nearest clause that an example shows: of the section, of those that it refers to, or of the chapter. */
function nearestOf(sources: Sources, clause: Clause): (Filed & { readonly clause: Clause }) | undefined {
  const { outline } = sources
  const sections = sectionsOf(sources)
  const chapter = outline.chapters.find((one) => withSections(one).some(({ clauses }) => clauses.includes(clause)))
  const around = [
    ...(sections.get(clause.section.number) ? [sections.get(clause.section.number) as Node] : []),
    ...clause.see.flatMap((number) => sections.get(number) ?? []),
    ...(chapter ? withSections(chapter) : []),
  ]
  for (const { clauses } of around) {
    const at = clauses.indexOf(clause)
    const byDistance = clauses
      .map((other, index) => ({ other, distance: Math.abs(index - Math.max(at, 0)) }))
      .toSorted((one, two) => one.distance - two.distance)
    for (const { other } of byDistance) {
      const filed = filedIn(sources).citing.get(other.id)
      if (filed) return { ...filed, clause: other }
    }
  }
  return undefined
}

const sectionsOf = once(
  ({ outline }: Sources) =>
    new Map(outline.chapters.flatMap(withSections).map((node) => [node.head.number, node] as const)),
)
