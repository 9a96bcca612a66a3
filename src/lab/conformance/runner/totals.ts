/** Tallies: how many cases became what, in all, of each clause and of each section. @module */
import type { Case } from '../format/case.js'
import type { Manifest } from '../format/manifest.js'
import { type Outcome, type Run, STATUSES, type Tally } from './outcome.js'
import { caseClauses } from './suite.js'

/** Counts the outcomes of each status. */
export const tallyOf = (outcomes: readonly Pick<Outcome, 'status'>[]): Tally => {
  const count = (status: Outcome['status']) => outcomes.filter((one) => one.status === status).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    errored: count('errored'),
  }
}

/** True if every case that was not skipped passes. */
export const isClean = ({ failed, errored }: Tally): boolean => failed + errored === 0

/** The tallies of the clauses that some case is about, and of their sections, in the order of the book. */
export function talliesOf(
  { clauses }: Pick<Manifest, 'clauses'>,
  cases: readonly Case[],
  outcomes: ReadonlyMap<string, Outcome>,
): Pick<Run, 'clauses' | 'sections'> {
  const sectionOf = new Map(clauses.map(({ id, section }) => [id, section]))
  const byClause = new Map<string, Outcome[]>()
  const bySection = new Map<string, Outcome[]>()
  for (const asked of cases) {
    const outcome = outcomes.get(asked.id)
    if (outcome === undefined) continue
    const about = caseClauses(asked)
    for (const clause of about) entered(byClause, clause, outcome)
    for (const section of new Set(about.flatMap((clause) => sectionOf.get(clause) ?? [])))
      entered(bySection, section, outcome)
  }
  const titles = new Map(clauses.map(({ section, title }) => [section, title]))
  return {
    clauses: clauses.flatMap(({ id, section }) => {
      const found = byClause.get(id)
      return found ? [{ clause: id, section, ...tallyOf(found) }] : []
    }),
    sections: [...titles].flatMap(([section, title]) => {
      const found = bySection.get(section)
      return found ? [{ section, title, ...tallyOf(found) }] : []
    }),
  }
}

function entered(into: Map<string, Outcome[]>, key: string, outcome: Outcome): void {
  const list = into.get(key)
  if (list) list.push(outcome)
  else into.set(key, [outcome])
}

/** A tally in words, without what is not there. */
export const tallyText = (tally: Tally): string =>
  STATUSES.flatMap((status) => (tally[status] > 0 ? [`${tally[status]} ${status}`] : [])).join(', ') || 'no cases'

/** Of a tally, how much of what was not skipped passes, in whole per cent: 100 only where all of it does. */
export const percentOf = ({ passed, failed, errored }: Tally): number =>
  passed + failed + errored === 0 ? 0 : Math.floor((100 * passed) / (passed + failed + errored))

/** The number of cases in a tally. */
export const sumOf = ({ passed, failed, skipped, errored }: Tally): number => passed + failed + skipped + errored
