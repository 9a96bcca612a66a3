/** page 12, Appendix 3, 1 and 2: what a Non-player plays, and of what its turn consists. @module */
import { prohibition, rule } from 'rulewright/book'
import { section } from './section.js'

// The text file has lost the first two numbers: the parts of the turn are rule 2, for the text calls one of them 2d.
export const nonPlayerTurn = section('nonPlayerTurn', 'page 12, Appendix 3, 1', 'Cards of Non-players', {
  playersFirst: rule('Players choose their cards before a Non-player has its turn.'),
  topCard: rule('In its turn a Non-player plays the top card of its deck.'),
  noHand: prohibition('A Non-player has no hand and no tableau.'),
  noDrawing: rule('Instead of drawing cards a Non-player gains as many Hero points, always.'),
})

export const partsOfATurn = section('partsOfATurn', 'page 12, Appendix 3, 2', 'Non-player turns', {
  order: rule('Its turn is the Event of the card, the Front bonus, its Medallions, and Hero points that it spends.'),
  extraCard: rule('Of another card that it plays, a Non-player does the Event and nothing else.'),
})
