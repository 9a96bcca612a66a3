/** What is drawn of a book: its boards as they are printed, and the games with which its examples begin and end. @module */

import type { Book, GameState, Position, Rules } from '#kernel'
import type { Made } from '../examples/choices-made.js'
import { readableFrom } from '../examples/read.js'
import { runExample } from '../examples/run.js'
import type { Source } from '../examples/source.js'
import type { ExampleRun } from '../examples/verdict.js'
import { type Board, bare } from '../kernel/board.js'
import { type Hit, observed } from '../kernel/hearing.js'
import { canonical } from '../kernel/json.js'
import { late } from '../kernel/once.js'
import type { Worded } from '../kernel/option.js'
import { rulesOf } from '../kernel/rules.js'
import { said as saidAs } from '../kernel/said.js'

/** The game as a position has it, and as choices leave it, where they lead anywhere. */
export interface Games<Game = GameState> {
  readonly before: Game
  readonly after?: Game
}

/** The boards of a book as they are printed, each once. */
export function printedBoards<Game extends GameState>({ board, empty, bases = {} }: Book<Game>): readonly Board[] {
  if (board === undefined) return []
  const all = [empty, ...Object.values(bases)].map((game) => bare(board(game)))
  return [...new Map(all.map((one) => [canonical(one), one])).values()]
}

/** A choice that an example names, as people read it. */
export interface MadeChoice {
  readonly seat: string
  readonly says: string
}

/** An example as it was played: its games, and the choices that it names. */
export interface Played<Game = GameState> {
  readonly games: Games<Game>
  readonly made: () => readonly MadeChoice[]
}

/** Hears of every example that is run, with the rows that were asked meanwhile. */
export type RunListener = <Game extends GameState>(run: ExampleRun<Game>, hits: readonly Hit[]) => void

/** How the examples in a source are played, by their names; those without a game are run for who hears of them. */
export function playedIn<Game extends GameState>(
  book: Book<Game>,
  source: Source,
  hear?: RunListener,
): ReadonlyMap<string, Played<Game>> {
  const rules = rulesOf(book)
  const all = readableFrom(rules, source).examples.filter(({ kind }) => hear !== undefined || kind === 'played')
  return new Map(
    all.flatMap((example) => {
      const [run, hits] = observed(() => runExample(rules, example))
      hear?.(run, hits)
      return playedBy(rules, run)
    }),
  )
}

/** How examples were played that have been run, by their names. */
export function playedOf<Game extends GameState>(
  book: Book<Game>,
  runs: readonly ExampleRun<Game>[],
): ReadonlyMap<string, Played<Game>> {
  const rules = rulesOf(book)
  return new Map(runs.flatMap((run) => playedBy(rules, run)))
}

/** How one was played, under its name; nothing where it asks a table. */
function playedBy<Game extends GameState>(
  rules: Rules<Game>,
  { example, verdict }: ExampleRun<Game>,
): readonly (readonly [string, Played<Game>])[] {
  if (example.kind !== 'played') return []
  const before = example.begun.game
  const reached = verdict.is === 'legal' || verdict.is === 'refused'
  const games = reached ? { before, after: verdict.position.game } : { before }
  const choices = reached ? verdict.choices : []
  return [[example.name, { games, made: late(() => saidOf(rules, example.begun.position, choices)) }]]
}

/** The games with which the examples in a source begin and end, by the names of the examples. */
export const gamesIn = <Game extends GameState>(book: Book<Game>, source: Source): ReadonlyMap<string, Games<Game>> =>
  new Map([...playedIn(book, source)].map(([name, { games }]) => [name, games]))

/** The choices that somebody named, in the words of what offers them. */
function saidOf<Game extends GameState>(
  rules: Rules<Game>,
  begun: Position<Game>,
  choices: readonly Made[],
): readonly MadeChoice[] {
  const said: MadeChoice[] = []
  let position = begun
  const last = choices.findLastIndex(({ named }) => named)
  for (const { option, seat, named } of choices.slice(0, last + 1)) {
    if (named) {
      const decision = rules.decide(position)
      if (decision.over) break
      const isMeant = (choice: Worded) => canonical(choice.option) === canonical(option)
      const meant = decision.choices.find(isMeant) ?? decision.asides.choices().find(isMeant)
      said.push({ seat, says: saidAs(meant ?? { option }) })
    }
    position = rules.choose(position, option).position
  }
  return said
}
