/** 8.1.4 Sequence of Play Options: marked Events, and what kind of Event a card is. @module */
import type { Effect } from '../events/effects.js'
import { cardOf, type EventPack, textsOf } from '../events/pack.js'
import type { Game } from '../game.js'
import { withNonPlayers } from '../non-player-state.js'
import { overMap } from '../pieces.js'
import { ELIGIBLE, FACTIONS, type Faction, type Militant, PASSED } from '../vocabulary.js'

/** The owners of the "NP to play" marker on a card: none, the Faction itself, or another one. */
export const MARKERS = ['none', 'its own', "another's"] as const
export type Marker = (typeof MARKERS)[number]

/** The kinds of Event for the Reds and the Senate: Trains, another Capability, or neither. */
export const EVENT_KINDS = ['Trains', 'Capability', 'other'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** The Events that 8.1.4 names as Trains. */
const TRAINS: readonly number[] = [15, 17]

const gains = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => {
    if (effect.do === 'choose') return effect.from.some((one) => gains(one.effects))
    return effect.do === 'in spaces' ? gains(effect.effects) : effect.do === 'gain Capability'
  })

/** Returns the kind of a card's Event for the Reds and the Senate. */
export function eventKind(pack: EventPack, number: number | 'none'): EventKind {
  const card = cardOf(pack, number)
  if (card === undefined || !textsOf(card).some(([, effects]) => gains(effects))) return 'other'
  return TRAINS.includes(card.card) ? 'Trains' : 'Capability'
}

/** Counts the Capabilities of a Faction: markers in the box and on the map. */
export const capabilitiesOf = (game: Game, faction: Militant): number =>
  game.capabilityBox[faction].length + overMap(game, ({ capabilities }) => capabilities[faction].length)

/** True if no other Faction can still act on this card. */
export const isLastToAct = ({ cylinders }: Game, faction: Faction): boolean =>
  FACTIONS.every((other) => other === faction || !ELIGIBLE.some((spot) => spot === cylinders[other]))

/** True if the cylinder of a Faction is in the third spot of the Eligible box. */
export const isThird = ({ cylinders }: Game, faction: Faction): boolean => cylinders[faction] === '3rd'

/** True if another Faction has Passed on this card. */
export const hasAnotherPassed = ({ cylinders }: Game, faction: Faction): boolean =>
  FACTIONS.some((other) => other !== faction && PASSED.some((spot) => spot === cylinders[other]))

/** True if the "NP to play" marker of a Faction lies on the current card. */
export const isMarked = ({ nonPlayers, cards }: Game, faction: Faction): boolean =>
  cards.current !== 'none' && nonPlayers.toPlay[faction] === cards.current

/** Returns the "NP to play" marker that a Faction sees on the current card. */
export const markerSeen = (game: Game, faction: Faction): Marker => {
  if (isMarked(game, faction)) return 'its own'
  return FACTIONS.some((other) => isMarked(game, other)) ? "another's" : 'none'
}

/** A game in which the "NP to play" marker of a Faction is on the upcoming card. */
export const withMarkerOnUpcoming = (game: Game, faction: Faction): Game =>
  withNonPlayers(game, { toPlay: { ...game.nonPlayers.toPlay, [faction]: game.cards.upcoming } })

/** A game in which the "NP to play" markers of some Factions are on no card. */
export const withoutMarkers = (game: Game, factions: readonly Faction[]): Game =>
  withNonPlayers(game, {
    toPlay: { ...game.nonPlayers.toPlay, ...Object.fromEntries(factions.map((faction) => [faction, 'none'])) },
  })

/** A game in which a card takes the place of the upcoming one, which is discarded with the "NP to play" markers on it. */
export const withUpcoming = (game: Game, upcoming: Game['cards']['upcoming']): Game =>
  withoutMarkers(
    { ...game, cards: { ...game.cards, upcoming } },
    FACTIONS.filter((faction) => game.nonPlayers.toPlay[faction] === game.cards.upcoming),
  )
