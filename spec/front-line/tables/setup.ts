/**
 * Setup: which units go where, and who decides who goes first.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one } from '../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { theBoard } from '../clauses/overview.js'
import { placement, setup } from '../clauses/setup.js'
import { RESERVE, STOCK } from '../components/units.js'
import { placementOrder } from '../questions/placement-order.js'
import { supplyCardChoice } from '../questions/supply-card-choice.js'
import { FIELDS, KINDS, PLAYERS } from '../vocabulary.js'

/** The recommended placement is for one battlefield only. */
export const mayNotRecommend = forbid(
  'may not be how units are placed',
  view({
    way: among(['recommended', 'own'], 'how the units are placed'),
    field: among(FIELDS, 'the Battle Field'),
  }),
  (bar) => [bar(placement.recommended, { way: 'recommended', field: 'Lake Nogo' })],
)

/** The most units of a kind that a player places. */
const MOST_PLACED = Math.max(...KINDS.map((kind) => STOCK[kind] - RESERVE[kind]))

/** Where a unit may not be placed. */
export const mayNotPlace = forbid(
  'may not be placed there',
  view({
    ownCountry: flag('the square is in the own country', 'the square is not in the own country'),
    empty: flag('the square is empty', 'the square is not empty'),
    toPlace: range(0, MOST_PLACED, 'units of that kind that have yet to be placed'),
  }),
  (bar) => [
    bar([placement.ownCountry, theBoard.countries], { ownCountry: false }),
    bar(placement.onePerSquare, { empty: false }),
    bar(placement.rest, { toPlace: 0 }),
  ],
)

/** Who places units first. */
export const placesFirst = one('Who places first', view({ reading: placementOrder }), (row) => [
  row(placement.rest, { reading: 'Red first' }, 'Red'),
  row(placement.rest, { reading: 'Green first' }, 'Green'),
])

/** Who decides who has the first turn. */
export const decidesFirst = one('Who decides who goes first', view({ die: range(1, 6, 'the die') }), (row) => [
  row(placement.die, { die: P.number.lte(3) }, PLAYERS[0]),
  row(placement.die, { die: P.number.gte(4) }, PLAYERS[1]),
])

/** Which Supply Cards may not be used. */
export const mayNotUseCard = forbid(
  'may not be the Supply Card',
  view({
    second: flag('the opponent has chosen a card', 'the opponent has not chosen a card yet'),
    same: flag("the card is the opponent's, too", "the card is not the opponent's"),
    reading: supplyCardChoice,
  }),
  (bar) => [bar(setup.firstSupply, { second: true, same: false, reading: 'the same' })],
)
