/**
 * The desk of who asks for jobs: puts them into the line, waits for each, and takes what came of it.
 *
 * That a job has ended, the queue may say or not: what counts is what it holds. A job that it holds no more is put there
 * again; what comes of a job is the same whoever does it, and however often.
 *
 * @module
 */
import { Defect, Unreadable } from '#core'
import { fromWire } from '../serialization.js'
import { answerSchema, answerText, DEFECT, type Message } from './job-message.js'
import { type Failed, isCutOff, type Line } from './job-queue.js'
import type { Store } from './store.js'

/** After how many looks without a worker is told that there is none. */
const LONELY = 3

/** The desk of who asks for jobs. */
export interface Desk {
  /** Leaves bytes where the workers find them, and leaves them there again if they are lost. */
  readonly keep: (name: string, bytes: Uint8Array) => Promise<void>
  /** Returns the result of a job, once a worker has done it. */
  readonly done: (name: string, message: Message) => Promise<unknown>
  /** Looks how a job stands that is waited for. */
  readonly look: (name: string) => Promise<void>
  /** Looks how all of them stand, and whether anybody works. */
  readonly lookAtAll: () => Promise<void>
  /** The number of workers at the last check. */
  readonly workers: () => number
  /** Waits for no job any more. */
  readonly stop: () => void
  /** Takes the jobs of the work out of the queue, and all that was left for them. */
  readonly clear: () => Promise<void>
}

interface Waiting {
  readonly message: Message
  readonly resolve: (came: unknown) => void
  readonly reject: (thrown: Error) => void
}

/** A desk at a line, with a store beside it. */
export function deskAt(line: Line, store: Store, told: (text: string) => void, now: () => number = Date.now): Desk {
  const began = now()
  const waiting = new Map<string, Waiting>()
  const kept = new Map<string, Uint8Array>()
  const put = together(async (names: readonly string[]) => {
    const jobs = names.flatMap((name) => {
      const message = waiting.get(name)?.message
      return message ? [{ name, message }] : []
    })
    await line.put(jobs)
  })
  const names = new Set<string>()
  const answers = new Set<string>()
  let lonely = 0
  let workers = 0

  const restored = async (name: string) => {
    for (const [what, bytes] of kept) if ((await store.get(what)) === undefined) await store.put(what, bytes)
    await put(name)
  }
  const came = async (name: string, answer: unknown) => {
    const read = answerSchema.safeParse(answer)
    if (!read.success) throw new Unreadable([`${line.shown}: an answer there is not from this program`])
    if ('at' in read.data) answers.add(read.data.at)
    const text = await answerText(read.data, store)
    const { resolve } = waiting.get(name) ?? {}
    waiting.delete(name)
    resolve?.(fromWire(text))
  }
  const failed = async (name: string, { reason, attempts, at, again }: Failed) => {
    // What failed for who asked before is tried once more.
    if (at < began) return again()
    const { message, reject } = waiting.get(name) ?? {}
    waiting.delete(name)
    const text = [
      `a job of the ${message?.kind} failed ${attempts} times: ${reason}`,
      `"rulewright worker --queue ${line.shown} --job ${name}" does it again, and shows what comes of it`,
    ].join('\n')
    reject?.(reason.startsWith(DEFECT) ? new Defect(text) : new Error(text))
  }
  const look = async (name: string) => {
    if (!waiting.has(name)) return
    try {
      const standing = await line.standing(name)
      if (!waiting.has(name)) return
      if (standing.is === 'lost') await restored(name)
      if (standing.is === 'done') await came(name, standing.answer)
      if (standing.is === 'failed') await failed(name, standing.failed)
    } catch (thrown) {
      if (!isCutOff(thrown)) waiting.get(name)?.reject(thrown as Error)
    }
  }

  return {
    keep: async (name, bytes) => {
      kept.set(name, bytes)
      await store.put(name, bytes)
    },
    done: (name, message) =>
      new Promise((resolve, reject) => {
        names.add(name)
        // The same may be asked for twice: it is done once, and both hear of it.
        const before = waiting.get(name)
        waiting.set(name, {
          message,
          resolve: (came) => {
            before?.resolve(came)
            resolve(came)
          },
          reject: (thrown) => {
            before?.reject(thrown)
            reject(thrown)
          },
        })
        put(name).catch((thrown) => isCutOff(thrown) || reject(thrown))
      }),
    look,
    lookAtAll: async () => {
      for (const name of [...waiting.keys()]) await look(name)
      workers = await line.workers()
      lonely = waiting.size === 0 || workers > 0 ? 0 : lonely + 1
      if (lonely === LONELY)
        told(`no worker at ${line.shown}; start one, here or elsewhere: rulewright worker --queue ${line.shown}\n`)
    },
    workers: () => workers,
    stop: () => {
      for (const { reject } of waiting.values()) reject(new Error('nobody waits any more'))
      waiting.clear()
    },
    clear: async () => {
      for (const name of names) await line.remove(name)
      for (const name of [...kept.keys(), ...answers]) await store.remove(name)
    },
  }
}

/** Does something for many names at once that are asked for one by one, one after the other. */
function together(does: (names: readonly string[]) => Promise<void>): (name: string) => Promise<void> {
  const names: string[] = []
  let soon: Promise<void> | undefined
  return (name) => {
    names.push(name)
    soon ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      soon = undefined
      return does(names.splice(0))
    })
    return soon
  }
}
