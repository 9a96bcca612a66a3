/** What the text says of the board and the cards, and a stand-in for everything else. @module */
import { FACTIONS, YEARS } from '../vocabulary.js'
import type { Components } from './components.js'
import { counterFacts } from './counts.js'
import { exampleOfFascistCard, fascistCardFacts, standInFascistCards } from './fascist-cards.js'
import { examplesOfPlayerCards, playerCardFacts, standInPlayerCards } from './player-cards.js'
import { boardFacts, standInBoard } from './stand-in-board.js'
import { standInTracks, trackFacts } from './stand-in-tracks.js'

/** What the book is assembled over, as long as nobody gives anything better. */
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
