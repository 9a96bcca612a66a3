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
      value: named === undefined ? '' : valueText(total, game),
      sums: named === undefined ? [] : sumsOf(total, game),
    }))

const valueText = <Game extends GameState>(total: Total<Game>, game: Game): string =>
  argumentsOf(total.domains)
    .map((argument) => [...Object.values(argument), totalText(total.count(game, argument))].join(' '))
    .join('; ')

function sumsOf<Game extends GameState>(total: Total<Game>, game: Game): readonly string[] {
  const lines = argumentsOf(total.domains).flatMap((argument) => {
    const [, hits] = observed(() => total.count(game, argument))
    return sumLines(sumsIn(decidedIn(total.name, hits)))
  })
  return [...new Set(lines)]
}
