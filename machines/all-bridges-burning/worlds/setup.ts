/**
 * Small worlds of Setup.
 *
 * @module
 */
import { emptyGame } from '../../../spec/all-bridges-burning/game.js'
import { campaignDeck, setupProcedure } from '../../../spec/all-bridges-burning/procedures.js'
import { call } from '../../../src/kernel/procedure.js'
import { alone } from './shared.js'

/** The worlds of Setup. */
export const setupWorlds = () => [
  alone(
    'a Campaign Deck of 5 cards',
    emptyGame,
    call(campaignDeck, { events: [1, 2, 3, 4, 5], propaganda: 22, lower: 2, upper: 2 }),
  ),
  alone('Setup with its dice and its order', emptyGame, call(setupProcedure, null)),
]
