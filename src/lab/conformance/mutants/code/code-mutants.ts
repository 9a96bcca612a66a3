/** Mutants of code: the functions of a book with one slip in them, where the book was loaded with slips. @module */
import { type Book, emptyMemos, type GameState } from '#core'
import type { Mutant } from '../mutant.js'
import { type Slip, slips } from './injected-slips.js'

export const codeMutants = <Game extends GameState>(book: Book<Game>): readonly Mutant<Game>[] => {
  const early = slips.whileLoading
  return slips.known.map((slip, number) => mutantOf(book, slip, number, early.has(slip.place)))
}

const mutantOf = <Game extends GameState>(
  book: Book<Game>,
  { place, says, digest }: Slip,
  number: number,
  isEarly: boolean,
): Mutant<Game> => ({
  kind: 'code',
  where: `code:${place}`,
  says,
  clauses: [],
  declared: { code: digest },
  trail: { of: 'code', names: [`code:${place}`], isEarly },
  within: (piece) => {
    // What was remembered was worked out without the slip, and what will be with it.
    emptyMemos()
    try {
      return slips.making(number, () => piece(book))
    } finally {
      emptyMemos()
    }
  },
})

/** Runs a piece of work. Returns its result and the functions that it called, named as in mutants. */
export function hearingCode<T>(piece: () => T): readonly [T, readonly string[]] {
  const [came, heard] = slips.hearing(piece)
  return [came, [...heard].map((place) => `code:${place}`)]
}
