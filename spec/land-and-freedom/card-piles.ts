/** The cards of a faction: where they are, and how they go from place to place. @module */

import { certain } from 'rulewright/book'
import type { FascistCard, PlayerCard } from './components/cards.js'
import type { Components } from './components/components.js'
import type { Game, PlayerState } from './game.js'
import { ofFaction } from './players.js'
import { FACTIONS, type Faction } from './vocabulary.js'

/** The places where the cards of a faction lie. */
export type Pile = 'deck' | 'hand' | 'played' | 'bid' | 'tableau' | 'discard' | 'trash'

const sorted = (titles: readonly string[]): readonly string[] => titles.toSorted()

/** A pile without one card of that title. */
export function without(titles: readonly string[], title: string): readonly string[] {
  const at = titles.indexOf(title)
  return at < 0 ? titles : titles.toSpliced(at, 1)
}

/** A game in which a card has gone from one pile to another. */
export function moved<G extends Pick<Game, 'players'>>(
  game: G,
  faction: Faction,
  title: string,
  from: Pile,
  to: Pile,
): G {
  const player = game.players[faction]
  const left: PlayerState = { ...player, [from]: without(player[from], title) }
  return ofFaction(game, faction, { ...left, [to]: sorted([...left[to], title]) })
}

/** A game in which a card lies in a pile that was nowhere, or was being played. */
export const putIn = <G extends Pick<Game, 'players'>>(game: G, faction: Faction, title: string, to: Pile): G =>
  moved(game, faction, title, 'played', to)

/** A game in which a card has left a pile, to be played. */
export const takenFrom = <G extends Pick<Game, 'players'>>(game: G, faction: Faction, title: string, from: Pile): G =>
  ofFaction(game, faction, { [from]: without(game.players[faction][from], title) })

/** A game in which the discard pile of a faction has become its deck. */
export const recycled = <G extends Pick<Game, 'players'>>(game: G, faction: Faction): G =>
  ofFaction(game, faction, { deck: game.players[faction].discard, discard: [] })

/** The card with a title. */
export const playerCard = ({ cards }: Pick<Components, 'cards'>, title: string): PlayerCard =>
  certain(
    FACTIONS.flatMap((faction) => cards[faction]).find((card) => card.title === title),
    `player card "${title}"`,
  )

/** The Fascist card with a title. */
export const fascistCard = ({ fascists }: Pick<Components, 'fascists'>, title: string): FascistCard =>
  certain(
    [...fascists[1], ...fascists[2], ...fascists[3]].find((card) => card.title === title),
    `Fascist card "${title}"`,
  )

/** Every title once, in the order of the alphabet. */
export const different = (titles: readonly string[]): readonly string[] => [...new Set(titles)].toSorted()

/** A game in which the card that a faction has chosen is being played, for all to see. */
export function revealed<G extends Pick<Game, 'players'>>(game: G, faction: Faction): G {
  const { chosen, played } = game.players[faction]
  return ofFaction(game, faction, {
    chosen: 'none',
    played: chosen === 'none' ? played : sorted([...played, chosen]),
  })
}
