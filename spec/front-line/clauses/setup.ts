/**
 * Page 1: how a game is set up.
 *
 * @module
 */
import { example, note, permission, prohibition, rule, section } from '../../../src/kernel/clause.js'
import { ADVICE, CARDS, SHOWN } from './reasons.js'

/** What each player gets. */
export const setup = section('setup', 'page 1, para 6', 'Setup', {
  board: rule('One side of the Board is the Battle Field of the game.'),
  firstBoard: note('The first game is played on the Main side.', { status: ADVICE }),
  facing: note('Each player sits at the own country.', { status: SHOWN }),
  ownColor: rule("A player takes the units of the own country's color."),
  ownCards: note('A player takes one card of each kind; markers and chits are laid aside.', { status: SHOWN }),
  edgeAside: rule('The Edge token begins at its place beside the board, where it is Off.'),
  firstSupply: permission('Both players can use the same Supply Card: in a first game that is Balanced Industry.'),
  firstRestrictions: permission(
    'Amphibious Moves and Lake Nogo are parts of the game that can be left out, as in a first game.',
  ),
  cardsAligned: note('The values of the Supply Card point to the colored squares of the Items card below it.', {
    status: SHOWN,
  }),
  september: rule('A Supply Card starts with September.'),
})

/** The values of a Supply Card. */
export const supplyValues = section('supplyValues', 'page 1, para 7', 'Supply card values', {
  amounts: rule(
    'The three values of a Supply Card say how many chits of each kind of supply a player gets in a round.',
  ),
  order: note('The left value is for Air, the middle one for Capital, the right one for Industry.', { status: CARDS }),
  balancedIndustry: rule('Balanced Industry grants 3 Air, 3 Capital and 4 Industry chits in every round.', {
    status: CARDS,
  }),
  stacks: rule('Every kind of chit is a stack, 3 or 4 high.'),
  places: note('Every stack has its place on the Items card.', { status: SHOWN }),
  leadershipStarts: rule('Leadership begins in the Active Leadership space.'),
  eitherSide: permission('Either side of the Leadership card can be used.', { status: SHOWN }),
})

/** The units at the start. */
export const placement = section('placement', 'page 1, para 8', 'Reserve and placement', {
  reserve: rule('Set apart as a reserve: two Infantry, two Tanks, one Artillery.'),
  reserveSpace: note('The reserve is kept in its space of the Items card.', { status: SHOWN }),
  reserveIsBuilt: rule('Units of the reserve come into play by being built with Industry supply.'),
  recommended: permission('On the Main battlefield the placement printed on the Items card may be used.'),
  ownCountry: prohibition('Otherwise the units are placed in the own country and nowhere else.'),
  rest: rule('Placed are the others: four Tanks, two Artillery, nine Infantry.'),
  onePerSquare: prohibition('A square takes one unit.'),
  adviceCities: note('Advice: Infantry on the Air Base, any unit on the Capital.', { status: ADVICE }),
  adviceHeights: note('Advice: Artillery on Mountains or Hills.', { status: ADVICE }),
  adviceIndustry: note('Advice: keep the Industry free, so that the reserve can be built there.', { status: ADVICE }),
  adviceCoast: note('Advice: with Amphibious Moves, guard Port and Beach.', { status: ADVICE }),
  die: rule('A die decides who decides: Red on 1 to 3, Green on 4 to 6.'),
  decider: permission('That player says who has the first turn.'),
})

/** A supply card in an example. */
export const supplyExample = section('supplyExample', 'page 1, para 7 (example)', 'Balanced Industry', {
  values: example('Balanced Industry gives 3 blue, 3 yellow and 4 red chits in each round.'),
})
