/** Publishing while somebody writes: the pages that a change touches are made anew, until somebody presses Ctrl-C. @module */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type Housed, isFile, packageRoot, renewOwn, Unreadable, writtenBefore } from '#core'
import { interruptible } from '#fleet'
import { isPlayable, type Learnt, SITE, type SiteFiles, type SiteFrame } from '#site'
import type { Io } from '../program/io.js'
import type { Anew, PublishMessage } from '../publish-worker.js'
import { changesOf } from './detect-changes.js'

/** The program as it is compiled, module by module: a thread loads what changed, and what that imports. */
const COMPILED = join(packageRoot, 'dist')
const WORKER = join(COMPILED, 'src', 'cli', 'publish-worker.js')
const BOOKS = pathToFileURL(join(COMPILED, 'machines', 'books.js')).href

/** A book as it was published last. */
export interface Watched {
  readonly name: string
  readonly short: string
  readonly learnt: Learnt
}

/** A site as it was written last. */
export interface Site {
  readonly out: string
  readonly frame: SiteFrame
  readonly files: SiteFiles
  readonly books: readonly Watched[]
}

type Told = Pick<Io, 'out' | 'err' | 'told'>

/** Fails where there is nothing to be watched: a thread needs the program and the book module by module, as a checkout of the project has them. */
export function mustBeWatchable(books: readonly Housed[]): void {
  const other = books.find(({ home }) => home !== undefined)
  if (other !== undefined)
    throw new Unreadable([`--watch: got ${other.name}, a book of its own package; expected a book of this project`])
  if (!isFile(WORKER))
    throw new Unreadable([
      `--watch: ${WORKER}: there is no such file; expected a checkout of the project after npm run build`,
    ])
}

/** Writes again whatever changes, until somebody interrupts. */
export const watching = (site: Site, io: Told): Promise<void> =>
  interruptible(async (signal) => {
    const threads = waiting()
    const goOn: (() => Promise<void>)[] = []
    for (const book of site.books) goOn.push(await watched(book, site, threads, io, signal))
    io.told?.(
      'What changes of these books is written again; the figures of the proof, and what can be tried, stay as they are. Ctrl-C ends it.\n',
    )
    await Promise.all(goOn.map((watch) => watch()))
    threads.end()
  })

/** Threads, of which one has the program loaded already and waits for a book. */
function waiting() {
  let next: Worker | undefined = new Worker(WORKER)
  return {
    taken: (): Worker => {
      const thread = next ?? new Worker(WORKER)
      next = undefined
      return thread
    },
    more: (): void => {
      next ??= new Worker(WORKER)
    },
    end: () => void next?.terminate(),
  }
}

/** The known facts of a book since its last build. */
type Known = Pick<Anew, 'learnt' | 'known'>

/** Learns what the pages of a book say now; then what changes of it can be written. */
async function watched(
  { name, short, learnt }: Watched,
  { out, frame, files }: Site,
  threads: ReturnType<typeof waiting>,
  io: Told,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const asked = { from: { module: BOOKS }, name, short, frame, isPlayable: isPlayable(short, files) }
  const changes = await changesOf(name, signal)
  let now: Known = { learnt, known: new Map() }
  const over = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const rest = (made: PublishMessage): void => {
    if (made.is === 'rest') now = { learnt: { ...learnt, examples: made.examples }, known: made.known }
  }
  await madeAnew(threads.taken(), { ...asked, ...now, changed: [] }, over, rest)
  threads.more()

  /** Makes the book anew, and lets the rest be once something else changes: it is still to be done then. */
  const renew = async (changed: readonly string[]): Promise<boolean> => {
    const began = performance.now()
    let isDone = false
    const write = (made: PublishMessage): void => {
      const gone = made.is === 'rest' ? [...now.known.keys()].filter((file) => !made.known.has(file)) : []
      const done = renewOwn(SITE, out, { files: made.files, gone }, writtenBefore(SITE, '--out', out))
      rest(made)
      isDone = made.is === 'rest'
      io.out(writtenLine(name, isDone, done, performance.now() - began))
    }
    await madeAnew(threads.taken(), { ...asked, ...now, changed }, changes.come(), write)
    threads.more()
    return isDone
  }

  return async () => {
    const open = new Set<string>()
    for (await changes.come(); !signal.aborted; await changes.come()) {
      try {
        for (const file of await changes.taken()) open.add(file)
        if (open.size > 0 && (await renew([...open]))) open.clear()
      } catch (error) {
        const lines =
          error instanceof Unreadable ? error.lines : [error instanceof Error ? error.message : String(error)]
        for (const line of lines) io.err(`${name}: not written: ${line}\n`)
      }
    }
  }
}

const NAMED = 4

/** Formats the written files in one line; nothing if there was nothing else to write. */
function writtenLine(name: string, isRest: boolean, done: ReturnType<typeof renewOwn>, milliseconds: number): string {
  const { changed, removed } = done
  if (isRest && changed.length + removed === 0) return ''
  const named =
    changed.slice(0, NAMED).join(', ') + (changed.length > NAMED ? ` and ${changed.length - NAMED} more` : '')
  const files = `${changed.length} ${changed.length === 1 ? 'file' : 'files'}${isRest ? ' that tell of it' : ''} written`
  const time = `in ${(milliseconds / 1000).toFixed(1)} s`
  return `${name}: ${files}${removed > 0 ? `, ${removed} removed` : ''}, ${time}${named === '' ? '' : `: ${named}`}\n`
}

/** Has a thread make a book anew, and ends it where something comes in between. */
const madeAnew = (
  thread: Worker,
  anew: Anew,
  stop: Promise<void>,
  take: (made: PublishMessage) => void,
): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    thread.on('message', (made: PublishMessage) => {
      try {
        take(made)
        if (made.is === 'rest') resolve()
      } catch (error) {
        reject(error)
      }
    })
    thread.once('error', reject)
    void stop.then(resolve)
    thread.postMessage(anew)
  }).finally(() => thread.terminate())
