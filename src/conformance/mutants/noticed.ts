/**
 * The hunt for mutants: which of the small mistakes that can be made in the rules do the cases of a suite notice?
 *
 * @module
 */
import type { Book, GameState, Readings, Table } from '#kernel'
import { type Rules, rulesOf } from '../../kernel/rules.js'
import { product, sizeOf } from '../../kernel/view.js'
import type { Suite } from '../runner/suite.js'
import { codeMutants } from './code/code-mutants.js'
import { type Holding, holdingBy } from './code/example-cases.js'
import { type Knocking, knockNoticing } from './door-cases.js'
import { effectMutants } from './effects.js'
import { fieldMutants } from './fields.js'
import { furtherRuns } from './further-runs.js'
import type { KindOfMutant, Mutant } from './mutant.js'
import { offerMutants } from './offers.js'
import { priorityMutants } from './priorities.js'
import { nameOf } from './reasons.js'
import { noticing } from './replied.js'
import { rowMutants } from './rows.js'
import { EFFORTS, type Effort, keyOf, runsPast } from './runs.js'
import { type Run, type Trails, trailsOf } from './trails.js'
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
  /** The readings of whom it noticed; left out where they are the usual ones. */
  readonly under?: Readings
  /** How many runs of cases came past it. */
  readonly runs: number
  /** Where no case notices it, a digest of the runs that came past it. */
  readonly past?: string
}

/** One part of several. */
export interface Shard {
  readonly number: number
  readonly of: number
}

/** How a hunt goes about. */
export interface HuntOptions {
  /** Only mutants of these kinds. */
  readonly kinds?: readonly KindOfMutant[] | undefined
  /** Only mutants whose name has this text in it. */
  readonly only?: string
  /** Only every so-manieth of them. */
  readonly every?: number
  /** Only one part of several, by turns: the first has the number 1. */
  readonly shard?: Shard
  /** Examples of procedures that may begin, or may not: they notice what is wrong with the rows of doors. */
  readonly knocks?: readonly Knocking[]
  /** Examples, which notice slips in code. */
  readonly examples?: readonly Holding[]
  /** Told how far it is. */
  readonly told?: Told
}

/** Told how far a hunt is, and how many mutants no case has noticed so far. */
export type Told = (gate: string, done: number, total: number, at?: string) => void

export const mutantsOf = <Game extends GameState>(book: Book<Game>): readonly Mutant<Game>[] => [
  ...rowMutants(book),
  ...transitionMutants(book),
  ...effectMutants(book),
  ...offerMutants(book),
  ...fieldMutants(book),
  ...priorityMutants(book),
  ...codeMutants(book),
]

export const mutantsMeant = <Game extends GameState>(
  book: Book<Game>,
  { kinds, only = '', every = 1, shard = { number: 1, of: 1 } }: HuntOptions,
): readonly Mutant<Game>[] =>
  mutantsOf(book)
    .filter(({ kind }) => kinds?.includes(kind) ?? true)
    .filter((mutant) => nameOf(mutant).toLowerCase().includes(only.toLowerCase()))
    .filter((_, index) => index % every === 0)
    .filter((_, index) => index % shard.of === shard.number - 1)

/** Lets cases loose on mutants, one at a time. */
export interface Hunter<Game extends GameState> {
  /** What becomes of a mutant when the cases that come past it are tried. */
  readonly hunt: (mutant: Mutant<Game>, trails: Trails) => Judged<Game>
  /** How one run notices a mutant, if it does. */
  readonly again: (mutant: Mutant<Game>, run: Run) => Noticed | undefined
  /** How a knock at a door, or an example, notices a mutant, if one does. */
  readonly atOnce: (mutant: Mutant<Game>) => Noticed | undefined
  /** Whether a mutant answers anything otherwise that can be asked. */
  readonly isOther: (mutant: Mutant<Game>) => boolean
}

/** A hunter with the cases of a suite, with knocks at doors and with examples. */
export function hunterOf<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  { knocks = [], examples = [] }: Pick<HuntOptions, 'knocks' | 'examples'> = {},
): Hunter<Game> {
  const holding = holdingBy(examples)
  const tables = new Map(book.tables.map((table) => [table.name, table]))
  const rules = rulesOf(book, { trace: false })
  const isRight = answering(rules, suite)
  const further = furtherRuns(rules, suite)
  return {
    hunt: (mutant, trails) => {
      const runsFor = (effort: Effort) => runsPast(trails, mutant, effort)
      const found = judged(suite, mutant, runsFor, isRight, tables)
      if (found.fate !== 'unnoticed' || mutant.trail.of === 'table') return found
      const [noticed] = triedOn(suite, mutant, further(mutant, runsFor(EFFORTS[0])).filter(isRight), isRight)
      return { ...found, ...noticed }
    },
    atOnce: (mutant) => {
      const by = knockNoticing(knocks, mutant) ?? exampleNoticing(holding, mutant)
      return by === undefined ? undefined : { fate: 'killed', by }
    },
    again: (mutant, run) => triedOn(suite, mutant, [run], isRight)[0],
    isOther: (mutant) => isOther(mutant, tables),
  }
}

/** The first of some examples that call a function with a mistake and notice it. */
function exampleNoticing<Game extends GameState>(
  holding: ReturnType<typeof holdingBy>,
  { trail, within }: Mutant<Game>,
): string | undefined {
  if (trail.of !== 'code') return undefined
  const near = trail.names.flatMap(holding).slice(0, MOST_EXAMPLES)
  return near.length > 0 ? within(() => near.find(({ holds }) => !holds())?.id) : undefined
}

/** How many examples are tried on a function; cases follow. */
const MOST_EXAMPLES = 40

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
  if (!isOther(mutant, tables) || (runs === 0 && isDone(mutant))) return { mutant, runs, fate: 'same' }
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
  const second = others.length > 0 ? noticed(others) : undefined
  return [second?.fate === 'killed' ? second : (first ?? second), plain.length + others.length]
}

/** How a mutant is noticed, and by which case. */
type Noticed = Pick<Judged, 'fate' | 'by' | 'under'>

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
    const noticed = fate === 'nothing' ? undefined : { fate, by: run.case.id, ...underOf(run) }
    if (noticed?.fate === 'killed') return noticed
    mixed ??= noticed
  }
  return mixed
}

const underOf = ({ readings }: Run) => (Object.keys(readings).length > 0 ? { under: readings } : {})

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

/** Whether a function with a mistake has done its work while the book was loaded. */
const isDone = <Game extends GameState>({ trail }: Mutant<Game>): boolean => trail.of === 'code' && trail.isEarly

/** The most views that are gone through to see whether a mutant is another rule at all. */
const LARGEST = 1_000_000

/** Whether a mutant answers anything otherwise that can be asked. */
function isOther<Game extends GameState>({ trail }: Mutant<Game>, tables: ReadonlyMap<string, Table>): boolean {
  const table = trail.of === 'table' ? tables.get(trail.table) : undefined
  if (trail.of !== 'table' || table === undefined || sizeOf(table.view) > LARGEST) return true
  for (const view of product(table.view)) if (trail.differs(view)) return true
  return false
}
