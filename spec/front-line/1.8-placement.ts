/** page 1, para 8 Reserve and placement. @module */

import {
  among,
  computed,
  flag,
  forbid,
  note,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { theBoard } from './1.1-the-game.js'
import { supplyValues } from './1.6-setup.js'
import { mirrored, type Placement, RESERVE, STOCK } from './components/units.js'
import type { Game } from './game.js'
import { ADVICE, SHOWN } from './reasons.js'
import { section } from './section.js'
import { ofPlayer } from './supply.js'
import { withNew } from './units.js'
import { FIELDS, KINDS, PLAYERS, type Player } from './vocabulary.js'

export const placement = section('placement', 'page 1, para 8', 'Reserve and placement', {
  reserve: rule('Set apart as a reserve: two Infantry, two Tanks, one Artillery.'),
  reserveSpace: note('The reserve is kept in its space of the Items card.', { status: SHOWN }),
  reserveIsBuilt: rule('Units of the reserve come into play by being built with Industry supply.'),
  recommended: permission('On the Main battlefield the placement printed on the Items card may be used.'),
  recommendedThere: prohibition('That placement is for the Main battlefield.'),
  ownCountry: prohibition('Otherwise the units are placed in the own country and nowhere else.'),
  rest: rule('Placed are the others: four Tanks, two Artillery, nine Infantry.'),
  onePerSquare: prohibition('A square takes one unit.'),
  adviceCities: note('Advice: Infantry on the Air Base, any unit on the Capital.', { status: ADVICE }),
  adviceHeights: note('Advice: Artillery on Mountains or Hills.', { status: ADVICE }),
  adviceIndustry: note('Advice: keep the Industry free, so that the reserve can be built there.', { status: ADVICE }),
  adviceCoast: note('Advice: with Amphibious Moves, guard Port and Beach.', { status: ADVICE }),
  die: rule('A die says which player decides who goes first: Red on 1 to 3, Green on 4 to 6.'),
  decider: permission('That player says who goes first and starts the first round.'),
})

export const placementOrder = question('placementOrder', {
  asks: 'Who places units first?',
  clauses: [placement.ownCountry, placement.rest],
  readings: {
    'Red first': 'Red places all units, then Green.',
    'Green first': 'Green places all units, then Red.',
    'by turns': 'Both say how they place; then Red and Green place one unit each in turn.',
  },
  usual: 'Red first',
  because: 'The text does not say; Red is named first. Where units are placed one by one in turn, a text says so.',
})

export const mayNotRecommend = forbid(
  'may not be how units are placed',
  view({
    way: among(['recommended', 'own'], 'how the units are placed'),
    field: among(FIELDS, 'the Battle Field'),
  }),
  (bar) => [bar([placement.recommendedThere, placement.recommended], { way: 'recommended', field: 'Lake Nogo' })],
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
    bar([placement.ownCountry, theBoard.countries], { ownCountry: false }),
    bar(placement.onePerSquare, { empty: false }),
    bar(placement.rest, { toPlace: 0 }),
  ],
)

export const placesFirst = one('Who places first', view({ reading: placementOrder }), (row) => [
  row(placement.rest, { reading: P.union('Red first', 'by turns') }, 'Red'),
  row(placement.rest, { reading: 'Green first' }, 'Green'),
])

export const placesByTurns = one(
  'Whether the players place their units by turns',
  view({ reading: placementOrder }),
  (row) => [
    row(placement.rest, { reading: P.union('Red first', 'Green first') }, false),
    row(placement.rest, { reading: 'by turns' }, true),
  ],
)

export const placesNext = one(
  'By turns: who places the next unit',
  view({ otherPlaces: flag('the other player has units to place', 'the other player has placed all units') }),
  (row) => [
    row(placement.rest, { otherPlaces: true }, 'the other'),
    row(placement.rest, { otherPlaces: false }, 'the same'),
  ],
)

export const decidesFirst = one('Who decides who goes first', view({ die: range(1, 6, 'the die') }), (row) => [
  row(placement.die, { die: P.number.lte(3) }, PLAYERS[0]),
  row(placement.die, { die: P.number.gte(4) }, PLAYERS[1]),
])

export const withStock = computed(
  'The reserve and the Leadership of a player',
  [placement.reserve, supplyValues.leadershipStarts],
  (game: Game, player: Player): Game => ofPlayer(game, player, { reserve: RESERVE, leadership: 'Available' }),
)

export const asRecommended = computed(
  'The recommended placement',
  [placement.recommended, placement.rest],
  (recommended: Placement, game: Game, player: Player): Game =>
    KINDS.flatMap((kind) => recommended[kind].map((square) => ({ kind, square }))).reduce(
      (before, { kind, square }) => withNew(before, player === 'Red' ? square : mirrored(square), player, kind),
      game,
    ),
)
