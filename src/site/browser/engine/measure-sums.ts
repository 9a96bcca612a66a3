/** Sums: what the measures of a book come to in a game, and what their numbers are added up from. @module */
import {
  argumentsOf,
  type Book,
  decidedIn,
  type GameState,
  sumLines,
  sumsIn,
  type Total,
  totalText,
  withHits,
} from '#core'
import type { MeasureView } from './protocol.js'

/** Computes the values of measures. A measure that is named also gets the terms of each number. */
export const measureViews = <Game extends GameState>(
  { measures = [] }: Pick<Book<Game>, 'measures'>,
  game: Game,
  named?: string,
): readonly MeasureView[] =>
  measures
    .filter(({ name }) => named === undefined || name === named)
    .map((total) => ({
      measure: total.name,
      value: valueText(total, game),
      sums: named === undefined ? [] : sumsOf(total, game),
    }))

/** For how many arguments a measure is told where others are told beside it. */
const FEW = 16

const fewArguments = <Game extends GameState>({ domains }: Total<Game>) => {
  const all = argumentsOf(domains)
  return all.length > FEW ? [] : all
}

const valueText = <Game extends GameState>(total: Total<Game>, game: Game): string =>
  fewArguments(total)
    .map((argument) => [...Object.values(argument), totalText(total.count(game, argument))].join(' '))
    .join('; ')

function sumsOf<Game extends GameState>(total: Total<Game>, game: Game): readonly string[] {
  const lines = argumentsOf(total.domains).flatMap((argument) => {
    const [, hits] = withHits(() => total.count(game, argument))
    return sumLines(sumsIn(decidedIn(total.name, hits)))
  })
  return [...new Set(lines)]
}
