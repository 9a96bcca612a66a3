/** page 7, Hero Points. @module */

import { among, COMPARED, computed, flag, forbid, one, readingOf, view } from 'rulewright/book'
import type { Game } from './game.js'
import { heroPointsLeft, ofFaction } from './players.js'
import * as cited from './rules.gen.js'
import { FACTIONS, type Faction, type Front } from './vocabulary.js'

/** The goods that Hero points can buy. */
export const WARES = [
  'a card',
  'a Bonus',
  'Soviet Support or Foreign Aid',
  'Liberty or Collectivization',
  'Government',
] as const
export type Ware = (typeof WARES)[number]

export const price = one('Hero points: the price', view({ ware: among(WARES, 'what is bought') }), (row) => [
  row(cited.spending.draw, { ware: 'a card' }, 1),
  row(cited.spending.bonus, { ware: 'a Bonus' }, 2),
  row(cited.spending.supports, { ware: 'Soviet Support or Foreign Aid' }, 2),
  row(cited.spending.liberties, { ware: 'Liberty or Collectivization' }, 3),
  row(cited.spending.government, { ware: 'Government' }, 4),
])

export const mayNotSpend = forbid(
  'Hero points: may not be spent',
  view({
    ware: among(WARES, 'what is bought'),
    heroPoints: among(COMPARED, 'the Hero points of the player against the price'),
    there: flag('there is a card to draw, a Bonus that is off, or a step to go', 'there is nothing to be had for it'),
    midCard: flag('a card is taking effect', 'no card is taking effect'),
    spendingMidCard: cited.spendingMidCard,
  }),
  (bar) => [
    bar(cited.spending.draw, { ware: 'a card', heroPoints: 'less' }),
    bar(cited.spending.bonus, { ware: 'a Bonus', heroPoints: 'less' }),
    bar(cited.spending.supports, { ware: 'Soviet Support or Foreign Aid', heroPoints: 'less' }),
    bar(cited.spending.liberties, { ware: 'Liberty or Collectivization', heroPoints: 'less' }),
    bar(cited.spending.government, { ware: 'Government', heroPoints: 'less' }),
    bar(cited.spending.draw, { ware: 'a card', there: false }),
    bar(cited.spending.bonus, { ware: 'a Bonus', there: false }),
    bar(cited.spending.supports, { ware: 'Soviet Support or Foreign Aid', there: false }),
    bar(cited.spending.liberties, { ware: 'Liberty or Collectivization', there: false }),
    bar(cited.spending.government, { ware: 'Government', there: false }),
    bar([cited.spending.anyTime, cited.eventOfACard.lines], { midCard: true, spendingMidCard: 'no' }),
  ],
)

/** Refuses all that Hero points are spent for, Medallions among the rest, while it is not the turn of the player. */
export const mayNotSpendOutOfTurn = forbid('Hero points: may not be spent out of turn', view({}), (bar) => [
  bar(cited.spending.ownTurn, {}),
])

export const contributes = one(
  'Whether a player has contributed to a Front',
  view({
    there: among(['a token', 'Strength without a token', 'nothing'], 'what there is of the player in this turn'),
    contribution: cited.contribution,
  }),
  (row) => [
    row([cited.support.token, cited.earning.testSameTurn, cited.earning.victorySameTurn], { there: 'a token' }, true),
    row(
      [cited.earning.testSameTurn, cited.earning.victorySameTurn],
      { there: 'Strength without a token', contribution: 'by Strength' },
      true,
    ),
    row(cited.support.token, { there: 'Strength without a token', contribution: 'by a token' }, false),
    row([cited.earning.testSameTurn, cited.earning.victorySameTurn], { there: 'nothing' }, false),
  ],
)

function presence({ supporters, withoutToken }: Game, front: Front, faction: Faction) {
  if (supporters[front].includes(faction)) return 'a token'
  return withoutToken[front].includes(faction) ? 'Strength without a token' : 'nothing'
}

/** Lists the factions that have contributed to a Front in this turn. */
export const contributorsOf = (game: Game, front: Front): readonly Faction[] =>
  FACTIONS.filter((faction) =>
    contributes.ask({ there: presence(game, front, faction), contribution: readingOf(game, cited.contribution) }),
  )

/** The successes that earn Hero points for contributors. */
export const DEEDS = ['Test', 'Test of a victorious Front', 'Victory'] as const

export const earnedBy = one(
  'Hero points: what contributing earns',
  view({ deed: among(DEEDS, 'the success'), testOfVictory: cited.testOfVictory }),
  (row) => [
    row([cited.test.contributors, cited.earning.testSameTurn], { deed: 'Test' }, 2),
    row(
      [cited.test.contributors, cited.earning.testSameTurn],
      { deed: 'Test of a victorious Front', testOfVictory: 'yes' },
      2,
    ),
    row(cited.victory.testsPass, { deed: 'Test of a victorious Front', testOfVictory: 'no' }, 0),
    row(cited.victory.heroPoints, { deed: 'Victory' }, 3),
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
    row(cited.earning.control, { before: '0 or worse', after: '+1 or better' }, 1),
    row(cited.earning.control, { before: '0 or worse', after: '0 or worse' }, 0),
    row(cited.earning.control, { before: '+1 or better', after: '+1 or better' }, 0),
  ],
)

const given = <G extends Pick<Game, 'players'>>(game: G, faction: Faction, number: number): G =>
  ofFaction(game, faction, {
    heroPoints: game.players[faction].heroPoints + Math.min(number, heroPointsLeft(game)),
  })

/** The Hero points that each faction is to receive at once, in the order of receiving. */
export type Earned = readonly (readonly [faction: Faction, number: number])[]

const oneByOne = (earned: Earned): Earned => {
  const most = Math.max(0, ...earned.map(([, number]) => number))
  return Array.from({ length: most }, (_, round) => earned.filter(([, number]) => number > round)).flatMap((these) =>
    these.map(([faction]) => [faction, 1] as const),
  )
}

export const withHeroPoints = computed(
  'Hero points that are received',
  [cited.earning.supply, cited.earning.shortage],
  (game: Game, earned: Earned): Game =>
    (readingOf(game, cited.shortageOrder) === 'one by one' ? oneByOne(earned) : earned).reduce(
      (before, [faction, number]) => given(before, faction, number),
      game,
    ),
)
