/** page 10, End of the Year. @module */

import { among, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { YEARS } from './vocabulary.js'

export const tokensPulled = one(
  'Tokens that are pulled from the Bag',
  view({ year: among(YEARS, 'the Year that ends'), lastTokens: cited.lastTokens }),
  (row) => [
    row(cited.endOfYear1.pull, { year: 1 }, 1),
    row(cited.endOfYear2.pull, { year: 2 }, 2),
    row(cited.endOfYear3.lastFive, { year: 3, lastTokens: 'five' }, 5),
    row(cited.winning.untilFull, { year: 3, lastTokens: 'until it is full' }, 'as many as there is room for'),
  ],
)

export const consolation = one(
  'Hero points of those who did not score',
  view({
    year: among([1, 2], 'the Year that ends'),
    scored: flag('a token of theirs was pulled', 'none of theirs was'),
  }),
  (row) => [
    row(cited.endOfYear1.others, { year: 1, scored: false }, 1),
    row(cited.endOfYear2.others, { year: 2, scored: false }, 2),
    row([cited.endOfYear1.others, cited.endOfYear2.others], { scored: true }, 0),
  ],
)

/** The piles where cards are kept at the end of a Year. */
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
    bar(cited.endOfYear1.discard, { year: 1, place: 'tableau', archives: false, number: P.number.gte(1) }),
    bar([cited.endOfYear1.discard, cited.lastingMedallions.notTableau], {
      year: 1,
      place: 'tableau',
      archives: true,
      number: P.number.gte(1),
    }),
    bar(cited.endOfYear1.discard, { year: 1, place: 'hand', archives: false, number: P.number.gte(1) }),
    bar([cited.endOfYear1.discard, cited.lastingMedallions.keep], { year: 1, place: 'hand', number: P.number.gte(2) }),
    bar(cited.endOfYear2.discard, { year: 2, place: 'tableau', archives: false, number: P.number.gte(2) }),
    bar([cited.endOfYear2.discard, cited.lastingMedallions.notTableau], {
      year: 2,
      place: 'tableau',
      archives: true,
      number: P.number.gte(2),
    }),
    bar(cited.endOfYear2.discard, { year: 2, place: 'hand', archives: false, number: P.number.gte(2) }),
    bar([cited.endOfYear2.discard, cited.lastingMedallions.keep], { year: 2, place: 'hand', number: P.number.gte(3) }),
  ],
)
