/** The belongings of a faction: its tokens, its Hero points, its Medallions, and changes of them. @module */

import { readingOf } from 'rulewright/book'
import { HERO_POINTS, TOKENS_OF_A_FACTION } from './components/counts.js'
import type { Game, PlayerState } from './game.js'
import * as cited from './rules.gen.js'
import { FACTIONS, type Faction, FRONTS, type Front, type Medallion } from './vocabulary.js'

/** A game in which something of one faction is different. */
export const ofFaction = <G extends Pick<Game, 'players'>>(
  game: G,
  faction: Faction,
  change: Partial<PlayerState>,
): G => ({ ...game, players: { ...game.players, [faction]: { ...game.players[faction], ...change } } })

/** True if a player, and not the rules, plays a faction. */
export const isPlayed = ({ players }: Pick<Game, 'players'>, faction: Faction): boolean =>
  players[faction].role === 'player'

/** True if a faction receives cards at Setup and at the end of a Year. */
export const isDealt = (game: Pick<Game, 'players' | 'readings'>, faction: Faction): boolean =>
  isPlayed(game, faction) || readingOf(game, cited.nonPlayerDeals) === 'yes'

export const holds = ({ players }: Pick<Game, 'players'>, faction: Faction, medallion: Medallion): boolean =>
  players[faction].medallions.includes(medallion)

export const hasUsed = ({ players }: Pick<Game, 'players'>, faction: Faction, medallion: Medallion): boolean =>
  players[faction].used.includes(medallion)

/** A game in which a Medallion has done what it does once a turn. */
export const withUsed = <G extends Pick<Game, 'players'>>(game: G, faction: Faction, medallion: Medallion): G =>
  ofFaction(game, faction, { used: [...game.players[faction].used, medallion] })

/** Counts the player tokens of a faction on Fronts. */
const onFronts = ({ supporters }: Pick<Game, 'supporters'>, faction: Faction): number =>
  FRONTS.filter((front) => supporters[front].includes(faction)).length

/** Counts the player tokens that a faction has left. */
export const tokensLeft = (game: Game, faction: Faction): number =>
  TOKENS_OF_A_FACTION - game.bag[faction] - game.glory[faction] - onFronts(game, faction)

const withOne = (there: readonly Faction[], faction: Faction): readonly Faction[] =>
  FACTIONS.filter((one) => one === faction || there.includes(one))

/** A game that knows of a faction without a token on a Front that it has strengthened it. */
const withStrengthAlone = (game: Game, front: Front, faction: Faction): Game => ({
  ...game,
  withoutToken: { ...game.withoutToken, [front]: withOne(game.withoutToken[front], faction) },
})

/** A game in which a faction has a token at hand, if one can be had. */
function withTokenAtHand(game: Game, faction: Faction): Game | 'none' {
  if (tokensLeft(game, faction) > 0) return game
  const front = FRONTS.find((name) => game.supporters[name].includes(faction))
  if (front === undefined || readingOf(game, cited.noTokenLeft) === 'none is added') return 'none'
  const supporters = { ...game.supporters, [front]: game.supporters[front].filter((one) => one !== faction) }
  return withStrengthAlone({ ...game, supporters }, front, faction)
}

/** A game in which a faction has added a token to the Bag, or to its Glory; without one, nothing is added. */
export function withTokenIn(game: Game, to: 'bag' | 'glory', faction: Faction): Game {
  const before = withTokenAtHand(game, faction)
  return before === 'none' ? game : { ...before, [to]: { ...before[to], [faction]: before[to][faction] + 1 } }
}

/** A game in which a faction supports a Front, with a token if one is left; it never has two there. */
export function withSupporter(game: Game, front: Front, faction: Faction): Game {
  const there = game.supporters[front]
  if (there.includes(faction)) return game
  const before = withTokenAtHand(game, faction)
  if (before === 'none') return withStrengthAlone(game, front, faction)
  return { ...before, supporters: { ...before.supporters, [front]: withOne(there, faction) } }
}

/** Counts the cards in a faction's hand as others see them. A player's bid counts until it is revealed. */
export const cardsHeld = ({ role, hand, bid }: Pick<PlayerState, 'role' | 'hand' | 'bid'>): number =>
  hand.length + (role === 'player' ? bid.length : 0)

/** Counts the Hero points in the supply. */
export const heroPointsLeft = ({ players }: Pick<Game, 'players'>): number =>
  HERO_POINTS - FACTIONS.reduce((sum, faction) => sum + players[faction].heroPoints, 0)

/** A game in which a faction has lost Hero points, as far as it has them. */
export const withoutHeroPoints = <G extends Pick<Game, 'players'>>(game: G, faction: Faction, number: number): G =>
  ofFaction(game, faction, { heroPoints: Math.max(0, game.players[faction].heroPoints - number) })
