/** Whole games: played to the end by chance, or with every seat played by the book. @module */

import {
  type Book,
  type GameState,
  type Option,
  pickerFrom,
  playedByTheBook,
  playing,
  type Rules,
  rulesOf,
} from '#core'
import type { FromExample } from './examples.js'
import { fromPlay } from './plays.js'
import { usually } from './survey-sources.js'

/** The number of complete games with chosen options for every seat, and their seed. */
export interface GameOptions {
  readonly games: number
  readonly seed: number
  /** After how many choices a game is given up, and is none. */
  readonly bound: number
}

/** Whole games. */
export function wholeGames<Game extends GameState>(
  book: Book<Game>,
  options: GameOptions,
): readonly FromExample<Game>[] {
  const wholeGame = wholeGamesOf(book, options)
  return beginningsOf(book, options).flatMap((_, at) => wholeGame(at) ?? [])
}

/** The number of complete games to play, whether or not they reach an end. */
export const gamesBegun = (book: Book, options: GameOptions): number => beginningsOf(book, options).length

/** Plays whole games by their numbers; nothing where one comes to no end within bounds. */
export function wholeGamesOf<Game extends GameState>(
  book: Book<Game>,
  options: GameOptions,
): (number: number) => FromExample<Game> | undefined {
  const rules = rulesOf(book, { trace: false })
  const beginnings = beginningsOf(book, options)
  return (number) => {
    const begun = beginnings[number]
    const choices = begun && playedOut(rules, usually(book, begun.start), begun.from, options.bound)
    return choices && fromPlay(rules, choices, 'game', begun.start)
  }
}

/** With what whole games begin: some in which every seat is chosen for, and where the book plays seats, one in which it plays all that it can. */
function beginningsOf<Game extends GameState>(
  book: Book<Game>,
  { games, seed }: GameOptions,
): readonly { readonly start: Game; readonly from: number }[] {
  const own = Array.from({ length: games }, (_, number) => ({ start: book.empty, from: seed + 1000 + number }))
  const seated = games > 0 ? playedByTheBook(book, book.empty) : undefined
  return [...own, ...(seated ? [{ start: seated, from: seed + 1000 }] : [])]
}

/** The choices of a game that is played to its end; nothing where it has none within bounds. */
function playedOut<Game extends GameState>(
  rules: Rules<Game>,
  start: Game,
  seed: number,
  bound: number,
): readonly Option[] | undefined {
  const { procedure, args } = rules.book.main
  const begun = rules.begin(start, procedure.name, args)
  const stops = [...playing(rules, begun, pickerFrom(seed), bound)]
  return stops.at(-1)?.due.over ? stops.flatMap(({ option }) => option ?? []) : undefined
}
