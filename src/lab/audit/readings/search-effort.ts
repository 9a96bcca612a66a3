/** Efforts: how hard witnesses are looked for, and where. @module */
import { exampleFiles, type GameState, type Rules } from '#core'
import { playsIn } from './example-plays.js'
import type { PlayLine } from './places-to-look.js'

/** Plays in files, read where they are needed. */
export interface Lines<Game extends GameState = GameState> {
  readonly files: number
  /** The plays of a file, counted from 0. */
  readonly of: (file: number) => readonly PlayLine<Game>[]
}

/** The plays of the examples in a folder. */
export function linesOf<Game extends GameState>(rules: Rules<Game>, folder: string): Lines<Game> {
  const files = exampleFiles(folder)
  return { files: files.length, of: (at) => files.slice(at, at + 1).flatMap((file) => playsIn(rules, file)) }
}

/** The effort of a search. */
export interface WitnessEffort<Game extends GameState = GameState> {
  readonly seed: number
  /** The number of random plays to examine. */
  readonly plays: number
  /** After how many decisions a random play is given up. */
  readonly bound: number
  /** The number of places to examine in a world: first so many in every world, then more where pairs are open. */
  readonly depths: readonly number[]
  /** The number of witnesses of a pair to reduce; the smallest one counts. */
  readonly enough: number
  /** True to search for shorter plays also in games with parts of others. */
  readonly thorough?: boolean
  /** Plays to look at beside those of the search itself. */
  readonly lines: Lines<Game>
  /** Told how far the search is. */
  readonly told?: (stage: string, done: number, total: number) => void
}
