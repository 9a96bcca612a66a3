/** The drawings of a book: its printed boards, and the games with which its examples begin and end. @module */

import {
  type Board,
  type Book,
  bare,
  type ChoiceMade,
  canonical,
  type ExampleRun,
  type GameState,
  type Hit,
  late,
  type ParsedSource,
  type Position,
  type Rules,
  readableFrom,
  rulesOf,
  runExample,
  spokenOption as saidAs,
  type Worded,
  withHits,
} from '#core'

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
export interface ExampleGames<Game = GameState> {
  readonly games: Games<Game>
  readonly made: () => readonly MadeChoice[]
}

/** Hears of every example that is run, with the rows that were asked meanwhile. */
export type RunListener = <Game extends GameState>(run: ExampleRun<Game>, hits: readonly Hit[]) => void

/** Plays the examples in a source, by their names. Examples without a game run only for the listener. */
export function playedIn<Game extends GameState>(
  book: Book<Game>,
  source: ParsedSource,
  hear?: RunListener,
): ReadonlyMap<string, ExampleGames<Game>> {
  const rules = rulesOf(book)
  const all = readableFrom(rules, source).examples.filter(({ kind }) => hear !== undefined || kind === 'played')
  return new Map(
    all.flatMap((example) => {
      const [run, hits] = withHits(() => runExample(rules, example))
      hear?.(run, hits)
      return playedBy(rules, run)
    }),
  )
}

/** The plays of examples that were already run, by their names. */
export function playedOf<Game extends GameState>(
  book: Book<Game>,
  runs: readonly ExampleRun<Game>[],
): ReadonlyMap<string, ExampleGames<Game>> {
  const rules = rulesOf(book)
  return new Map(runs.flatMap((run) => playedBy(rules, run)))
}

/** The play of one example, under its name; nothing if it asks a table. */
function playedBy<Game extends GameState>(
  rules: Rules<Game>,
  { example, verdict }: ExampleRun<Game>,
): readonly (readonly [string, ExampleGames<Game>])[] {
  if (example.kind !== 'played') return []
  const before = example.begun.game
  const reached = verdict.is === 'legal' || verdict.is === 'refused'
  const games = reached ? { before, after: verdict.position.game } : { before }
  const choices = reached ? verdict.choices : []
  return [[example.name, { games, made: late(() => saidOf(rules, example.begun.position, choices)) }]]
}

/** The games with which the examples in a source begin and end, by the names of the examples. */
export const gamesIn = <Game extends GameState>(
  book: Book<Game>,
  source: ParsedSource,
): ReadonlyMap<string, Games<Game>> => new Map([...playedIn(book, source)].map(([name, { games }]) => [name, games]))

/** The choices that somebody named, in the words of what offers them. */
function saidOf<Game extends GameState>(
  rules: Rules<Game>,
  begun: Position<Game>,
  choices: readonly ChoiceMade[],
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
