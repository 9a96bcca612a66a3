/** page 1, para 8 Reserve and placement. @module */

import { among, computed, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { mirrored, type Placement, RESERVE, STOCK } from './components/units.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { ofPlayer } from './supply.js'
import { withNew } from './units.js'
import { FIELDS, KINDS, PLAYERS, type Player } from './vocabulary.js'

export const mayNotRecommend = forbid(
  'may not be how units are placed',
  view({
    way: among(['recommended', 'own'], 'how the units are placed'),
    field: among(FIELDS, 'the Battle Field'),
  }),
  (bar) => [
    bar([cited.placement.recommendedThere, cited.placement.recommended], { way: 'recommended', field: 'Lake Nogo' }),
  ],
)

/** The most units of a kind that a player places. */
const MOST_PLACED = Math.max(...KINDS.map((kind) => STOCK[kind] - RESERVE[kind]))

export const mayNotPlace = forbid(
  'may not be placed there',
  view({
    ownCountry: flag('the square is in the own country', 'the square is not in the own country'),
    empty: flag('the square is empty', 'the square is not empty'),
    toPlace: range(0, MOST_PLACED, 'units of that kind that have yet to be placed'),
  }),
  (bar) => [
    bar([cited.placement.ownCountry, cited.theBoard.countries], { ownCountry: false }),
    bar(cited.placement.onePerSquare, { empty: false }),
    bar(cited.placement.rest, { toPlace: 0 }),
  ],
)

export const placesFirst = one('Who places first', view({ reading: cited.placementOrder }), (row) => [
  row(cited.placement.rest, { reading: P.union('Red first', 'by turns') }, 'Red'),
  row(cited.placement.rest, { reading: 'Green first' }, 'Green'),
])

export const placesByTurns = one(
  'Whether the players place their units by turns',
  view({ reading: cited.placementOrder }),
  (row) => [
    row(cited.placement.rest, { reading: P.union('Red first', 'Green first') }, false),
    row(cited.placement.rest, { reading: 'by turns' }, true),
  ],
)

export const placesNext = one(
  'By turns: who places the next unit',
  view({ otherPlaces: flag('the other player has units to place', 'the other player has placed all units') }),
  (row) => [
    row(cited.placement.rest, { otherPlaces: true }, 'the other'),
    row(cited.placement.rest, { otherPlaces: false }, 'the same'),
  ],
)

export const decidesFirst = one('Who decides who goes first', view({ die: range(1, 6, 'the die') }), (row) => [
  row(cited.placement.die, { die: P.number.lte(3) }, PLAYERS[0]),
  row(cited.placement.die, { die: P.number.gte(4) }, PLAYERS[1]),
])

export const withStock = computed(
  'The reserve and the Leadership of a player',
  [cited.placement.reserve, cited.supplyValues.leadershipStarts],
  (game: Game, player: Player): Game => ofPlayer(game, player, { reserve: RESERVE, leadership: 'Available' }),
)

export const asRecommended = computed(
  'The recommended placement',
  [cited.placement.recommended, cited.placement.rest],
  (recommended: Placement, game: Game, player: Player): Game =>
    KINDS.flatMap((kind) => recommended[kind].map((square) => ({ kind, square }))).reduce(
      (before, { kind, square }) => withNew(before, player === 'Red' ? square : mirrored(square), player, kind),
      game,
    ),
)
