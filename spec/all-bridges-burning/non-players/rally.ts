/** What a Rally of a Non-player would bring: everything that hinders it counts as Offset. @module */

import { controlOf } from '../1-introduction/1.7-control.js'
import { rallyCount } from '../3-commands/3.2.1-rally-cells.js'
import type { Game } from '../game.js'
import { availableCells, inSpace, withCells } from '../pieces.js'
import { type Faction, LEVELS, type Militant, type Space } from '../vocabulary.js'

/** How many Cells a Non-player would place by Rally in a space. */
export function rallied(game: Game, faction: Faction, name: Space): number {
  const towardSupport = LEVELS.indexOf(game.spaces[name].level) - LEVELS.indexOf('Neutral')
  const support = Math.max(0, towardSupport)
  const opposition = Math.max(0, -towardSupport)
  const count = rallyCount.ask({ faction, support, opposition, hindrance: 0, offset: 0, reading: 'below zero' })
  return Math.min(count, availableCells(game, faction))
}

/** Whether a Faction would take Control of a space by the Cells that it would place there by Rally. */
export function ralliesToControl(game: Game, faction: Militant, name: Space): boolean {
  if (controlOf.compute(game, { space: name }) === faction) return false
  const after = inSpace(game, name, (space) => withCells(space, faction, { inactive: rallied(game, faction, name) }))
  return controlOf.compute(after, { space: name }) === faction
}
