/** A hunt for mutants, in several threads where there are some. @module */
import type { Came, Doing } from '../conformance/mutants/errands.js'
import { type Hunt, type Hunted, huntMutants, type Looked, reported } from '../conformance/mutants/hunt.js'
import { plainSuite, type Suite } from '../conformance/runner/suite.js'
import type { Book } from '../kernel/book.js'
import type { GameState } from '../kernel/question.js'
import type { Io } from './io.js'
import { leftTeller, stepTeller, whileProgress } from './progress.js'
import { inThreads, type Spread, shared } from './threads.js'
import type { Piece, PlainHunt, Shared } from './worker.js'

/** Hunts the mutants of a book of a module: in several threads, or here where nothing is to be spread. */
export async function huntedOver(
  book: Book,
  suite: Suite,
  hunt: Omit<Hunt, 'told'>,
  { told, spread }: { readonly told: Io['told']; readonly spread: Spread | undefined },
): Promise<Hunted> {
  return whileProgress(
    async (progress) => {
      const watched: Hunt = {
        ...hunt,
        ...(progress && {
          told: (gate, done, total, at) => progress({ gate, done, total, ...(at !== undefined && { at }) }),
        }),
      }
      const looked = spread
        ? await lookedInThreads(book, suite, watched, spread)
        : await huntMutants(book, suite, watched)
      return reported(book, suite, watched, looked)
    },
    told,
    (lines) => stepTeller(lines, leftTeller()),
  )
}

function lookedInThreads(book: Book, suite: Suite, hunt: Hunt, spread: Spread): Promise<Looked<GameState>> {
  const { kinds, only, every, shard, by } = hunt
  const options = {
    ...(kinds && { kinds }),
    ...(only !== undefined && { only }),
    ...(every !== undefined && { every }),
    ...(shard && { shard }),
    ...(by && { by }),
  }
  const plain: Shared<PlainHunt> = shared({ suite: plainSuite(suite), options })
  return inThreads(book, spread, (run) => {
    const doing: Doing = (errands, done, followed) => {
      const known = followed && { followed: shared(followed) }
      return Promise.all(
        errands.map(async (errand) => {
          const piece: Piece = { of: 'hunt', hunt: plain, errand, ...known }
          const came = (await run(piece)) as Came
          done(came)
          return came
        }),
      )
    }
    return huntMutants(book, suite, hunt, doing)
  })
}
