/**
 * The whole hunt: the cases of a book on all its mutants, and where wanted a search for cases that notice the others.
 *
 * @module
 */
import type { Book, Finding, GameState } from '#core'
import type { Suite } from '../runner/suite.js'
import { type BoundaryCase, edgeOf } from '../vectors/files/boundary-cases.js'
import { runsOf } from './case-trails.js'
import { type HuntOptions, type Judged, mutantsMeant, mutantsOf } from './detect-mutants.js'
import { allFound, type Doing, doingHere, mutantJobsOf } from './mutant-jobs.js'
import { type MutantsReport, mutantsReport } from './report.js'
import { type Effects, effectsOf, type KnownBy, liesOf } from './reuse-verdicts.js'
import { searchFor } from './search-detecting-games.js'
import { isNamed, mutantName, type Reason } from './survivor-reasons.js'

/** The options of a complete run of mutants. */
export interface Hunt extends HuntOptions {
  readonly reasons: readonly Reason[]
  /** The number of games tried for each mutant that no case detects; 0 for no search. */
  readonly search: number
  readonly seed: number
  /** Told each situation as soon as it is found. */
  readonly finds?: (edge: BoundaryCase) => void
  /** The earlier results, if known; without them, every mutant is tried. */
  readonly by?: KnownBy
}

/** The result of a run of mutants. */
export interface MutantsResult {
  readonly report: MutantsReport
  readonly judged: readonly Judged[]
  /** The effect of a lock file on the work, if there is one. */
  readonly effects?: Effects
  /** The false statements of the lock file. */
  readonly lies: readonly Finding[]
  /** Situations that show mutants which no case noticed. */
  readonly found: readonly BoundaryCase[]
}

/** The fates of mutants, and the amount of work that a lock file left. */
export interface MutantsChecked<Game extends GameState> extends Pick<MutantsResult, 'effects' | 'lies'> {
  readonly judged: readonly Judged<Game>[]
}

/**
 * Lets the cases of a suite loose on the mutants of its book, by what is known of them.
 *
 * @param doing - who does the errands; where it is left out, they are done here
 */
export async function huntMutants<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  { told, ...options }: HuntOptions & Pick<Hunt, 'by'> = {},
  doing?: Doing,
): Promise<MutantsChecked<Game>> {
  const mutants = mutantsMeant(book, options)
  const size = { mutants: mutants.length, runs: runsOf(suite).length }
  const found = await allFound(size, doing ?? doingHere(mutantJobsOf(book, suite, options)), told)
  const judged = found.flatMap(({ how, ...one }, at) =>
    mutants.slice(at, at + 1).map((mutant) => ({ mutant, how, ...one })),
  )
  const { by } = options
  return {
    judged: judged.map(({ how: _, ...one }) => one),
    lies: by ? liesOf(book, suite, { ...options, by }, judged) : [],
    ...(by && { effects: effectsOf(found) }),
  }
}

/** Hunts the mutants of a book, and reports on them. */
export const testMutants = async <Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  hunt: Hunt,
): Promise<MutantsResult> => reportMutants(book, suite, hunt, await huntMutants(book, suite, hunt))

/** Reports on what became of mutants, and where wanted searches for what no case notices. */
export function reportMutants<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  { reasons, search, finds = () => undefined, ...hunt }: Hunt,
  { judged, ...known }: MutantsChecked<Game>,
): MutantsResult {
  const meant = isWhole(hunt) ? reasonsOfKinds(book, reasons, hunt) : reasonsAmong(reasons, judged)
  const report = mutantsReport(suite, judged, meant)
  const found: BoundaryCase[] = []
  if (search > 0)
    searchFor(book, suite, judged.filter(survives), {
      ...hunt,
      tries: search,
      finds: (shown) => {
        const edge = edgeOf(book, { ...shown, shows: mutantName(shown.mutant) })
        if (edge === undefined) return
        found.push(edge)
        finds(edge)
      },
    })
  return { report, judged: judged as unknown as readonly Judged[], found, ...known }
}

/** True if all mutants of a book are tried. */
export const isWhole = ({ only = '', every = 1, shard = { number: 1, of: 1 } }: HuntOptions): boolean =>
  only === '' && every === 1 && shard.of === 1

/** The reasons for mutants that were hunted at all. */
const reasonsAmong = (reasons: readonly Reason[], judged: readonly Judged[]): readonly Reason[] =>
  reasonsFor(reasons, (name) => judged.some(({ mutant }) => isNamed({ mutants: [name], because: '' }, mutant)))

/** The reasons but those for mutants of kinds that are not hunted: they may be written before a book is widened. */
function reasonsOfKinds<Game extends GameState>(
  book: Book<Game>,
  reasons: readonly Reason[],
  { kinds }: HuntOptions,
): readonly Reason[] {
  if (kinds === undefined) return reasons
  const named = (hunted: boolean) =>
    new Set(
      mutantsOf(book).flatMap((mutant) =>
        kinds.includes(mutant.kind) === hunted ? [mutant.where, mutantName(mutant)] : [],
      ),
    )
  const [meant, others] = [named(true), named(false)]
  return reasonsFor(reasons, (name) => meant.has(name) || !others.has(name))
}

const reasonsFor = (reasons: readonly Reason[], isMeant: (name: string) => boolean): readonly Reason[] =>
  reasons
    .map(({ mutants, because }) => ({ mutants: mutants.filter(isMeant), because }))
    .filter(({ mutants }) => mutants.length > 0)

const survives = ({ fate }: Judged): boolean => fate === 'unnoticed' || fate === 'unmet'
