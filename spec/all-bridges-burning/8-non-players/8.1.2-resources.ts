/** 8.1.2 No Non-player Resource Tracking. @module */

import { among, first, one, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { onTrack } from '../1-introduction/1.9-vassalage.js'
import { afterEarning, earningsOf } from '../6-propaganda-rounds/6.3-resources-phase.js'
import { TRACKS } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import { isNonPlayer } from '../non-player-state.js'
import * as cited from '../rules.gen.js'
import { FACTIONS, type Faction } from '../vocabulary.js'

/** The kinds of change to the Resources of a Faction. */
export const CHANGES = ['spent', 'gained by a Pass', 'gained', 'received', 'lost', 'given'] as const

export const isTracked = first(
  'Non-players: is the change of Resources tracked',
  view({
    faction: among(FACTIONS, 'the Faction'),
    change: among(CHANGES, 'the change of Resources'),
    reading: cited.moderatesGain,
  }),
  (row) => [
    row(
      [cited.noResourceTracking.noSpending, cited.noResourceTracking.moderatesForVictory],
      { faction: 'moderates', change: 'spent' },
      false,
    ),
    row([cited.noResourceTracking.noSpending, cited.nonPlayerExceptions.noSpending], { change: 'spent' }, false),
    row(cited.noResourceTracking.moderatesPass, { faction: 'moderates', change: 'gained by a Pass' }, true),
    row(
      cited.noResourceTracking.moderatesTransfer,
      { faction: 'moderates', change: P.union('given', 'received') },
      true,
    ),
    row(
      cited.noResourceTracking.moderatesForVictory,
      { faction: 'moderates', change: 'gained', reading: 'as listed' },
      false,
    ),
    row(cited.noResourceTracking.moderatesAdjust, { faction: 'moderates' }, true),
    row(cited.noResourceTracking.noTransfer, { change: 'given' }, false),
    row(cited.noResourceTracking.noReduction, { change: 'lost' }, false),
    row([cited.noResourceTracking.cylindersUnused, cited.noResourceTracking.noTracking], {}, false),
  ],
)

export const isReceived = one(
  'Non-players: are Resources received from one without a cylinder',
  view({ reading: cited.nonPlayerGives }),
  (row) => [
    row(cited.noResourceTracking.noTransfer, { reading: 'nothing' }, false),
    row(cited.noResourceTracking.noTransfer, { reading: 'everything' }, true),
  ],
)

export const isPaid = one(
  'Non-players: are Resources lost that go to one without a cylinder',
  view({ reading: cited.paymentToNonPlayer }),
  (row) => [
    row(cited.noResourceTracking.noTracking, { reading: 'lost' }, true),
    row([cited.noResourceTracking.noTransfer, cited.noResourceTracking.noTracking], { reading: 'kept' }, false),
  ],
)

/** The Resources that a Faction can spend: a Non-player has whatever it takes. */
export const purse = (game: Game, faction: Faction): number =>
  isNonPlayer(game, faction) ? Number.POSITIVE_INFINITY : game.resources[faction]

/** True if a cylinder shows a change of Resources. The cylinder of a player always does. */
export const isShown = (game: Game, faction: Faction, change: Change): boolean =>
  !isNonPlayer(game, faction) || isTracked.ask({ faction, change, reading: readingOf(game, cited.moderatesGain) })

/** A game in which the Resources of a Faction have changed, where they are tracked. */
const withResources = (game: Game, faction: Faction, by: number, change: Change): Game =>
  isShown(game, faction, change)
    ? { ...game, resources: { ...game.resources, [faction]: game.resources[faction] + by } }
    : game

export const paid = (game: Game, faction: Faction, price: number): Game => withResources(game, faction, -price, 'spent')

/** A game in which a Faction has gained Resources, or lost some, within the ends of the track. */
export function gained(game: Game, faction: Faction, by: number, change: Change = by < 0 ? 'lost' : 'gained'): Game {
  const after = onTrack.compute(game.resources[faction] + by, TRACKS.resources)
  return withResources(game, faction, after - game.resources[faction], change)
}

/** A game in which every Faction has earned its Resources, where they are tracked; the Reds a number that they chose, where they may choose. */
export function withEarnings(map: GameMap, game: Game, chosen?: number): Game {
  const all = {
    reds: earningsOf.compute(game, { faction: 'reds' }, map),
    senate: earningsOf.compute(game, { faction: 'senate' }, map),
    moderates: earningsOf.compute(game, { faction: 'moderates' }, map),
  }
  const earned = { ...all, reds: chosen ?? all.reds }
  const after = (faction: Faction) => {
    const held = game.resources[faction]
    return isShown(game, faction, 'gained') ? afterEarning.ask({ total: held + earned[faction] }) : held
  }
  return { ...game, resources: { reds: after('reds'), senate: after('senate'), moderates: after('moderates') } }
}

export type Change = (typeof CHANGES)[number]

/** Resources that go from one Faction to another. */
export interface HandedOver {
  readonly from: Faction
  readonly to: Faction
  readonly amount: number
  /** The number that the receiver gains if it has no room for all. */
  readonly arriving?: number
}

/** The Resources that a Faction could hand over. */
export const holdings = (game: Game, faction: Faction): number => {
  if (isShown(game, faction, 'given')) return game.resources[faction]
  return isReceived.ask({ reading: readingOf(game, cited.nonPlayerGives) }) ? TRACKS.resources : 0
}

/** True if a Faction loses the Resources that it gives to another. */
export const isLost = (game: Game, to: Faction): boolean =>
  isShown(game, to, 'received') || isPaid.ask({ reading: readingOf(game, cited.paymentToNonPlayer) })

/** A game in which Resources have gone from one Faction to another, as far as both sides are tracked. */
export function handedOver(game: Game, { from, to, amount, arriving = amount }: HandedOver): Game {
  const paid = isLost(game, to) ? gained(game, from, -amount, 'given') : game
  return gained(paid, to, arriving, 'received')
}
