/** The facts of the text about the board and the cards, with a placeholder for everything else. @module */
import { FACTIONS, YEARS } from '../vocabulary.js'
import type { Components } from './components.js'
import { counterFacts } from './counts.js'
import { exampleOfFascistCard, fascistCardFacts, standInFascistCards } from './fascist-cards.js'
import { examplesOfPlayerCards, playerCardFacts, standInPlayerCards } from './player-cards.js'
import { boardFacts, standInBoard } from './stand-in-board.js'
import { standInTracks, trackFacts } from './stand-in-tracks.js'

/** The components of the book, unless a user supplies better ones. */
export const standardComponents: Components = {
  cards: standInPlayerCards,
  fascists: standInFascistCards,
  tracks: standInTracks,
  board: standInBoard,
  facts: [
    ...examplesOfPlayerCards,
    ...FACTIONS.flatMap((faction) => playerCardFacts[faction]),
    exampleOfFascistCard,
    ...YEARS.flatMap((year) => fascistCardFacts[year]),
    ...trackFacts,
    ...boardFacts,
    ...counterFacts,
  ],
}
