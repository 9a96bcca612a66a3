/** The pages of books as work: a book is a job. @module */

import type { Book, Report } from '#core'
import type { ChangesReport } from '#lab'
import {
  drawing,
  drawnLate,
  type Learnt,
  learntOf,
  type SiteFrame,
  type SitePart,
  siteBook,
  sitePages,
  sourcesOf,
} from '#site'
import { allBy } from './choose-threads.js'
import { keeping, type Threads } from './threads.js'
import type { WorkKind } from './work-kind.js'

/** The request for the pages of a book, as plain data. */
export interface PlainPages {
  readonly short: string
  readonly report: Report
  readonly changes: readonly ChangesReport[]
  /** The address of the project's files, for edit links. */
  readonly edit?: string
  readonly frame: SiteFrame
  readonly isPlayable: boolean
  /** True if the book will be watched, so that the data learnt from it is needed. */
  readonly isWatched: boolean
}

/** The part of a book in a site. */
export interface Paged {
  readonly part: SitePart
  readonly learnt?: Learnt
}

/** The pages of a book. */
export const pages: WorkKind<PlainPages, 'all', Paged> = {
  name: 'pages',
  ready:
    (book, { short, report, changes, edit, frame, isPlayable, isWatched }) =>
    async () => {
      const learnt = learntOf(book, { plays: report.plays.plays, report, changes, ...(edit !== undefined && { edit }) })
      const sources = drawnLate(sourcesOf(book, short, learnt))
      const part = siteBook({ sources, top: sitePages(sources, await drawing()) }, frame, isPlayable)
      if (!isWatched) return { part }
      const workings = sources.workings?.()
      return { part, learnt: { ...learnt, ...(workings && { workings }) } }
    },
}

/** A book whose pages are to be made, and who makes them; nobody else where they are made here. */
export interface Unpaged {
  readonly book: Book
  readonly common: PlainPages
  readonly hands: Threads | undefined
}

/** Has the pages of some books made: here, or by threads that go on from book to book. */
export function pagesOf<One extends Unpaged>(
  all: readonly One[],
  done?: (count: number) => void,
): Promise<ReadonlyMap<One, Paged>> {
  const threads = all.flatMap(({ hands }) => hands ?? [])
  const [first] = threads
  const atOnce = Math.min(threads.length, ...threads.map(({ jobs }) => jobs))
  if (first === undefined || atOnce < 2 || threads.length < all.length) return madeBy(1, all, () => undefined, done)
  return keeping({ ...first, jobs: atOnce }, (kept) =>
    madeBy(atOnce, all, ({ hands }) => hands && { ...kept, from: hands.from }, done),
  )
}

/** Has pages made: of so many books at once, beginning with the longest. */
async function madeBy<One extends Unpaged>(
  atOnce: number,
  all: readonly One[],
  handsOf: (one: One) => Threads | undefined,
  done?: (count: number) => void,
): Promise<ReadonlyMap<One, Paged>> {
  const waiting = all.toSorted((one, other) => longOf(other) - longOf(one))
  const made = new Map<One, Paged>()
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const { book, common } = one
      const [paged] = await allBy(handsOf(one), { book, kind: pages, common }, ['all'])
      if (paged) made.set(one, paged)
      done?.(made.size)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return made
}

const longOf = ({ common }: Unpaged): number => common.report.tally.clauses
