/** page 12, Appendix 3, 2: the turn of a Non-player. @module */
import { prohibition, rule } from 'rulewright/book'
import { section } from './section.js'

export const nonPlayerTurn = section('nonPlayerTurn', 'page 12, Appendix 3, 2', 'Non-player turns', {
  playersFirst: rule('Players choose their cards before a Non-player has its turn.'),
  topCard: rule('In its turn a Non-player plays the top card of its deck.'),
  noHand: prohibition('A Non-player has no hand and no tableau.'),
  noDrawing: rule('Instead of drawing cards a Non-player gains as many Hero points, always.'),
  order: rule('Its turn is the Event of the card, the Front bonus, its Medallions, and Hero points that it spends.'),
  extraCard: rule('Of another card that it plays, a Non-player does the Event and nothing else.'),
})
