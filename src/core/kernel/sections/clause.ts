/**
 * Clauses and sections: what a rulebook says, one statement at a time.
 *
 * A clause is a value in one place; whoever relies on it imports it. Its id is the name of
 * its section and its own key (`harvest.base`) and survives a renumbering; the printed number
 * is the locator that people see.
 *
 * @module
 */

import { once } from '../quick/memoize.js'
import { stampOrder } from './creation-order.js'

/** The kinds of statement that a clause can make. */
export const CLAUSE_KINDS = [
  'rule',
  'permission',
  'prohibition',
  'definition',
  'formula',
  'exception',
  'component',
  'example',
  'note',
] as const
/** The kind of statement that a clause makes. */
export type ClauseKind = (typeof CLAUSE_KINDS)[number]

/**
 * The disposition of a clause in the model.
 *
 * - `modelled`: rows, transitions, offers or laws cite it, and evidence shows it at work;
 * - `informative`: it decides nothing by itself;
 * - `component`: its content stands on a map, card or sheet, which a component supplies;
 * - `unmodelled`: it does decide something, and the model does not do so yet.
 */
export type Disposition =
  | { readonly as: 'modelled' }
  | { readonly as: 'informative'; readonly reason: string }
  | { readonly as: 'component'; readonly reason: string }
  | { readonly as: 'unmodelled'; readonly reason: string }

/** The clause decides nothing by itself, for this reason. */
export const informative = (reason: string): Disposition => ({ as: 'informative', reason })
/** The clause is content of a component: which one, and what of it. */
export const leftToComponent = (reason: string): Disposition => ({ as: 'component', reason })
/** The clause decides something that the model does not do yet, for this reason. */
export const unmodelled = (reason: string): Disposition => ({ as: 'unmodelled', reason })

/** A numbered, or headed, part of a rulebook. */
export interface SectionHead {
  readonly name: string
  /** The printed number, or the heading where a book has no numbers. */
  readonly number: string
  readonly title: string
}

/** The smallest thing that a rulebook says, restated. */
export interface Clause<Id extends string = string> {
  readonly id: Id
  readonly kind: ClauseKind
  readonly text: string
  readonly section: SectionHead
  readonly disposition: Disposition
  /** Printed numbers of the sections that the statement refers to. */
  readonly see: readonly string[]
  /** The word that a definition defines, if it is a glossary entry. */
  readonly term?: string
}

/** A clause before its section gives it an id. */
export type Draft = Omit<Clause, 'id' | 'section'>

/** The optional details that an author may give a clause besides its text. */
export interface ClauseOptions {
  readonly see?: readonly string[]
  readonly status?: Disposition
}

const MODELLED: Disposition = { as: 'modelled' }

const draft =
  (kind: ClauseKind, usually: Disposition) =>
  (text: string, { see = [], status = usually }: ClauseOptions = {}): Draft => ({
    kind,
    text,
    disposition: status,
    see,
  })

/** An obligation: what happens, or what somebody must do. */
export const rule = draft('rule', MODELLED)
/** Writes a clause that allows something. */
export const permission = draft('permission', MODELLED)
/** Writes a clause that forbids something, or limits it. */
export const prohibition = draft('prohibition', MODELLED)
/** Writes a clause that defines a word. */
export const definition = draft('definition', MODELLED)
/** Writes a clause that computes a number. */
export const formula = draft('formula', MODELLED)
/** A case in which another statement does not hold. */
export const exception = draft('exception', MODELLED)
/** Writes a clause about the content of a map, a card, a marker or a sheet. */
export const component = draft('component', leftToComponent('printed on a component'))
/** A worked example. */
export const example = draft('example', informative('a worked example'))
/** Advice, background or a reminder. */
export const note = draft('note', informative('a note'))

/** A glossary entry: a word, what it means, and the sections that govern it. */
export const term = (word: string, text: string, see: readonly string[] = []): Draft => ({
  kind: 'definition',
  text,
  term: word,
  see,
  disposition: informative('a glossary entry; the sections it names decide'),
})

/** The clauses of a section under their keys, with ids typed by name and key. */
type Numbered<Name extends string, Drafts> = {
  // Over the keys alone, so that an editor finds the clause behind each of them.
  readonly [Key in keyof Drafts]: Clause<`${Name}.${Key & string}`>
}

/** A section: its head under `head`, and nothing else but its clauses. */
export type Section<Name extends string = string, Drafts = Record<string, Draft>> = Numbered<Name, Drafts>

/** The subjects of the clauses of a section, each under the key of the first clause that it is about. */
export type SubjectsByKey<Drafts = Record<string, Draft>> = { readonly [Key in keyof Drafts]?: string }

interface HeadAndSubjects {
  readonly head: SectionHead
  readonly subjects: ReadonlyMap<string, string>
}

const above = new WeakMap<object, HeadAndSubjects>()

/**
 * Declares a section with its clauses.
 *
 * @param name - equals the name of the exported constant
 * @param number - the printed number, or heading
 * @param title - the printed title
 * @param drafts - the clauses by key
 * @param subjects - the subjects of the clauses, each by the key of the first clause that it is about
 */
export function section<const Name extends string, const Drafts extends Record<string, Draft>>(
  name: Name,
  number: string,
  title: string,
  drafts: Drafts,
  subjects: SubjectsByKey<NoInfer<Drafts>> = {},
): Section<Name, Drafts> {
  const head: SectionHead = Object.freeze({ name, number, title })
  const clauses = Object.fromEntries(
    Object.entries(drafts).map(([key, draft]) => [
      key,
      Object.freeze({ id: `${name}.${key}`, section: head, ...draft }),
    ]),
  )
  const named = Object.entries<string | undefined>(subjects).flatMap(([key, subject]) =>
    subject === undefined ? [] : [[`${name}.${key}`, subject] as const],
  )
  above.set(clauses, { head, subjects: new Map(named) })
  return stampOrder(Object.freeze(clauses) as Section<Name, Drafts>)
}

/** True if a value is a section. */
export const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && above.has(value)

/** The name, number and title of a section. */
export function headOf(value: Section): SectionHead {
  const told = above.get(value)
  if (told === undefined) throw new TypeError('headOf: not a value made by section()')
  return told.head
}

/** The subjects of the clauses of a section, each by the id of the first clause that it is about. */
export const subjectsOf = (value: Section): ReadonlyMap<string, string> => above.get(value)?.subjects ?? new Map()

/** The clauses of a section in the order in which they are written. */
export const sectionClauses: (value: Section) => readonly Clause[] = once((value: Section) => Object.values(value))

/** Formats a clause for people: printed number and id. */
export const cite = (clause: Clause): string => `${clause.section.number} ${clause.id}`
