/** Laws of cases: all combinations of some values are gone through, and none may break the law. @module */

import { lawAnchor } from '../../explore/citation-anchors.js'
import type { Book, CaseLaw } from '../../kernel/book/book.js'
import type { GameState } from '../../kernel/sections/question.js'
import { canonical } from '../../values/json.js'
import { type Finding, idsOf, type LawReport } from '../report.js'

/** The results of checking case invariants: the cases checked, and the breaches. */
export interface CaseLawsHeld {
  readonly reports: readonly LawReport[]
  readonly findings: readonly Finding[]
}

/** Holds every law of cases, and that a mistake would break it. */
export function caseLawsOf<Game extends GameState>({ caseLaws = [] }: Pick<Book<Game>, 'caseLaws'>): CaseLawsHeld {
  const held = caseLaws.map((law) => ({ law, ...law.broken() }))
  return {
    reports: held.map(({ law: { name, clauses }, among, cases }) => ({
      name,
      about: 'cases',
      clauses: idsOf(clauses),
      checked: among,
      broken: cases.length,
    })),
    findings: held.flatMap(({ law, among, cases }) => problemsOf(law, among, cases)),
  }
}

function problemsOf(law: CaseLaw, among: number, cases: ReturnType<CaseLaw['broken']>['cases']): readonly Finding[] {
  const found = (what: string): Finding => ({
    what: `"${law.name}" ${what}`,
    where: lawAnchor(law.name),
    clauses: idsOf(law.clauses),
  })
  const [smallest] = cases
  return [
    ...(among === 0 ? [found('was never checked against a position')] : []),
    ...(smallest ? [found(`is broken in ${cases.length} of ${among} cases, such as ${canonical(smallest)}`)] : []),
    ...(law.breaks().cases.length === 0 ? [found('still holds after the mistake that should break it')] : []),
  ]
}
