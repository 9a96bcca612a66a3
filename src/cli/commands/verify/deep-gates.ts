/**
 * Gates that take their time: does every reading have a witness, are the cases answered as they
 * were, and do they notice mistakes in the rules?
 *
 * @module
 */
import { relative } from 'node:path'
import { type Book, type Gate, gateOf, idsOf, late, pairsOf, rootOf } from '#core'
import type { Workers } from '#fleet'
import {
  answersFile,
  answersGate,
  answersIn,
  codeDigest,
  holdingIn,
  type Kept,
  keepAnswers,
  keptAnswers,
  keptLock,
  keptOfPairs,
  keptReasons,
  knocksOf,
  LEAST_SHARE,
  lockFile,
  mutantsGate,
  pairWitnesses,
  type Suite,
  strays,
  witnessesFile,
} from '#lab'
import { withSlips } from '../../books/with-slips.js'
import { huntedOver } from '../../output/mutants-progress.js'
import type { Io } from '../../program/io.js'
import { suiteFor } from '../conform/cases-and-reports.js'

/** The progress log and the workers for deep checks. */
export interface HowDeep {
  readonly told: Io['told']
  readonly hands: Workers
}

/** Checks that run only on request. */
export interface Deep {
  readonly gates: (how: HowDeep) => Promise<readonly Gate[]>
  /** Writes what may be written anew, and holds the book against that: the gates that are others then. */
  readonly update?: () => readonly Gate[]
  /** The paths of the files to write. */
  readonly files?: readonly string[]
}

/** The gates of a book that are looked into only where somebody asks for it. */
export function deepOf(book: Book): Deep {
  let told: Io['told']
  const suite = late(() => suiteFor(book, told))
  const answers = () => answersGate(suite(), keptAnswers(answersFile(book)))
  return {
    gates: async (how) => {
      told = how.told
      return [
        witnessesGate(book, keptOfPairs(book), relative(rootOf(book), witnessesFile(book))),
        answers(),
        await mutantsGateOf(book, suite(), how),
      ]
    },
    update: () => {
      keepAnswers(answersFile(book), answersIn(suite()))
      return [answers()]
    },
    files: [answersFile(book)],
  }
}

async function mutantsGateOf(book: Book, suite: Suite, { told, hands }: HowDeep): Promise<Gate> {
  const lock = keptLock(lockFile(book))
  const { book: hunted, from } = await withSlips(book, lock?.kinds ?? [], undefined)
  const over = hands && 'from' in hands && from ? { ...hands, from } : hands
  const hunt = {
    reasons: keptReasons(book),
    knocks: knocksOf(hunted),
    examples: holdingIn(hunted, lock?.kinds),
    search: 0,
    seed: 1,
    ...(lock && { kinds: lock.kinds, by: { lock, code: codeDigest(book) } }),
  }
  const { report, lies } = await huntedOver(hunted, suite, hunt, { told, hands: over })
  return mutantsGate(report, LEAST_SHARE, lies)
}

/** The package comes without witnesses; a book that is being written has none yet. */
const NO_WITNESSES =
  'there are none; a checkout of the project keeps those of its books, and readings --witnesses --update writes them'

/** Checks that every pair of readings that a play can distinguish has a witness that still works. */
export function witnessesGate(book: Book, kept: readonly Kept[], file: string): Gate {
  if (kept.length === 0 && pairsOf(book.questions).length > 0)
    return gateOf('witnesses', 0, [{ what: NO_WITNESSES, where: file, clauses: [] }])
  const pairs = pairWitnesses(book, kept)
  const faults = pairs.flatMap(({ pair, fault }) =>
    fault === undefined
      ? []
      : [
          {
            what: `the witness of ${pair.question.name}, ${pair.readings.join(' and ')}: ${fault}`,
            where: file,
            clauses: idsOf(pair.question.clauses),
          },
        ],
  )
  const idle = strays(book, kept).map((name) => ({
    what: `${name} is the witness of no pair of readings`,
    where: file,
    clauses: [],
  }))
  return gateOf('witnesses', pairs.length, [...faults, ...idle])
}
