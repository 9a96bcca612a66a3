/** page 1, para 6 Setup to page 1, para 7 Supply card values. @module */
import { example, flag, forbid, note, permission, prohibition, question, rule, view } from '#kernel'
import { components } from './1.1-the-game.js'
import { ADVICE, CARDS, SHOWN } from './reasons.js'
import { section } from './section.js'

export const setup = section('setup', 'page 1, para 6', 'Setup', {
  board: rule('One side of the Board is the Battle Field of the game.'),
  firstBoard: note('The first game is played on the Main side.', { status: ADVICE }),
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
  asks: 'May the players use different Supply Cards?',
  clauses: [components.supplyCards, setup.firstSupply, supplyValues.amounts],
  readings: {
    'each chooses': 'Each player chooses a card.',
    'the same': 'Green uses the card that Red has chosen.',
  },
  usual: 'each chooses',
  because: 'Each player has cards of both kinds; only the first game names one for both.',
})

export const mayNotUseCard = forbid(
  'may not be the Supply Card',
  view({
    second: flag('the opponent has chosen a card', 'the opponent has not chosen a card yet'),
    same: flag("the card is the opponent's, too", "the card is not the opponent's"),
    reading: supplyCardChoice,
  }),
  (bar) => [bar(setup.firstSupply, { second: true, same: false, reading: 'the same' })],
)
