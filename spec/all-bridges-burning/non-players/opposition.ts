/** How much Opposition a space has, for Non-players that look for the least or the most. @module */

import { readingOf } from '#kernel'
import { oppositionCount } from '../1-introduction/1.6-support.js'
import { oppositionByCard } from '../8-non-players/8.4.2-senate-rally-in-war.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import type { Space } from '../vocabulary.js'

/** How often the Population of a space at Opposition counts; what is in Support has none. */
const countOf = ({ level }: Pick<SpaceState, 'level'>): number =>
  oppositionCount.ask({ level, reading: 'adds nothing' })

/** The Opposition of a space: its Population, twice at Active Opposition. */
export const oppositionOf = (map: GameMap, name: Space, { level }: SpaceState): number =>
  countOf({ level }) * map.population[name]

/** The Opposition of a space as the card of a Non-player measures it: so, or by its level alone. */
export const oppositionFor = (map: GameMap, game: Game, name: Space, space: SpaceState): number =>
  readingOf(game, oppositionByCard) === 'levels' ? countOf(space) : oppositionOf(map, name, space)

/** Whether a space is at Opposition, Passive or Active. */
export const isInOpposition = ({ level }: SpaceState): boolean =>
  level === 'Passive Opposition' || level === 'Active Opposition'
