/** How Setup differs for Non-players. @module */
import type { Game } from '../game.js'
import { FACTIONS } from '../vocabulary.js'
import { isNonPlayer } from './state.js'

/** A game in which no Non-player has Resources: the cylinder of the Moderates stands at 0, the others are not used. */
export const withoutResources = (game: Game): Game => ({
  ...game,
  resources: {
    ...game.resources,
    ...Object.fromEntries(FACTIONS.filter((faction) => isNonPlayer(game, faction)).map((faction) => [faction, 0])),
  },
})
