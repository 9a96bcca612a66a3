/**
 * Small worlds of Setup.
 *
 * @module
 */
import type { Deck } from '../../../spec/all-bridges-burning/components/deck.js'
import { emptyGame, type Game } from '../../../spec/all-bridges-burning/game.js'
import { campaignDeck, setupProcedure } from '../../../spec/all-bridges-burning/procedures/turn.js'
import type { World } from '../../../src/kernel/book.js'
import { certain } from '../../../src/kernel/defect.js'
import { call } from '../../../src/kernel/procedure.js'
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
