/** page 3, Setup. @module */
import { component, informative, question, rule } from 'rulewright/book'
import { POINTER, SHOWN } from './reasons.js'
import { ahead, section } from './section.js'

export const setup = section('setup', 'page 3, Setup', 'Setup', {
  fronts: rule('Step 1: each of the four Fronts gets 2 Fascist Attack tokens.'),
  standees: rule('Step 2: the Standees are put together and placed on their tracks.', { status: SHOWN }),
  liberties: rule('Step 2: Liberty and Collectivization start at 5.'),
  government: rule('Step 2: the Government starts at 6.'),
  supports: rule('Step 2: Soviet Support and Foreign Aid start at 3.'),
  bonuses: rule('Step 3: the Morale and the Teamwork Bonus begin on.'),
  medallions: rule('Step 4: of all Medallions in the bag, 5 are drawn at random into the Medallions area.'),
  boxedMedallions: rule('Step 4: the other Medallions go back to the box.'),
  decks: rule('Step 5: each player gets a deck, tokens and an aid, and the decks are shuffled.', {
    status: informative('a deck is what is left to draw, in no order; each draw is chance'),
  }),
  hand: rule('Step 5: each player draws 5 cards.'),
  token: rule('Step 6: each player puts one token of theirs into the Bag of Glory.'),
  initiative: rule('Step 7: the Moderate player has the Initiative at first.'),
  heroPoints: rule('Step 7: the two without the Initiative start with 2 Hero points each.'),
  fascistDecks: rule('Step 8: the Fascist decks are shuffled, and that of Year 1 comes onto the board.'),
  supply: rule(
    'Step 9: what is used by all lies in reach: reference cards, tokens for Attacks and Strength, Hero points, Blank markers.',
    {
      status: SHOWN,
    },
  ),
  picture: component('The back cover shows the whole Setup.', { status: POINTER }),
})

export const nonPlayerDeals = question('nonPlayerDeals', {
  asks: 'Does a Non-player gain Hero points for the cards that are dealt at Setup and at the end of a Year?',
  clauses: [setup.hand, ahead('endOfYear1.draw'), ahead('nonPlayerTurn.noDrawing'), ahead('nonPlayerTurn.noHand')],
  readings: {
    no: 'No: these make a hand, and a Non-player has none.',
    yes: 'Yes: 5 Hero points each time, as for any other cards.',
  },
  usual: 'no',
  because: 'The cards are dealt to be chosen among; and five at Setup would take most of the 18 Hero points.',
  kind: 'gap',
})
