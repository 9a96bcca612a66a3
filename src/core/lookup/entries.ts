/**
 * The declarations of a book under a name: clauses, tables, procedures, measures and offers, with the subject of each. @module
 */
import { type Book, bookClauses } from '../kernel/book/book.js'
import { type Chart, offersOf, type StateOf } from '../kernel/charts/chart.js'
import type { Offer } from '../kernel/offers/option.js'
import { once } from '../kernel/quick/memoize.js'
import type { Clause } from '../kernel/sections/clause.js'
import type { Total } from '../kernel/tables/measure.js'
import type { Table } from '../kernel/tables/rule-table.js'
import { wordsOf } from '../kernel/tables/table-view.js'

/** An offer with where it is asked. */
export interface OfferUse {
  readonly offer: Offer<never>
  readonly at: readonly { readonly procedure: string; readonly state: string }[]
}

/** The value of an entry, by the plural name of its kind. */
export interface EntryValue {
  readonly clauses: Clause
  readonly tables: Table
  readonly procedures: Chart
  readonly measures: Total
  readonly offers: OfferUse
}

/** The word for many of something that a book declares. */
export type EntryKind = keyof EntryValue

/** The word for one of each kind. */
export const ONE: Readonly<Record<EntryKind, string>> = {
  clauses: 'clause',
  tables: 'table',
  procedures: 'procedure',
  measures: 'measure',
  offers: 'offer',
}

export const ENTRY_KINDS = Object.keys(ONE) as readonly EntryKind[]

/** Something that a book declares. */
export interface BookEntry<K extends EntryKind = EntryKind> {
  readonly kind: K
  readonly name: string
  /** The clauses that it is made of. */
  readonly clauses: readonly Clause[]
  /** The rest of its text. */
  readonly says: string
  /** The questions about it, with their possible answers. */
  readonly asked?: string
  readonly value: EntryValue[K]
}

/** As much of a book as declares something. */
export type BookEntries = Pick<Book, 'sections' | 'tables' | 'charts'> &
  Partial<Pick<Book, 'alsoCalled' | 'measures' | 'questions' | 'seats'>>

type Gathering = { readonly [K in EntryKind]: (book: BookEntries) => readonly BookEntry<K>[] }

const GATHERED: Gathering = {
  clauses: (book) =>
    bookClauses(book).map((clause) => ({
      kind: 'clauses',
      name: clause.id,
      clauses: [clause],
      says: `${clause.term ?? ''} ${clause.text}`,
      asked: askedOf(book, clause),
      value: clause,
    })),
  tables: ({ tables }) =>
    tables.map((table) => ({
      kind: 'tables',
      name: table.name,
      clauses: distinct(table.rows.flatMap(({ clauses }) => clauses)),
      says: Object.entries(table.view.fields)
        .map(([field, domain]) => wordsOf(domain) ?? field)
        .join(' '),
      value: table,
    })),
  procedures: ({ charts }) =>
    charts.map((chart) => ({
      kind: 'procedures',
      name: chart.name,
      clauses: distinct(Object.values(chart.states).flatMap(requiredIn)),
      says: Object.keys(chart.states).join(' '),
      value: chart,
    })),
  measures: ({ measures = [] }) =>
    measures.map((measure) => ({
      kind: 'measures',
      name: measure.name,
      clauses: measure.clauses,
      says: Object.keys(measure.domains).join(' '),
      value: measure,
    })),
  offers: (book) =>
    askedIn(book).map((asked) => ({
      kind: 'offers',
      name: asked.offer.name,
      clauses: asked.offer.cites,
      says: asked.at.map(({ procedure, state }) => `${procedure} ${state}`).join(' '),
      value: asked,
    })),
}

/** Returns the texts of the questions about a clause. */
const askedOf = ({ questions = [] }: BookEntries, clause: Clause): string =>
  questions
    .filter(({ clauses }) => clauses.includes(clause))
    .map(({ asks, readings }) => [asks, ...Object.values(readings)].join(' '))
    .join(' ')

const requiredIn = ({ requirements, ways }: StateOf): readonly Clause[] => [
  ...requirements,
  ...ways.flatMap((way) => way.requirements),
]

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

/** Every offer of a book once, with all the places where it is asked. */
function askedIn({ charts }: BookEntries): readonly OfferUse[] {
  const found = new Map<Offer<never>, { procedure: string; state: string }[]>()
  for (const chart of charts)
    for (const state of Object.values(chart.states))
      for (const offer of offersOf(state)) {
        const at = found.get(offer) ?? []
        found.set(offer, at)
        at.push({ procedure: chart.name, state: state.name })
      }
  return [...found].map(([offer, at]) => ({ offer, at }))
}

/** A cache of the entries already collected from a book. */
const gathered = once((_book: BookEntries) => new Map<EntryKind, readonly BookEntry[]>())

/** Lists the declarations of a book of one kind. */
export function entriesIn<K extends EntryKind>(book: BookEntries, kind: K): readonly BookEntry<K>[] {
  const known = gathered(book)
  const entries = known.get(kind) ?? GATHERED[kind](book)
  known.set(kind, entries as readonly BookEntry[])
  return entries as readonly BookEntry<K>[]
}
