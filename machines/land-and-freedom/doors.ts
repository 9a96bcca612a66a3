/** The precondition of a game and of its Setup. @module */
import type { Game } from '#spec/land-and-freedom/game'
import { isPlayed } from '#spec/land-and-freedom/players'
import { FACTIONS } from '#spec/land-and-freedom/vocabulary'

/** The finders for the precondition. */
export const gameDoor = {
  nonPlayers: ({ game }: { readonly game: Game }): number =>
    FACTIONS.filter((faction) => !isPlayed(game, faction)).length,
}
