/**
 * The whole hunt: the cases of a book on all its mutants, and where wanted a search for cases that notice the others.
 *
 * @module
 */
import type { Book, GameState } from '../../kernel/book.js'
import type { Suite } from '../runner/suite.js'
import { type Edge, edgeOf } from '../vectors/edges.js'
import { huntMutants, type Judged } from './kill.js'
import { nameOf, type Reason } from './reasons.js'
import { type MutantsReport, mutantsReport } from './report.js'
import { searchFor } from './search.js'

/** How a hunt goes about. */
export interface Hunt {
  readonly reasons: readonly Reason[]
  /** Only every so-manieth mutant. */
  readonly every: number
  /** How many games are tried for every mutant that no case notices; none where it is 0. */
  readonly search: number
  readonly seed: number
  readonly told?: (gate: string, done: number, total: number) => void
}

/** What a hunt came to. */
export interface Hunted {
  readonly report: MutantsReport
  /** Situations that show mutants which no case noticed. */
  readonly found: readonly Edge[]
}

/** Hunts the mutants of a book. */
export function hunted<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  { reasons, search, ...hunt }: Hunt,
): Hunted {
  const judged = huntMutants(book, suite, hunt)
  const report = mutantsReport(suite, judged, reasons)
  return { report, found: search > 0 ? searched(book, suite, judged, { ...hunt, tries: search }) : [] }
}

function searched<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  judged: readonly Judged<Game>[],
  how: Parameters<typeof searchFor>[3],
): readonly Edge[] {
  const survivors = judged.filter(({ fate }) => fate === 'unnoticed' || fate === 'unmet')
  return searchFor(book, suite, survivors, how).flatMap(
    (shown) => edgeOf(book, { ...shown, shows: nameOf(shown.mutant) }) ?? [],
  )
}
