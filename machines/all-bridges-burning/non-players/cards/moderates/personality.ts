/**
 * How the Moderates use the Personality by their cards.
 *
 * @module
 */

import { networksAndIssuesOf } from '#spec/all-bridges-burning/1-introduction/1.11-political-display'
import { moderatesRallyCard as clauses } from '#spec/all-bridges-burning/8-non-players/8.5.1-moderates-rally'
import { moderatesPoliticsCard } from '#spec/all-bridges-burning/8-non-players/8.5.5-moderates-politics'
import { personalitySpace } from '#spec/all-bridges-burning/non-players/moderates'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { gameIn, type Line, line } from '../../priority.js'

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
  line<Deed>({
    name: 'Personality: News is used',
    cites: [clauses.news, moderatesPoliticsCard.personality],
    asks: DEED,
    type: 'use News',
  }),
  line<Deed>({
    name: 'Personality: the marker is placed',
    cites: [clauses.personality, clauses.personalityCells, moderatesPoliticsCard.personality],
    asks: DEED,
    type: 'place',
    when: (look) => personalitySpace(gameIn(look)) === undefined,
    wants: (look, { space }) => cellsIn(gameIn(look).spaces[space], 'moderates') >= 2,
  }),
  line({
    name: 'Personality: a random cube for the News',
    cites: [clauses.newsCube, clauses.newsCubeRandom],
    asks: 'the cube for the News',
    type: 'place cube',
  }),
  line({
    name: 'Personality: News lowers Polarization',
    cites: [clauses.newsPolarization, clauses.newsPolarizationIf],
    asks: EFFECT,
    type: 'lower Polarization',
    when: (look) => networksAndIssuesOf.compute(gameIn(look), {}) + MARKER >= 3 && gameIn(look).polarization > 0,
  }),
  line({
    name: 'Personality: News brings Resources',
    cites: clauses.newsResources,
    asks: EFFECT,
    type: 'gain Resources',
  }),
]
