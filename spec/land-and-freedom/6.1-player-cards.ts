/** page 6, Player Cards. @module */
import {
  among,
  component,
  example,
  flag,
  forbid,
  note,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { playerTurns } from './5.1-turn-sequence.js'
import { CARDS, POINTER, repeats, SHOWN } from './reasons.js'
import { ahead, section } from './section.js'

export const deck = section('deck', 'page 6, Player Cards, para 1', 'Player Cards', {
  own: component('The 18 cards of a deck are of one player alone.'),
  strengths: component('Of these, 12 have strength 1, 5 have strength 2, and the Leader alone has strength 3.', {
    status: CARDS,
  }),
  places: rule('A player has a hand, a discard pile, and a tableau that cards can build.', { status: SHOWN }),
})

export const hand = section('hand', 'page 6, Player Cards, para 2', 'Hand', {
  draw: rule('Five cards come from the deck to each hand as a Year begins.', {
    status: repeats('page 3, Setup, step 5, and page 10, End of the Year'),
  }),
  sizes: note('So they have 5 cards in Year 1, 6 in Year 2 and 7 in Year 3.', {
    status: repeats('what the draws and the kept cards come to'),
  }),
})

export const playing = section('playing', 'page 6, Player Cards, para 3', 'Playing a card', {
  one: rule('In each turn every player plays one card of their hand.'),
  twoWays: rule('There are two ways to play a card: its Event, or its Action Points; never both.'),
})

export const eventOfACard = section('eventOfACard', 'page 6, Player Cards, para 4', 'Events', {
  lines: rule('For its Event, every line of a card is activated, from the first to the last.'),
  trashed: rule('Then it is out of the game, trashed into the box.'),
  libertyFirst: example('The Event of the card shown has Liberty +1 in its first line.'),
  larger: note('Events do more at once, and their card will hardly be seen again.', { status: POINTER }),
})

export const actionPoints = section('actionPoints', 'page 6, Player Cards, para 5', 'Action Points', {
  oneArea: rule('The strength of a card that is played for Action Points is spent in one area of the board.'),
  anyArea: permission('The player chooses it: one Front, one track, or turning on Bonuses.'),
  front: rule('For a Front, each point adds Strength: it removes an Attack or adds a Strength token.'),
  track: rule('For a track, each point is one step.'),
  either: permission('Up or down, that is for the player to choose.', {
    see: ['page 9, Tracks and Triggers, para 1'],
  }),
  bonuses: permission(
    'On Bonuses, a point is spent to turn one of them on, Morale or Teamwork; both can be turned on.',
  ),
  onePoint: example('With a single point an Attack leaves a Front, or a Strength token comes there.'),
  eachBonus: rule('Each Bonus takes a point.'),
  undivided: prohibition('Action Points are not divided among several areas.'),
  wasted: rule('Points that are left over are wasted.'),
})

export const tableau = section('tableau', 'page 6, Player Cards, para 6', 'Tableau', {
  added: rule('After it was played for Action Points a card lies in the tableau of its player.'),
  icons: rule('There its icons count for the Morale Bonus.', { status: repeats('page 7, Morale Bonus') }),
})

export const kept = section('kept', 'page 6, Player Cards, para 7', 'What is kept', {
  discarded: rule('At the end of a Year most cards of hand and tableau go to the discard pile.', {
    status: repeats('page 10, End of the Year'),
  }),
  allowed: permission('Year 1 ends with one card that may be kept in each of these places, Year 2 with two.', {
    status: repeats('page 10, End of the Year'),
  }),
  recycled: rule('When the deck runs out and more cards must be drawn, the discard pile becomes the deck.'),
})

export const wholeAmount = question('wholeAmount', {
  asks: 'Must a track be moved by all the steps, and a Front get all the Strength, that a card gives?',
  clauses: [actionPoints.front, actionPoints.track, actionPoints.wasted],
  readings: {
    'as far as it goes': 'Yes, as far as possible; only what cannot be used is wasted.',
    'up to': 'No: a player can stop before, and what is left is wasted.',
  },
  usual: 'as far as it goes',
  because: 'Strength is added "equal to" the points, and a track moves "that number" of steps.',
})

export const uselessArea = question('uselessArea', {
  asks: 'Can an area be chosen in which the points change nothing?',
  clauses: [actionPoints.anyArea, actionPoints.wasted],
  readings: {
    yes: 'Yes: the points are wasted, and the card joins the tableau.',
    no: 'No: some point must have an effect, if there is an area where one has.',
  },
  usual: 'yes',
  because: 'The area is of the free choice of the player, and what is left over is wasted.',
})

export const noCard = question('noCard', {
  asks: 'What does a player do in a turn without a card in hand?',
  clauses: [playing.one, playerTurns.next, ahead('spending.anyTime')],
  readings: {
    'no card': 'The player plays no card, and can still spend Hero points.',
    'no turn': 'The player has no turn.',
  },
  usual: 'no card',
  because: 'The turn comes to each player in order; only what cannot be done is left out.',
  kind: 'gap',
})

/** The areas of the board that Action Points can affect. */
export const AREAS = ['a Front', 'a track', 'a Bonus', 'both Bonuses'] as const

export const mayNotAffect = forbid(
  'Action Points: may not affect',
  view({
    area: among(AREAS, 'the area'),
    strength: range(1, 3, 'the strength of the card'),
    changes: flag('a point changes something there', 'no point changes anything there'),
    others: flag('a point changes something elsewhere', 'no point changes anything elsewhere'),
    spent: flag('the points are spent', 'the points are not spent yet'),
    lost: flag('the war is lost', 'the war is not lost'),
    uselessArea,
  }),
  (bar) => [
    bar(actionPoints.eachBonus, { area: 'both Bonuses', strength: 1 }),
    bar(actionPoints.undivided, { spent: true }),
    bar(actionPoints.oneArea, { changes: false, others: true, uselessArea: 'no' }),
    bar(ahead('defeat.lost'), { lost: true }),
  ],
)
