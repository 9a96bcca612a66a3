/** Pieces that a sentence puts on a square where they do not stand: "the tank in C2", where C2 holds something else. @module */
import type { Places } from './board-occupants.js'
import type { Sentence } from './sentence.js'

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/\W+/).filter(Boolean)

/** A text in which no sign has a meaning for a pattern. */
const literal = (text: string): string => text.replaceAll(/[^\w\s]/g, '\\$&')

/** True if a word is this name, or its plural. */
const means = (word: string, name: string): boolean => word === name || word === `${name}s`

/**
 * True if a sentence names a piece "in", "at" or "on" a square that holds another one, or none.
 *
 * A choice of another piece would answer a question that nobody asked.
 */
export function hasMisplacedPiece(
  places: Places,
  squares: readonly string[],
  { text }: Pick<Sentence, 'text'>,
): boolean {
  const names = new Set([...places.values()].flatMap(wordsOf))
  const words = text.toLowerCase()
  return squares.some((square) => {
    const [, word = ''] = new RegExp(`(\\w+) (?:in|at|on) ${literal(square.toLowerCase())}(?!\\w)`).exec(words) ?? []
    const named = [...names].find((name) => means(word, name))
    return named !== undefined && !wordsOf(places.get(square) ?? '').includes(named)
  })
}
