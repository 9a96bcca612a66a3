/** The Moderates Rally card (#60). @module */

import { readingOf } from 'rulewright/book'
import { networksAndIssuesOf } from '#spec/all-bridges-burning/1-introduction/1.11-political-display'
import {
  moderatesRallyCondition,
  moderatesRallySpaces,
  personalitySpace,
} from '#spec/all-bridges-burning/8-non-players/8.5.1-moderates-rally'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { availableCells, availableNetworks, cellsIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { gameIn, type Line, type Look, line, type NonPlayerCard, timesOf } from './8.2-priority.js'
import { moderatesRallyDeeds, moderatesRallySpaceLines, rallyIn, SPACE } from './8.5.1-rally-spaces.js'

const card = cited.moderatesRallyCard

const mostSpaces = (look: Look): number => {
  const game = gameIn(look)
  return moderatesRallySpaces.ask({
    polarization: rallyIn(look)?.atStart ?? game.polarization,
    reading: readingOf(game, cited.moderatesMoreSpaces),
  })
}

/** Moderates Rally (#60), over the map. */
export function moderatesRally(map: GameMap): NonPlayerCard {
  const spaces = moderatesRallySpaceLines(map)
  return {
    number: 60,
    faction: 'moderates',
    title: 'Moderates Rally',
    isMet: (_, game) =>
      moderatesRallyCondition.ask({
        cells: availableCells(game, 'moderates') > 0,
        networks: availableNetworks(game) > 0,
      }) === 'met',
    command: 'Rally',
    special: ['Personality'],
    priorities: [
      line(SPACE, 'stop', {
        name: 'Moderates Rally: no more spaces than Polarization allows',
        cites: [card.upToTwo, card.upToMore],
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

interface Deed {
  readonly type: 'use News' | 'place'
  readonly space: Space
}

const DEED = 'what Personality does, and where'
const EFFECT = 'what the News brings'

/** The marker for Issues and Networks stands one higher than their number. */
const MARKER = 1

/** The priorities for Personality; all cards share them. */
export const moderatesPersonality: readonly Line[] = [
  line<Deed>(DEED, 'use News', {
    name: 'Personality: News is used',
    cites: [card.news, cited.moderatesPoliticsCard.personality],
  }),
  line<Deed>(DEED, 'place', {
    name: 'Personality: the marker is placed',
    cites: [card.personality, card.personalityCells, cited.moderatesPoliticsCard.personality],
    when: (look) => personalitySpace(gameIn(look)) === undefined,
    wants: (look, { space }) => cellsIn(gameIn(look).spaces[space], 'moderates') >= 2,
  }),
  line('the cube for the News', 'place cube', {
    name: 'Personality: a random cube for the News',
    cites: [card.newsCube, card.newsCubeRandom],
  }),
  line(EFFECT, 'lower Polarization', {
    name: 'Personality: News lowers Polarization',
    cites: [card.newsPolarization, card.newsPolarizationIf],
    when: (look) => networksAndIssuesOf.compute(gameIn(look), {}) + MARKER >= 3 && gameIn(look).polarization > 0,
  }),
  line(EFFECT, 'gain Resources', {
    name: 'Personality: News brings Resources',
    cites: card.newsResources,
  }),
]
