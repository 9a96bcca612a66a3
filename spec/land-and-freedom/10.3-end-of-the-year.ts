/** page 10, End of the Year. @module */

import { among, flag, forbid, one, permission, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { lastTokens, winning } from './4.1-winning-and-losing.js'
import { repeats } from './reasons.js'
import { ahead, section } from './section.js'
import { YEARS } from './vocabulary.js'

export const endOfYear = section('endOfYear', 'page 10, End of the Year, para 1', 'End of the Year', {
  afterFour: rule('A Year ends when its fourth turn is over.'),
  token: rule('On top of the token for the turn, one more of the Initiative player goes into the Bag of Glory.'),
})

export const endOfYear1 = section('endOfYear1', 'page 10, End of the Year, para 2', 'End of Year 1', {
  pull: rule('One token is pulled from the Bag of Glory after Year 1, and scored.'),
  others: rule('A Hero point goes to each of those two whose token it was not.'),
  keep: permission('From hand and from tableau, each player may keep one card.'),
  discard: rule('Whatever is not kept is discarded.'),
  flip: rule('The Initiative token is turned: Year 2 goes counter-clockwise.', {
    status: repeats('page 5, Turn Sequence, step 2'),
  }),
  draw: rule('Then everybody draws 5 cards.'),
  fascists: rule('The Fascist deck of Year 2 takes the place of that of Year 1.'),
})

export const endOfYear2 = section('endOfYear2', 'page 10, End of the Year, para 3', 'End of Year 2', {
  pull: rule('Two tokens are pulled from the Bag of Glory after Year 2.'),
  others: rule('Whoever has scored nothing by this gets 2 Hero points.'),
  keep: permission('From hand and from tableau, everybody may keep two cards.'),
  discard: rule('The rest goes to the discard piles of its players.'),
  flip: rule('The Initiative token is turned: Year 3 goes clockwise.', {
    status: repeats('page 5, Turn Sequence, step 2'),
  }),
  draw: rule('Then everybody draws 5 cards.'),
  fascists: rule('The Fascist deck of Year 3 takes the place of that of Year 2.'),
})

export const endOfYear3 = section('endOfYear3', 'page 10, End of the Year, para 4', 'End of Year 3', {
  war: rule('After Year 3 it is seen whether the war is won, with three Fronts above 0.', {
    status: repeats('page 4, Winning and Losing'),
  }),
  lastFive: rule('A war that is won has the last 5 tokens pulled from the Bag.'),
  most: rule('Most Glory wins, and a tie is for the Initiative to break.', {
    status: repeats('page 4, Winning and Losing'),
  }),
})

export const tokensPulled = one(
  'Tokens that are pulled from the Bag',
  view({ year: among(YEARS, 'the Year that ends'), lastTokens }),
  (row) => [
    row(endOfYear1.pull, { year: 1 }, 1),
    row(endOfYear2.pull, { year: 2 }, 2),
    row(endOfYear3.lastFive, { year: 3, lastTokens: 'five' }, 5),
    row(winning.untilFull, { year: 3, lastTokens: 'until it is full' }, 'as many as there is room for'),
  ],
)

export const consolation = one(
  'Hero points of those who did not score',
  view({
    year: among([1, 2], 'the Year that ends'),
    scored: flag('a token of theirs was pulled', 'none of theirs was'),
  }),
  (row) => [
    row(endOfYear1.others, { year: 1, scored: false }, 1),
    row(endOfYear2.others, { year: 2, scored: false }, 2),
    row([endOfYear1.others, endOfYear2.others], { scored: true }, 0),
  ],
)

/** Where cards are kept at the end of a Year. */
export const PLACES = ['hand', 'tableau'] as const

export const mayNotKeep = forbid(
  'End of a Year: may not be kept',
  view({
    year: among([1, 2], 'the Year that ends'),
    place: among(PLACES, 'where the card is'),
    number: range(0, 3, 'cards that are kept there already'),
    archives: flag('the player has the Medallion for cards', 'the player has no such Medallion'),
  }),
  (bar) => [
    bar(endOfYear1.discard, { year: 1, place: 'tableau', archives: false, number: P.number.gte(1) }),
    bar([endOfYear1.discard, ahead('lastingMedallions.notTableau')], {
      year: 1,
      place: 'tableau',
      archives: true,
      number: P.number.gte(1),
    }),
    bar(endOfYear1.discard, { year: 1, place: 'hand', archives: false, number: P.number.gte(1) }),
    bar([endOfYear1.discard, ahead('lastingMedallions.keep')], { year: 1, place: 'hand', number: P.number.gte(2) }),
    bar(endOfYear2.discard, { year: 2, place: 'tableau', archives: false, number: P.number.gte(2) }),
    bar([endOfYear2.discard, ahead('lastingMedallions.notTableau')], {
      year: 2,
      place: 'tableau',
      archives: true,
      number: P.number.gte(2),
    }),
    bar(endOfYear2.discard, { year: 2, place: 'hand', archives: false, number: P.number.gte(2) }),
    bar([endOfYear2.discard, ahead('lastingMedallions.keep')], { year: 2, place: 'hand', number: P.number.gte(3) }),
  ],
)
