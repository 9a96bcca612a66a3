/** Mutants of code: the functions of a book with one slip in them, where the book was loaded with slips. @module */
import type { Book, GameState } from '#kernel'
import { emptyMemos } from '../../../kernel/once.js'
import type { Mutant } from '../mutant.js'
import { type Slip, slips } from './slips.js'

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

/** What a piece of work comes to, and by which functions it came, as mutants name them. */
export function hearingCode<T>(piece: () => T): readonly [T, readonly string[]] {
  const [came, heard] = slips.hearing(piece)
  return [came, [...heard].map((place) => `code:${place}`)]
}
