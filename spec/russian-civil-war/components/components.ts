/**
 * What the text leaves to the board and to the rules of A&A 1914, as one value that a user can replace.
 *
 * @module
 */
import type { Fact } from '../../../src/kernel/book.js'
import type { Game } from '../game.js'
import { BASE_GAME, type BaseGame, baseGameFacts, standardBaseGame } from './base-game.js'
import { type GameMap, mapFacts, standardMap } from './map.js'
import { openingsOn } from './openings.js'

/** The replaceable components. */
export interface Components {
  readonly map: GameMap
  readonly base: BaseGame
  /** The positions in which round 4 may begin, by name. */
  readonly openings: Readonly<Record<string, Game>>
  /** What is known of these components, and from where. */
  readonly facts: readonly Fact[]
}

/** The components as far as they are known, with named stand-ins for the rest. */
export const standardComponents: Components = {
  map: standardMap,
  base: standardBaseGame,
  openings: openingsOn(standardMap),
  facts: [...mapFacts, ...baseGameFacts],
}

/** Components with other rules of the base game. */
export const withBaseGame = (components: Components, base: BaseGame): Components => ({
  ...components,
  base,
  facts: [
    ...components.facts.filter(({ component }) => component !== BASE_GAME),
    { component: BASE_GAME, fact: JSON.stringify(base), source: 'stand-in', because: 'given by the user' },
  ],
})
