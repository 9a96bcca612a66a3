/** page 1, para 6 Setup to page 1, para 7 Supply card values. @module */

import { among, flag, forbid, one, view } from 'rulewright/book'
import { BALANCED_INDUSTRY } from './components/supply-cards.js'
import * as cited from './rules.gen.js'
import { FIELDS } from './vocabulary.js'

export const choosesFirst = one('Who chooses a Supply Card first', view({ cardOrder: cited.cardOrder }), (row) => [
  row(cited.supplyValues.amounts, { cardOrder: 'Red first' }, 'Red'),
  row(cited.supplyValues.amounts, { cardOrder: 'Green first' }, 'Green'),
])

const first = flag('it is the first game of the players', 'it is not the first game of the players')

export const mayNotPlayOn = forbid(
  'may not be the game',
  view({
    first,
    field: among(FIELDS, 'the Battle Field'),
    amphibious: flag('Amphibious Moves are played', 'Amphibious Moves are not played'),
  }),
  (bar) => [
    bar([cited.setup.firstBoard, cited.setup.firstRestrictions], { first: true, field: 'Lake Nogo' }),
    bar(cited.setup.firstRestrictions, { first: true, amphibious: true }),
  ],
)

export const mayNotUseCard = forbid(
  'may not be the Supply Card',
  view({
    first,
    card: among([BALANCED_INDUSTRY, 'another'], 'the card'),
    second: flag('the opponent has chosen a card', 'the opponent has not chosen a card yet'),
    same: flag("the card is the opponent's, too", "the card is not the opponent's"),
    reading: cited.supplyCardChoice,
  }),
  (bar) => [
    bar(cited.setup.firstSupply, { first: true, card: 'another' }),
    bar(cited.setup.firstSupply, { second: true, same: false, reading: 'the same' }),
  ],
)
