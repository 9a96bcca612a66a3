/**
 * Hunting by a lock: a verdict is kept while its basis is the same. Otherwise the one case that noticed the mutant is tried again, and
 * only if it no longer does, all cases are tried.
 *
 * Of what is kept, a sample is shown again, spread by hash, lest somebody writes into a lock what was never found. What no case
 * noticed is kept while the runs that come past it are the same.
 *
 * @module
 */
import type { Book, Finding, GameState } from '#core'
import { sha256 } from '../format/digest.js'
import type { Suite } from '../runner/suite.js'
import { isByExample } from './code/example-cases.js'
import type { Hunter, HuntOptions, Judged } from './detect-mutants.js'
import type { Mutant } from './mutant.js'
import { isByKnock, noticersIn, noticersName } from './precondition-cases.js'
import { mutantName } from './survivor-reasons.js'
import type { Bases } from './verdict-basis.js'
import { casesIn, type Lock, type Verdict } from './verdict-lockfile.js'

/** A lock, with digests of the present code. Without these digests no verdict is kept. */
export interface KnownBy {
  readonly lock: Lock
  readonly code: CodeDigests | undefined
}

/** Digests of code: of all modules of a book, the rules and the hunt, and of those of the hunt alone. */
export interface CodeDigests {
  readonly all: string
  readonly hunt: string
}

/** The options of a run of mutants that its jobs use. */
export type ErrandOptions = Pick<HuntOptions, 'kinds' | 'only' | 'every' | 'shard' | 'knocks' | 'examples'> & {
  readonly by?: KnownBy
}

/** The fate of a mutant and its source: known, shown again by one case, or tried with all cases. */
export interface MutantVerdict extends Verdict {
  readonly how: 'kept' | 'shown' | 'hunted'
}

/** The numbers of mutants that were known without a test, shown again by one case, and tried with all cases. */
export interface Effects {
  readonly kept: number
  readonly shown: number
  readonly hunted: number
}

/** One in so many mutants is shown again where nothing changed. */
const SAMPLE = 32

/** True if a mutant is in the sample for a version of the code; other code gives another sample. */
export const isSampled = (name: string, code: string): boolean =>
  Number.parseInt(sha256(`${code} ${name}`).slice(0, 8), 16) % SAMPLE === 0

/** Tells if nothing changed since a lock was written. */
const isCurrent = (book: Pick<Book, 'name'>, suite: Suite, options: ErrandOptions): boolean =>
  options.by?.code?.all === options.by?.lock.code && isOfCases(book, suite, options)

/** Tells if a lock was written over the same cases. */
const isOfCases = ({ name }: Pick<Book, 'name'>, suite: Suite, { by, ...options }: ErrandOptions): boolean =>
  by !== undefined && noticersName(suite, noticersIn(options)) === by.lock.cases && name === by.lock.book

/** Finds verdicts without a hunt. */
export interface Knowing<Game extends GameState> {
  /** Finds what became of a mutant by a lock and by knocks; nothing where only a hunt can tell. */
  readonly again: (mutant: Mutant<Game>) => MutantVerdict | undefined
  /** Finds the verdict on a mutant that no case noticed, while the same runs come past it. */
  readonly unnoticedStill: (mutant: Mutant<Game>, past: () => string) => MutantVerdict | undefined
}

/** Finds verdicts by what a lock says. */
export function knowingBy<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  { hunter, bases }: { readonly hunter: Hunter<Game>; readonly bases: Bases },
  options: ErrandOptions,
): Knowing<Game> {
  const { by } = options
  const cases = new Map(suite.cases.map((one) => [one.id, one]))
  const hasSameCases = isOfCases(book, suite, options)
  const isSameHunt = by?.code !== undefined && by.code.hunt === by.lock.hunt
  const knownOf = ({ where, says }: Mutant<Game>) => by?.lock.verdicts.get(where)?.get(says)

  const bearing = new Map<string, boolean>()
  const restsOnSame = (mutant: Mutant<Game>): boolean => {
    const known = bearing.get(mutant.where)
    if (known !== undefined) return known
    const verdicts = by?.lock.verdicts.get(mutant.where)?.values() ?? []
    const basis = bases.ofVerdicts(mutant as unknown as Mutant, casesIn(verdicts))
    const isSame = isSameHunt && by?.lock.bases.get(mutant.where) === basis
    bearing.set(mutant.where, isSame)
    return isSame
  }

  const shownAgain = (mutant: Mutant<Game>, known: Verdict): Verdict | undefined => {
    if (known.fate === 'same') return hunter.isOther(mutant) ? undefined : known
    // That no case notices it, all cases together said; as long as they are the same, they would say it again.
    if (known.by === undefined) return hasSameCases && restsOnSame(mutant) ? known : undefined
    const noticing = cases.get(known.by)
    const noticed =
      isByKnock(known.by) || isByExample(known.by)
        ? hunter.atOnce(mutant)
        : noticing && hunter.again(mutant, { case: noticing, readings: known.under ?? {} })
    return noticed?.fate === known.fate ? { ...noticed, runs: known.runs } : undefined
  }

  return {
    again: (mutant) => {
      const known = knownOf(mutant)
      const isSettled = known !== undefined && (hasSameCases || (known.fate !== 'unnoticed' && known.fate !== 'unmet'))
      if (known && isSettled && restsOnSame(mutant) && !isSampled(mutantName(mutant), by?.code?.all ?? ''))
        return { ...known, how: 'kept' }
      const shown = known && shownAgain(mutant, known)
      if (shown) return { ...shown, how: 'shown' }
      const noticed = hunter.atOnce(mutant)
      return noticed && { ...noticed, runs: 1, how: 'hunted' }
    },
    unnoticedStill: (mutant, past) => {
      const known = knownOf(mutant)
      const isSame = known?.past !== undefined && restsOnSame(mutant) && known.past === past()
      return isSame ? { ...known, how: 'kept' } : undefined
    },
  }
}

/** Counts the mutants that were known, shown again, or tried. */
export const effectsOf = (found: readonly MutantVerdict[]): Effects => ({
  kept: found.filter(({ how }) => how === 'kept').length,
  shown: found.filter(({ how }) => how === 'shown').length,
  hunted: found.filter(({ how }) => how === 'hunted').length,
})

/** Lists the false statements of a lock file, given that nothing changed since it was written. */
export function liesOf<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  options: ErrandOptions & { readonly by: KnownBy },
  judged: readonly (Judged<Game> & Pick<MutantVerdict, 'how'>)[],
): readonly Finding[] {
  if (!isCurrent(book, suite, options)) return []
  return judged.flatMap(({ mutant, how, ...found }) => {
    const known = options.by.lock.verdicts.get(mutant.where)?.get(mutant.says)
    return how === 'hunted' && known ? [lieAbout(mutant, known, found)] : []
  })
}

const lieAbout = (mutant: Pick<Mutant, 'where' | 'says' | 'clauses'>, known: Verdict, found: Verdict): Finding => ({
  what: `the lock has ${told(known)}, but it is ${told(found)}, though nothing changed`,
  where: mutantName(mutant),
  clauses: mutant.clauses,
})

const told = ({ fate, by }: Verdict): string => (by === undefined ? fate : `${fate} by ${by}`)
