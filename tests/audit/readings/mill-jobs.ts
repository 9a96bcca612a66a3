/** Jobs of a search through the mill. */

import type { Book } from '../../../src/core/kernel/book/book.js'
import { option } from '../../../src/core/kernel/offers/offer.js'
import type { PlayLine } from '../../../src/lab/audit/readings/places-to-look.js'
import type { WitnessEffort } from '../../../src/lab/audit/readings/search-effort.js'
import { type Pools, type SearchJob, seekerOf } from '../../../src/lab/audit/readings/witness-search.js'
import { type Game, book as mill } from '../mill-game.js'
import type { begins } from './mill-scans.js'
import { pairsNamed } from './toy-searches.js'

/** A search for these questions of the mill, and the files that it reads. */
export function seeking(
  names: readonly string[],
  { book = mill, ...more }: Partial<WitnessEffort<Game>> & { readonly book?: Book<Game> } = {},
) {
  const read: number[] = []
  const { lines = { files: 0, of: () => [] }, ...effort } = more
  const seek = seekerOf(book, pairsNamed(mill, ...names), {
    seed: 1,
    plays: 0,
    bound: 20,
    depths: [],
    enough: 1,
    ...effort,
    lines: {
      ...lines,
      of: (file) => {
        read.push(file)
        return lines.of(file)
      },
    },
  })
  return {
    read,
    seek: (stage: SearchJob['stage'], job: Partial<SearchJob> = {}, pools?: Pools<Game>) =>
      seek({ stage, items: [0], depth: 0, pairs: names.map((_, at) => at), ...job }, pools),
  }
}

/** The mill with worlds that begin so. */
export const withWorlds = (...openings: readonly ReturnType<typeof begins>[]): Book<Game> => ({
  ...mill,
  worlds: openings.map((opening, at) => ({ ...opening, name: `${at}`, reach: 'whole' })),
})
/** The mill as a book that plays its seat, which shows in a game. */
export const automatic = (seated: (game: Game) => Game): Book<Game> => ({
  ...mill,
  automaton: {
    seated,
    plays: () => false,
    priorities: () => [],
    noted: (game) => game,
    all: [],
    otherwise: () => ({ clauses: [] }),
    grounds: [],
  },
})
/** The mill whose seat the book plays in games with four coins. */
export const paid = automatic((game) => ({ ...game, coins: 4 }))
/** Files that hold these plays. */
export const linesOf = (...files: readonly (readonly PlayLine<Game>[])[]) => ({
  files: files.length,
  of: (file: number) => files[file] ?? [],
})
/** A play of a file: what begins, and the types of its choices. */
export const line = (opening: PlayLine<Game>['opening'], ...types: readonly string[]): PlayLine<Game> => ({
  opening,
  choices: types.map((type) => option(type)),
})
/** The grain, the flour and the coins of a game. */
export const sacksOf = ({ grain, flour, coins }: Game) => `${grain} ${flour} ${coins}`
