/** The vectors of a book as work: the files of its examples are jobs, whole games, censuses, and what is asked beside them. @module */
import { vectorsApart } from '../conformance/vectors/apart.js'
import type { GameOptions } from '../conformance/vectors/games.js'
import type { Made, VectorOptions } from '../conformance/vectors/making.js'
import type { Paired } from '../conformance/vectors/pairs.js'
import { type Came, type Piece, piecesOf } from '../conformance/vectors/pieces.js'
import { vectorsOf } from '../conformance/vectors/vectors.js'
import { examplesFolder } from '../home/home.js'
import type { Book } from '../kernel/book.js'
import { by, type Hands } from './hands.js'
import type { Kind } from './kind.js'
import { type PlainWorlds, plainWorlds, withWorlds } from './plain-worlds.js'

interface Common {
  readonly options: GameOptions & Paired
  readonly worlds: PlainWorlds
}

/** The vectors of a book. */
export const vectors: Kind<Common, Piece, Came> = {
  name: 'vectors',
  ready: (book, { options, worlds }) => piecesOf(withWorlds(book, worlds), examplesFolder(book), options),
}

/** Makes the vectors of a book, from the examples in its folder, by many hands. */
export async function vectorsBy(book: Book, options: Omit<VectorOptions, 'examples'>, hands: Hands): Promise<Made> {
  const whole = { ...options, examples: examplesFolder(book) }
  if (hands === undefined) return vectorsOf(book, whole)
  const { games, seed, bound } = options
  const common = { options: { games, seed, bound }, worlds: plainWorlds(book) }
  return by(hands, { book, kind: vectors, common }, (doing, signal) =>
    vectorsApart(book, whole, (pieces, hearer) => doing(pieces, hearer), signal),
  )
}
