/**
 * The Moderates Rally card (#60).
 *
 * @module
 */

import { readingOf } from '#kernel'
import {
  moderatesRallyCard as clauses,
  moderatesMoreSpaces,
  moderatesRallyCondition,
  moderatesRallySpaces,
} from '#spec/all-bridges-burning/8-non-players/8.5.1-moderates-rally'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { availableCells, availableNetworks } from '#spec/all-bridges-burning/pieces'
import type { NonPlayerCard } from '../../card.js'
import { gameIn, type Look, line, timesOf } from '../../priority.js'
import { moderatesPersonality } from './personality.js'
import { moderatesRallyDeeds } from './rally-deeds.js'
import { DIE, moderatesRallySpaceLines, rallyIn, SPACE } from './rally-spaces.js'

const mostSpaces = (look: Look): number => {
  const game = gameIn(look)
  return moderatesRallySpaces.ask({
    polarization: rallyIn(look)?.atStart ?? game.polarization,
    reading: readingOf(game, moderatesMoreSpaces),
  })
}

const isMet = (_: GameMap, game: Game): boolean =>
  moderatesRallyCondition.ask({
    cells: availableCells(game, 'moderates') > 0,
    networks: availableNetworks(game) > 0,
  }) === 'met'

/** Moderates Rally (#60), over the map. */
export function moderatesRally(map: GameMap): NonPlayerCard {
  const spaces = moderatesRallySpaceLines(map)
  return {
    number: 60,
    faction: 'moderates',
    title: 'Moderates Rally',
    rolls: false,
    dice: () => [DIE],
    isMet,
    command: 'Rally',
    special: ['Personality'],
    priorities: [
      line({
        name: 'Moderates Rally: no more spaces than Polarization allows',
        cites: [clauses.upToTwo, clauses.upToMore],
        asks: SPACE,
        type: 'stop',
        when: (look) =>
          spaces.some(({ name }) => timesOf(look, name) > 0) &&
          (rallyIn(look)?.selected.length ?? 0) >= mostSpaces(look),
      }),
      ...spaces,
      ...moderatesRallyDeeds(map, spaces),
      ...moderatesPersonality,
    ],
  }
}
