/** Everything that an entry says, as plain data: what it looks at, what it answers, how it is asked. @module */

import { offersOf } from '../kernel/charts/chart.js'
import type { Offer, OfferKind } from '../kernel/offers/option.js'
import { type Clause, cite } from '../kernel/sections/clause.js'
import type { Policy, Row, Table } from '../kernel/tables/rule-table.js'
import { domainOf, questionOf, wordsOf } from '../kernel/tables/table-view.js'
import type { Json, Value } from '../values/json.js'
import { type ArgumentField, argumentFields } from './argument-fields.js'
import type { BookEntry, EntryKind, EntryValue } from './entries.js'
import { rowSentence } from './row-sentences.js'
import { sectionWords } from './section-words.js'

/** A field that a table looks at. */
export interface FieldDetails {
  readonly name: string
  readonly words?: string
  /** The question whose readings it is one of. */
  readonly question?: string
  readonly values: readonly Value[]
}

/** Everything that an entry says: what all have, and what only some have. */
export interface Details {
  readonly kind: EntryKind
  readonly name: string
  /** The numbers and titles of the sections that it stands in, those that say most of it first. */
  readonly sections: readonly string[]
  /** A sentence about what it does. */
  readonly says?: string
  readonly fields?: readonly FieldDetails[]
  readonly arguments?: readonly ArgumentField[]
  readonly rows?: readonly { readonly says: string; readonly clauses: readonly string[] }[]
  readonly results?: readonly Json[]
  readonly clauses?: readonly string[]
  readonly refusedBy?: readonly string[]
  readonly askedAt?: readonly string[]
  readonly options?: readonly string[]
  /** The start of an example that asks it. */
  readonly example?: object
}

/** One sentence for each policy of a rule table. */
export const POLICY_WORDS: Readonly<Record<Policy, string>> = {
  one: 'Exactly one row answers every case.',
  first: 'The rows are read from the top, and the first that matches answers.',
  sum: 'The answers of all rows that match are added up.',
  forbid: 'Every row that matches refuses, unless an exception lifts it; where no row matches, it is allowed.',
}

/** A few words for each kind of offer. */
export const OFFER_WORDS: Readonly<Record<OfferKind, string>> = {
  must: 'one option must be chosen',
  may: 'one option may be chosen, or none',
  upTo: 'asked again until it is stopped or nothing is left',
  toTheExtent: 'must be chosen again and again, to the extent possible',
  chance: 'chance decides, by weights',
}

/** The sections of some clauses, those with most of them first. */
function sectionsOf(clauses: readonly Clause[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { section } of clauses) {
    const place = sectionWords(section)
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([place]) => place)
}

type Telling = { readonly [K in EntryKind]: (value: EntryValue[K]) => Omit<Details, 'kind' | 'name' | 'sections'> }

const TOLD: Telling = {
  clauses: ({ text, id }) => ({ says: text, clauses: [id] }),
  tables: (table) => ({
    says: POLICY_WORDS[table.policy],
    fields: fieldsOf(table),
    rows: table.rows.map((row) => ({
      says: rowSentence(table, row as Row<never, unknown>),
      clauses: row.clauses.map(cite),
    })),
    example: { table: table.name, view: firstOf(table), answer: '?' },
  }),
  procedures: ({ procedure, states }) => ({
    arguments: argumentFields(procedure.args),
    results: procedure.results.filter((result) => result !== null),
    ...(procedure.door && { refusedBy: [procedure.door.name] }),
    askedAt: Object.values(states)
      .filter((state) => offersOf(state).length > 0)
      .map(
        (state) =>
          `${state.name}: ${offersOf(state)
            .map(({ name }) => name)
            .join(', ')}`,
      ),
    example: { given: { procedure: procedure.name, ...argumentsShown(argumentFields(procedure.args)) } },
  }),
  measures: ({ name, clauses, domains }) => ({
    arguments: Object.entries(domains).map(([field, domain]) => ({ name: field, values: domain.join(' | ') })),
    clauses: clauses.map(cite),
    example: { totals: { [name]: Object.values(domains).reduceRight<unknown>(within, '?') } },
  }),
  offers: ({ offer, at }) => ({
    says: OFFER_WORDS[offer.kind],
    clauses: offer.cites.map(cite),
    refusedBy: tablesOf(offer).map(({ name }) => name),
    askedAt: at.map(({ procedure, state }) => `${procedure}: ${state}`),
    options: offer.declines === undefined ? [] : [`${offer.declines} (declines)`],
  }),
}

const within = (inner: unknown, domain: readonly (string | number)[]): object => ({ [String(domain[0])]: inner })

const tablesOf = ({ forbid, forbidDecline }: Offer<never>): readonly { readonly name: string }[] =>
  [forbid, forbidDecline].filter((table) => table !== undefined)

const fieldsOf = ({ view }: Table): readonly FieldDetails[] =>
  Object.entries(view.fields).map(([name, domain]) => {
    const words = wordsOf(domain)
    const question = questionOf(domain)?.name
    return { name, ...(words && { words }), ...(question && { question }), values: domainOf(domain) }
  })

const firstOf = ({ view }: Table): object =>
  Object.fromEntries(Object.entries(view.fields).map(([name, domain]) => [name, domainOf(domain)[0]]))

/** Arguments that must be given, each with the first value that it may have. */
function argumentsShown(fields: readonly ArgumentField[]): object {
  const given = fields.filter((field) => !('otherwise' in field))
  if (given.length === 0) return {}
  return { args: Object.fromEntries(given.map(({ name, values }) => [name, values.split(' | ')[0]])) }
}

/** Everything that an entry says. */
export const detailsOf = <K extends EntryKind>({ kind, name, clauses, value }: BookEntry<K>): Details => ({
  kind,
  name,
  sections: sectionsOf(clauses),
  ...TOLD[kind](value),
})
