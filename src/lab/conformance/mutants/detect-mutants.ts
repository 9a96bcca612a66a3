/**
 * The hunt for mutants: which of the small mistakes that can be made in the rules do the cases of a suite notice?
 *
 * @module
 */
import { type Book, type GameState, product, type Readings, type Rules, rulesOf, type Table, viewSize } from '#core'
import type { Suite } from '../runner/suite.js'
import { noticing } from './case-reply.js'
import { type Run, type Trails, trailsOf } from './case-trails.js'
import { codeMutants } from './code/code-mutants.js'
import { type Holding, holdingBy } from './code/example-cases.js'
import { effectMutants } from './effect-mutants.js'
import { furtherRuns } from './extra-runs.js'
import { fieldMutants } from './field-mutants.js'
import type { KindOfMutant, Mutant } from './mutant.js'
import { EFFORTS, keyOf, type RunLimits, runsPast } from './mutant-runs.js'
import { offerMutants } from './offer-mutants.js'
import { type Knocking, knockNoticing } from './precondition-cases.js'
import { priorityMutants } from './priority-mutants.js'
import { rowMutants } from './row-mutants.js'
import { mutantName } from './survivor-reasons.js'
import { transitionMutants } from './transition-mutants.js'

/** The fate of a mutant. A case fails or shows mixed readings; no case detects it; no case reaches it; or it changes no rule. */
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
  /** The number of runs of cases that reached it. */
  readonly runs: number
  /** A digest of the runs that reached it, if no case detects it. */
  readonly past?: string
}

/** One part of several. */
export interface Shard {
  readonly number: number
  readonly of: number
}

/** The options of a run of mutants. */
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
  readonly told?: MutantProgress
}

/** Told how far a hunt is, and how many mutants no case has noticed so far. */
export type MutantProgress = (gate: string, done: number, total: number, at?: string) => void

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
    .filter((mutant) => mutantName(mutant).toLowerCase().includes(only.toLowerCase()))
    .filter((_, index) => index % every === 0)
    .filter((_, index) => index % shard.of === shard.number - 1)

/** Lets cases loose on mutants, one at a time. */
export interface Hunter<Game extends GameState> {
  /** Tries the cases that reach a mutant, and returns its fate. */
  readonly hunt: (mutant: Mutant<Game>, trails: Trails) => Judged<Game>
  /** Tries one run again on a mutant, and returns how it detects the mutant, if it does. */
  readonly again: (mutant: Mutant<Game>, run: Run) => Noticed | undefined
  /** Tries a precondition example or another example on a mutant, and returns how it detects the mutant, if it does. */
  readonly atOnce: (mutant: Mutant<Game>) => Noticed | undefined
  /** True if a mutant changes the answer to anything that can be asked. */
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
      const runsFor = (effort: RunLimits) => runsPast(trails, mutant, effort)
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

/** The maximum number of examples tried on a function before the cases. */
const MOST_EXAMPLES = 40

/** True if the cases of a suite detect one mutant. */
export function isNoticedBy<Game extends GameState>(book: Book<Game>, suite: Suite, mutant: Mutant<Game>): boolean {
  const trails = trailsOf(book, suite, () => undefined)
  const isRight = answering(rulesOf(book, { trace: false }), suite)
  const { fate } = judged(suite, mutant, (effort) => runsPast(trails, mutant, effort), isRight, new Map())
  return NOTICED.includes(fate)
}

function judged<Game extends GameState>(
  suite: Suite,
  mutant: Mutant<Game>,
  runsFor: (effort: RunLimits) => readonly Run[],
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

/** Returns how runs detect a mutant, if they do, and how many were tried. Runs under several readings come last. */
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

/** The way in which a mutant is detected, and the case that detects it. */
type Noticed = Pick<Judged, 'fate' | 'by' | 'under'>

/** True if a run follows several non-default readings at once. */
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

/**
 * Tests whether the correct rules give the expected answer to a run. They do under one reading, but perhaps not under several
 * together.
 */
function answering<Game extends GameState>(rules: Rules<Game>, suite: Suite): (run: Run) => boolean {
  const known = new Map<string, boolean>()
  return (run) => {
    const key = keyOf(run)
    const right = known.get(key) ?? noticing(rules, suite, run) === 'nothing'
    known.set(key, right)
    return right
  }
}

/** True if a function with a mistake was already called while the book was loaded. */
const isDone = <Game extends GameState>({ trail }: Mutant<Game>): boolean => trail.of === 'code' && trail.isEarly

/** The most views that are gone through to see whether a mutant is another rule at all. */
const LARGEST = 1_000_000

/** True if a mutant changes the answer to anything that can be asked. */
function isOther<Game extends GameState>({ trail }: Mutant<Game>, tables: ReadonlyMap<string, Table>): boolean {
  const table = trail.of === 'table' ? tables.get(trail.table) : undefined
  if (trail.of !== 'table' || table === undefined || viewSize(table.view) > LARGEST) return true
  for (const view of product(table.view)) if (trail.differs(view)) return true
  return false
}
