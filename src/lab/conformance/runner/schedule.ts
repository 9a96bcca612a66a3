/** Schedules: cases are put to instances that work side by side; an instance that fails is replaced. @module */
import type { Reply, SituationRequest, Started } from '../format/messages.js'
import { type AskResult, NotStarted, type Talk, type TalkOptions, talkWith } from './line-protocol.js'
import type { Outcome } from './outcome.js'
import { killAll } from './process-groups.js'

/** One thing to be asked of every side. */
export interface ScheduledItem {
  readonly id: string
  /** One after the other; most things are asked by one. */
  readonly requests: readonly SituationRequest[]
  /** Judges the answers: for each request, one from each side. */
  readonly judge: (replies: readonly (readonly Reply[])[]) => Outcome
}

/** The options for asking items. */
export interface Scheduling {
  /** The tested implementation, or two to compare. */
  readonly sides: readonly TalkOptions[]
  /** The number of instances of each side that run at the same time. */
  readonly jobs: number
  readonly settled: (outcome: Outcome) => void
  readonly signal?: AbortSignal
}

/** The number of failed starts of an implementation before the run stops. */
const STARTS = 3

/** Starts an instance of an implementation, more than once where that may help. */
export async function startInstance(side: TalkOptions, signal?: AbortSignal, known?: Started): Promise<Talk> {
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
  const tried = await Promise.allSettled(sides.map((side, at) => startInstance(side, signal, known[at])))
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
export async function askAll(
  items: readonly ScheduledItem[],
  first: Talks,
  how: Scheduling,
): Promise<string | undefined> {
  const { signal, jobs } = how
  const known = first.map(({ who }) => who)
  const queue = { next: 0, stopped: undefined as string | undefined }
  const onAbort = () => killAll()
  signal?.addEventListener('abort', onAbort)
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
async function work(
  items: readonly ScheduledItem[],
  queue: Queue,
  { sides, settled, signal, known, ...from }: Working,
) {
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
    let item: ScheduledItem | undefined
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
  readonly fault?: string | undefined
  readonly late?: string | undefined
}

/**
 * Asks all sides a series of related requests. A late message between them is a fault of the same item. One before the first
 * answer belongs to the previous item.
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
    if (fault !== undefined || told.replies === undefined) return { fault, late }
    replies.push(told.replies)
  }
  return { replies, late }
}

/** Sends a request to all sides and collects the answers. */
async function askedAll(talks: Talks, request: SituationRequest): Promise<ToldOf<readonly Reply[]>> {
  const told = await Promise.all(talks.map(({ ask }) => ask(request)))
  const named = (field: 'fault' | 'late') => {
    const at = told.findIndex((one) => one[field] !== undefined)
    const what = told[at]?.[field]
    return what === undefined || talks.length === 1 ? what : `${talks[at]?.who.implementation.name}: ${what}`
  }
  const replies = told.flatMap(({ reply }: AskResult) => (reply ? [reply] : []))
  return { ...(replies.length === talks.length && { replies }), fault: named('fault'), late: named('late') }
}
