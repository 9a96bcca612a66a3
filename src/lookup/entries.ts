/** What a book declares under a name: clauses, tables, procedures, measures, offers, and what each is about. @module */
import { type Book, bookClauses } from '../kernel/book.js'
import { type Chart, offersOf, type StateOf } from '../kernel/chart.js'
import type { Clause } from '../kernel/clause.js'
import type { Total } from '../kernel/measure.js'
import { once } from '../kernel/once.js'
import type { Offer } from '../kernel/option.js'
import type { Table } from '../kernel/table.js'
import { wordsOf } from '../kernel/view.js'

/** An offer with where it is asked. */
export interface Asked {
  readonly offer: Offer<never>
  readonly at: readonly { readonly procedure: string; readonly state: string }[]
}

/** What an entry can be, by the word for many of it. */
export interface EntryValue {
  readonly clauses: Clause
  readonly tables: Table
  readonly procedures: Chart
  readonly measures: Total
  readonly offers: Asked
}

/** The word for many of something that a book declares. */
export type Kind = keyof EntryValue

/** The word for one of each kind. */
export const ONE: Readonly<Record<Kind, string>> = {
  clauses: 'clause',
  tables: 'table',
  procedures: 'procedure',
  measures: 'measure',
  offers: 'offer',
}

export const KINDS = Object.keys(ONE) as readonly Kind[]

/** Something that a book declares. */
export interface Entry<K extends Kind = Kind> {
  readonly kind: K
  readonly name: string
  /** The clauses that it is made of. */
  readonly clauses: readonly Clause[]
  /** What else it says of itself. */
  readonly says: string
  /** What is asked about it, and what could be answered. */
  readonly asked?: string
  readonly value: EntryValue[K]
}

/** As much of a book as declares something. */
export type BookEntries = Pick<Book, 'sections' | 'tables' | 'charts'> &
  Partial<Pick<Book, 'alsoCalled' | 'measures' | 'questions' | 'seats'>>

type Gathering = { readonly [K in Kind]: (book: BookEntries) => readonly Entry<K>[] }

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

/** What the questions about a clause say. */
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
function askedIn({ charts }: BookEntries): readonly Asked[] {
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

/** What was gathered of a book already. */
const gathered = once((_book: BookEntries) => new Map<Kind, readonly Entry[]>())

/** What a book declares of a kind. */
export function entriesIn<K extends Kind>(book: BookEntries, kind: K): readonly Entry<K>[] {
  const known = gathered(book)
  const entries = known.get(kind) ?? GATHERED[kind](book)
  known.set(kind, entries as readonly Entry[])
  return entries as readonly Entry<K>[]
}
