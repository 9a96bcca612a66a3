/** Rules that meet within one turn: which comes first, and whether the other still holds. @module */
import type { Meeting } from 'rulewright/book'
import { initiative } from './4.2-initiative.js'
import {
  bagOfGlory,
  clearing,
  fascistEvent,
  orderMidTurn,
  playerTurns,
  pointsBeforeReward,
  test,
} from './5.1-turn-sequence.js'
import { eventOfACard, kept, tableau } from './6.1-player-cards.js'
import { moraleOn, moraleOrder } from './7.1-morale-bonus.js'
import { supportEnds, teamwork } from './7.2-teamwork-bonus.js'
import { contribution, earning, shortageOrder, spending, spendingMidCard, testOfVictory } from './7.3-hero-points.js'
import { attacksTogether, strengthBeyond, victory } from './8.1-victory-on-a-front.js'
import { defeat } from './8.2-defeat-on-a-front.js'
import { dependence, triggers } from './9.1-tracks-and-triggers.js'
import { anotherCardOutOfTurn, beforeAnotherCard } from './10.1-medallions.js'
import { bid, bidWholeHand } from './10.2-final-bid.js'
import { endOfYear, endOfYear1, endOfYear2 } from './10.3-end-of-the-year.js'

const CHANGING_HERO_POINTS = [
  'Strength',
  'Test',
  'a line',
  'drawing',
  'effects',
  'spending',
  'end of the Year',
  "a Non-player's turn",
]

/** How the rules get on that meet within one turn. */
export const meetings: readonly Meeting[] = [
  {
    fields: ['fronts'],
    written: ['Attacks', 'Strength'],
    asked: ['What has become of a Front'],
    clauses: [victory.atOnce, defeat.atOnce, victory.neverDamaged, defeat.neverAgain],
    questions: [attacksTogether, strengthBeyond],
  },
  {
    fields: ['supporters'],
    written: ['Strength', 'turn'],
    asked: ['Whether a player has contributed to a Front', 'Teamwork: what it adds'],
    clauses: [teamwork.bonus, test.contributors, supportEnds.removed, clearing.tokens],
    questions: [contribution],
    note: 'The Test comes before the tokens leave the Fronts, so they still tell at it who has contributed.',
  },
  {
    fields: ['bonuses'],
    written: ['a line', 'spending'],
    asked: ['Hero points: may not be spent', 'Teamwork: what it adds'],
    clauses: [spending.bonus, teamwork.bonus],
    questions: [moraleOn, moraleOrder, spendingMidCard],
    note: 'A Bonus is on for what comes after it was turned on; a token that lies on a Front adds nothing later. Where the Morale Bonus comes only after Action Points that turn it off, moraleOn says whether it still comes.',
  },
  {
    fields: ['tracks'],
    written: ['a track moves'],
    asked: [
      'A track: may not go a step further',
      'Which way a step goes',
      'Who has the Initiative',
      'Who controls the Government',
      'Hero points: may not be spent',
      'Non-players: what has Priority',
    ],
    clauses: [initiative.atOnce, triggers.atOnce, dependence.noFurther],
    questions: [orderMidTurn],
    note: 'Each step is looked at when it is made: what it changes holds for the next one.',
  },
  {
    fields: ['players.*.heroPoints'],
    written: CHANGING_HERO_POINTS,
    asked: [
      'Hero points: may not be spent',
      'Medallions: may not be used',
      'Non-players: what has Priority',
      'Which way a faction wants a track',
    ],
    clauses: [earning.control, earning.tests, earning.supply, spending.anyTime],
    questions: [pointsBeforeReward, testOfVictory, shortageOrder, spendingMidCard],
    note: 'Hero points are there to be spent from when they are received; nothing that was paid for is taken back.',
  },
  {
    fields: ['players.*.heroPoints'],
    written: CHANGING_HERO_POINTS,
    asked: ['Who has the Initiative', 'Who controls the Government'],
    note: 'Both are found from the tracks alone: Hero points decide only whether anybody asks for them.',
  },
  {
    fields: ['players.*.deck', 'players.*.hand', 'players.*.discard'],
    written: [
      'setup',
      'turn',
      'a line',
      'another card',
      'drawing',
      'the top card',
      'Final Bid',
      'keeping',
      "a Non-player's card",
    ],
    asked: ['Hero points: may not be spent'],
    clauses: [kept.recycled, spending.draw, bid.discarded, endOfYear1.draw],
    questions: [bidWholeHand],
    note: 'Cards are drawn one by one, and the discard pile is shuffled where the next one is missing.',
  },
  {
    fields: ['players.*.chosen', 'players.*.played', 'players.*.tableau'],
    written: [
      'turn',
      "a player's turn",
      'a card',
      'another card',
      'a line',
      'the top card',
      'Final Bid',
      'keeping',
      "a Non-player's card",
    ],
    clauses: [playerTurns.choose, playerTurns.initiativeFirst, bid.lastTurn, tableau.added, eventOfACard.trashed],
    questions: [anotherCardOutOfTurn],
    note: 'The bid comes before a card is chosen; a card leaves the table only when all of it has taken effect.',
  },
  {
    fields: ['acting'],
    written: ["a player's turn", "a Non-player's turn"],
    clauses: [playerTurns.initiativeFirst, playerTurns.next],
  },
  {
    fields: ['acting'],
    written: ["a player's turn", "a Non-player's turn"],
    asked: [
      'What has become of a Front',
      'The war after Defeats',
      'Hero points: the price',
      'Hero points: may not be spent',
      'Which way a step goes',
      'A track: may not go a step further',
      'Medallions: may not be used',
    ],
    clauses: [spending.anyTime, spending.ownTurn],
    questions: [beforeAnotherCard],
    note: 'Only who has the turn is asked for Hero points before another card; what the tables answer stays the same.',
  },
  {
    fields: ['midCard'],
    written: ['a card'],
    asked: ['Hero points: may not be spent', 'Medallions: may not be used'],
    clauses: [eventOfACard.lines, spending.anyTime],
    questions: [spendingMidCard],
    note: 'A card takes effect from when it is played until all of it is done; one that it brings is over before it is.',
  },
  {
    fields: ['year', 'turn', 'bag', 'fascists'],
    written: ['turn', 'Fascist Event', 'end of the Year'],
    asked: ['The direction of play'],
    clauses: [
      fascistEvent.reveal,
      bagOfGlory.token,
      endOfYear.afterFour,
      endOfYear.token,
      endOfYear1.flip,
      endOfYear1.fascists,
      endOfYear2.fascists,
    ],
    note: 'The end of a Year comes after its last turn, with the token of that turn in the Bag already.',
  },
]
