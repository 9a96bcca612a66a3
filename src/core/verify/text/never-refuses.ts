/**
 * Prohibitions by which nothing that can be asked is refused.
 *
 * One that decides, and never stands against an option, leaves a player without an answer, unless its author says why nobody
 * can ask for what it forbids.
 *
 * @module
 */
import type { Book, NeverRefuses } from '../../kernel/book/book.js'
import type { ClauseReport, Finding } from '../report.js'

/** Lists the faults in a book's prohibitions that never refuse, if its author gives reasons for them. */
export function neverRefusing(
  { neverRefuses: reasons }: Pick<Book, 'neverRefuses'>,
  clauses: readonly ClauseReport[],
): readonly Finding[] {
  if (reasons === undefined) return []
  const ids = reasons.flatMap((one) => one.clauses)
  const silent = clauses.filter(neverRefuses).map(({ id }) => id)
  return [...without(reasons, silent), ...idle(clauses, silent, ids), ...twice(ids)]
}

/** True if a clause forbids and is seen to decide, but never to refuse. Clauses without any evidence are found elsewhere. */
const neverRefuses = ({ kind, needsEvidence, evidence, refused }: ClauseReport): boolean =>
  kind === 'prohibition' && needsEvidence && evidence !== 'none' && refused === 0

const without = (reasons: readonly NeverRefuses[], silent: readonly string[]): readonly Finding[] => {
  const given = new Set(reasons.flatMap(({ clauses }) => clauses))
  return silent
    .filter((id) => !given.has(id))
    .map((id) => told(id, 'forbids, but refuses nothing: expected an option that it refuses, or a reason'))
}

/** Reasons for what refuses after all, or is no prohibition that decides. */
const idle = (
  clauses: readonly ClauseReport[],
  silent: readonly string[],
  ids: readonly string[],
): readonly Finding[] => {
  const known = new Map(clauses.map((clause) => [clause.id, clause]))
  return ids
    .filter((id) => !silent.includes(id))
    .map((id) => {
      const clause = known.get(id)
      if (clause === undefined) return told(id, 'has a reason why it never refuses, but is not a clause of the book')
      return told(
        id,
        clause.refused > 0
          ? 'has a reason why it never refuses, but refuses'
          : 'has a reason why it never refuses, but is not a prohibition that decides something',
      )
    })
}

const twice = (ids: readonly string[]): readonly Finding[] =>
  [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) =>
    told(id, 'has two reasons why it never refuses: expected one'),
  )

const told = (id: string, what: string): Finding => ({ what, where: `clause:${id}`, clauses: [id] })
