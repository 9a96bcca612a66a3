/** Effects: the same plays under one reading and under another, and what that does to their results. @module */

import {
  alike,
  type Book,
  type GameState,
  gamesToPlay,
  gameUnder,
  type Json,
  type Pair,
  pickerAt,
  playing,
  type Results,
  type Rules,
  rulesOf,
} from '#core'
import type { Measuring, PlayRange } from './reading-weights.js'
import type { Effect } from './report.js'

/** The end of a play: its outcome with the result, both absent if the play was given up. */
interface Ended {
  readonly outcome?: Json
  readonly results?: Results
}

/** The ends of a play under the two readings of a pair. */
export type EndedBoth = readonly [Ended, Ended]

/** Plays the same seeds under both readings of a pair, and compares how they end. */
export const effectOf = <Game extends GameState>(book: Book<Game>, pair: Pair, how: Measuring): Effect =>
  effectFrom(endsUnder(book, pair, how, { from: 1, to: how.plays }))

/** Plays some of these seeds under both readings of a pair. */
export function endsUnder<Game extends GameState>(
  book: Book<Game>,
  { question, readings }: Pair,
  { seed, bound }: Pick<Measuring, 'seed' | 'bound'>,
  { from, to }: PlayRange,
): readonly EndedBoth[] {
  const rules = rulesOf(book, { trace: false })
  const games = gamesToPlay(book)
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const number = from + at
    const game = games[(number - 1) % games.length] as Game
    const ends = readings.map((reading) => endOf(rules, gameUnder(game, question, reading), seed + number, bound))
    return ends as unknown as EndedBoth
  })
}

/** Compares how plays end under both readings of a pair. */
export function effectFrom(ended: readonly EndedBoth[]): Effect {
  const told = ended.filter((both) => both.every(({ results }) => results !== undefined))
  const results = told.map((both) => both.map((one) => one.results) as unknown as readonly [Results, Results])
  return {
    plays: ended.length,
    otherOutcomes: ended.filter(([one, other]) => !alike(one.outcome, other.outcome)).length,
    otherWinners: results.filter(([one, other]) => one.winner !== other.winner).length,
    winners: [0, 1].map((side) =>
      winnersIn(results.map((both) => both[side]?.winner ?? '')),
    ) as unknown as Effect['winners'],
    margins: marginsIn(results),
  }
}

/** Plays a game to its end. What is drawn for a decision depends on its number alone, so that plays stay alike. */
function endOf<Game extends GameState>(rules: Rules<Game>, game: Game, seed: number, bound: number): Ended {
  const { procedure, args } = rules.book.main
  const begun = rules.begin(game, procedure.name, args)
  for (const { due } of playing(rules, begun, (decision, made) => pickerAt(seed, made)(decision), bound))
    if (due.over) {
      const results = rules.book.results?.(due.outcome)
      return { outcome: due.outcome, ...(results && { results }) }
    }
  return {}
}

function winnersIn(winners: readonly string[]): Readonly<Record<string, number>> {
  const names = [...new Set(winners)].sort()
  return Object.fromEntries(names.map((name) => [name, winners.filter((winner) => winner === name).length]))
}

function marginsIn(results: readonly (readonly [Results, Results])[]): Effect['margins'] {
  const seats = [...new Set(results.flatMap((both) => both.flatMap(({ margins }) => Object.keys(margins))))]
  return Object.fromEntries(
    seats.map((seat) => {
      const sides = [0, 1].map((side) => results.map((both) => both[side]?.margins[seat] ?? 0))
      const [one = [], other = []] = sides
      const differences = one.map((margin, at) => (other[at] ?? 0) - margin)
      return [
        seat,
        {
          means: [rounded(mean(one)), rounded(mean(other))],
          difference: rounded(mean(differences)),
          error: rounded(errorOf(differences)),
        },
      ]
    }),
  )
}

const rounded = (number: number) => Math.round(number * 100) / 100
const mean = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0) / numbers.length

/** The standard error of the mean of some numbers; nothing can be said of fewer than two. */
export function errorOf(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0
  const middle = mean(numbers)
  const squares = numbers.reduce((total, number) => total + (number - middle) ** 2, 0)
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length)
}
