/** page 5, Turn Sequence. @module */

import { among, COMPARED, example, flag, note, one, question, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { initiative } from './4.2-initiative.js'
import { ADVICE, CARDS, POINTER, repeats } from './reasons.js'
import { ahead, section } from './section.js'
import { YEARS } from './vocabulary.js'

export const fascistEvent = section('fascistEvent', 'page 5, Turn Sequence, step 1', 'Fascist Event', {
  reveal: rule('The top card of the deck of the Year is revealed.'),
  attacks: rule('By it some Fronts are Attacked, each a number of times.'),
  letters: rule('Letters tell to which: M to Madrid, N to the Northern, A to the Aragon, S to the Southern Front.'),
  closest: rule(
    'V is the Front that is nearest to +10, and so to Victory; D the one nearest to -10, and so to Defeat.',
  ),
  harder: note('Attacks become more from Year to Year, and the damage greater.', { status: CARDS }),
  harm: rule('The other bad effects of the card come at once, such as tracks that go down or Bonuses that go off.'),
  test: rule('Each card has a Test: a Front, and the threshold to which its value must be raised.', { status: CARDS }),
  testLater: rule('The Test is resolved after the turns of the players.', { status: repeats('step 3') }),
})

export const eventExample = section('eventExample', 'page 5, Turn Sequence, step 1 (example)', '4 M and 2 V', {
  card: example('The card has 4 M and 2 V: Madrid is Attacked 4 times, and the Front closest to Victory twice.'),
  madrid: example('Madrid was at +2, and 4 Attacks bring it to -2.'),
  flip: example('The tokens of Strength, flipped to their negative side, show 2 Attacks.'),
  southern: example('The Southern Front, at +2, is then closest to Victory, and goes to 0: no token is left there.'),
  liberty: example('Liberty goes down by 1.'),
  test: example('Its Test is about Madrid, and its threshold is 0.'),
})

export const playerTurns = section('playerTurns', 'page 5, Turn Sequence, step 2', 'Player turns', {
  choose: rule('Every player chooses one card for the turn, all at the same time.'),
  initiativeFirst: rule(
    'The first turn, after all choices, is that of the Initiative player, whose card is revealed and played.',
  ),
  spend: rule('At any time of their turn players can spend Hero points.', { status: repeats('page 7, Hero Points') }),
  next: rule('The two others follow one by one, each revealing a card and taking a turn.'),
  clockwise: rule('Turns go clockwise in Years 1 and 3.'),
  counterclockwise: rule('Turns go counter-clockwise in Year 2.'),
  more: note('More stands with Player Cards and Hero Points.', { status: POINTER }),
})

export const test = section('test', 'page 5, Turn Sequence, step 3', 'Resolve Fascist Test', {
  oneFront: rule('There is a single Front that a Test is about.'),
  reward: rule('If its value has been raised far enough, the Test is passed, and there is the reward.'),
  rewarded: rule('A reward is for all players, or for one of them.', { status: CARDS }),
  penalty: rule('A Test that is not passed has its penalty instead, for one player or for all.'),
  preference: note('Some player may like it better to fail; mostly at least two want to pass.', { status: ADVICE }),
  northern: note('For the Moderates it is mostly the Northern Front whose Tests matter.', { status: CARDS }),
  aragon: note('For the Anarchists it is mostly the Aragon Front.', { status: CARDS }),
  southern: note('For the Communists it is mostly the Southern Front.', { status: CARDS }),
  madrid: note('Tests on Madrid are mostly about whoever has the Initiative, or about the Government.', {
    status: CARDS,
  }),
  contributors: rule('Passing a Test brings 2 Hero points to each player who has contributed.'),
})

export const bagOfGlory = section('bagOfGlory', 'page 5, Turn Sequence, step 4', 'Bag of Glory', {
  token: rule('Whoever has the Initiative puts a token of theirs into the Bag of Glory as each turn ends.'),
  yearToken: rule('As a Year ends, there is another one.', { status: repeats('page 10, End of the Year') }),
})

export const clearing = section('clearing', 'page 5, Turn Sequence, step 5', 'Clearing', {
  tokens: rule('The Fronts are cleared of player tokens.'),
})

export const harmOrder = question('harmOrder', {
  asks: 'Does the other harm of a Fascist card come after its Attacks, or before them?',
  clauses: [fascistEvent.attacks, fascistEvent.harm],
  readings: {
    'after the Attacks': 'After them, as page 5 tells of both and its example goes.',
    'before the Attacks': 'Before them: it comes at once, as soon as the card is revealed.',
  },
  usual: 'after the Attacks',
  because: 'The Attacks are told of first, and the example lowers the track last.',
  kind: 'gap',
})

export const orderMidTurn = question('orderMidTurn', {
  asks: 'Does the Initiative that changes hands while turns are taken change who is next?',
  clauses: [playerTurns.initiativeFirst, playerTurns.next, initiative.first, initiative.atOnce],
  readings: {
    no: 'No: each turn is followed by that of the neighbor, as it began.',
    yes: 'Yes: of those who have not had a turn, whoever comes first from the new Initiative player on is next.',
  },
  usual: 'no',
  because: 'Who goes first is settled once; from then on the text speaks of the next player alone.',
})

export const harmComes = one('The Fascist Event: what comes first', view({ harmOrder }), (row) => [
  row([fascistEvent.attacks, fascistEvent.harm], { harmOrder: 'after the Attacks' }, 'the Attacks'),
  row(fascistEvent.harm, { harmOrder: 'before the Attacks' }, 'the other harm'),
])

export const nextFrom = one('Who comes next', view({ orderMidTurn }), (row) => [
  row(playerTurns.next, { orderMidTurn: 'no' }, 'the neighbor'),
  row(initiative.atOnce, { orderMidTurn: 'yes' }, 'from the Initiative on'),
])

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

export const unsupportedTest = question('unsupportedTest', {
  asks: 'Is a Test passed where the Front has the value, and no player has strengthened it in this turn?',
  clauses: [test.reward, fascistEvent.test],
  readings: {
    yes: 'Yes: the value alone is compared with the threshold.',
    no: 'No: players must have supported the Front.',
  },
  usual: 'yes',
  because: 'A card sets a value to be reached, and whoever has contributed matters for the Hero points only.',
})

export const pointsBeforeReward = question('pointsBeforeReward', {
  asks: 'Do the Hero points for a Test come before its reward, or after it?',
  clauses: [test.reward, test.contributors, ahead('earning.shortage')],
  readings: {
    before: 'Before it: whoever has contributed has earned them as soon as the Test is passed.',
    after: 'After it: they are told of after the reward.',
  },
  usual: 'before',
  because: 'Nothing but success is needed to earn them; the reward is carried out then.',
  kind: 'gap',
})

export const testOutcome = one(
  'The Test',
  view(
    {
      front: among(['open', 'victorious', 'defeated'], 'the Front of the Test'),
      value: among(COMPARED, 'its value against the threshold'),
      supported: flag('a player has strengthened it in this turn', 'nobody has strengthened it in this turn'),
      unsupportedTest,
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
    row(test.reward, { front: 'open', value: P.not('less'), supported: true }, 'passed'),
    row(test.reward, { front: 'open', value: P.not('less'), supported: false, unsupportedTest: 'yes' }, 'passed'),
    row(test.reward, { front: 'open', value: P.not('less'), supported: false, unsupportedTest: 'no' }, 'failed'),
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
