/** What stands at the door of a game and of its Setup. @module */
import type { Game } from '#spec/land-and-freedom/game'
import { isPlayed } from '#spec/land-and-freedom/players'
import { FACTIONS } from '#spec/land-and-freedom/vocabulary'

/** How it is found what the door looks at. */
export const gameDoor = {
  nonPlayers: ({ game }: { readonly game: Game }): number =>
    FACTIONS.filter((faction) => !isPlayed(game, faction)).length,
}
