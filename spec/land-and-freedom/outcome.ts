/** The outcome of a game. @module */
import type { Faction, Front, Role } from './vocabulary.js'

/** The war, who has won, and what everybody has of Glory. */
export interface Outcome {
  readonly [key: string]: string | Readonly<Record<string, number>>
  readonly war: 'won' | 'lost'
  readonly winner: Faction | 'nobody'
  /** The role of the winner, if Non-players take part. */
  readonly role?: Role
  readonly glory: Readonly<Record<Faction, number>>
  readonly fronts: Readonly<Record<Front, number>>
}
