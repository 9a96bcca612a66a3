/** The smallest difference between two readings, found by trying everything in order of size. */
import type { Book } from '../../src/core/kernel/book/book.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import type { Json } from '../../src/core/values/json.js'

/** Everything that a toy book can begin with. */
export interface Everything<Game> {
  /** Every game that there can be, the law-breaking ones included. */
  readonly games: readonly Game[]
  readonly calls: readonly { readonly procedure: string; readonly args: Json }[]
  /** In how many places a game differs from that of the book. */
  readonly distance: (game: Game) => number
}

type Pair<Game extends GameState> = readonly [Position<Game>, Position<Game>]

/** The fewest choices, and with so many the fewest differences from the book's game, after which two readings differ. */
export function smallest<Game extends GameState>(
  book: Book<Game>,
  { games, calls, distance }: Everything<Game>,
  question: string,
  readings: readonly [string, string],
  longest = 4,
): readonly [choices: number, differences: number] | undefined {
  const rules = rulesOf(book)
  const lawful = (game: Game) =>
    book.schema.safeParse(game).success && book.laws.every((law) => law.broken(game).length === 0)
  const sound = games.filter(lawful)
  let open = sound.flatMap((game) =>
    calls.map(({ procedure, args }) => ({
      far: distance(game),
      pair: readings.map(
        (reading) =>
          rules.begin({ ...game, readings: { ...game.readings, [question]: reading } }, procedure, args).position,
      ) as unknown as Pair<Game>,
    })),
  )
  for (let choices = 0; choices <= longest; choices += 1) {
    const apart = open.filter(
      ({ pair }) => shown(rules, pair[0]) !== shown(rules, pair[1]) && pair.every(({ game }) => lawful(game)),
    )
    if (apart.length > 0) return [choices, Math.min(...apart.map(({ far }) => far))]
    open = open
      .filter(({ pair }) => shown(rules, pair[0]) === shown(rules, pair[1]))
      .flatMap(({ far, pair }) =>
        optionsAt(rules, pair[0]).map((option) => ({
          far,
          pair: pair.map((position) => rules.choose(position, option).position) as unknown as Pair<Game>,
        })),
      )
  }
  return undefined
}

const optionsAt = <Game extends GameState>(rules: Rules<Game>, position: Position<Game>): readonly Option[] => {
  const decision = rules.decide(position)
  return decision.over ? [] : [...decision.choices, ...decision.asides.choices()].map(({ option }) => option)
}

/** All that players see of a position, as a text. */
function shown<Game extends GameState>(rules: Rules<Game>, position: Position<Game>): string {
  const { readings: _, ...game } = position.game
  const decision = rules.decide(position)
  return JSON.stringify([
    game,
    decision.over
      ? decision.outcome
      : [
          decision.seat,
          decision.asks,
          optionsAt(rules, position)
            .map((option) => JSON.stringify(option))
            .toSorted(),
        ],
  ])
}
