/**
 * The hunt for mutants: which of the small mistakes that can be made in the rules do the cases of a suite notice?
 *
 * @module
 */
import type { Book, GameState } from '../../kernel/book.js'
import { rulesOf } from '../../kernel/rules.js'
import type { Table } from '../../kernel/table.js'
import { product, sizeOf } from '../../kernel/view.js'
import type { Suite } from '../runner/suite.js'
import type { Mutant } from './mutant.js'
import { offerMutants } from './offers.js'
import { isNoticed } from './replied.js'
import { rowMutants } from './rows.js'
import { type Run, type Trails, trailsOf } from './trails.js'
import { transitionMutants } from './transitions.js'

/** What became of a mutant: the cases notice it, none does, none comes past it, or it is no other rule at all. */
export type Fate = 'killed' | 'unnoticed' | 'unmet' | 'same'

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
  const mutants = mutantsOf(book).filter((_, index) => index % every === 0)
  const tables = new Map(book.tables.map((table) => [table.name, table]))
  return mutants.map((mutant, at) => {
    told('mutants', at, mutants.length)
    return judged(suite, mutant, runsPast(trails, mutant), tables)
  })
}

function judged<Game extends GameState>(
  suite: Suite,
  mutant: Mutant<Game>,
  runs: readonly Run[],
  tables: ReadonlyMap<string, Table>,
): Judged<Game> {
  const by = mutant.within((book) => {
    const rules = rulesOf(book, { trace: false })
    return runs.find((run) => isNoticed(rules, suite, run))
  })
  if (by) return { mutant, fate: 'killed', by: by.case.id, runs: runs.length }
  if (runs.length > 0) return { mutant, fate: 'unnoticed', runs: runs.length }
  return { mutant, fate: isOther(mutant, tables) ? 'unmet' : 'same', runs: 0 }
}

/** The runs that come past a mutant, those with the fewest choices first. */
function runsPast<Game extends GameState>({ views, passed }: Trails, { trail }: Mutant<Game>): readonly Run[] {
  const runs =
    trail.of === 'table'
      ? [...(views.get(trail.table)?.values() ?? [])].flatMap(({ view, runs }) => (trail.differs(view) ? runs : []))
      : (passed.get(trail.name) ?? [])
  return [...new Set(runs)].sort((a, b) => a.case.choices.length - b.case.choices.length)
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
