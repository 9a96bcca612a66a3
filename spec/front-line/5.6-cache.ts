/** page 5, para 6 Cache. @module */

import { among, first, flag, note, one, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { components } from './1.1-the-game.js'
import { supplyValues } from './1.6-setup.js'
import { HIGH, turns } from './2.1-turns.js'
import { chitsRunOut } from './4.5-fall-and-free.js'
import type { Game } from './game.js'
import { POINTER } from './reasons.js'
import { ahead, section } from './section.js'
import { withStack } from './supply.js'
import { CHITS, type Chit, type Player, type Supply } from './vocabulary.js'

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

export const cacheHeight = question('cacheHeight', {
  asks: 'Do chits that were used count, where Cache raises a stack to its greatest height at the most?',
  clauses: [cache.raise, cache.limit, supplyValues.stacks],
  readings: {
    'only those left': 'What grows is the supply that is left.',
    'used ones too': 'A stack is all chits of its supply, those in the Used Supply area included.',
  },
  usual: 'only those left',
  because: 'Cache raises the present supply count, and what was used is not there any more.',
})

const raising = view(
  {
    chit: among(CHITS, 'the chits of the stack'),
    height: range(0, HIGH, 'available chits in the stack'),
    whole: range(0, HIGH, 'chits of the stack with those that were used, four for all that is more'),
    granted: range(1, 4, 'chits that the Supply Card grants'),
    isLeft: flag('a chit of the kind is left', 'all chits of the kind lie on the Items cards'),
    limit: cacheLimit,
    cacheHeight,
    substitutes: chitsRunOut,
  },
  [{ because: 'what is left is part of the whole', when: ({ height, whole }) => height > whole }],
)

const LEFT = { cacheHeight: 'only those left' } as const
const WHOLE = { cacheHeight: 'used ones too' } as const

export const room = first('Whether Cache can raise a stack', raising, (row) => [
  row([cache.limit, components.chits], { isLeft: false, substitutes: 'no' }, 'too few chits'),
  row(cache.limit, { ...LEFT, limit: 'four', height: 4 }, 'too high'),
  row(cache.limit, { ...LEFT, limit: 'granted', chit: 'Fallen', height: P.number.gte(2) }, 'too high'),
  row(cache.limit, { ...LEFT, limit: 'granted', height: 4 }, 'too high'),
  row(cache.limit, { ...LEFT, limit: 'granted', chit: P.not('Fallen'), granted: 3, height: 3 }, 'too high'),
  row(cache.limit, { ...WHOLE, limit: 'four', whole: 4 }, 'too high'),
  row(cache.limit, { ...WHOLE, limit: 'granted', chit: 'Fallen', whole: P.number.gte(2) }, 'too high'),
  row(cache.limit, { ...WHOLE, limit: 'granted', whole: 4 }, 'too high'),
  row(cache.limit, { ...WHOLE, limit: 'granted', chit: P.not('Fallen'), granted: 3, whole: 3 }, 'too high'),
  row(cache.limit, {}, 'room'),
])

export const cachedKind = first(
  'Cache: the kind of the chit that comes',
  view({
    chosen: among([...CHITS, 'none'], 'the chits that were chosen for the turn'),
    lies: flag('chits of the stack lie on the Items card', 'no chit of the stack lies on the Items card'),
  }),
  (row) => [
    row(
      [cache.raise, turns.fallenCache, ahead('cardActions.fallenCache')],
      { chosen: 'Fallen', lies: false },
      'Fallen',
    ),
    row(cache.raise, {}, 'as those of the stack'),
  ],
)

export const raisedBy = one(
  'By how many chits Cache raises a stack',
  view({ chit: among(CHITS, 'the chits of the stack') }),
  (row) => [
    row(cache.raise, { chit: P.not('Fallen') }, 1),
    row([cache.raise, turns.fallenCache, ahead('cardActions.fallenCache')], { chit: 'Fallen' }, 1),
  ],
)

/** A game in which the stack of the turn has grown. */
export const withCached = (game: Game, player: Player, supply: Supply, chit: Chit): Game => {
  const { available, used } = game.players[player].supply[supply]
  return withStack(game, player, supply, { chit, available: available + raisedBy.ask({ chit }), used })
}
