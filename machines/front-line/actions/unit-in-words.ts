/** The unit that a decision is about, in words. @module */
import type { Game } from '#spec/front-line/game'
import type { Square } from '#spec/front-line/vocabulary'

/** A game, and a square of it. */
interface OfUnit {
  readonly game: Pick<Game, 'squares'>
  readonly data: { readonly unit: Square }
}

/** A unit and where it stands, in words. */
export const unitInWords = ({ game, data: { unit } }: OfUnit): string => `${game.squares[unit]} in ${unit}`
