/** `rulewright conform mutants`, carried out: small mistakes in the rules, and which of them the cases notice. @module */

import { type Book, mustBeWritable, rememberFile, Unreadable, writeBack } from '#core'
import {
  type BoundaryCase,
  basesOn,
  codeDigest,
  type ExtraDetector,
  edgesFile,
  type Hunt,
  holdingIn,
  isWhole,
  KINDS_OF_MUTANTS,
  type KindOfMutant,
  keepEdge,
  keptLock,
  keptReasons,
  knocksOf,
  LEAST_SHARE,
  lockFile,
  mutantsGate,
  noticersIn,
  noticersName,
  printLock,
  type Shard,
  type Suite,
  USUAL_KINDS,
} from '#lab'
import { bookMeant } from '../../../books/library.js'
import { originOf } from '../../../books/load-origin.js'
import { withSlips } from '../../../books/with-slips.js'
import { type HandFlags, handsOver } from '../../../options/choose-workers.js'
import { wholeNumber } from '../../../options/numbers.js'
import { huntedOver } from '../../../output/mutants-progress.js'
import { printResult } from '../../../output/print-result.js'
import { writeAll } from '../../../output/print-then-write.js'
import type { Session } from '../../../program/command-context.js'
import { EXIT } from '../../../program/io.js'
import { oneScreen } from '../../../text/layout/one-screen.js'
import type { Paint } from '../../../text/layout/output-layout.js'
import { mutantsText } from '../../../text/reports/mutants.js'
import { suiteFor, suiteIn } from '../cases-and-reports.js'

/** Command-line options of `conform mutants`. */
export interface MutantsFlags extends HandFlags {
  readonly lock?: true | string
  readonly update?: true
  readonly shard?: string
  readonly vectors?: string
  readonly only?: string
  readonly kinds?: string
  readonly every: string
  readonly search: string
  readonly seed: string
  readonly keep?: true
  readonly all?: true
  readonly full?: true
  readonly json?: true
}

/** A hint at the options that show more than fits one screen. */
const SEE_REST = '--full prints all, --all every clause, --json everything for programs'

/** Hunts the mutants of a book. */
export async function mutants(
  { io, library, ends }: Session,
  name: string | undefined,
  flags: MutantsFlags,
  isOverOwn: boolean,
): Promise<void> {
  const plain = await bookMeant(library, name)
  const kinds = kindsMeant(plain, flags)
  const { book, from } = await withSlips(plain, kinds, originOf({ library, io }, plain))
  const how = {
    every: wholeNumber('--every', flags.every, 1),
    search: wholeNumber('--search', flags.search),
    seed: wholeNumber('--seed', flags.seed),
    reasons: keptReasons(book),
    knocks: knocksOf(book),
    examples: holdingIn(book, kinds),
    ...(flags.only !== undefined && { only: flags.only }),
    ...(flags.shard !== undefined && { shard: shardIn(flags.shard) }),
    ...(flags.keep && { finds: (edge: BoundaryCase) => keepEdge(book, edge) }),
  }
  if (flags.keep && how.search === 0) throw new Unreadable(['--keep: expected --search, which finds what is kept'])
  if (flags.update && !isWhole(how))
    throw new Unreadable(['--update: expected all mutants, without --only, --every and --shard'])
  if (flags.update) mustBeWritable('--update', fileMeant(book, flags))
  const before = flags.update && rememberFile(fileMeant(book, flags))
  if (flags.keep) mustBeWritable('--keep', edgesFile(book))
  const known = knownBy(book, flags)
  const suite = flags.vectors === undefined ? suiteFor(book, io.told) : suiteIn(flags.vectors)
  const hands = handsOver(isOverOwn ? undefined : from, flags, io)
  const result = await huntedOver(book, suite, { ...how, kinds, ...known }, { told: io.told, hands })
  const { report, judged, found, lies, effects } = result
  if (judged.length === 0) throw new Unreadable([`--only: no mutant of ${book.title} has "${flags.only}" in its name`])
  const gate = mutantsGate(report, isWhole(how) ? LEAST_SHARE : 0, flags.update ? [] : lies)
  const told = { gate, found, effects, all: flags.all === true, file: flags.keep && edgesFile(book) }
  const text = (paint: Paint) => mutantsText(report, told, paint)
  printResult(io, flags, {
    data: () => ({ ...report, found, ...(effects && { effects }) }),
    text: (paint) => (flags.full || flags.all ? text(paint) : oneScreen(text(paint), SEE_REST)),
  })
  if (!gate.passed) ends(EXIT.failed)
  const lock = () => printLock(headFor(book, suite, noticersIn(how), kinds), judged, basesOn(suite, noticersIn(how)))
  writeAll(before ? [() => void writeBack(before, lock(), '--update')] : [], { io, ends })
}

const fileMeant = (book: Book, { lock }: MutantsFlags): string => (typeof lock === 'string' ? lock : lockFile(book))

/** Reads the known results for the mutants of a book, if the options ask to use them. */
function knownBy(book: Book, flags: MutantsFlags): Pick<Hunt, 'by'> {
  if (flags.lock === undefined && !flags.update) return {}
  const lock = keptLock(fileMeant(book, flags))
  if (lock) return { by: { lock, code: codeDigest(book) } }
  if (flags.update) return {}
  throw new Unreadable([`--lock: there is no ${fileMeant(book, flags)}; --update writes it`])
}

function headFor(book: Book, suite: Suite, beside: readonly ExtraDetector[], kinds: readonly KindOfMutant[]) {
  const code = codeDigest(book)
  return {
    kinds,
    book: book.name,
    code: code?.all ?? 'unknown',
    hunt: code?.hunt,
    cases: noticersName(suite, beside),
  }
}

/** The kinds that are asked for; else those that a book is hunted for, as its lock tells. */
function kindsMeant(book: Book, flags: MutantsFlags): readonly KindOfMutant[] {
  if (flags.kinds !== undefined) return kindsIn(flags.kinds)
  return keptLock(fileMeant(book, flags))?.kinds ?? USUAL_KINDS
}

function kindsIn(text: string): readonly KindOfMutant[] {
  if (text === 'all') return USUAL_KINDS
  return text.split(',').map((one) => {
    const kind = KINDS_OF_MUTANTS.find((name) => name === one)
    if (kind) return kind
    throw new Unreadable([`--kinds: got "${one}", expected all (but code), or some of ${KINDS_OF_MUTANTS.join(',')}`])
  })
}

function shardIn(text: string): Shard {
  const [, number = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (number < 1 || number > of)
    throw new Unreadable([`--shard: got "${text}", expected a part of several, such as 1/4`])
  return { number, of }
}
