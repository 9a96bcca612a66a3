/** 8.1.2 No Non-player Resource Tracking. @module */

import { among, example, exception, first, one, prohibition, question, readingOf, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { paymentToNonPlayer } from '../1-introduction/1.3-factions.js'
import { onTrack } from '../1-introduction/1.9-vassalage.js'
import { afterEarning, earningsOf, resourcesPhase } from '../6-propaganda-rounds/6.3-resources-phase.js'
import { TRACKS } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import { isNonPlayer } from '../non-player-state.js'
import { ahead, section } from '../section.js'
import { FACTIONS, type Faction } from '../vocabulary.js'

export const noResourceTracking = section('noResourceTracking', '8.1.2', 'No Non-player Resource Tracking', {
  noTracking: prohibition('No account is kept of what Resources a Non-player has.'),
  noSpending: prohibition('The actions of a Non-player take no Resources from it.'),
  cylindersUnused: prohibition(
    'In solitaire play, Non-player Reds and Senate have no Resources cylinder on the track.',
  ),
  moderatesAtZero: exception('Non-player Moderates begin with their Resources cylinder at 0 on the edge track.'),
  moderatesForVictory: prohibition(
    'The Resources of Non-player Moderates are tracked for their victory and nothing else.',
  ),
  moderatesPass: rule('Non-player Moderates that Pass gain one Resource.', { see: ['2.2.2'] }),
  noTransfer: exception('Non-player Reds and Senate ignore an Event or action that has them transfer Resources.'),
  noReduction: exception('Non-player Reds and Senate ignore an Event or action that lowers their Resources.'),
  moderatesTransfer: rule('Non-player Moderates transfer Resources as the base rules say, and their cylinder moves.'),
  moderatesAdjust: rule('Other changes of their Resources, too, move the cylinder of Non-player Moderates as usual.'),
  personalityExample: example('Terror that removes the Personality moves the cylinder of Non-player Moderates.', {
    see: ['3.2.3'],
  }),
})

export const moderatesGain = question('moderatesGain', {
  asks: 'Do Non-player Moderates earn Resources in Propaganda Rounds, and gain them by Events and Special Activities?',
  clauses: [
    noResourceTracking.moderatesForVictory,
    noResourceTracking.moderatesPass,
    noResourceTracking.moderatesTransfer,
    noResourceTracking.moderatesAdjust,
    resourcesPhase.eachFaction,
  ],
  readings: {
    'in all ways': 'Yes: only what they would spend leaves their cylinder where it is.',
    'as listed': 'No: only Passes, transfers and losses move it, which 8.1.2 names.',
  },
  usual: 'in all ways',
  because: '8.1.3 lists no exception to what Factions earn, and cards ask for Publish that brings them Resources.',
})

export const nonPlayerGives = question('nonPlayerGives', {
  asks: 'When Non-player Reds or Senate are to hand Resources to another Faction, does that Faction receive them?',
  clauses: [noResourceTracking.noTransfer],
  readings: {
    nothing: 'No: the transfer as a whole does not take place.',
    everything: 'Yes: only the side of the Non-player, whose Resources nobody tracks, is left out.',
  },
  usual: 'nothing',
  because: 'It is the transfer that does not apply; 8.1.2 does not speak of the half of one.',
})

export const solitaireCylinders = question('solitaireCylinders', {
  asks: 'The cylinders of Non-player Reds and Senate are left out "in solitaire play": are they in use with two players?',
  kind: 'slip',
  clauses: [noResourceTracking.cylindersUnused, noResourceTracking.noTracking],
  readings: {
    'left out': 'No: solitaire stands here for any game with Non-players.',
    'in use': 'Yes: only who plays alone leaves them out.',
  },
  usual: 'left out',
  because: 'The sentence before it says of Non-players everywhere that no account of their Resources is kept.',
  editorial: 'a cylinder that nobody pays with or compares changes nothing, whether it stands on the track or not',
})

/** What can happen to the Resources of a Faction. */
export const CHANGES = ['spent', 'gained by a Pass', 'gained', 'received', 'lost', 'given'] as const

export const isTracked = first(
  'Non-players: is the change of Resources tracked',
  view({
    faction: among(FACTIONS, 'the Faction'),
    change: among(CHANGES, 'the change of Resources'),
    reading: moderatesGain,
  }),
  (row) => [
    row(
      [noResourceTracking.noSpending, noResourceTracking.moderatesForVictory],
      { faction: 'moderates', change: 'spent' },
      false,
    ),
    row([noResourceTracking.noSpending, ahead('nonPlayerExceptions.noSpending')], { change: 'spent' }, false),
    row(noResourceTracking.moderatesPass, { faction: 'moderates', change: 'gained by a Pass' }, true),
    row(noResourceTracking.moderatesTransfer, { faction: 'moderates', change: P.union('given', 'received') }, true),
    row(
      noResourceTracking.moderatesForVictory,
      { faction: 'moderates', change: 'gained', reading: 'as listed' },
      false,
    ),
    row(noResourceTracking.moderatesAdjust, { faction: 'moderates' }, true),
    row(noResourceTracking.noTransfer, { change: 'given' }, false),
    row(noResourceTracking.noReduction, { change: 'lost' }, false),
    row([noResourceTracking.cylindersUnused, noResourceTracking.noTracking], {}, false),
  ],
)

export const isReceived = one(
  'Non-players: are Resources received from one without a cylinder',
  view({ reading: nonPlayerGives }),
  (row) => [
    row(noResourceTracking.noTransfer, { reading: 'nothing' }, false),
    row(noResourceTracking.noTransfer, { reading: 'everything' }, true),
  ],
)

export const isPaid = one(
  'Non-players: are Resources lost that go to one without a cylinder',
  view({ reading: paymentToNonPlayer }),
  (row) => [
    row(noResourceTracking.noTracking, { reading: 'lost' }, true),
    row([noResourceTracking.noTransfer, noResourceTracking.noTracking], { reading: 'kept' }, false),
  ],
)

/** The Resources that a Faction can spend: a Non-player has whatever it takes. */
export const purse = (game: Game, faction: Faction): number =>
  isNonPlayer(game, faction) ? Number.POSITIVE_INFINITY : game.resources[faction]

/** Whether a cylinder shows a change of Resources; that of a player always does. */
export const isShown = (game: Game, faction: Faction, change: Change): boolean =>
  !isNonPlayer(game, faction) || isTracked.ask({ faction, change, reading: readingOf(game, moderatesGain) })

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
  /** How many of them the receiver gains, where it has no room for all. */
  readonly arriving?: number
}

/** The Resources that a Faction could hand over. */
export const holdings = (game: Game, faction: Faction): number => {
  if (isShown(game, faction, 'given')) return game.resources[faction]
  return isReceived.ask({ reading: readingOf(game, nonPlayerGives) }) ? TRACKS.resources : 0
}

/** Whether a Faction loses what it hands over to another. */
export const isLost = (game: Game, to: Faction): boolean =>
  isShown(game, to, 'received') || isPaid.ask({ reading: readingOf(game, paymentToNonPlayer) })

/** A game in which Resources have gone from one Faction to another, as far as both sides are tracked. */
export function handedOver(game: Game, { from, to, amount, arriving = amount }: HandedOver): Game {
  const paid = isLost(game, to) ? gained(game, from, -amount, 'given') : game
  return gained(paid, to, arriving, 'received')
}
