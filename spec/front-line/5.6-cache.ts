/** page 5, para 6 Cache. @module */

import { P } from 'ts-pattern'
import { among, first, note, one, prohibition, question, range, rule, view } from '#kernel'
import { components } from './1.1-the-game.js'
import { supplyValues } from './1.6-setup.js'
import { HIGH, turns } from './2.1-turns.js'
import { chitsRunOut } from './4.5-fall-and-free.js'
import type { Game } from './game.js'
import { POINTER } from './reasons.js'
import { ahead, section } from './section.js'
import { withStack } from './supply.js'
import { CHITS, type Player, type Supply } from './vocabulary.js'

export const cache = section('cache', 'page 5, para 6', 'Cache', {
  raise: rule('The supply of the turn grows by one chit of the same kind.'),
  limit: prohibition('The stack does not grow beyond its greatest height.'),
  see: note('Fallen supply can be raised, too.', { status: POINTER }),
})

export const cacheLimit = question('cacheLimit', {
  asks: 'How high can Cache raise a stack?',
  clauses: [cache.limit, turns.fallenCache, supplyValues.stacks],
  readings: {
    four: 'To four chits, the greatest height of any stack.',
    granted: 'To what the city granted this month, for Fallen supply to two.',
  },
  usual: 'four',
  because: 'A stack is 3 or 4 high, and Fallen supply, granted singly, can be raised too.',
})

const raising = view({
  chit: among(CHITS, 'the chits of the stack'),
  height: range(0, HIGH, 'available chits in the stack'),
  granted: range(1, 4, 'chits that the Supply Card grants'),
  chitsLeft: range(0, 4, 'Fallen chits that are left'),
  limit: cacheLimit,
  substitutes: chitsRunOut,
})

export const room = first('Whether Cache can raise a stack', raising, (row) => [
  row([cache.limit, components.chits], { chit: 'Fallen', chitsLeft: 0, substitutes: 'no' }, 'too few chits'),
  row(cache.limit, { limit: 'four', height: 4 }, 'too high'),
  row(cache.limit, { limit: 'granted', chit: 'Fallen', height: P.number.gte(2) }, 'too high'),
  row(cache.limit, { limit: 'granted', height: 4 }, 'too high'),
  row(cache.limit, { limit: 'granted', chit: P.not('Fallen'), granted: 3, height: 3 }, 'too high'),
  row(cache.limit, {}, 'room'),
])

export const raisedBy = one(
  'By how many chits Cache raises a stack',
  view({ chit: among(CHITS, 'the chits of the stack') }),
  (row) => [
    row(cache.raise, { chit: P.not('Fallen') }, 1),
    row([cache.raise, turns.fallenCache, ahead('cardActions.fallenCache')], { chit: 'Fallen' }, 1),
  ],
)

/** A game in which the stack of the turn has grown. */
export const withCached = (game: Game, player: Player, supply: Supply): Game => {
  const stack = game.players[player].supply[supply]
  return withStack(game, player, supply, { ...stack, available: stack.available + raisedBy.ask({ chit: stack.chit }) })
}
