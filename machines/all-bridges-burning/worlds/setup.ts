/** Small worlds of Setup. @module */

import { call, certain, type World } from '#kernel'
import type { Deck } from '#spec/all-bridges-burning/components/deck'
import type { Game } from '#spec/all-bridges-burning/game'
import { campaignDeck, setupProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { emptyGame } from '#spec/all-bridges-burning/starting-game'
import { alone } from './shared.js'

/** The worlds of Setup. */
export const setupWorlds = ({ events1917, propaganda }: Deck): readonly World<Game>[] => [
  alone(
    'a Campaign Deck of 5 cards',
    emptyGame,
    call(campaignDeck, {
      events: events1917.slice(0, 5),
      propaganda: certain(propaganda[0], 'Propaganda card'),
      lower: 2,
      upper: 2,
    }),
  ),
  alone('Setup with its dice and its order', emptyGame, call(setupProcedure, null)),
]
