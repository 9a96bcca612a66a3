/** The vectors of a book as work: the files of its examples are jobs, whole games, censuses, and what is asked beside them. @module */

import { type Book, examplesFolder } from '#core'
import {
  type GameOptions,
  type Paired,
  piecesOf,
  type VectorOptions,
  type VectorsMade,
  type VectorTask,
  type VectorTaskResult,
  vectorsApart,
  vectorsOf,
} from '#lab'
import { by, type Workers } from './choose-threads.js'
import type { WorkKind } from './work-kind.js'
import { type PlainWorlds, plainWorlds, withWorlds } from './world-messages.js'

interface Common {
  readonly options: GameOptions & Paired
  readonly worlds: PlainWorlds
}

/** The vectors of a book. */
export const vectors: WorkKind<Common, VectorTask, VectorTaskResult> = {
  name: 'vectors',
  ready: (book, { options, worlds }) => piecesOf(withWorlds(book, worlds), examplesFolder(book), options),
}

/** Makes the vectors of a book, from the examples in its folder, by many hands. */
export async function vectorsBy(
  book: Book,
  options: Omit<VectorOptions, 'examples'>,
  hands: Workers,
): Promise<VectorsMade> {
  const whole = { ...options, examples: examplesFolder(book) }
  if (hands === undefined) return vectorsOf(book, whole)
  const { games, seed, bound } = options
  const common = { options: { games, seed, bound }, worlds: plainWorlds(book) }
  return by(hands, { book, kind: vectors, common }, (doing, signal) =>
    vectorsApart(book, whole, (pieces, hearer) => doing(pieces, hearer), signal),
  )
}
