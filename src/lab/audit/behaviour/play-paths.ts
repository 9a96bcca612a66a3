/** Roads: where two states of a book are led, which is through its examples, its worlds and random plays. @module */
import { join, relative } from 'node:path'
import {
  type Book,
  exampleFiles,
  type GameState,
  gamesToPlay,
  type Option,
  pickerFrom,
  playing,
  type Rules,
  rulesOf,
  SOURCE,
  type Stop,
  textAt,
  textIfThere,
} from '#core'
import { linesIn } from '../readings/example-plays.js'
import { outcomeOf, type Road } from './behaviour-types.js'

/** The extent of the search. */
export interface Reach {
  /** The number of random plays. */
  readonly plays: number
  readonly seed: number
  /** After how many decisions a random play is given up. */
  readonly bound: number
  /** The number of positions to examine around the start of each world. */
  readonly around: number
}

/** Examples of a book, as files in a folder. */
export interface ExampleFolder {
  readonly book: Book
  readonly folder: string
  /** Another folder: files that stand there in the same words are left out. */
  readonly besides?: string
}

/** The plays of examples, as far as the book can read them. */
export function exampleRoads(
  { book, folder, besides }: ExampleFolder,
  told?: (done: number, total: number) => void,
): readonly Road[] {
  const rules = rulesOf(book, { trace: false })
  const files = exampleFiles(folder).filter((file) => !besides || !isSame(file, join(besides, relative(folder, file))))
  return files.flatMap((file, at) => {
    told?.(at, files.length)
    return linesIn(rules, file).map(({ opening: { game, call }, choices }) => ({
      opening: { game, procedure: call.procedure.name, args: call.args },
      choices,
      around: 1,
    }))
  })
}

const isSame = (one: string, other: string): boolean => textIfThere(other, SOURCE) === textAt(one, SOURCE)

/** The roads through a book beside its examples: from its empty game on, around its worlds, and random plays. */
export function roadsThrough(
  book: Book,
  { plays, seed, bound, around }: Reach,
  make: typeof rulesOf = rulesOf,
): readonly Road[] {
  const rules = make(book, { trace: false })
  const games = gamesToPlay(book)
  const whole = (game: GameState) => ({ game, procedure: book.main.procedure.name, args: book.main.args })
  return [
    ...games.map((game) => ({ opening: whole(game), choices: [], around })),
    ...book.worlds.map(({ game, call }) => ({
      opening: { game, procedure: call.procedure.name, args: call.args },
      choices: [],
      around,
    })),
    ...Array.from({ length: plays }, (_, at) => {
      const game = games[at % games.length] ?? book.empty
      return { opening: whole(game), choices: played(rules, game, seed + at, bound), around: 0 }
    }),
  ]
}

/** The choices of a random play, as far as the rules go on. */
function played(rules: Rules, game: GameState, seed: number, bound: number): readonly Option[] {
  const stops: Stop<GameState>[] = []
  outcomeOf(() => {
    const begun = rules.begin(game, rules.book.main.procedure.name, rules.book.main.args)
    for (const stop of playing(rules, begun, pickerFrom(seed), bound)) stops.push(stop)
  })
  return stops.slice(0, -1).flatMap(({ option }) => option ?? [])
}
