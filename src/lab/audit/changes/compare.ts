/** Two states of a book, held against each other. @module */
import type { BehaviourReport } from '../behaviour/report.js'
import type { AuditReport } from '../editions/report.js'
import type { BookState, ClauseState } from './book-state.js'
import { playLines, printLines } from './change-effects.js'
import { clauseLines, clausePairs } from './clauses.js'
import { besideClauses, type CitedLine } from './dependent-changes.js'
import { CHANGES, type ChangesReport, type Line, type SectionChanges, TOPICS } from './report.js'

/** A state with the name by which it was asked for. */
export interface Named {
  readonly name: string
  readonly state: BookState
}

/** The other facts known about the change. */
export interface Besides {
  /** The effect on play. */
  readonly behaviour?: BehaviourReport
  /** The changes in the printed text. */
  readonly printed?: AuditReport
}

/** Compares two states of a book by section, in the order of the later state; removed sections come last. */
export function changesBetween(from: Named, to: Named, { behaviour, printed }: Besides = {}): ChangesReport {
  const pairs = clausePairs(from.state, to.state)
  const numberOf = ({ section }: ClauseState, side: 'from' | 'to') =>
    (side === 'from' ? from : to).state.sections.find(({ name }) => name === section)?.number ?? section
  const ofClauses = pairs.flatMap((pair): readonly Placed[] => {
    const section = (pair.now ?? pair.before)?.section ?? ''
    return clauseLines(pair, numberOf).map((line) => ({ section, line }))
  })
  const changed = new Set(ofClauses.flatMap(({ line }) => line.clause ?? []))
  const placed = [
    ...ofClauses,
    ...headLines(from.state, to.state),
    ...[
      ...besideClauses(from.state, to.state),
      ...(behaviour ? playLines(behaviour) : []),
      ...(printed ? printLines(printed, changed, to.state) : []),
    ].map(placedIn(from.state, to.state)),
  ]
  const sections = bySection(placed, from.state, to.state)
  const counted = CHANGES.map(
    (change) => [change, ofClauses.filter(({ line }) => line.change === change).length] as const,
  )
  return {
    book: to.state.book,
    title: to.state.title,
    from: { name: from.name, edition: from.state.edition },
    to: { name: to.name, edition: to.state.edition },
    same: sections.length === 0,
    counts: Object.fromEntries(counted) as ChangesReport['counts'],
    looked: { play: behaviour !== undefined, print: printed !== undefined },
    sections,
  }
}

/** A line in a section, by the name of that. */
interface Placed {
  readonly section: string
  readonly line: Line
}

/** Sections that are called, or numbered, otherwise. */
const headLines = (from: BookState, to: BookState): readonly Placed[] =>
  to.sections.flatMap(({ name, number, title }) => {
    const before = from.sections.find((one) => one.name === name)
    if (before === undefined || (before.number === number && before.title === title)) return []
    const says = `The section was ${[before.number, before.title].filter((text) => text !== '').join(' ')} before`
    return [{ section: name, line: { topic: 'rule', change: 'moved', says } }]
  })

/** Puts a line where the first of its clauses stands that the book has, or had. */
const placedIn =
  (from: BookState, to: BookState) =>
  ({ line, cites }: CitedLine): Placed => {
    const found = [to, from].flatMap(({ clauses }) => cites.flatMap((id) => clauses.find((one) => one.id === id) ?? []))
    return { section: found[0]?.section ?? '', line }
  }

/** The section of what is about no clause. */
const WHOLE = { name: '', number: '', title: 'The book as a whole' }

function bySection(placed: readonly Placed[], from: BookState, to: BookState): readonly SectionChanges[] {
  const gone = from.sections.filter(({ name }) => !to.sections.some((one) => one.name === name))
  return [...to.sections, ...gone, WHOLE].flatMap(({ name, number, title }) => {
    const lines = placed.filter(({ section }) => section === name).map(({ line }) => line)
    if (lines.length === 0) return []
    const sorted = TOPICS.flatMap((topic) => lines.filter((line) => line.topic === topic))
    return [{ number, title, lines: sorted }]
  })
}
