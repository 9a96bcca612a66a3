/** The components that the text leaves to the board and the cards, put together. @module */
import type { Fact } from 'rulewright/book'
import type { BoardText } from './board.js'
import type { FascistCards, PlayerCards } from './cards.js'
import type { TrackTexts } from './tracks.js'

/** The components from which the book is assembled. */
export interface Components {
  readonly cards: PlayerCards
  readonly fascists: FascistCards
  readonly tracks: TrackTexts
  readonly board: BoardText
  readonly facts: readonly Fact[]
}
