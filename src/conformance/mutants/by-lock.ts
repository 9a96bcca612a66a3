/**
 * Hunting by a lock: what is known of a mutant is shown again by the one case that noticed it, and only what cannot be shown
 * so is hunted with all cases.
 *
 * Where neither code nor cases changed, the same hunt would come to the same; then only a sample is shown again, spread by
 * hash, lest somebody writes into a lock what was never found. Where anything changed, every mutant that was noticed meets
 * the case that noticed it, and what no case noticed is hunted again.
 *
 * @module
 */
import type { Book, GameState } from '#kernel'
import type { Finding } from '../../verify/report.js'
import type { Case } from '../format/case.js'
import { sha256 } from '../format/digest.js'
import type { Suite } from '../runner/suite.js'
import { isByKnock, noticersName } from './door-cases.js'
import type { Lock, Verdict } from './lock.js'
import type { Mutant } from './mutant.js'
import { type Hunter, type HuntOptions, hunterOf, type Judged, mutantsMeant } from './noticed.js'
import { nameOf } from './reasons.js'

/** How many mutants are known without being looked at, are shown again by one case, and are hunted with all. */
export interface Effects {
  readonly kept: number
  readonly shown: number
  readonly hunted: number
}

/** What a hunt by a lock came to. */
export interface HuntedByLock<Game extends GameState> {
  readonly judged: readonly Judged<Game>[]
  readonly effects: Effects
  /** What the lock says and is not so, though nothing changed since it was written. */
  readonly lies: readonly Finding[]
}

/** One in so many mutants is shown again where nothing changed. */
const SAMPLE = 32

/** Whether a mutant is in the sample for some code: with other code it is another sample. */
export const isSampled = (name: string, code: string): boolean =>
  Number.parseInt(sha256(`${code} ${name}`).slice(0, 8), 16) % SAMPLE === 0

/**
 * Hunts the mutants of a book by what a lock says of them.
 *
 * @param code - a digest of the code as it is; nothing where it is not known, and then nothing is kept
 */
export function huntByLock<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  { lock, code, ...options }: HuntOptions & { readonly lock: Lock; readonly code: string | undefined },
): HuntedByLock<Game> {
  const { told = () => undefined } = options
  const hunter = hunterOf(book, suite, options)
  const cases = new Map(suite.cases.map((one) => [one.id, one]))
  const isCurrent = code === lock.code && noticersName(suite, options.knocks) === lock.cases && book.name === lock.book
  const mutants = mutantsMeant(book, options)
  const effects = { kept: 0, shown: 0, hunted: 0 }
  const lies: Finding[] = []

  const judgedOf = (mutant: Mutant<Game>): Judged<Game> => {
    const known = lock.verdicts.get(mutant.where)?.get(mutant.says)
    if (known && isCurrent && !isSampled(nameOf(mutant), lock.code)) {
      effects.kept += 1
      return { mutant, ...known }
    }
    const shown = known && shownAgain(hunter, cases, mutant, known, isCurrent)
    if (shown) {
      effects.shown += 1
      return shown
    }
    effects.hunted += 1
    const found = hunter.hunt(mutant)
    if (known && isCurrent) lies.push(lieAbout(mutant, known, found))
    return found
  }

  const judged = mutants.map((mutant, at) => {
    told('mutants', at, mutants.length)
    return judgedOf(mutant)
  })
  return { judged, effects, lies }
}

/** What is known of a mutant, shown again without a hunt; nothing where only a hunt can tell. */
function shownAgain<Game extends GameState>(
  { again, atDoor, isOther }: Hunter<Game>,
  cases: ReadonlyMap<string, Case>,
  mutant: Mutant<Game>,
  known: Verdict,
  isCurrent: boolean,
): Judged<Game> | undefined {
  if (known.fate === 'same') return isOther(mutant) ? undefined : { mutant, ...known }
  // That no case notices it, all cases together said; as long as they are the same, they would say it again.
  if (known.by === undefined) return isCurrent ? { mutant, ...known } : undefined
  const noticing = cases.get(known.by)
  const noticed = isByKnock(known.by)
    ? atDoor(mutant)
    : noticing && again(mutant, { case: noticing, readings: known.under ?? {} })
  return noticed?.fate === known.fate ? { mutant, ...noticed, runs: known.runs } : undefined
}

const lieAbout = (mutant: Mutant, known: Verdict, found: Judged): Finding => ({
  what: `the lock says it is ${told(known)}, and it is ${told(found)}, though nothing changed`,
  where: nameOf(mutant),
  clauses: mutant.clauses,
})

const told = ({ fate, by }: Verdict): string => (by === undefined ? fate : `${fate} by ${by}`)
