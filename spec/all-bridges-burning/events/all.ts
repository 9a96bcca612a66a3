/**
 * Every rule table and formula of Events.
 *
 * @module
 */
import type { Formula, Table } from '../../../src/kernel/table.js'
import { isEnemy } from './owners.js'
import { adjacentMeant, spacesMeant } from './spaces.js'
import * as capability from './tables/capability.js'
import * as choices from './tables/choices.js'
import * as grants from './tables/grants.js'
import * as levels from './tables/levels.js'
import * as markers from './tables/markers.js'
import * as pieces from './tables/pieces.js'
import * as tracks from './tables/tracks.js'
import { resourcesByEvent } from './tracks.js'

/** Every rule table of Events. */
export const eventTables: readonly Table[] = [
  isEnemy,
  ...[pieces, levels, markers, tracks, capability, grants, choices].flatMap((topic): Table[] => Object.values(topic)),
]

/** Every formula of Events. */
export const eventFormulas: readonly Formula[] = [spacesMeant, adjacentMeant, resourcesByEvent]
