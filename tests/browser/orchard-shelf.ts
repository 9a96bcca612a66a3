/** The engine of a page over the toy book, with two examples. */

import type { ExamplesOfFile } from '../../src/site/browser/engine/book-examples.js'
import { createEngine } from '../../src/site/browser/engine/engine.js'
import type { EngineClient, Replies, RequestName, Requests } from '../../src/site/browser/engine/protocol.js'
import { book } from '../kernel/orchard.js'

const EXAMPLES: ExamplesOfFile = {
  'climbing/tall': {
    name: 'Nobody climbs the tall tree without a ladder',
    cites: ['turns.tall'],
    given: { procedure: 'climb', args: { picker: 'Ann' }, game: { ladder: 'nobody' } },
    when: [
      { type: 'climb', tree: 'short' },
      { type: 'climb', tree: 'tall' },
    ],
    refused: ['turns.tall'],
  },
  'climbing/late': {
    name: 'A late climb',
    cites: ['turns.twoTrees'],
    given: { from: 'late.json', procedure: 'climb', args: { picker: 'Ann' } },
    when: [{ type: 'climb', tree: 'short' }],
    // biome-ignore lint/suspicious/noThenProperty: a word of the format, and never a function
    then: { game: { baskets: { Ann: 3 } } },
  },
  'scoring/points': {
    name: 'Each fruit is a point',
    cites: ['scoring.fruit'],
    table: 'points',
    view: { basket: 3 },
    answer: 3,
  },
}

const late = { ...book.empty, baskets: { Ann: 2, Bob: 1 }, trees: { short: 1, middle: 1, tall: 1 } }

export const answering: EngineClient = createEngine({
  book: (short) => (short === 'orchard' ? Promise.resolve(book) : undefined),
  examples: () => ({
    citing: async () =>
      Object.entries(EXAMPLES).map(([id, { name, cites }]) => ({
        id,
        name: String(name),
        cites: cites as readonly string[],
      })),
    file: async () => EXAMPLES,
    positions: async () => ({ 'late.json': { game: late, stack: [] } }),
  }),
})

/** Asks, and gives what is told; through JSON, as between a page and its worker. */
export async function told<K extends RequestName>(
  asked: K,
  about: Requests[K],
  engine = answering,
): Promise<Replies[K]> {
  const reply = JSON.parse(JSON.stringify(await engine(asked, JSON.parse(JSON.stringify(about)))))
  if (!reply.ok)
    throw new Error(
      reply.faults.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`).join('; '),
    )
  return reply.value
}

/** Returns the faults of a request. */
export async function faults<K extends RequestName>(
  asked: K,
  about: Requests[K],
  engine = answering,
): Promise<readonly string[]> {
  const reply = await engine(asked, about)
  return reply.ok ? [] : reply.faults.map(({ path, message }) => `${path}: ${message}`)
}
