/** Schedules: cases are put to instances that work side by side; an instance that fails is replaced. @module */
import type { Reply, SituationRequest, Started } from '../format/messages.js'
import { killAll } from './groups.js'
import type { Outcome } from './outcome.js'
import { NotStarted, type Talk, type TalkOptions, type Told, talkWith } from './talk.js'

/** One thing to be asked of every side. */
export interface Item {
  readonly id: string
  /** One after the other; most things are asked by one. */
  readonly requests: readonly SituationRequest[]
  /** What the answers make of it: to each request one of each side. */
  readonly judge: (replies: readonly (readonly Reply[])[]) => Outcome
}

/** How items are asked. */
export interface Scheduling {
  /** Who is asked: an implementation, or two that are compared. */
  readonly sides: readonly TalkOptions[]
  /** How many instances of each side work at a time. */
  readonly jobs: number
  readonly settled: (outcome: Outcome) => void
  readonly signal?: AbortSignal
}

/** How often an implementation is started in vain before nothing goes on. */
const STARTS = 3

/** Starts an instance of an implementation, more than once where that may help. */
export async function opened(side: TalkOptions, signal?: AbortSignal, known?: Started): Promise<Talk> {
  for (let tries = 1; ; tries += 1) {
    try {
      return sameAs(known, await talkWith(side))
    } catch (error) {
      if (!(error instanceof NotStarted) || error.forGood || tries === STARTS || signal?.aborted) throw error
    }
  }
}

/** A talk with the implementation that is known already. */
function sameAs(known: Started | undefined, talk: Talk): Talk {
  const named = ({ implementation: { name, version } }: Started) => `${name} ${version}`.trim()
  if (known === undefined || named(known) === named(talk.who)) return talk
  talk.kill()
  throw new NotStarted(`it says now that it is ${named(talk.who)}, and was ${named(known)}`, true)
}

/** The sides that talk at the same time with one worker. */
type Talks = readonly Talk[]

/** Starts an instance of every side. */
export async function openedAll(
  sides: readonly TalkOptions[],
  signal?: AbortSignal,
  known: readonly Started[] = [],
): Promise<Talks> {
  const tried = await Promise.allSettled(sides.map((side, at) => opened(side, signal, known[at])))
  const talks = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = tried.find((one) => one.status === 'rejected')
  if (failed === undefined) return talks
  for (const talk of talks) talk.kill()
  throw failed.reason
}

/**
 * Asks all items, in their order.
 *
 * @param first - instances that have been started already
 * @returns why it stopped before the end, if it did
 */
export async function askAll(items: readonly Item[], first: Talks, how: Scheduling): Promise<string | undefined> {
  const { signal, jobs } = how
  const known = first.map(({ who }) => who)
  const queue = { next: 0, stopped: undefined as string | undefined }
  const onAbort = () => killAll()
  signal?.addEventListener('abort', onAbort, { once: true })
  try {
    const workers = Array.from({ length: Math.max(1, Math.min(jobs, items.length)) }, (_, at) =>
      work(items, queue, { ...how, known, talks: at === 0 ? first : undefined }),
    )
    const done = await Promise.allSettled(workers)
    const failed = done.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  } finally {
    signal?.removeEventListener('abort', onAbort)
  }
  return signal?.aborted ? 'interrupted' : queue.stopped
}

interface Queue {
  next: number
  stopped: string | undefined
}

interface Working extends Scheduling {
  readonly known: readonly Started[]
  readonly talks: Talks | undefined
}

/** Works off the queue. An outcome is held back until it is sure that nothing comes after the answer. */
async function work(items: readonly Item[], queue: Queue, { sides, settled, signal, known, ...from }: Working) {
  let talks = from.talks
  let held: Outcome | undefined
  const settle = (late?: string) => {
    if (held !== undefined && !signal?.aborted) settled(late === undefined ? held : erredBy(held.id, late))
    held = undefined
  }
  const leave = () => {
    for (const talk of talks ?? []) talk.kill()
    talks = undefined
  }
  const goOn = () => queue.stopped === undefined && !signal?.aborted
  try {
    let item: Item | undefined
    while (goOn()) {
      item ??= items[queue.next++]
      if (item === undefined) break
      try {
        talks ??= await openedAll(sides, signal, known)
      } catch (error) {
        if (!(error instanceof NotStarted)) throw error
        queue.stopped ??= error.message
        break
      }
      const told = await askedInTurn(talks, item.requests)
      if (signal?.aborted) break
      settle(told.late)
      if (told.fault !== undefined) settled(erredBy(item.id, told.fault))
      else if (told.replies !== undefined) held = item.judge(told.replies)
      if (told.fault !== undefined || told.late !== undefined) leave()
      if (told.fault !== undefined || told.replies !== undefined) item = undefined
    }
    const last = signal?.aborted
      ? undefined
      : (await Promise.all((talks ?? []).map(({ stop }) => stop()))).find(Boolean)
    settle(last)
  } catch (error) {
    // Who listens has failed, and not who is asked: the other instances stop as well.
    queue.stopped ??= 'failed'
    throw error
  } finally {
    leave()
  }
}

const erredBy = (id: string, says: string): Outcome => ({ id, status: 'errored', says })

interface ToldOf<Replies> {
  readonly replies?: Replies
  readonly fault?: string
  readonly late?: string
}

/**
 * What all sides say to requests that belong together. What comes late after one of them is a fault of the same thing, but
 * for what comes before any of them is answered.
 */
async function askedInTurn(
  talks: Talks,
  requests: readonly SituationRequest[],
): Promise<ToldOf<readonly (readonly Reply[])[]>> {
  const replies: (readonly Reply[])[] = []
  let late: string | undefined
  for (const [at, request] of requests.entries()) {
    const told = await askedAll(talks, request)
    const fault = told.fault ?? (at > 0 ? told.late : undefined)
    if (at === 0) late = told.late
    if (fault !== undefined || told.replies === undefined)
      return { ...(fault !== undefined && { fault }), ...(late !== undefined && { late }) }
    replies.push(told.replies)
  }
  return { replies, ...(late !== undefined && { late }) }
}

/** What all sides say to a request. */
async function askedAll(talks: Talks, request: SituationRequest): Promise<ToldOf<readonly Reply[]>> {
  const told = await Promise.all(talks.map(({ ask }) => ask(request)))
  const named = (field: 'fault' | 'late') => {
    const at = told.findIndex((one) => one[field] !== undefined)
    const what = told[at]?.[field]
    return what === undefined || talks.length === 1 ? what : `${talks[at]?.who.implementation.name}: ${what}`
  }
  const replies = told.flatMap(({ reply }: Told) => (reply ? [reply] : []))
  const [fault, late] = [named('fault'), named('late')]
  return {
    ...(replies.length === talks.length && { replies }),
    ...(fault !== undefined && { fault }),
    ...(late !== undefined && { late }),
  }
}
