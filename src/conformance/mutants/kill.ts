/**
 * The hunt for mutants: which of the small mistakes that can be made in the rules do the cases of a suite notice?
 *
 * @module
 */
import type { Book, GameState } from '../../kernel/book.js'
import { type Rules, rulesOf } from '../../kernel/rules.js'
import type { Table } from '../../kernel/table.js'
import { product, sizeOf } from '../../kernel/view.js'
import type { Suite } from '../runner/suite.js'
import type { Mutant } from './mutant.js'
import { offerMutants } from './offers.js'
import { nameOf } from './reasons.js'
import { noticing } from './replied.js'
import { rowMutants } from './rows.js'
import { EFFORTS, type Effort, keyOf, runsPast } from './runs.js'
import { type Run, trailsOf } from './trails.js'
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
  /** Only mutants whose name has this text in it. */
  readonly only?: string
  /** Only every so-manieth of them. */
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
  { only = '', every = 1, told = () => undefined }: HuntOptions = {},
): readonly Judged<Game>[] {
  const trails = trailsOf(book, suite, (done, total) => told('trails', done, total))
  const isRight = answering(rulesOf(book, { trace: false }), suite)
  const mutants = mutantsOf(book)
    .filter((mutant) => nameOf(mutant).toLowerCase().includes(only.toLowerCase()))
    .filter((_, index) => index % every === 0)
  const tables = new Map(book.tables.map((table) => [table.name, table]))
  return mutants.map((mutant, at) => {
    told('mutants', at, mutants.length)
    return judged(suite, mutant, (effort) => runsPast(trails, mutant, effort), isRight, tables)
  })
}

/** Whether the cases of a suite notice one mutant. */
export function isNoticedBy<Game extends GameState>(book: Book<Game>, suite: Suite, mutant: Mutant<Game>): boolean {
  const trails = trailsOf(book, suite, () => undefined)
  const isRight = answering(rulesOf(book, { trace: false }), suite)
  const { fate } = judged(suite, mutant, (effort) => runsPast(trails, mutant, effort), isRight, new Map())
  return NOTICED.includes(fate)
}

function judged<Game extends GameState>(
  suite: Suite,
  mutant: Mutant<Game>,
  runsFor: (effort: Effort) => readonly Run[],
  isRight: (run: Run) => boolean,
  tables: ReadonlyMap<string, Table>,
): Judged<Game> {
  let runs = 0
  for (const effort of EFFORTS) {
    const [noticed, tried] = triedOn(suite, mutant, runsFor(effort), isRight)
    if (noticed) return { mutant, ...noticed, runs: tried }
    runs = tried
  }
  if (!isOther(mutant, tables)) return { mutant, runs, fate: 'same' }
  return { mutant, runs, fate: runs > 0 ? 'unnoticed' : 'unmet' }
}

/** How runs notice a mutant, if they do, and how many of them were tried: those under several readings only at last. */
function triedOn<Game extends GameState>(
  suite: Suite,
  mutant: Mutant<Game>,
  runs: readonly Run[],
  isRight: (run: Run) => boolean,
): readonly [Noticed | undefined, number] {
  const noticed = (tried: readonly Run[]) =>
    mutant.within((book) => noticedBy(rulesOf(book, { trace: false }), suite, tried))
  const plain = runs.filter((run) => !isOfSeveral(run))
  const first = noticed(plain)
  if (first?.fate === 'killed') return [first, plain.length]
  const others = runs.filter((run) => isOfSeveral(run) && isRight(run))
  const second = noticed(others)
  return [second?.fate === 'killed' ? second : (first ?? second), plain.length + others.length]
}

type Noticed = Pick<Judged, 'fate' | 'by'>

/** Whether a run follows several readings at once that are not the usual ones. */
const isOfSeveral = ({ readings }: Run): boolean => Object.keys(readings).length > 1

/** The first run that fails rules; where there is none, the first that tells that they mix readings. */
function noticedBy<Game extends GameState>(
  rules: Rules<Game>,
  suite: Suite,
  runs: readonly Run[],
): Noticed | undefined {
  let mixed: Noticed | undefined
  for (const run of runs) {
    const fate = noticing(rules, suite, run)
    const noticed = fate === 'nothing' ? undefined : { fate, by: run.case.id }
    if (noticed?.fate === 'killed') return noticed
    mixed ??= noticed
  }
  return mixed
}

/** Whether the rules without a mistake answer a run as they should; so they do under one reading, yet perhaps not under several. */
function answering<Game extends GameState>(rules: Rules<Game>, suite: Suite): (run: Run) => boolean {
  const known = new Map<string, boolean>()
  return (run) => {
    const key = keyOf(run)
    const right = known.get(key) ?? noticing(rules, suite, run) === 'nothing'
    known.set(key, right)
    return right
  }
}

/** The most views that are gone through to see whether a mutant is another rule at all. */
const LARGEST = 1_000_000

/** Whether a mutant answers anything otherwise that can be asked. */
function isOther<Game extends GameState>({ trail }: Mutant<Game>, tables: ReadonlyMap<string, Table>): boolean {
  const table = trail.of === 'table' ? tables.get(trail.table) : undefined
  if (trail.of !== 'table' || table === undefined || sizeOf(table.view) > LARGEST) return true
  for (const view of product(table.view)) if (trail.differs(view)) return true
  return false
}
