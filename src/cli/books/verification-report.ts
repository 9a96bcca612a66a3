/** The verification report of a book: the stored one, or else a new run. @module */

import { askedBySeat } from '#ask'
import {
  type Book,
  Defect,
  declaredFile,
  examplesOf,
  keepReport,
  keptDeclared,
  keptReport,
  keptSnapshot,
  type Origin,
  type Report,
  storedReport,
  type VerifyOptions,
  verify,
} from '#core'
import { hasThreads, type KeptBook, keptBook, verifyBy, verifyKept, type Workers } from '#fleet'
import { handsOver } from '../options/choose-workers.js'
import { lineTeller, whileProgress } from '../output/progress.js'
import type { Io } from '../program/io.js'

/** The default number of games that `rulewright verify` plays. */
const PLAYS = 30

/** The share of the kept results that is proved again and compared, in percent. */
const SHARE = 2

/** The report on a book; over components of the user's own nothing is kept, and there is no module for threads. */
export async function reportOn(
  book: Book,
  { io }: { readonly io: Pick<Io, 'told'> },
  from: Origin | undefined,
): Promise<Report> {
  const plain = { plays: PLAYS }
  const known = from === undefined ? undefined : (storedReport(book) ?? keptReport(book, plain))
  if (known) return known
  io.told?.(`${book.title}: no report of it is kept that is up to date; it is verified\n`)
  const snapshot = keptSnapshot(book)
  const report = await whileProgress(
    async (progress) => {
      const whole = {
        ...plain,
        runExamples: examplesOf(book),
        asked: askedBySeat,
        ...(from !== undefined && { declared: keptDeclared(declaredFile(book)) }),
        ...(snapshot && { snapshot }),
        ...(progress && { progress }),
      }
      // No option of the command says in how many threads; where the environment does, that holds here too.
      const jobs = process.env.RULEWRIGHT_JOBS
      const hands = handsOver(from, jobs === undefined ? {} : { jobs }, io)
      const kept = from !== undefined && book.home === undefined ? await keptBook(book.name, SHARE) : undefined
      if (kept) return verifiedWith(kept, whole, hands)
      return hands ? verifyBy(book, whole, hands) : verify(book, whole)
    },
    io.told,
    lineTeller,
  )
  if (from !== undefined && hasThreads()) keepReport(book, plain, report)
  return report
}

/** Verifies a book but for what is proved already; a kept result that a fresh one contradicts is a defect. */
async function verifiedWith(kept: KeptBook, work: VerifyOptions, hands: Workers): Promise<Report> {
  const { report, count } = await verifyKept(kept.book, work, hands, kept)
  kept.save(true)
  const [first] = count.differing
  if (first !== undefined) throw new Defect(`the kept result of ${first} differs from a fresh one; use verify --fresh`)
  return report
}
