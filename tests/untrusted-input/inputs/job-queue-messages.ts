/** The data that comes over a queue: jobs, stored data, results, and the address of the queue itself. @module */

import { Unreadable } from '../../../src/core/files/input-error.js'
import { asListed } from '../../../src/core/kernel/book/listed-book.js'
import { parseQueueAddress } from '../../../src/fleet/queue/address.js'
import { digestOfBook } from '../../../src/fleet/queue/book-digest.js'
import { deskAt } from '../../../src/fleet/queue/client.js'
import type { Message } from '../../../src/fleet/queue/job-message.js'
import type { Line } from '../../../src/fleet/queue/job-queue.js'
import { compressText, textIn } from '../../../src/fleet/queue/payload-store.js'
import { doing, type Serving } from '../../../src/fleet/queue/queue-worker.js'
import type { Store } from '../../../src/fleet/queue/store.js'
import { toWire } from '../../../src/fleet/serialization.js'
import { book } from '../../kernel/orchard.js'
import { type Met, reading, type Subject } from '../border-type.js'

const listed = asListed(book)
const serving: Serving = {
  queue: 'redis://nowhere',
  jobs: 1,
  books: [listed],
  fromOf: () => ({ module: 'nowhere' }) as never,
  told: () => undefined,
}

const message: Message = {
  format: 1,
  work: 'ab',
  book: book.name,
  digest: await digestOfBook(book),
  kind: 'playouts',
  common: 'common-ab',
  part: toWire({ from: 1, to: 2 }),
}

/** A store in which the same stands under every name. */
const storeOf = (bytes: Uint8Array): Store => ({
  put: async () => undefined,
  get: async () => bytes,
  remove: async () => undefined,
})

/** Runs a job from a queue as a worker does. A refusal goes to the requester. */
async function worked(data: unknown, store: Store): Promise<Met> {
  try {
    await doing(serving, store, { run: async () => 'done', end: async () => undefined })(data)
    return { code: 0, err: '' }
  } catch (error) {
    if (error instanceof Unreadable || (error instanceof Error && error.message.startsWith('refused: ')))
      return { code: 2, err: error.message }
    throw error
  }
}

/** Reads an answer from a queue as the requester does. */
async function answered(answer: unknown): Promise<Met> {
  const line = {
    shown: 'redis://nowhere',
    put: async () => undefined,
    standing: async () => ({ is: 'done', answer }),
    remove: async () => undefined,
    workers: async () => 1,
  } as unknown as Line
  const desk = deskAt(line, storeOf(compressText(toWire({ came: 1 }))), () => undefined)
  const came = desk.done('a', message).then(
    () => ({ code: 0, err: '' }),
    (error: unknown) => {
      if (error instanceof Unreadable) return { code: 2, err: error.message }
      throw error
    },
  )
  await desk.look('a')
  return came
}

/** Bytes as JSON; nothing where they are none, since a queue holds nothing else. */
function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}

const common = compressText(toWire({ plays: 1 }))

export const QUEUE: readonly Subject[] = [
  {
    name: 'a job of a queue',
    readBy: [],
    sound: message,
    refusal: /^(?:refused: |common-)/,
    meet: (_, bytes) => worked(jsonIn(bytes), storeOf(common)),
  },
  {
    name: 'what jobs have in common',
    readBy: [],
    sound: { plays: 1, readings: ['a'], map: { $map: [['a', { $set: [1, 2] }]] }, list: [{ $nothing: true }] },
    refusal: /^(?:refused: )?common-ab: /,
    meet: (_, bytes) => worked(message, storeOf(compressText(Buffer.from(bytes).toString('utf8')))),
  },
  {
    name: 'what a fleet leaves in a store',
    readBy: [],
    written: 'text',
    sound: Buffer.from(common).toString('base64'),
    refusal: /^common-ab: /,
    meet: async (_, bytes) => {
      const store = storeOf(Buffer.from(Buffer.from(bytes).toString('utf8'), 'base64'))
      try {
        await textIn(store, 'common-ab')
        return { code: 0, err: '' }
      } catch (error) {
        if (error instanceof Unreadable) return { code: 2, err: error.message }
        throw error
      }
    },
  },
  {
    name: 'an answer of a queue',
    readBy: [],
    sound: { came: Buffer.from(compressText(toWire({ plays: 1 }))).toString('base64') },
    also: [{ at: 'came-ab' }],
    refusal: /^(?:a result|came-[0-9a-f-]+|redis:\/\/nowhere: an answer)\b/,
    meet: (_, bytes) => answered(jsonIn(bytes)),
  },
  {
    name: 'the address of a queue',
    readBy: [],
    written: 'text',
    sound: 'redis://user:secret@localhost:6379/0',
    also: ['rediss://localhost:6379', 'redis://[::1]:6379/1'],
    refusal: /^--queue: /,
    meet: (_, bytes) => reading(() => parseQueueAddress(Buffer.from(bytes).toString('utf8'))),
  },
]
