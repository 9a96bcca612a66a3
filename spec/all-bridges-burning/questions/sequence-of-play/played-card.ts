/**
 * When is a card put away that a Faction has played as an Event?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { executingEvents } from '../../clauses/events.js'
import { nextCard, phases, propagandaCards } from '../../clauses/sequence-of-play.js'

/** When is a card put away that a Faction has played as an Event? */
export const playedCard = question('playedCard', {
  asks: 'When is a card put away that a Faction has played as an Event?',
  kind: 'gap',
  clauses: [
    nextCard.moveTopCard,
    executingEvents.literally,
    propagandaCards.swap,
    phases.discardNext,
    phases.replacedDiscarded,
  ],
  readings: {
    'under the next card': 'After the last Faction: it lies open until the next card covers it.',
    'after its Event': 'As soon as the whole of its text has been carried out.',
    'as it is played': 'At once: its text is carried out from the hand, and what looks at the cards does not see it.',
  },
  usual: 'under the next card',
  because: '2.2.6 alone moves cards to the played ones, and does so once Eligibility has been adjusted.',
  editorial:
    'Each row of the track has one box for the Event, no kind of effect looks at played cards or draws any, and no card comes back from them.',
})
