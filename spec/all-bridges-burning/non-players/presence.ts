/** Who is where, as Non-players ask it: enemies of a Faction, pieces of the Reds, Russians. @module */
import type { Game, SpaceState } from '../game.js'
import { piecesIn } from '../pieces.js'
import { FACTIONS, type Faction, SPACES, type Space } from '../vocabulary.js'

/** Whether a space has a piece of an enemy Faction; Troops belong to Powers. */
export const hasEnemies = (space: SpaceState, faction: Faction): boolean =>
  FACTIONS.some((other) => other !== faction && piecesIn(space, other) > 0)

/** The spaces in which a Faction has a piece. */
export const spacesOf = ({ spaces }: Game, faction: Faction): readonly Space[] =>
  SPACES.filter((name) => piecesIn(spaces[name], faction) > 0)

/** Whether pieces of the Reds, or Russian Troops, are in a space. */
export const hasRedsOrRussians = (space: SpaceState): boolean => piecesIn(space, 'reds') + space.troops.russia > 0
