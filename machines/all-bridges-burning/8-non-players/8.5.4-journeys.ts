/**
 * The journeys by Message that a priority of the Moderates could want: which Cell, and through which spaces.
 *
 * @module
 */

import { readingOf } from 'rulewright/book'
import { distanceTo } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { personalitySpace } from '#spec/all-bridges-burning/8-non-players/8.5.1-moderates-rally'
import { spared } from '#spec/all-bridges-burning/8-non-players/8.5.4-moderates-message-in-war'
import { type Passes, selectedFor, type Ways, waysTo } from '#spec/all-bridges-burning/8-non-players/8.5.4-ways'
import { type CellKind, cellKindsIn, holdsNews } from '#spec/all-bridges-burning/cells'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { SpaceState } from '#spec/all-bridges-burning/game'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import type { MessageData, Mover } from '../3-commands/3.3.2-movers.js'
import { dataIn, gameIn, type Look } from './8.2-priority.js'

/** A Cell that could Message, the spaces to select for it in their order, and where it would end. */
export interface Journey {
  readonly from: Space
  readonly cell: CellKind
  readonly selects: readonly Space[]
  readonly to: Space
}

/** A Cell that is left to move: where it stands, and what it is. */
type Start = Pick<Journey, 'from' | 'cell'>
const MOST_CELLS = 3

/** Returns the data of the Message. */
export const messageIn = (look: Look) => dataIn<MessageData>(look, 'message')

/** The Cell on its way, if one is. */
export const moverIn = (look: Look): Mover | undefined => {
  const mover = messageIn(look)?.mover
  return mover === 'none' ? undefined : mover
}

/** Returns a test for the spaces that the terms of the Command allow. */
const grantedIn = (look: Look): Passes => {
  const spaces = messageIn(look)?.spaces ?? 'any'
  return (space) => spaces === 'any' || spaces.includes(space)
}

/** The ways that Cells take. */
const waysIn = (look: Look): Ways => ({
  passes: grantedIn(look),
  shortest: readingOf(gameIn(look), cited.messageWay) === 'a shortest one',
})

/** Counts the Cells that the Message can still move. */
export const cellsLeft = (look: Look): number =>
  (messageIn(look)?.limited === true ? 1 : MOST_CELLS) - (messageIn(look)?.moved.length ?? 0)

/** Counts the unmoved Cells of a space that can be spared. */
function sparedIn(look: Look, name: Space, stays: (space: SpaceState) => boolean): number {
  const game = gameIn(look)
  const moved = messageIn(look)?.moved.filter(({ space }) => space === name).length ?? 0
  return spared(game, game.spaces[name], cellsIn(game.spaces[name], 'moderates') - moved, stays)
}

/** The condition on a space that a Cell is about to leave. */
export type Stays = (name: Space, space: SpaceState) => boolean
const always: Stays = () => true

const startsIn = (look: Look, stays: Stays): readonly Start[] =>
  SPACES.filter((name) => sparedIn(look, name, (space) => stays(name, space)) > 0).flatMap((from) =>
    cellKindsIn(gameIn(look).spaces[from], 'moderates').map(({ kind }) => ({ from, cell: kind })),
  )

export const journeysTo = (map: GameMap, look: Look, spaces: readonly Space[], stays: Stays = always) =>
  startsIn(look, stays).flatMap(({ from, cell }) =>
    spaces
      .filter((to) => to !== from)
      .flatMap((to) => waysTo(map, from, to, waysIn(look)).map((selects) => ({ from, cell, selects, to }))),
  )

/** Counts the Cells that could reach a space by this Message. */
export function reinforcements(map: GameMap, look: Look, to: Space, stays: Stays = always): number {
  const near = SPACES.filter((from) => from !== to && waysTo(map, from, to, waysIn(look)).length > 0)
  const spare = near.map((from) => sparedIn(look, from, (space) => stays(from, space)))
  return Math.min(
    cellsLeft(look),
    spare.reduce((total, cells) => total + cells, 0),
  )
}

/** Lists the ways for a Cell to bring News nearer to the Personality. The Cell has the News or picks it up there. */
function waysOfNews(map: GameMap, look: Look, { from, cell }: Start, news: Space, home: Space): readonly Journey[] {
  const passes = grantedIn(look)
  const { alone } = gameIn(look).spaces[news].news
  const takes = holdsNews(cell) ? from === news : alone > 0
  const fetching = takes ? (from === news ? [[]] : waysTo(map, from, news, { passes })) : []
  const far = distanceTo(map, news, [home])
  return fetching.flatMap((fetch) =>
    SPACES.filter((to) => to !== news && distanceTo(map, to, [home]) < far)
      .flatMap((to) =>
        waysTo(map, news, to, { passes: (space) => space === from || passes(space), moves: 3 - fetch.length }),
      )
      .map((carry) => [...fetch, ...carry])
      .map((way) => ({ from, cell, selects: selectedFor(map, from, way), to: way.at(-1) ?? from }))
      .filter(({ selects }) => selects.length > 0),
  )
}

/** The journeys that bring some News as close as possible to the Personality. */
export function journeysOfNews(map: GameMap, look: Look, spaces: readonly Space[]): readonly Journey[] {
  const home = personalitySpace(gameIn(look))
  if (home === undefined) return []
  const starts = startsIn(look, always)
  return spaces.flatMap((news) => {
    const ways = starts.flatMap((start) => waysOfNews(map, look, start, news, home))
    const nearest = Math.min(...ways.map(({ to }) => distanceTo(map, to, [home])))
    return ways.filter(({ to }) => distanceTo(map, to, [home]) === nearest)
  })
}
