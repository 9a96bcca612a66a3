/** page 1, para 6 Setup to page 1, para 7 Supply card values. @module */
import { among, example, flag, forbid, note, one, permission, prohibition, question, rule, view } from 'rulewright/book'
import { components } from './1.1-the-game.js'
import { BALANCED_INDUSTRY } from './components/supply-cards.js'
import { CARDS, SHOWN } from './reasons.js'
import { section } from './section.js'
import { FIELDS } from './vocabulary.js'

export const setup = section('setup', 'page 1, para 6', 'Setup', {
  board: rule('One side of the Board is the Battle Field of the game.'),
  firstBoard: rule('The first game is played on the Main side.'),
  facing: note('Each player sits at the own country.', { status: SHOWN }),
  ownColor: rule("A player takes the units of the own country's color."),
  ownCards: note('A player takes one card of each kind; markers and chits are laid aside.', { status: SHOWN }),
  edgeAside: rule('The Edge token begins at its place beside the board, where it is Off.'),
  firstSupply: rule('In the first game both players have Balanced Industry for their Supply Card.'),
  firstRestrictions: prohibition('The first game is played without Amphibious Moves and without Lake Nogo.'),
  cardsAligned: note('The values of the Supply Card point to the colored squares of the Items card below it.', {
    status: SHOWN,
  }),
  september: rule('A Supply Card starts with September.'),
})

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

export const supplyExample = section('supplyExample', 'page 1, para 7 (example)', 'Balanced Industry', {
  values: example('Balanced Industry gives 3 blue, 3 yellow and 4 red chits in each round.'),
})

export const supplyCardChoice = question('supplyCardChoice', {
  asks: 'May the players use different Supply Cards after a first game?',
  clauses: [components.supplyCards, setup.firstSupply, supplyValues.amounts],
  readings: {
    'each chooses': 'Each player chooses a card.',
    'the same': 'Whoever chooses second uses the card that the other has chosen.',
  },
  usual: 'each chooses',
  because: 'Each player has cards of both kinds; only the first game names one for both.',
})

export const cardOrder = question('cardOrder', {
  asks: 'Who chooses a Supply Card first?',
  clauses: [components.supplyCards, supplyValues.amounts],
  readings: {
    'Red first': 'Red chooses, then Green.',
    'Green first': 'Green chooses, then Red.',
  },
  usual: 'Red first',
  because: 'The text does not say; it names Red first where a die decides.',
  kind: 'gap',
})

export const choosesFirst = one('Who chooses a Supply Card first', view({ cardOrder }), (row) => [
  row(supplyValues.amounts, { cardOrder: 'Red first' }, 'Red'),
  row(supplyValues.amounts, { cardOrder: 'Green first' }, 'Green'),
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
    bar([setup.firstBoard, setup.firstRestrictions], { first: true, field: 'Lake Nogo' }),
    bar(setup.firstRestrictions, { first: true, amphibious: true }),
  ],
)

export const mayNotUseCard = forbid(
  'may not be the Supply Card',
  view({
    first,
    card: among([BALANCED_INDUSTRY, 'another'], 'the card'),
    second: flag('the opponent has chosen a card', 'the opponent has not chosen a card yet'),
    same: flag("the card is the opponent's, too", "the card is not the opponent's"),
    reading: supplyCardChoice,
  }),
  (bar) => [
    bar(setup.firstSupply, { first: true, card: 'another' }),
    bar(setup.firstSupply, { second: true, same: false, reading: 'the same' }),
  ],
)
