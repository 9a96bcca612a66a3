/**
 * Blame: which clauses the failing cases share that the passing ones lack.
 *
 * A clause scores, after Ochiai, the number of failing observations that show it, divided by the geometric mean of all failing
 * observations and of all that show it: 1 where exactly the failing ones do. A failing observation counts by half for a clause
 * that writes nothing of what differs, and not at all where nothing at work writes that.
 *
 * @module
 */
import type { Case, JudgementCase } from '../format/case.js'
import type { Manifest } from '../format/manifest.js'
import type { Outcome, Suspect } from '../runner/outcome.js'
import type { Claim } from './responsible-clauses.js'

/** Some clauses at work, and whether what they came to was right. */
export interface Observation {
  readonly clauses: readonly string[]
  /** The clauses among them that had to refuse something. */
  readonly refusing: readonly string[]
  readonly failed: boolean
  /** The clauses among them that write the differing places, if known. */
  readonly writing?: ReadonlySet<string>
}

/** The maximum number of suspects to show. */
const TOLD = 20
/** The weight of a failing observation for a clause that writes none of the differing places. */
const BESIDE = 0.5

/**
 * Lists the observations of an outcome, one for each candidate of a judgement. A candidate to refuse shows its refusing clauses
 * and those that led there. If several clauses refuse it correctly, none of them counts. Skipped cases, and cases with only
 * errors, show nothing about a rule.
 */
export function observationsOf(asked: Case, { status, wrong }: Outcome, claim?: Claim): readonly Observation[] {
  if (status !== 'passed' && status !== 'failed') return []
  const failed = status === 'failed'
  if (failed && (claim?.isNobodys || isUnknown(asked))) return [NOBODYS]
  if (failed && claim) return [{ ...wholeOf(asked, failed), writing: claim.writing }]
  if (asked.asks !== 'judgement' || (failed && wrong === undefined)) return [wholeOf(asked, failed)]
  return candidatesOf(asked, wrong ?? [])
}

/** True if the refusal has no clause, because no rule knows the action. */
const isUnknown = ({ asks, expected: [usual] }: Case): boolean =>
  asks === 'result' && usual !== undefined && 'at' in usual && usual.clauses.length === 0

/** A failure for which nobody is blamed. */
const NOBODYS: Observation = { clauses: [], refusing: [], failed: true }

function wholeOf({ clauses, refusing: all }: Pick<Case, 'clauses' | 'refusing'>, failed: boolean): Observation {
  const refusing = failed || all.length === 1 ? all : []
  return { clauses: [...new Set([...clauses, ...refusing])], refusing, failed }
}

const candidatesOf = ({ candidates, expected: [usual], clauses }: JudgementCase, wrong: readonly number[]) =>
  candidates.map((_, at) => wholeOf({ clauses, refusing: usual?.refusing[at] ?? [] }, wrong.includes(at)))

/**
 * The clauses most likely responsible for failures, the likeliest first; ties stand in the order of the book. A clause that
 * also refuses can be right where it is applied and wrong where it is to refuse: what tells more counts.
 */
export function suspectsIn(
  { clauses }: Pick<Manifest, 'clauses'>,
  observations: readonly Observation[],
): readonly Suspect[] {
  const failures = observations.filter(({ failed }) => failed)
  const passes = observations.filter(({ failed }) => !failed)
  const counted = (role: 'clauses' | 'refusing') => {
    const [failing, passing] = [countedIn(failures.map((one) => one[role])), countedIn(passes.map((one) => one[role]))]
    const beside = countedIn(
      failures.map(({ writing, ...one }) => (writing ? one[role].filter((id) => !writing.has(id)) : [])),
    )
    return (id: string): Counted => ({
      failing: failing.get(id) ?? 0,
      passing: passing.get(id) ?? 0,
      beside: beside.get(id) ?? 0,
    })
  }
  const [atWork, refusing] = [counted('clauses'), counted('refusing')]
  return clauses
    .flatMap(({ id, section }): readonly Suspect[] => {
      const [best] = [refusing(id), atWork(id)]
        .filter(({ failing }) => failing > 0)
        .map(({ beside, ...count }) => ({
          clause: id,
          section,
          score: scoreOf({ beside, ...count }, failures.length),
          ...count,
        }))
        .toSorted((a, b) => b.score - a.score)
      return best ? [best] : []
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, TOLD)
}

/** The numbers of observations that show a clause, and the number of failing ones that count by half. */
type Counted = Pick<Suspect, 'failing' | 'passing'> & { readonly beside: number }

function countedIn(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const clause of lists.flat()) counts.set(clause, (counts.get(clause) ?? 0) + 1)
  return counts
}

const scoreOf = ({ failing, passing, beside }: Counted, failures: number): number =>
  Math.round((1000 * (failing - beside * BESIDE)) / Math.sqrt(failures * (failing + passing))) / 1000
