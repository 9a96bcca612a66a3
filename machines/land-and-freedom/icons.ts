/** The icons of player cards as effects. @module */
import { iconEffect } from '#spec/land-and-freedom/7.1-morale-bonus'
import { playerCard } from '#spec/land-and-freedom/card-piles'
import type { Icon } from '#spec/land-and-freedom/components/cards'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Effect } from '#spec/land-and-freedom/effects'
import type { Game } from '#spec/land-and-freedom/game'
import { type Faction, FRONTS, TRACKS, type Track, WAYS, type Way } from '#spec/land-and-freedom/vocabulary'

/** The track of an icon, and the way that it moves. */
function moveOf(icon: Icon): { readonly track: Track; readonly way: Way } | undefined {
  const track = TRACKS.find((name) => icon.startsWith(name))
  const way = WAYS.find((name) => icon.endsWith(name))
  return track && way ? { track, way } : undefined
}

/** True if an icon is one of the five tracks. */
export const isOfTrack = (icon: Icon): boolean => moveOf(icon) !== undefined

/** Returns the effect of an icon that counts a given number of times. */
export function effectOf(icon: Icon, number: number): Effect {
  const move = moveOf(icon)
  const who = 'self'
  switch (iconEffect.ask({ icon })) {
    case 'add Strength':
      return { do: 'add Strength', who, fronts: FRONTS, number }
    case 'gain Hero points':
      return { do: 'gain Hero points', who, number }
    case 'draw cards':
      return { do: 'draw cards', who, number }
    default:
      return { do: 'move a track', who, tracks: [move?.track ?? 'Government'], ways: [move?.way ?? 'up'], number }
  }
}

/** Counts an icon in the tableau of a faction. */
export const timesInTableau = (parts: Components, game: Game, faction: Faction, icon: Icon): number =>
  game.players[faction].tableau.reduce(
    (times, title) => times + playerCard(parts, title).icons.filter((one) => one === icon).length,
    0,
  )
