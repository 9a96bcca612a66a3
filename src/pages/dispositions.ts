/** The dispositions of clauses as pages write them: `informative: why`. @module */
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
} from '../kernel/clause.js'

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

/** Returns the disposition that a page writes as a word and a reason. */
export const dispositionOf = (word: StatusWord, reason: string): Disposition => MAKERS[word](reason)

/** Returns the disposition that a clause of a kind has unless its page says otherwise. */
export function usualDisposition(kind: ClauseKind | 'term'): Disposition {
  if (kind === 'term') return term('', '').disposition
  const drafts: Partial<Record<ClauseKind, typeof rule>> = { component, example, note }
  return (drafts[kind] ?? rule)('').disposition
}

/** Formats a disposition as pages write it. */
export const formatDisposition = (disposition: Disposition): string =>
  disposition.as === 'modelled' ? 'modelled' : `${disposition.as}: ${disposition.reason}`
