/**
 * The hunt for mutants: which of the small mistakes that can be made in the rules do the cases of a suite notice?
 *
 * @module
 */
import type { Book, GameState } from '../../kernel/book.js'
import { canonical } from '../../kernel/json.js'
import type { Readings } from '../../kernel/question.js'
import { type Rules, rulesOf } from '../../kernel/rules.js'
import type { Table } from '../../kernel/table.js'
import { product, sizeOf } from '../../kernel/view.js'
import type { Suite } from '../runner/suite.js'
import type { Mutant } from './mutant.js'
import { offerMutants } from './offers.js'
import { noticing } from './replied.js'
import { rowMutants } from './rows.js'
import { type Asked, type Run, type Trails, trailsOf } from './trails.js'
import { transitionMutants } from './transitions.js'

/**
 * What became of a mutant: a case fails it, or tells that it mixes readings; none does, none comes past it, or it is no
 * other rule at all.
 */
export type Fate = 'killed' | 'mixed' | 'unnoticed' | 'unmet' | 'same'

/** The fates of mutants that are noticed. */
export const NOTICED: readonly Fate[] = ['killed', 'mixed']

/** A mutant, and what became of it. */
export interface Judged<Game extends GameState = GameState> {
  readonly mutant: Mutant<Game>
  readonly fate: Fate
  /** The id of the case that noticed it. */
  readonly by?: string
  /** How many runs of cases came past it. */
  readonly runs: number
}

/** How a hunt goes about. */
export interface HuntOptions {
  /** Only every so-manieth mutant. */
  readonly every?: number
  /** Told how far it is. */
  readonly told?: (gate: string, done: number, total: number) => void
}

/** All mutants of a book. */
export const mutantsOf = <Game extends GameState>(book: Book<Game>): readonly Mutant<Game>[] => [
  ...rowMutants(book),
  ...transitionMutants(book),
  ...offerMutants(book),
]

/** Lets the cases of a suite loose on the mutants of its book. */
export function huntMutants<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  { every = 1, told = () => undefined }: HuntOptions = {},
): readonly Judged<Game>[] {
  const trails = trailsOf(book, suite, (done, total) => told('trails', done, total))
  const isRight = answering(rulesOf(book, { trace: false }), suite)
  const mutants = mutantsOf(book).filter((_, index) => index % every === 0)
  const tables = new Map(book.tables.map((table) => [table.name, table]))
  return mutants.map((mutant, at) => {
    told('mutants', at, mutants.length)
    return judged(suite, mutant, runsPast(trails, mutant).filter(isRight), tables)
  })
}

/** Whether the cases of a suite notice one mutant. */
export function isNoticedBy<Game extends GameState>(book: Book<Game>, suite: Suite, mutant: Mutant<Game>): boolean {
  const trails = trailsOf(book, suite, () => undefined)
  const runs = runsPast(trails, mutant).filter(answering(rulesOf(book, { trace: false }), suite))
  return NOTICED.includes(judged(suite, mutant, runs, new Map()).fate)
}

function judged<Game extends GameState>(
  suite: Suite,
  mutant: Mutant<Game>,
  runs: readonly Run[],
  tables: ReadonlyMap<string, Table>,
): Judged<Game> {
  const [fate, by] = mutant.within((book) => noticedBy(rulesOf(book, { trace: false }), suite, some(runs)))
  if (by) return { mutant, fate, by: by.case.id, runs: runs.length }
  if (runs.length > 0) return { mutant, fate: 'unnoticed', runs: runs.length }
  return { mutant, fate: isOther(mutant, tables) ? 'unmet' : 'same', runs: 0 }
}

/** The runs that come past a mutant, under the readings that it wants most first, and of these those with the fewest choices. */
function runsPast<Game extends GameState>({ views, passed }: Trails, { trail }: Mutant<Game>): readonly Run[] {
  if (trail.of !== 'table') return fewestFirst(passed.get(trail.name) ?? [])
  const asked = [...(views.get(trail.table)?.values() ?? [])]
  const runs = trail.readings.flatMap((readings) => fewestFirst(runsUnder(asked, readings, trail.differs)))
  return [...new Map(runs.map((run) => [keyOf(run), run])).values()]
}

/** The runs that would ask about a view that is answered otherwise, if they followed some readings too. */
function runsUnder(asked: readonly Asked[], readings: Readings, differs: (view: object) => boolean): readonly Run[] {
  const runs = asked.flatMap(({ view, runs: all }) => (differs({ ...view, ...readings }) ? all : []))
  if (Object.keys(readings).length === 0) return runs
  return runs.map(({ case: asked, readings: own }) => ({ case: asked, readings: { ...own, ...readings } }))
}

const fewestFirst = (runs: readonly Run[]): readonly Run[] =>
  [...new Map(runs.map((run) => [keyOf(run), run])).values()].sort(
    (a, b) => a.case.choices.length - b.case.choices.length,
  )

/** The first run that fails rules; where there is none, the first that tells that they mix readings. */
function noticedBy<Game extends GameState>(
  rules: Rules<Game>,
  suite: Suite,
  runs: readonly Run[],
): readonly [fate: 'killed' | 'mixed', by: Run | undefined] {
  let mixed: Run | undefined
  for (const run of runs) {
    const noticed = noticing(rules, suite, run)
    if (noticed === 'killed') return ['killed', run]
    if (noticed === 'mixed') mixed ??= run
  }
  return ['mixed', mixed]
}

/** How many of the runs past a mutant are tried: the first ones, and some of the others. */
const FIRST = 30
const OTHERS = 10

/** Some of the runs past a mutant: a mistake at an early choice shows in short ones, one at the end perhaps only in long ones. */
function some(runs: readonly Run[]): readonly Run[] {
  const step = Math.max(1, Math.ceil((runs.length - FIRST) / OTHERS))
  return runs.filter((_, at) => at < FIRST || (at - FIRST) % step === step - 1)
}

/** Whether the rules without a mistake answer a run as they should; so they do under one reading, yet perhaps not under several. */
function answering<Game extends GameState>(rules: Rules<Game>, suite: Suite): (run: Run) => boolean {
  const known = new Map<string, boolean>()
  return (run) => {
    if (Object.keys(run.readings).length < 2) return true
    const key = keyOf(run)
    const right = known.get(key) ?? noticing(rules, suite, run) === 'nothing'
    known.set(key, right)
    return right
  }
}

const keyOf = ({ case: asked, readings }: Run): string => `${asked.id} ${canonical(readings)}`

/** The most views that are gone through to see whether a mutant is another rule at all. */
const LARGEST = 1_000_000

/** Whether a mutant answers anything otherwise that can be asked. */
function isOther<Game extends GameState>({ trail }: Mutant<Game>, tables: ReadonlyMap<string, Table>): boolean {
  const table = trail.of === 'table' ? tables.get(trail.table) : undefined
  if (trail.of !== 'table' || table === undefined || sizeOf(table.view) > LARGEST) return true
  for (const view of product(table.view)) if (trail.differs(view)) return true
  return false
}
