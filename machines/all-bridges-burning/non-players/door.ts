/**
 * What stands at the door of what Non-players alone do.
 *
 * @module
 */
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { isNonPlayer } from '../../../spec/all-bridges-burning/non-players/state.js'
import type { Faction } from '../../../spec/all-bridges-burning/vocabulary.js'
import type { AtDoor } from '../../../src/kernel/chart.js'

/** How it is found what the door of what Non-players alone do looks at. */
export const nonPlayerDoor = {
  nonPlayer: ({ game, args: { faction } }: AtDoor<Game, { readonly faction: Faction }>): boolean =>
    isNonPlayer(game, faction),
}
