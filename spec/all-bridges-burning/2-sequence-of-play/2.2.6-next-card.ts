/** 2.2.6 Next Card to 2.3.1 Final Propaganda. @module */

import { definition, flag, informative, note, one, prohibition, question, rule, view } from 'rulewright/book'
import { ahead, section } from '../section.js'

export const nextCard = section('nextCard', '2.2.6', 'Next Card', {
  moveTopCard: rule('When Eligibility is adjusted, the top draw card goes face up on the played cards.'),
  revealNext: rule('Then the next card of the draw deck is turned up.'),
  playNew: rule('The card that was moved is the one now played, with the sequence that belongs to it.'),
  propaganda: rule('A Propaganda card that is turned up is dealt with by 2.3.', { see: ['2.3'] }),
})

export const propagandaCards = section('propagandaCards', '2.3', 'Propaganda Cards', {
  swap: rule('A Propaganda card turned up as the upcoming card at once changes places with the current Event card.'),
  round: rule('After this exchange of cards a Propaganda Round takes place at once.', { see: ['6.0'] }),
  swappedPlaysFirst: rule('The Event card that gave way is the first card to be played after the Propaganda Round.'),
})

export const finalPropaganda = section('finalPropaganda', '2.3.1', 'Final Propaganda', {
  throughSupport: rule(
    'If nobody wins in the Victory Phase of the fourth Propaganda card, go on to the end of the Support Phase.',
    { see: ['6.1', '6.4'] },
  ),
  noFurther: prohibition('No phase after the Support Phase is played on the fourth Propaganda card.', {
    see: ['6.4'],
  }),
  gameEnds: rule('The game is over after the Support Phase of the fourth Propaganda card.'),
  victoryBy: rule(
    'If the fourth Propaganda card ends the game without a win in its Victory Phase, 7.3 tells who has won.',
    { see: ['7.3'] },
  ),
  setAside: note('Lay played Propaganda cards aside where they show how many there have been.', {
    status: informative('physical handling'),
  }),
  campaign: definition('A Campaign is all the Event cards played from one Propaganda Round to the next.', {
    status: informative('a name only'),
  }),
})

export const finalEvent = question('finalEvent', {
  asks: 'Is there a final Event, as there is a final Propaganda card?',
  kind: 'slip',
  clauses: [ahead('glossary.final'), finalPropaganda.gameEnds],
  readings: {
    no: 'No: the rules call only a Propaganda Round final.',
    'the last one': 'Yes: the last Event card before the fourth Propaganda Round.',
  },
  usual: 'no',
  because: 'Outside the Index the word stands with Propaganda alone.',
  editorial: 'No rule says anything of a final Event.',
})

export const revealed = one(
  'Cards: what the upcoming card calls for',
  view({ propaganda: flag('the card is a Propaganda card', 'the card is an Event card') }),
  (row) => [
    row([nextCard.propaganda, propagandaCards.round], { propaganda: true }, 'Propaganda Round'),
    row(nextCard.playNew, { propaganda: false }, 'Event card'),
  ],
)
