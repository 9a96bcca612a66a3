/** page 7, Hero Points. @module */
import {
  among,
  COMPARED,
  computed,
  flag,
  forbid,
  note,
  one,
  permission,
  prohibition,
  question,
  readingOf,
  rule,
  view,
} from 'rulewright/book'
import { test } from './5.1-turn-sequence.js'
import { eventOfACard } from './6.1-player-cards.js'
import { morale } from './7.1-morale-bonus.js'
import { support } from './7.2-teamwork-bonus.js'
import type { Game } from './game.js'
import { heroPointsLeft, ofFaction } from './players.js'
import { POINTER, repeats } from './reasons.js'
import { ahead, section } from './section.js'
import { FACTIONS, type Faction, type Front } from './vocabulary.js'

export const earning = section('earning', 'page 7, Hero Points, para 1', 'Hero Points', {
  currency: note('Hero points are what players pay with; they are mostly earned on the Fronts.', { status: POINTER }),
  control: rule('A player who brings a Front above 0 that was not, by strengthening it, earns a Hero point at once.'),
  tests: rule('Success on a Test brings 2 Hero points to each who has contributed.', {
    status: repeats('page 5, Turn Sequence, step 3'),
  }),
  testSameTurn: rule('Only strengthening the Front in this turn counts.'),
  victories: rule('Victory on a Front brings 3 Hero points to each of its contributors.', {
    status: repeats('page 8, Victory on a Front'),
  }),
  victorySameTurn: rule('Here, too, only strengthening the Front in this turn counts.'),
  more: note('Events and Medallions can bring Hero points.', { status: POINTER }),
  supply: prohibition('Hero points that are not in the supply are not received.'),
  shortage: rule(
    'If several earn Hero points at once and they run short, the Initiative player receives first, then the others in turn order.',
  ),
})

export const spending = section('spending', 'page 7, Hero Points, para 2', 'Spending Hero points', {
  anyTime: permission('In their own turn players can spend as many Hero points as they like, whenever they like.'),
  ownTurn: prohibition('In no other turn do they spend any.'),
  draw: rule('1 Hero point pays for a card.'),
  bonus: rule('2 Hero points turn a Bonus on.'),
  supports: rule('2 Hero points pay for a step of Soviet Support, or of Foreign Aid.'),
  liberties: rule('3 Hero points pay for a step of Liberty, or of Collectivization.'),
  government: rule('4 Hero points pay for a step of the Government.'),
  medallions: note('Some Medallions cost Hero points to be used.', { status: POINTER }),
  acquired: prohibition('Only a player who has acquired such a Medallion uses it.'),
})

export const losingHeroPoints = section('losingHeroPoints', 'page 7, Hero Points, para 3', 'Losing Hero points', {
  lost: rule('Fascist cards can cost Hero points, and cards of others can steal them.'),
})

export const shortageOrder = question('shortageOrder', {
  asks: 'How are Hero points that run short shared out?',
  clauses: [earning.shortage],
  readings: {
    'all of one first': 'Who comes first takes all of theirs, then the next.',
    'one by one': 'Each takes one, in order, and so on until none is left.',
  },
  usual: 'all of one first',
  because: 'The Initiative player receives first, and then the other players.',
})

export const spendingMidCard = question('spendingMidCard', {
  asks: 'Can Hero points be spent while a card takes effect?',
  clauses: [spending.anyTime, eventOfACard.lines, morale.use],
  readings: {
    yes: 'Yes: between the lines of its Event, and before and between its Action Points and the Morale Bonus.',
    no: 'No: before a card is played, and after all of it is done.',
  },
  usual: 'yes',
  because: 'The text lets them be spent at any time of the turn, and a card is played in the midst of it.',
})

/** What Hero points are spent for. */
export const WARES = [
  'a card',
  'a Bonus',
  'Soviet Support or Foreign Aid',
  'Liberty or Collectivization',
  'Government',
] as const
export type Ware = (typeof WARES)[number]

export const price = one('Hero points: the price', view({ ware: among(WARES, 'what is bought') }), (row) => [
  row(spending.draw, { ware: 'a card' }, 1),
  row(spending.bonus, { ware: 'a Bonus' }, 2),
  row(spending.supports, { ware: 'Soviet Support or Foreign Aid' }, 2),
  row(spending.liberties, { ware: 'Liberty or Collectivization' }, 3),
  row(spending.government, { ware: 'Government' }, 4),
])

export const mayNotSpend = forbid(
  'Hero points: may not be spent',
  view({
    ware: among(WARES, 'what is bought'),
    heroPoints: among(COMPARED, 'the Hero points of the player against the price'),
    there: flag('there is a card to draw, a Bonus that is off, or a step to go', 'there is nothing to be had for it'),
    midCard: flag('a card is taking effect', 'no card is taking effect'),
    spendingMidCard,
  }),
  (bar) => [
    bar(spending.draw, { ware: 'a card', heroPoints: 'less' }),
    bar(spending.bonus, { ware: 'a Bonus', heroPoints: 'less' }),
    bar(spending.supports, { ware: 'Soviet Support or Foreign Aid', heroPoints: 'less' }),
    bar(spending.liberties, { ware: 'Liberty or Collectivization', heroPoints: 'less' }),
    bar(spending.government, { ware: 'Government', heroPoints: 'less' }),
    bar(spending.draw, { ware: 'a card', there: false }),
    bar(spending.bonus, { ware: 'a Bonus', there: false }),
    bar(spending.supports, { ware: 'Soviet Support or Foreign Aid', there: false }),
    bar(spending.liberties, { ware: 'Liberty or Collectivization', there: false }),
    bar(spending.government, { ware: 'Government', there: false }),
    bar([spending.anyTime, eventOfACard.lines], { midCard: true, spendingMidCard: 'no' }),
  ],
)

