/** Sums: what the measures of a book come to in a game, and what their numbers are added up from. @module */
import type { Book, GameState, Total } from '#kernel'
import { observed } from '../kernel/hearing.js'
import { argumentsOf, totalText } from '../kernel/measure.js'
import { sumLines, sumsIn } from '../kernel/told-trace.js'
import { decidedIn } from '../kernel/trace.js'
import type { Summed } from './protocol.js'

/** What measures come to; one that is named with what each of its numbers is made of. */
export const summedIn = <Game extends GameState>(
  { measures = [] }: Pick<Book<Game>, 'measures'>,
  game: Game,
  named?: string,
): readonly Summed[] =>
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
    const [, hits] = observed(() => total.count(game, argument))
    return sumLines(sumsIn(decidedIn(total.name, hits)))
  })
  return [...new Set(lines)]
}
