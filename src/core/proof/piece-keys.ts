/**
 * Keys of pieces: what a piece of work depends on, as digests.
 *
 * A piece of work begins in the state that loading has left, and runs functions. What loading leaves follows from the load
 * texts, which are the frame of every key; from the tables and charts, which are noted when they are used; and from sections
 * and questions, of which the frame holds the values that the program reads.
 *
 * @module
 */
import { hashOfContent } from '../files/hash-content.js'
import { type Book, bookClauses } from '../kernel/book/book.js'
import type { PieceList } from './marked-copy.js'

/** The pieces of a loaded book. */
export interface PieceKeys {
  /** A digest of what every piece of work depends on. */
  readonly frame: string
  /** Completes the pieces that a piece of work used with those that belong to them, as digests. */
  readonly digestsOf: (used: readonly number[]) => readonly string[]
  /** Tells if a piece has this digest. */
  readonly has: (digest: string) => boolean
  /** The name of the piece with a digest. */
  readonly nameOf: (digest: string) => string | undefined
}

/** The keys of a book: its pieces, and which of them ran or were used while it was loaded. */
export function pieceKeys(book: Book, { pieces, modules }: PieceList, loaded: readonly number[]): PieceKeys {
  const atLoad = new Set(loaded)
  const parentOf = (piece: number): number => pieces[piece]?.parent ?? -1
  const isFunction = (piece: number): boolean => pieces[piece]?.kind === 'function'

  /** The piece that declares something around a function that ran at load: that one brings it along. */
  const declaring = (piece: number): number => {
    let around = piece
    while (around >= 0 && isFunction(around)) around = parentOf(around)
    return around
  }
  const withIt = new Map<number, number[]>()
  for (const piece of atLoad) {
    const around = declaring(piece)
    if (around !== piece && around >= 0) withIt.set(around, [...(withIt.get(around) ?? []), piece])
  }
  const inFrame = new Set([...atLoad].filter((piece) => declaring(piece) < 0 || atLoad.has(declaring(piece))))
  const complete = (used: readonly number[]): ReadonlySet<number> => {
    const found = new Set<number>()
    const queue = [...used]
    for (let piece = queue.pop(); piece !== undefined; piece = queue.pop()) {
      if (piece < 0 || found.has(piece) || inFrame.has(piece)) continue
      found.add(piece)
      queue.push(parentOf(piece), ...(withIt.get(piece) ?? []))
    }
    return found
  }
  const names = new Map(pieces.map(({ digest, name }) => [digest, name]))
  const digestOf = (piece: number): string => pieces[piece]?.digest ?? ''
  const frame = [
    ...modules.map(({ name, load }) => `${name} ${load}`),
    ...[...inFrame].map(digestOf).sort(),
    JSON.stringify(valuesOf(book)),
  ]
  return {
    frame: hashOfContent(frame.join('\n')),
    digestsOf: (used) => [...complete(used)].map(digestOf).sort(),
    has: (digest) => names.has(digest),
    nameOf: (digest) => names.get(digest),
  }
}

/** The values of sections and questions that the program reads: all but their words. */
const valuesOf = (book: Book) => [
  bookClauses(book).map(({ id, kind, term, see, section, disposition }) => [
    id,
    kind,
    term ?? null,
    see,
    section.number,
    disposition.as,
  ]),
  book.questions.map((question) => [
    question.name,
    question.usual,
    Object.keys(question.readings),
    question.editorial !== undefined,
    question.clauses.map(({ id }) => id),
  ]),
]
