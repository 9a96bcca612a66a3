/** page 10, Medallions. @module */
import { component, definition, example, note, permission, question, rule } from 'rulewright/book'
import { spending } from './7.3-hero-points.js'
import { POINTER, repeats } from './reasons.js'
import { ahead, section } from './section.js'

export const medallions = section('medallions', 'page 10, Medallions, para 1', 'Medallions', {
  maxedOut: permission(
    'A player whose track is as far as it goes has earned a Medallion, which they may take if one is there.',
  ),
  end: definition('A track that is maxed out goes no further.'),
  governmentAtOne: component('The Government has that trigger for the Communists on space 1.'),
  communists: example('So one is earned for the Communists as soon as the Government is there.'),
  five: note('Five random Medallions are there at the beginning.', { status: repeats('page 3, Setup, step 4') }),
  choice: permission('The player who earns one chooses it.'),
  none: rule('When no Medallion is left, the player receives none.'),
})

export const kindsOfMedallions = section('kindsOfMedallions', 'page 10, Medallions, para 2', 'Kinds of Medallions', {
  kinds: note('Some give something once, others last, others are a new way to use Hero points.', {
    status: repeats('Appendix 2'),
  }),
  list: note('Appendix 2 lists them.', { status: POINTER }),
})

export const medallionDeclined = question('medallionDeclined', {
  asks: 'Can a player decline a Medallion that is earned?',
  clauses: [medallions.maxedOut, medallions.choice],
  readings: {
    yes: 'Yes; the trigger is extinguished all the same.',
    no: 'No: one is taken as long as one is there.',
  },
  usual: 'yes',
  because: 'The text says that they may earn one.',
})

export const anotherCardOutOfTurn = question('anotherCardOutOfTurn', {
  asks: "What of the Medallion that plays another card, where it is earned in another player's turn?",
  clauses: [ahead('onceMedallions.anotherCard'), medallions.maxedOut],
  readings: {
    'at once': 'The card is played at once, in the midst of the other turn.',
    never: 'A card is played only in a turn of its player: nothing comes of it.',
  },
  usual: 'at once',
  because: 'The bonus is immediate.',
  kind: 'gap',
})

export const beforeAnotherCard = question('beforeAnotherCard', {
  asks: 'Can Hero points be spent before another card is chosen that a Medallion or a line brings?',
  clauses: [spending.anyTime, spending.draw, ahead('onceMedallions.anotherCard'), ahead('symbols.play')],
  readings: {
    yes: 'Yes: they can even draw the card that is played then.',
    no: 'No: it is played at once, and without a card in hand nothing comes of it.',
  },
  usual: 'yes',
  because: 'The text lets them be spent at any time of the turn; the bonus is still the next that takes effect.',
})
