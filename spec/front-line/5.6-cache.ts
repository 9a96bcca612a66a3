/** page 5, para 6 Cache. @module */

import { among, first, flag, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { HIGH } from './2.1-turns.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { withStack } from './supply.js'
import { CHITS, type Chit, type Player, type Supply } from './vocabulary.js'

const raising = view(
  {
    chit: among(CHITS, 'the chits of the stack'),
    height: range(0, HIGH, 'available chits in the stack'),
    whole: range(0, HIGH, 'chits of the stack with those that were used, four for all that is more'),
    granted: range(1, 4, 'chits that the Supply Card grants'),
    isLeft: flag('a chit of the kind is left', 'all chits of the kind lie on the Items cards'),
    limit: cited.cacheLimit,
    cacheHeight: cited.cacheHeight,
    substitutes: cited.chitsRunOut,
  },
  [{ because: 'what is left is part of the whole', when: ({ height, whole }) => height > whole }],
)

const LEFT = { cacheHeight: 'only those left' } as const
const WHOLE = { cacheHeight: 'used ones too' } as const

export const room = first('Whether Cache can raise a stack', raising, (row) => [
  row([cited.cache.limit, cited.components.chits], { isLeft: false, substitutes: 'no' }, 'too few chits'),
  row(cited.cache.limit, { ...LEFT, limit: 'four', height: 4 }, 'too high'),
  row(cited.cache.limit, { ...LEFT, limit: 'granted', chit: 'Fallen', height: P.number.gte(2) }, 'too high'),
  row(cited.cache.limit, { ...LEFT, limit: 'granted', height: 4 }, 'too high'),
  row(cited.cache.limit, { ...LEFT, limit: 'granted', chit: P.not('Fallen'), granted: 3, height: 3 }, 'too high'),
  row(cited.cache.limit, { ...WHOLE, limit: 'four', whole: 4 }, 'too high'),
  row(cited.cache.limit, { ...WHOLE, limit: 'granted', chit: 'Fallen', whole: P.number.gte(2) }, 'too high'),
  row(cited.cache.limit, { ...WHOLE, limit: 'granted', whole: 4 }, 'too high'),
  row(cited.cache.limit, { ...WHOLE, limit: 'granted', chit: P.not('Fallen'), granted: 3, whole: 3 }, 'too high'),
  row(cited.cache.limit, {}, 'room'),
])

export const cachedKind = first(
  'Cache: the kind of the chit that comes',
  view({
    chosen: among([...CHITS, 'none'], 'the chits that were chosen for the turn'),
    lies: flag('chits of the stack lie on the Items card', 'no chit of the stack lies on the Items card'),
  }),
  (row) => [
    row(
      [cited.cache.raise, cited.turns.fallenCache, cited.cardActions.fallenCache],
      { chosen: 'Fallen', lies: false },
      'Fallen',
    ),
    row(cited.cache.raise, {}, 'as those of the stack'),
  ],
)

export const raisedBy = one(
  'By how many chits Cache raises a stack',
  view({ chit: among(CHITS, 'the chits of the stack') }),
  (row) => [
    row(cited.cache.raise, { chit: P.not('Fallen') }, 1),
    row([cited.cache.raise, cited.turns.fallenCache, cited.cardActions.fallenCache], { chit: 'Fallen' }, 1),
  ],
)

/** A game in which the stack of the turn has grown. */
export const withCached = (game: Game, player: Player, supply: Supply, chit: Chit): Game => {
  const { available, used } = game.players[player].supply[supply]
  return withStack(game, player, supply, { chit, available: available + raisedBy.ask({ chit }), used })
}
