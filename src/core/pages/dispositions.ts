/** The dispositions of clauses as pages write them: `informative: why`, or the name of a reason that many share. @module */
import {
  CLAUSE_KINDS,
  type ClauseKind,
  component,
  type Disposition,
  example,
  informative,
  leftToComponent,
  note,
  rule,
  term,
  unmodelled,
} from '../kernel/sections/clause.js'

/** The kinds of clause, with the name by which pages know a glossary entry. */
export const PAGE_KINDS = [...CLAUSE_KINDS, 'term'] as const

const MAKERS = { informative, component: leftToComponent, unmodelled } as const

/** The first words of a disposition on a page. */
export type StatusWord = keyof typeof MAKERS

/** The function of the package that makes each disposition. */
export const STATUS_FUNCTIONS: Readonly<Record<StatusWord, string>> = {
  informative: 'informative',
  component: 'leftToComponent',
  unmodelled: 'unmodelled',
}

/** The reasons that clauses share most often, by their names on a page. */
const SHARED_REASONS: ReadonlyMap<string, string> = new Map([
  ['advice', 'advice; binds nobody'],
  ['background', 'background; decides nothing in play'],
  ['contents', 'contents of the box; decides nothing in play'],
  ['history', 'the history behind the game; decides nothing in play'],
  ['pointer', 'a pointer to another part of the rules'],
  ['shown', 'how the table shows it; the state holds the value itself'],
])

/** The names of the reasons that clauses share most often. */
export const REASON_NAMES: readonly string[] = [...SHARED_REASONS.keys()]

/** Returns the disposition that a page writes as the name of a reason; nothing for other words. */
export function namedDisposition(name: string): Disposition | undefined {
  const reason = SHARED_REASONS.get(name)
  return reason === undefined ? undefined : informative(reason)
}

const nameOf = (reason: string): string | undefined => REASON_NAMES.find((name) => SHARED_REASONS.get(name) === reason)

/** Returns the disposition that a page writes as a word and a reason. */
export const dispositionOf = (word: StatusWord, reason: string): Disposition => MAKERS[word](reason)

/** Returns the disposition that a clause of a kind has unless its page says otherwise. */
export function usualDisposition(kind: ClauseKind | 'term'): Disposition {
  if (kind === 'term') return term('', '').disposition
  const drafts: Partial<Record<ClauseKind, typeof rule>> = { component, example, note }
  return (drafts[kind] ?? rule)('').disposition
}

/** Formats a disposition as pages write it. */
export function formatDisposition(disposition: Disposition): string {
  if (disposition.as === 'modelled') return 'modelled'
  const { as, reason } = disposition
  return (as === 'informative' ? nameOf(reason) : undefined) ?? `${as}: ${reason}`
}
