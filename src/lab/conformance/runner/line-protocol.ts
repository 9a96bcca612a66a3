/**
 * Talks: an implementation says who it is, and then answers one request after the other.
 *
 * Whatever is not exactly one answer to what was asked is a fault. A line that comes after an answer is held against the
 * case that had been answered.
 *
 * @module
 */
import { setImmediate } from 'node:timers/promises'
import { briefly, check, inOneLine, notText, type Problem, parseJsonLine, problemLine, type ReadJson } from '#core'
import { PROTOCOL, type Reply, replySchema, type SituationRequest, type Started } from '../format/messages.js'
import { type Clock, MACHINE_CLOCK } from './clock.js'
import { type Instance, type InstanceEvent, instanceOf } from './implementation-process.js'

/** The result of a request: an answer, or the fault in its place. Neither is set if only the previous case is at fault. */
export interface AskResult {
  readonly reply?: Reply
  readonly fault?: string
  /** A late message after the previous answer; it makes that case fail. */
  readonly late?: string
}

/** A talk with one instance of an implementation. */
export interface Talk {
  readonly who: Started
  /** Asks; after a fault, or something late, nothing more may be asked here. */
  readonly ask: (request: SituationRequest) => Promise<AskResult>
  /** Ends the talk; tells what was said although nothing was asked. */
  readonly stop: () => Promise<string | undefined>
  readonly kill: () => void
}

/** Thrown where an implementation does not start. */
export class NotStarted extends Error {
  override readonly name = 'NotStarted'
  constructor(
    message: string,
    /** True if it will never start, however often it is tried. */
    readonly forGood: boolean,
  ) {
    super(message)
  }
}

export interface TalkOptions {
  /** The words of the command. */
  readonly command: readonly string[]
  readonly book: string
  readonly edition: string
  /** The time limit for an answer, in milliseconds. */
  readonly timeout: number
  /** The time limit for a start, in milliseconds; the same as for an answer by default. */
  readonly starts?: number
  /** The most bytes of an answer. */
  readonly longest?: number
  /** By what these are measured; the clock of this machine, where nobody says otherwise. */
  readonly clock?: Clock
}

/** The most bytes of an answer, where nobody says otherwise. */
export const LONGEST = 16 * 1024 * 1024
/** The time limit for an implementation to end, in milliseconds. */
const FAREWELL = 1000

/** Starts an instance of an implementation and hears who it is. */
export async function talkWith(options: TalkOptions): Promise<Talk> {
  const { command, longest = LONGEST, clock = MACHINE_CLOCK } = options
  return talkOver(instanceOf(command, { longest, clock }), { ...options, longest, clock })
}

type Over = Omit<TalkOptions, 'command'> & Required<Pick<TalkOptions, 'longest' | 'clock'>>

/** Hears who an instance is, whatever runs it. */
export async function talkOver(instance: Instance, options: Over): Promise<Talk> {
  const { timeout, starts = timeout, longest, clock, ...about } = options
  const told = (message: string) => `${message}${lastWords(instance)}`
  const failed = (message: string, forGood: boolean): never => {
    instance.kill()
    throw new NotStarted(told(message), forGood)
  }
  instance.send(JSON.stringify({ type: 'start', protocol: PROTOCOL, book: about.book, edition: about.edition }))
  const heard = await instance.next(starts)
  if (heard.kind !== 'line') {
    const unstartable = heard.kind === 'closed' && heard.unstartable === true
    return failed(unheardOf(heard, { timeout: starts, longest }), unstartable)
  }
  const who = replyIn(heard.bytes)
  if (!who.ok) return failed(`it said ${who.fault}, expected "started"`, who.json)
  const { reply } = who
  if (reply.type === 'errored') return failed(`it refuses to start: ${reply.message}`, true)
  if (reply.type !== 'started') return failed(`it said "${reply.type}", expected "started"`, true)
  const unfit = unfitFor(about, reply)
  if (unfit !== undefined) return failed(unfit, true)

  let former: string | undefined
  const ask = async (request: SituationRequest): Promise<AskResult> => {
    await setImmediate()
    const early = instance.unheard()
    if (early !== undefined) {
      const what = told(`it ${early.kind === 'line' ? `went on to say ${shortened(early.bytes)}` : afterwards(early)}`)
      return former === undefined ? { fault: what } : { late: what }
    }
    instance.send(JSON.stringify(request))
    const answer = await answered(request, timeout)
    former = request.id
    return answer
  }

  const answered = async (request: SituationRequest, within: number, late?: string): Promise<AskResult> => {
    const began = clock.now()
    const next = await instance.next(within)
    if (next.kind !== 'line') return { fault: told(late ?? unheardOf(next, { timeout, longest })) }
    const read = replyIn(next.bytes)
    if (!read.ok) return { fault: told(`it said ${read.fault}, expected an answer to ${request.type}`) }
    const id = 'id' in read.reply ? read.reply.id : undefined
    if (id !== undefined && id === former && late === undefined)
      return answered(request, within - (clock.now() - began), `it answered ${id} again, expected ${request.id}`)
    const wrong = wrongFor(request, read.reply, id)
    if (wrong !== undefined) return { fault: told(wrong) }
    const more = instance.unheard()
    if (more?.kind === 'line') return { fault: told(`it answered, and then said ${shortened(more.bytes)}`) }
    return { reply: read.reply, ...(late !== undefined && { late: `it answered ${former} a second time` }) }
  }

  const stop = async () => {
    instance.send(JSON.stringify({ type: 'stop' }))
    instance.end()
    const more = await instance.next(FAREWELL)
    instance.kill()
    return more.kind === 'line' ? `it went on to say ${shortened(more.bytes)}` : undefined
  }
  return { who: reply, ask, stop, kill: instance.kill }
}

