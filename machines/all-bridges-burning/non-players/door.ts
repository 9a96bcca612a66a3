/**
 * What stands at the door of what Non-players alone do.
 *
 * @module
 */

import type { AtDoor } from '#kernel'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-players/state'
import type { Faction } from '#spec/all-bridges-burning/vocabulary'

/** How it is found what the door of what Non-players alone do looks at. */
export const nonPlayerDoor = {
  nonPlayer: ({ game, args: { faction } }: AtDoor<Game, { readonly faction: Faction }>): boolean =>
    isNonPlayer(game, faction),
}
