/**
 * Setup: which units go where, and who decides who goes first.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one } from '../../../src/kernel/table.js'
import { flag, range, view } from '../../../src/kernel/view.js'
import { theBoard } from '../clauses/overview.js'
import { placement, setup } from '../clauses/setup.js'
import { placementOrder } from '../questions/placement-order.js'
import { supplyCardChoice } from '../questions/supply-card-choice.js'
import { FIELDS, PLAYERS } from '../vocabulary.js'

/** The recommended placement is for one battlefield only. */
export const mayNotRecommend = forbid(
  'may not be how units are placed',
  view({ way: ['recommended', 'own'], field: FIELDS }),
  (bar) => [bar(placement.recommended, { way: 'recommended', field: 'Lake Nogo' })],
)

/** Where a unit may not be placed. */
export const mayNotPlace = forbid(
  'may not be placed there',
  view({ ownCountry: flag, empty: flag, toPlace: flag }),
  (bar) => [
    bar([placement.ownCountry, theBoard.countries], { ownCountry: false }),
    bar(placement.onePerSquare, { empty: false }),
    bar(placement.rest, { toPlace: false }),
  ],
)

/** Who places units first. */
export const placesFirst = one('Who places first', view({ reading: placementOrder }), (row) => [
  row(placement.rest, { reading: 'Red first' }, 'Red'),
  row(placement.rest, { reading: 'Green first' }, 'Green'),
])

/** Who decides who has the first turn. */
export const decidesFirst = one('Who decides who goes first', view({ die: range(1, 6) }), (row) => [
  row(placement.die, { die: P.number.lte(3) }, PLAYERS[0]),
  row(placement.die, { die: P.number.gte(4) }, PLAYERS[1]),
])

/** Which Supply Cards may not be used. */
export const mayNotUseCard = forbid(
  'may not be the Supply Card',
  view({ second: flag, same: flag, reading: supplyCardChoice }),
  (bar) => [bar(setup.firstSupply, { second: true, same: false, reading: 'the same' })],
)
