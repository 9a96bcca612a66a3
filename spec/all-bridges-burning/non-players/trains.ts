/**
 * Train Capability markers as Non-players look for them.
 *
 * @module
 */
import type { Game } from '../game.js'
import { overMap } from '../pieces.js'
import { type Militant, SPACES, type Space } from '../vocabulary.js'

/** How many Train Capability markers of a Faction are on the map. */
export const trainsOf = (game: Game, faction: Militant): number =>
  overMap(game, ({ capabilities }) => capabilities[faction].filter((marker) => marker === 'Trains').length)

/** The spaces with a Train Capability marker of a Faction. */
export const trainSpaces = ({ spaces }: Game, faction: Militant): readonly Space[] =>
  SPACES.filter((name) => spaces[name].capabilities[faction].includes('Trains'))
