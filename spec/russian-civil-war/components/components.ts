/** The parts that the text leaves to the board and to the rules of A&A 1914, as one value that a user can replace. @module */
import type { Fact } from 'rulewright/book'
import type { Game } from '../game.js'
import { BASE_GAME, type BaseGame } from './base-game.js'
import type { GameMap } from './map.js'

/** The replaceable components. */
export interface Components {
  readonly map: GameMap
  readonly base: BaseGame
  /** The positions in which round 4 may begin, by name. */
  readonly openings: Readonly<Record<string, Game>>
  /** The known facts of these components, with their sources. */
  readonly facts: readonly Fact[]
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
