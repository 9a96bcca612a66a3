/** Collect Income. @module */

import { added, readingOf } from 'rulewright/book'
import { collectsIncome } from './7-income.js'
import { hasCapital } from './capital.js'
import { bankCollected } from './capturing.js'
import type { GameMap } from './components/map.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { isContested, sovietsInPlay } from './sides.js'
import { POWERS, type Power, TERRITORIES } from './vocabulary.js'

export const worthOf = added(
  'Income',
  [cited.republic.income, cited.economy.collect],
  { power: POWERS },
  (add, { territories }: Game, { power }, map: GameMap) => {
    for (const name of TERRITORIES)
      if (territories[name].control === power && !isContested(territories[name])) add(map.worth[name], name)
  },
)

/** True if a power collects income in its turn. */
function collects(game: Game, power: Power, turn: 'of the Revolution' | 'another'): boolean {
  const capital = hasCapital(game, power)
  if (!sovietsInPlay(game) || (power !== 'Russia' && power !== 'Soviet Russia')) return capital
  const answer = collectsIncome.ask({
    power: power === 'Russia' ? 'Imperial Russia' : power,
    turn,
    moscow: capital,
    imperialIncome: readingOf(game, cited.imperialIncome),
    sovietIncome: readingOf(game, cited.sovietIncome),
  })
  return answer === 'income'
}

/** The game after Collect Income, or after it was skipped. */
export function withIncome(map: GameMap, game: Game, power: Power, turn: 'of the Revolution' | 'another'): Game {
  if (!collects(game, power, turn)) return game
  const paid = power === 'Russia' && game.bankOwed ? bankCollected(game) : game
  const income = worthOf.compute(paid, { power }, map)
  return { ...paid, treasury: { ...paid.treasury, [power]: paid.treasury[power] + income } }
}
