/** page 5, Turn Sequence. @module */

import { among, COMPARED, example, note, one, question, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { ADVICE, CARDS, POINTER, repeats } from './reasons.js'
import { ahead, section } from './section.js'
import { YEARS } from './vocabulary.js'

export const fascistEvent = section('fascistEvent', 'page 5, Turn Sequence, step 1', 'Fascist Event', {
  reveal: rule('The top card of the deck of the Year is revealed.'),
  attacks: rule('It adds a number of Attacks to Fronts.'),
  letters: rule('Letters tell to which: M to Madrid, N to the Northern, A to the Aragon, S to the Southern Front.'),
  closest: rule('V means the Front closest to Victory, +10, and D the Front closest to Defeat, -10.'),
  harder: note('Year 2 adds more Attacks than Year 1, and Year 3 does more damage still.', { status: CARDS }),
  harm: rule('The other bad effects of the card come at once, such as tracks that go down or Bonuses that go off.'),
  test: rule('Each card has a Test: a Front, and the threshold to which its value must be raised.', { status: CARDS }),
  testLater: rule('The Test is resolved after the turns of the players.', { status: repeats('step 3') }),
})

export const eventExample = section('eventExample', 'page 5, Turn Sequence, step 1 (example)', '4 M and 2 V', {
  card: example('The card has 4 M and 2 V: 4 Attacks on Madrid, 2 on the Front closest to Victory.'),
  madrid: example('Madrid was at +2, and 4 Attacks bring it to -2.'),
  flip: example('The Strength tokens are turned to show 2 Attacks.'),
  southern: example('The Southern Front, at +2, is then closest to Victory, and goes to 0: no token is left there.'),
  liberty: example('Liberty goes down by 1.'),
  test: example('The Test is on Madrid, with the threshold 0.'),
})

export const playerTurns = section('playerTurns', 'page 5, Turn Sequence, step 2', 'Player turns', {
  choose: rule('Every player chooses one card for the turn, all at the same time.'),
  initiativeFirst: rule('When all have chosen, the Initiative player goes first, and reveals and plays the card.'),
  spend: rule('At any time of their turn players can spend Hero points.', { status: repeats('page 7, Hero Points') }),
  next: rule('Then the next player reveals their card and has a turn, until all three have had one.'),
  clockwise: rule('Turns go clockwise in Years 1 and 3.'),
  counterclockwise: rule('Turns go counter-clockwise in Year 2.'),
  more: note('More stands with Player Cards and Hero Points.', { status: POINTER }),
})

export const test = section('test', 'page 5, Turn Sequence, step 3', 'Resolve Fascist Test', {
  oneFront: rule('The Test is about one Front.'),
  reward: rule('If its value has been raised far enough, the Test is passed, and there is the reward.'),
  rewarded: rule('A reward is for all players, or for one of them.', { status: CARDS }),
  penalty: rule('If the Test fails, there is the penalty, for all players or for one of them.'),
  preference: note('Some player may like it better to fail; mostly at least two want to pass.', { status: ADVICE }),
  northern: note('Tests on the Northern Front are mostly about the Moderates.', { status: CARDS }),
  aragon: note('Tests on the Aragon Front are mostly about the Anarchists.', { status: CARDS }),
  southern: note('Tests on the Southern Front are mostly about the Communists.', { status: CARDS }),
  madrid: note('Tests on Madrid are mostly about the Initiative player or the Government.', { status: CARDS }),
  contributors: rule('If a Test is passed, all players who contributed to that gain 2 Hero points.'),
})

export const bagOfGlory = section('bagOfGlory', 'page 5, Turn Sequence, step 4', 'Bag of Glory', {
  token: rule('At the end of every turn the Initiative player adds one of their tokens to the Bag of Glory.'),
  yearToken: rule('At the end of a Year they add one more.', { status: repeats('page 10, End of the Year') }),
})

export const clearing = section('clearing', 'page 5, Turn Sequence, step 5', 'Clearing', {
  tokens: rule('All player tokens are removed from the Fronts.'),
})

export const noTokenLeft = question('noTokenLeft', {
  asks: 'What if a player is to add a token, and has none left?',
  clauses: [bagOfGlory.token, ahead('support.token'), ahead('bidWinner.direct')],
  readings: {
    'none is added': 'None is added: what is not there cannot be.',
    'from a Front': 'One of theirs is taken from a Front where it shows a contribution; without such, none is added.',
  },
  usual: 'none is added',
  because: 'The tokens are counted, and nothing lets one be taken from where it lies.',
  kind: 'gap',
})

export const testOutcome = one(
  'The Test',
  view(
    {
      front: among(['open', 'victorious', 'defeated'], 'the Front of the Test'),
      value: among(COMPARED, 'its value against the threshold'),
    },
    [
      {
        because: 'a victorious Front is above every threshold, a defeated one below',
        when: ({ front, value }) =>
          (front === 'victorious' && value !== 'more') || (front === 'defeated' && value !== 'less'),
      },
    ],
  ),
  (row) => [
    row(test.reward, { front: 'open', value: P.union('as much', 'more') }, 'passed'),
    row(test.penalty, { front: 'open', value: 'less' }, 'failed'),
    row(ahead('victory.testsPass'), { front: 'victorious' }, 'passed'),
    row(ahead('defeatEffects.testsFail'), { front: 'defeated' }, 'failed'),
  ],
)

/** Which way round the table turns go. */
export const DIRECTIONS = ['clockwise', 'counter-clockwise'] as const
export type Direction = (typeof DIRECTIONS)[number]

export const direction = one('The direction of play', view({ year: among(YEARS, 'the Year') }), (row) => [
  row(playerTurns.clockwise, { year: P.union(1, 3) }, 'clockwise'),
  row(playerTurns.counterclockwise, { year: 2 }, 'counter-clockwise'),
])
