/**
 * The whole hunt: the cases of a book on all its mutants, and where wanted a search for cases that notice the others.
 *
 * @module
 */
import type { Book, GameState } from '#kernel'
import type { Finding } from '../../verify/report.js'
import type { Suite } from '../runner/suite.js'
import { type Edge, edgeOf } from '../vectors/edges.js'
import { type Effects, effectsOf, type KnownBy, liesOf } from './by-lock.js'
import { allFound, type Doing, doingHere, errandsOf } from './errands.js'
import { type HuntOptions, type Judged, mutantsMeant, mutantsOf } from './noticed.js'
import { isNamed, nameOf, type Reason } from './reasons.js'
import { type MutantsReport, mutantsReport } from './report.js'
import { searchFor } from './search.js'
import { runsOf } from './trails.js'

/** How a hunt goes about. */
export interface Hunt extends HuntOptions {
  readonly reasons: readonly Reason[]
  /** How many games are tried for every mutant that no case notices; none where it is 0. */
  readonly search: number
  readonly seed: number
  /** Told each situation as soon as it is found. */
  readonly finds?: (edge: Edge) => void
  /** What is known already; without it, everything is hunted. */
  readonly by?: KnownBy
}

/** What a hunt came to. */
export interface Hunted {
  readonly report: MutantsReport
  readonly judged: readonly Judged[]
  /** How much was hunted by a lock, where there is one. */
  readonly effects?: Effects
  /** What a lock says and is not so. */
  readonly lies: readonly Finding[]
  /** Situations that show mutants which no case noticed. */
  readonly found: readonly Edge[]
}

/** What became of mutants, and how much of that was hunted by a lock. */
export interface Looked<Game extends GameState> extends Pick<Hunted, 'effects' | 'lies'> {
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
): Promise<Looked<Game>> {
  const mutants = mutantsMeant(book, options)
  const size = { mutants: mutants.length, runs: runsOf(suite).length }
  const found = await allFound(size, doing ?? doingHere(errandsOf(book, suite, options)), told)
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
export const hunted = async <Game extends GameState>(book: Book<Game>, suite: Suite, hunt: Hunt): Promise<Hunted> =>
  reported(book, suite, hunt, await huntMutants(book, suite, hunt))

/** Reports on what became of mutants, and where wanted searches for what no case notices. */
export function reported<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  { reasons, search, finds = () => undefined, ...hunt }: Hunt,
  { judged, ...known }: Looked<Game>,
): Hunted {
  const meant = isWhole(hunt) ? reasonsOfKinds(book, reasons, hunt) : reasonsAmong(reasons, judged)
  const report = mutantsReport(suite, judged, meant)
  const found: Edge[] = []
  if (search > 0)
    searchFor(book, suite, judged.filter(survives), {
      ...hunt,
      tries: search,
      finds: (shown) => {
        const edge = edgeOf(book, { ...shown, shows: nameOf(shown.mutant) })
        if (edge === undefined) return
        found.push(edge)
        finds(edge)
      },
    })
  return { report, judged: judged as unknown as readonly Judged[], found, ...known }
}

/** Whether all mutants of a book are hunted. */
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
        kinds.includes(mutant.kind) === hunted ? [mutant.where, nameOf(mutant)] : [],
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
