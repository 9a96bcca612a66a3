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
import type { Claim } from './claims.js'

/** Some clauses at work, and whether what they came to was right. */
export interface Observation {
  readonly clauses: readonly string[]
  /** Those of them that were to refuse something. */
  readonly refusing: readonly string[]
  readonly failed: boolean
  /** Those of them that write what differs, where that is known. */
  readonly writing?: ReadonlySet<string>
}

/** How many suspects are told. */
const TOLD = 20
/** How much a failing observation counts for a clause that writes nothing of what differs. */
const BESIDE = 0.5

/**
 * What an outcome shows. Each candidate of a judgement is an observation of its own. What must be refused shows the clauses
 * that refuse it beside those that led there; where it is refused rightly, and by several clauses, it says nothing of any of
 * them. Cases that were skipped, or that only erred, say nothing of a rule.
 */
export function observationsOf(asked: Case, { status, wrong }: Outcome, claim?: Claim): readonly Observation[] {
  if (status !== 'passed' && status !== 'failed') return []
  const failed = status === 'failed'
  if (failed && (claim?.isNobodys || isUnknown(asked))) return [NOBODYS]
  if (failed && claim) return [{ ...wholeOf(asked, failed), writing: claim.writing }]
  if (asked.asks !== 'judgement' || (failed && wrong === undefined)) return [wholeOf(asked, failed)]
  return candidatesOf(asked, wrong ?? [])
}

/** Whether what is refused is refused by no clause, since no rule knows it. */
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

/** How many observations show a clause, and how many of the failing ones count by half. */
type Counted = Pick<Suspect, 'failing' | 'passing'> & { readonly beside: number }

function countedIn(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const clause of lists.flat()) counts.set(clause, (counts.get(clause) ?? 0) + 1)
  return counts
}

const scoreOf = ({ failing, passing, beside }: Counted, failures: number): number =>
  Math.round((1000 * (failing - beside * BESIDE)) / Math.sqrt(failures * (failing + passing))) / 1000
