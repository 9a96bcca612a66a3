/** Whether a power has its capital. @module */
import { readingOf } from 'rulewright/book'
import { hasMoscow, moscowContested } from './7-income.js'
import type { Game } from './game.js'
import { CAPITAL_OF, isContested, sovietsInPlay } from './sides.js'
import type { Power } from './vocabulary.js'

/** Whether a power has its capital. */
export function hasCapital(game: Game, power: Power): boolean {
  const capital = game.territories[CAPITAL_OF[power]]
  const controls = capital.control === power
  if (!sovietsInPlay(game) || CAPITAL_OF[power] !== 'Moscow') return controls
  return hasMoscow.ask({
    controls,
    contested: isContested(capital),
    moscowContested: readingOf(game, moscowContested),
  })
}
