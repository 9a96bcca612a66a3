/** The test for a power that has its capital. @module */

import { readingOf } from 'rulewright/book'
import { hasMoscow } from './7-income.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { CAPITAL_OF, isContested, sovietsInPlay } from './sides.js'
import type { Power } from './vocabulary.js'

/** True if a power has its capital. */
export function hasCapital(game: Game, power: Power): boolean {
  const capital = game.territories[CAPITAL_OF[power]]
  const controls = capital.control === power
  if (!sovietsInPlay(game) || CAPITAL_OF[power] !== 'Moscow') return controls
  return hasMoscow.ask({
    controls,
    contested: isContested(capital),
    moscowContested: readingOf(game, cited.moscowContested),
  })
}