/** Why an implementation cannot be asked about a book. */
function unfitFor({ book, edition }: Pick<TalkOptions, 'book' | 'edition'>, { books }: Started): string | undefined {
  const known = books.find((one) => one.book === book)
  if (known === undefined) return `it knows ${books.map((one) => one.book).join(', ') || 'no book'}, expected ${book}`
  if (known.editions.length === 0 || known.editions.includes(edition)) return undefined
  return `it knows ${book} in the edition ${known.editions.join(', ')}, expected ${edition}`
}

const ANSWERS = {
  case: ['result', 'refused', 'skipped', 'errored'],
  judge: ['judged', 'refused', 'skipped', 'errored'],
  census: ['counted', 'refused', 'skipped', 'errored'],
} as const satisfies Readonly<Record<SituationRequest['type'], readonly Reply['type'][]>>

/** Finds the fault of an answer in itself, apart from the rules. */
function wrongFor(request: SituationRequest, reply: Reply, id: string | undefined): string | undefined {
  if (id !== undefined && id !== request.id) return `it answered "${id}", expected an answer to "${request.id}"`
  const expected: readonly string[] = ANSWERS[request.type]
  if (!expected.includes(reply.type)) return `it said "${reply.type}", expected ${expected.join(', ')}`
  if (request.type !== 'judge' || reply.type !== 'judged') return undefined
  const [got, wanted] = [reply.legal.length, request.candidates.length]
  return got === wanted ? undefined : `it judged ${got} candidates, expected ${wanted}`
}

/** A message, or why a line is none. */
export type ParsedReply =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly json: boolean; readonly fault: string }

/** A line as a message of the protocol, or what is wrong with it. */
export function replyIn(bytes: Buffer): ParsedReply {
  const json = parsed(bytes)
  if (json === undefined) return { ok: false, json: false, fault: `a line that is not text, ${shortened(bytes)}` }
  if (!json.ok && json.malformed)
    return { ok: false, json: false, fault: `a line that is not JSON (${whyNot(json)}), ${shortened(bytes)}` }
  const read = json.ok ? check(replySchema, json.value) : json
  if (read.ok) return { ok: true, reply: read.value }
  return {
    ok: false,
    json: true,
    fault: `${shortened(bytes)}, which is not a message of the protocol (${whyNot(read)})`,
  }
}

/** The maximum length of a message's fault in reports. */
const TOLD = 400

const whyNot = ({ problems }: { readonly problems: readonly Problem[] }): string =>
  problems
    .slice(0, 1)
    .map((problem) => briefly(problemLine(problem), TOLD))
    .join() || 'no message'

const parsed = (bytes: Buffer): ReadJson | undefined =>
  notText(bytes) === undefined ? parseJsonLine(new TextDecoder('utf-8').decode(bytes)) : undefined

/** The maximum length of a line in reports. */
const SHOWN = 80

function shortened(bytes: Buffer): string {
  const text = bytes.subarray(0, SHOWN * 4).toString('utf8')
  return inOneLine(JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text))
}

function unheardOf(
  heard: InstanceEvent,
  { timeout, longest }: { readonly timeout: number; readonly longest: number },
): string {
  if (heard.kind === 'overlong') return `it said more than ${longest} bytes without the end of a line`
  if (heard.kind !== 'closed') return `no answer within ${timeout} ms`
  return heard.unstartable ? `it ${heard.how}` : `it ${heard.how} without an answer`
}

const afterwards = (heard: InstanceEvent): string =>
  heard.kind === 'closed' ? `${heard.how} after its answer` : 'went on without the end of a line'

/** The last line that an instance wrote to its standard error. */
function lastWords(instance: Instance): string {
  const line = instance.lastWords().split('\n').at(-1)?.trim() ?? ''
  return line === '' ? '' : `; it last wrote: ${briefly(line, 2 * SHOWN)}`
}
