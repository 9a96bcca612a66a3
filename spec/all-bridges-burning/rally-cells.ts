/**
 * What a Rally places in a space: the count of Cells, and what takes from it.
 *
 * @module
 */
import { measure } from '../../src/kernel/measure.js'
import { readingOf } from '../../src/kernel/question.js'
import { moderatesRally } from './clauses/commands/moderates-rally.js'
import { rally } from './clauses/commands/rally.js'
import type { Game, SpaceState } from './game.js'
import { rallyBelowZero } from './questions/commands/rally-below-zero.js'
import { rallyCount, rallyHindrance } from './tables/rally-cells.js'
import { FACTIONS, type Faction, LEVELS, SPACES, type Space } from './vocabulary.js'

const levelsOf = ({ level }: SpaceState) => {
  const towardSupport = LEVELS.indexOf(level) - LEVELS.indexOf('Neutral')
  return { support: Math.max(0, towardSupport), opposition: Math.max(0, -towardSupport) }
}

/** How many Terror markers and levels of a space take from the count: all that could be Offset there. */
export const hindranceIn = (space: SpaceState, faction: Faction): number =>
  rallyHindrance.ask({
    faction,
    redTerror: space.terror.red,
    whiteTerror: space.terror.white,
    ...levelsOf(space),
  })

/** The count of Cells for a Faction in a space, with so much Offset. */
export function cellsCounted(game: Game, faction: Faction, name: Space, offset: number): number {
  const space = game.spaces[name]
  const reading = readingOf(game, rallyBelowZero)
  const hindrance = hindranceIn(space, faction)
  return Math.max(0, rallyCount.ask({ faction, hindrance, offset, reading, ...levelsOf(space) }))
}

/** The count of Cells for a Faction in a space, as long as nothing is Offset there. */
export const cellsByRally = measure(
  'Cells by Rally',
  [rally.perSpace, rally.base, moderatesRally.place, moderatesRally.base],
  { faction: FACTIONS, space: SPACES },
  (game: Game, { faction, space }): number => cellsCounted(game, faction, space, 0),
)
