/**
 * Blame: which clauses the failing cases share that the passing ones lack.
 *
 * A clause scores, after Ochiai, the number of failing observations that show it, divided by the geometric mean of all failing
 * observations and of all that show it: 1 where exactly the failing ones do.
 *
 * @module
 */
import type { Case, JudgementCase } from '../format/case.js'
import type { Manifest } from '../format/manifest.js'
import type { Outcome, Suspect } from '../runner/outcome.js'

/** Some clauses at work, and whether what they came to was right. */
export interface Observation {
  readonly clauses: readonly string[]
  readonly failed: boolean
}

/** How many suspects are told. */
const TOLD = 20

/**
 * What an outcome shows. Each candidate of a judgement is an observation of its own. What must be refused shows the clauses
 * that refuse it; where it is refused rightly, and by several clauses, it says nothing of any of them. Cases that were
 * skipped, or that only erred, say nothing of a rule.
 */
export function observationsOf(asked: Case, { status, wrong }: Outcome): readonly Observation[] {
  if (status !== 'passed' && status !== 'failed') return []
  const failed = status === 'failed'
  if (asked.asks !== 'judgement' || (failed && wrong === undefined)) return [wholeOf(asked, failed)]
  return candidatesOf(asked, wrong ?? [])
}

const wholeOf = ({ clauses, refusing }: Case, failed: boolean): Observation => ({
  clauses: [...new Set([...clauses, ...telling(refusing, failed)])],
  failed,
})

const telling = (refusing: readonly string[], failed: boolean): readonly string[] =>
  failed || refusing.length === 1 ? refusing : []

function candidatesOf({ candidates, expected: [usual], clauses }: JudgementCase, wrong: readonly number[]) {
  return candidates.map((_, at): Observation => {
    const [refusing, failed] = [usual?.refusing[at] ?? [], wrong.includes(at)]
    return { clauses: usual?.legal[at] ? clauses : telling(refusing, failed), failed }
  })
}

/** The clauses most likely responsible for failures, the likeliest first; ties stand in the order of the book. */
export function suspectsIn(
  { clauses }: Pick<Manifest, 'clauses'>,
  observations: readonly Observation[],
): readonly Suspect[] {
  const failures = observations.filter(({ failed }) => failed).length
  const shown = new Map<string, { failing: number; passing: number }>()
  for (const { clauses: seen, failed } of observations)
    for (const clause of seen) {
      const count = shown.get(clause) ?? { failing: 0, passing: 0 }
      shown.set(clause, failed ? { ...count, failing: count.failing + 1 } : { ...count, passing: count.passing + 1 })
    }
  return clauses
    .flatMap(({ id, section }) => {
      const { failing, passing } = shown.get(id) ?? { failing: 0, passing: 0 }
      if (failing === 0) return []
      return [{ clause: id, section, score: scoreOf(failing, passing, failures), failing, passing }]
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, TOLD)
}

const scoreOf = (failing: number, passing: number, failures: number): number =>
  Math.round((1000 * failing) / Math.sqrt(failures * (failing + passing))) / 1000
