/** What becomes of the Terror markers of a space that holds two when another one comes. @module */
import { readingOf } from '#kernel'
import { fullTerrorStack, markerGivesWay } from './3-commands/3.2.3-terror.js'
import type { Game, SpaceState } from './game.js'
import type { Color } from './vocabulary.js'

const OTHER = { red: 'white', white: 'red' } as const

/** A space with two Terror markers to which one more of a color has come. */
export function withThirdTerror(game: Game, space: SpaceState, color: Color): SpaceState {
  const other = OTHER[color]
  const givesWay = fullTerrorStack.ask({ other: space.terror[other] > 0, reading: readingOf(game, markerGivesWay) })
  if (givesWay === 'the new one') return space
  const terror = { ...space.terror, [color]: space.terror[color] + 1, [other]: space.terror[other] - 1 }
  return { ...space, terror }
}