/** Refuses all that Hero points are spent for, Medallions among the rest, while it is not the turn of the player. */
export const mayNotSpendOutOfTurn = forbid('Hero points: may not be spent out of turn', view({}), (bar) => [
  bar(spending.ownTurn, {}),
])

export const contribution = question('contribution', {
  asks: 'Has a player contributed to a Front who has strengthened it in this turn, and has no token there?',
  clauses: [earning.testSameTurn, earning.victorySameTurn, support.token, ahead('nonPlayerMedallions.strategy')],
  readings: {
    'by Strength': 'Yes: it is the Strength that counts, and a token only shows it.',
    'by a token': 'No: a token on the Front is what tells who has contributed.',
  },
  usual: 'by Strength',
  because: 'Page 7 asks of contributors that they have strengthened the Front in this turn, and has tokens show it.',
})

export const contributes = one(
  'Whether a player has contributed to a Front',
  view({
    there: among(['a token', 'Strength without a token', 'nothing'], 'what there is of the player in this turn'),
    contribution,
  }),
  (row) => [
    row([support.token, earning.testSameTurn, earning.victorySameTurn], { there: 'a token' }, true),
    row(
      [earning.testSameTurn, earning.victorySameTurn],
      { there: 'Strength without a token', contribution: 'by Strength' },
      true,
    ),
    row(support.token, { there: 'Strength without a token', contribution: 'by a token' }, false),
    row([earning.testSameTurn, earning.victorySameTurn], { there: 'nothing' }, false),
  ],
)

function presence({ supporters, withoutToken }: Game, front: Front, faction: Faction) {
  if (supporters[front].includes(faction)) return 'a token'
  return withoutToken[front].includes(faction) ? 'Strength without a token' : 'nothing'
}

/** Who has contributed to a Front in this turn. */
export const contributorsOf = (game: Game, front: Front): readonly Faction[] =>
  FACTIONS.filter((faction) =>
    contributes.ask({ there: presence(game, front, faction), contribution: readingOf(game, contribution) }),
  )

export const testOfVictory = question('testOfVictory', {
  asks: 'Do those who have brought a Front to Victory earn the Hero points for its Test of this turn, too?',
  clauses: [test.contributors, earning.testSameTurn, ahead('victory.heroPoints'), ahead('victory.testsPass')],
  readings: {
    yes: 'Yes: they have strengthened the Front in this turn, and its Test is passed.',
    no: 'No: the Test of a victorious Front is passed without anybody; they earn those for Victory alone.',
  },
  usual: 'yes',
  because: 'Page 7 asks of contributors nothing but that they have strengthened the Front in the same turn.',
})

/** What earns Hero points by having contributed. */
export const DEEDS = ['Test', 'Test of a victorious Front', 'Victory'] as const

export const earnedBy = one(
  'Hero points: what contributing earns',
  view({ deed: among(DEEDS, 'the success'), testOfVictory }),
  (row) => [
    row([test.contributors, earning.testSameTurn], { deed: 'Test' }, 2),
    row([test.contributors, earning.testSameTurn], { deed: 'Test of a victorious Front', testOfVictory: 'yes' }, 2),
    row(ahead('victory.testsPass'), { deed: 'Test of a victorious Front', testOfVictory: 'no' }, 0),
    row(ahead('victory.heroPoints'), { deed: 'Victory' }, 3),
  ],
)

export const crossing = one(
  'Hero points: a Front comes under Republican control',
  view(
    {
      before: among(['0 or worse', '+1 or better'], 'the value before'),
      after: among(['0 or worse', '+1 or better'], 'the value after'),
    },
    [
      {
        because: 'Strength makes no Front worse',
        when: ({ before, after }) => before === '+1 or better' && after === '0 or worse',
      },
    ],
  ),
  (row) => [
    row(earning.control, { before: '0 or worse', after: '+1 or better' }, 1),
    row(earning.control, { before: '0 or worse', after: '0 or worse' }, 0),
    row(earning.control, { before: '+1 or better', after: '+1 or better' }, 0),
  ],
)

const given = <G extends Pick<Game, 'players'>>(game: G, faction: Faction, number: number): G =>
  ofFaction(game, faction, {
    heroPoints: game.players[faction].heroPoints + Math.min(number, heroPointsLeft(game)),
  })

/** What each faction is to receive at once, in the order in which they receive. */
export type Earned = readonly (readonly [faction: Faction, number: number])[]

const oneByOne = (earned: Earned): Earned => {
  const most = Math.max(0, ...earned.map(([, number]) => number))
  return Array.from({ length: most }, (_, round) => earned.filter(([, number]) => number > round)).flatMap((these) =>
    these.map(([faction]) => [faction, 1] as const),
  )
}

export const withHeroPoints = computed(
  'Hero points that are received',
  [earning.supply, earning.shortage],
  (game: Game, earned: Earned): Game =>
    (readingOf(game, shortageOrder) === 'one by one' ? oneByOne(earned) : earned).reduce(
      (before, [faction, number]) => given(before, faction, number),
      game,
    ),
)
