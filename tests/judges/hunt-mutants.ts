/**
 * The hunt for the mutants of one judge.
 *
 * Tests run once as they are, and tell which mutants they reach. Then each mutant is tried by the quickest and most particular of
 * these tests first. One that none of them notices is tried by more tests, round by round. At last, mutants of code that runs while
 * modules are loaded get a start of their own.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Mutant, mutated } from './mutants.js'
import type { Event } from './runner-messages.js'
import { running } from './test-process.js'

const root = resolve(import.meta.dirname, '../..')

/** The end of a hunt. */
export interface Hunted {
  readonly judge: string
  readonly mutants: readonly Mutant[]
  readonly survived: readonly Mutant[]
  /** The numbers of survivors that no test reached. */
  readonly unreached: ReadonlySet<number>
  /** The tests that fail without any mutant, so that they could notice none. */
  readonly failing: readonly string[]
}

/** A test, the milliseconds that it takes, and the mutants that it reaches. */
type Noted = Extract<Event, { type: 'test' }>

/** Milliseconds for which a mutant is tried, round by round. */
const ROUNDS = [300, 2000, 6000]

/** Hunts the mutants of a judge with the tests that are named. */
export async function hunted(
  judge: string,
  tests: readonly string[],
  progress: (words: string) => void = () => {},
): Promise<Hunted> {
  const { mutants } = mutated(readFileSync(join(root, judge), 'utf8'))
  const open = new Set(mutants.map(({ number }) => number))
  const first = await running({ judge, tests, active: 0 })
  const noted = first.events.filter((event): event is Noted => event.type === 'test')
  if (noted.length === 0 && tests.length > 0) throw new Error(`${judge}: no test passes as it is: ${tests.join(', ')}`)
  const failing = first.events.flatMap((event) => (event.type === 'unfit' ? [event.name] : []))
  const outside = mutantsOf(first.events, 'outside')
  const reached = new Set([...noted.flatMap((test) => test.reached), ...outside, ...mutantsOf(first.events, 'unfit')])

  const tried = new Map<string, Set<number>>()
  for (const budget of ROUNDS) {
    const plan = planned(noted, open, tried, budget)
    if (Object.keys(plan).length === 0) continue
    await tryPlan(judge, tests, plan, open)
    progress(`${open.size} of ${mutants.length} left after ${budget} ms each`)
  }
  const alone = [...outside].filter((mutant) => open.has(mutant))
  for (const [at, mutant] of alone.entries()) {
    progress(`${at} of ${alone.length} tried in a start of their own`)
    const { passed, hung } = await running({ judge, tests, active: mutant })
    if (!passed || hung) open.delete(mutant)
  }
  const survived = mutants.filter(({ number }) => open.has(number))
  const unreached = new Set([...open].filter((number) => !reached.has(number)))
  return { judge, mutants, survived, unreached, failing }
}

const mutantsOf = (events: readonly Event[], ...types: readonly Event['type'][]): Set<number> =>
  new Set(events.flatMap((event) => (types.includes(event.type) && 'mutants' in event ? event.mutants : [])))

/** Says which mutants each test tries: for each mutant the tests that cost least, until the time that it has is spent. */
function planned(
  noted: readonly Noted[],
  open: ReadonlySet<number>,
  tried: Map<string, Set<number>>,
  budget: number,
): Record<string, readonly number[]> {
  const plan: Record<string, number[]> = {}
  const byCost = noted.toSorted((one, other) => costOf(one) - costOf(other))
  for (const mutant of open) {
    let spent = 0
    for (const { id, took, reached } of byCost) {
      if (spent > budget) break
      if (!reached.includes(mutant)) continue
      const before = tried.get(id) ?? new Set()
      tried.set(id, before)
      if (before.has(mutant)) continue
      before.add(mutant)
      spent += took
      plan[id] = [...(plan[id] ?? []), mutant]
    }
  }
  return plan
}

/** A test that reaches few mutants is about them. */
const costOf = ({ took, reached }: Noted): number => (took + 5) * reached.length

/** Tries a plan, again without whatever hangs. A mutant that hangs is noticed. */
async function tryPlan(
  judge: string,
  tests: readonly string[],
  plan: Readonly<Record<string, readonly number[]>>,
  open: Set<number>,
): Promise<void> {
  const { events, hung } = await running({ judge, tests, active: 0, plan })
  for (const mutant of mutantsOf(events, 'noticed')) open.delete(mutant)
  const last = events.findLast((event) => event.type === 'trying')
  if (!hung || last === undefined) return
  open.delete(last.mutant)
  const rest = Object.entries(plan).map(([id, mutants]) => [id, mutants.filter((mutant) => open.has(mutant))])
  await tryPlan(judge, tests, Object.fromEntries(rest), open)
}
