/** The laws of every position, each with the clauses that state it. @module */

import { type Law, law } from 'rulewright/book'
import type { Components } from './components/components.js'
import { HERO_POINTS, TOKENS_OF_A_FACTION } from './components/counts.js'
import type { Game } from './game.js'
import { nonPlayerLaws } from './non-player-laws.js'
import { heroPointsLeft, ofFaction, tokensLeft } from './players.js'
import * as cited from './rules.gen.js'
import { FACTIONS, FRONTS, TRACKS } from './vocabulary.js'

const heroPoints = law(
  'there are no more Hero points than there are',
  [cited.components.heroPoints, cited.earning.supply],
  (game: Game) => (heroPointsLeft(game) < 0 ? [`more than ${HERO_POINTS} Hero points`] : []),
  (game): readonly Game[] => [ofFaction(game, 'Anarchists', { heroPoints: HERO_POINTS + 1 })],
)

const tokens = law(
  'no faction has more tokens in the Bag, in Glory and on Fronts than there are',
  [cited.support.token, cited.bagOfGlory.token],
  (game: Game) =>
    FACTIONS.filter((faction) => tokensLeft(game, faction) < 0).map((faction) => `too many tokens of the ${faction}`),
  (game): readonly Game[] => [{ ...game, bag: { ...game.bag, Moderates: TOKENS_OF_A_FACTION + 1 } }],
)

const oneToken = law(
  'a faction has one token at most on a Front',
  [cited.support.onlyOne],
  (game: Game) =>
    FRONTS.filter((front) => new Set(game.supporters[front]).size < game.supporters[front].length).map(
      (front) => `two tokens of one faction on ${front}`,
    ),
  (game): readonly Game[] => [{ ...game, supporters: { ...game.supporters, Madrid: ['Anarchists', 'Anarchists'] } }],
)

const oneMedallion = law(
  'each Medallion is in one place',
  [cited.medallions.choice],
  (game: Game) => {
    const all = [...game.medallions, ...FACTIONS.flatMap((faction) => game.players[faction].medallions)]
    return all.filter((one, index) => all.indexOf(one) !== index).map((one) => `${one} is in two places`)
  },
  (game): readonly Game[] => [
    { ...ofFaction(game, 'Anarchists', { medallions: ['Strategy'] }), medallions: ['Strategy'] },
  ],
)

/** Every card of a faction lies in one place, but for the one that is being played. */
const cardsOf = ({ cards }: Components): Law<Game> =>
  law(
    'the cards of a faction are those of its deck',
    [cited.deck.own],
    (game: Game) =>
      FACTIONS.flatMap((faction) => {
        const { deck: left, hand, chosen, played, bid, tableau, discard, trash } = game.players[faction]
        const all = [
          ...left,
          ...hand,
          ...(chosen === 'none' ? [] : [chosen]),
          ...played,
          ...bid,
          ...tableau,
          ...discard,
          ...trash,
        ]
        const known = cards[faction].map(({ title }) => title)
        return [
          ...all.filter((title, index) => all.indexOf(title) !== index).map((title) => `${title} lies in two places`),
          ...all.filter((title) => !known.includes(title)).map((title) => `${title} is no card of the ${faction}`),
        ]
      }),
    (game): readonly Game[] => {
      const title = cards.Anarchists[0]?.title ?? ''
      return [
        ofFaction(game, 'Anarchists', { hand: [title], trash: [title] }),
        ofFaction(game, 'Moderates', { hand: [title] }),
      ]
    },
  )

const blankMarkers = ({ tracks }: Components): Law<Game> =>
  law(
    'Blank markers lie on icons',
    [cited.triggers.blank],
    (game: Game) =>
      TRACKS.flatMap((track) =>
        game.blanks[track]
          .filter((space) => !tracks[track].triggers.some((trigger) => trigger.space === space))
          .map((space) => `a Blank marker on ${track} ${space}, where there is no icon`),
      ),
    (game): readonly Game[] => [{ ...game, blanks: { ...game.blanks, Liberty: [0] } }],
  )

/** The laws, over the components. */
export const lawsOf = (parts: Components): readonly Law<Game>[] => [
  heroPoints,
  tokens,
  oneToken,
  oneMedallion,
  cardsOf(parts),
  blankMarkers(parts),
  ...nonPlayerLaws,
]
