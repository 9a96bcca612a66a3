/** page 2, para 1 Turns to page 2, para 4 Unit Status. @module */

import { computed, flag, forbid, one, range, view } from 'rulewright/book'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { withStack } from './supply.js'
import type { Player, Supply } from './vocabulary.js'

/** True if the stack has other chits than before. */
export const replaced = flag(
  'the chits of the stack have been replaced since it was chosen',
  'the chits of the stack are those that were chosen',
)

export const goesOnWithout = one('Turn: no stack can be chosen', view({ withoutStack: cited.withoutStack }), (row) => [
  row(cited.endOfTurn.whenOver, { withoutStack: 'Tasks only' }, true),
  row(cited.turns.choose, { withoutStack: 'none' }, false),
])

export const isUsedUp = one(
  'End of a turn: is the stack used up',
  view({ replaced, stackReplaced: cited.stackReplaced }),
  (row) => [
    row(cited.endOfTurn.nothingSaved, { replaced: false }, true),
    row(cited.endOfTurn.nothingSaved, { replaced: true, stackReplaced: 'goes on' }, true),
    row(cited.turns.onlyChosen, { replaced: true, stackReplaced: 'is over' }, false),
  ],
)

/** A stack of this height is as high as any for these tables. */
export const HIGH = 4

export const mayNotChoose = forbid(
  'may not be the supply of a turn',
  view({ available: range(0, HIGH, 'available chits in the stack') }),
  (bar) => [bar(cited.turns.choose, { available: 0 })],
)

export const withNothingSaved = computed(
  'The end of a turn',
  [cited.endOfTurn.nothingSaved],
  (game: Game, player: Player, supply: Supply): Game => {
    const { chit, available, used } = game.players[player].supply[supply]
    return withStack(game, player, supply, { chit, available: 0, used: used + available })
  },
)
