/**
 * The Reds March card (#53).
 *
 * @module
 */

import { readingOf } from '#kernel'
import {
  redsMarchCard as clauses,
  fourPopulationWhen,
  redsMarchCondition,
} from '#spec/all-bridges-burning/8-non-players/8.3.6-reds-march'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { isBare } from '#spec/all-bridges-burning/non-players/administrations'
import { oppositionOf } from '#spec/all-bridges-burning/non-players/opposition'
import { senatePopulation } from '#spec/all-bridges-burning/non-players/reds-march'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import type { NonPlayerCard } from '../../card.js'
import { decidedBy, gameIn, inSequence, type Line, type Look, line, prefer, timesOf } from '../../priority.js'
import { arrivedIn, breakingOn, type GroupsTo, gainingOn, redsMarchers } from './marchers.js'
import { redsPrepare } from './prepare.js'

interface Select {
  readonly type: 'select'
  readonly space: Space
}

const SPACE = 'a space to March to'
const BREAK = 'Reds March: an end of Senate Control'
const BREAK_FROM = 4

const OF_A_GROUP = [
  clauses.selectThenMove,
  clauses.selectTroops,
  clauses.selectSupport,
  clauses.provincesOnly,
  clauses.oneStays,
  clauses.keepControl,
]

/** Whether the Senate Controls enough, now or when the priority began. */
const mayBreak = (map: GameMap, look: Look) =>
  senatePopulation(map, gameIn(look)) >= BREAK_FROM ||
  (timesOf(look, BREAK) > 0 && readingOf(gameIn(look), fourPopulationWhen) === 'once')

/** Where the selected groups March, in order. */
const spacesOn = (map: GameMap, gaining: GroupsTo, breaking: GroupsTo): readonly Line[] =>
  inSequence([
    line<Select>({
      name: 'Reds March: Control',
      cites: [clauses.gainControl, ...OF_A_GROUP],
      asks: SPACE,
      type: 'select',
      wants: (look, { space }) => gaining(look, space).length > 0,
      within: [
        prefer<Select>(clauses.gainPopulation, 'the highest Population', (_, { space }) => map.population[space]),
        prefer<Select>(
          clauses.gainLeastOpposition,
          'the least Opposition',
          (look, { space }) => -oppositionOf(map, space, gameIn(look).spaces[space]),
        ),
      ],
    }),
    line<Select>({
      name: BREAK,
      cites: [clauses.breakControl, clauses.breakNeedsFour, ...OF_A_GROUP],
      asks: SPACE,
      type: 'select',
      when: (look) => mayBreak(map, look),
      wants: (look, { space }) => breaking(look, space).length > 0,
      within: [
        prefer<Select>(clauses.breakPopulation, 'the highest Population', (_, { space }) => map.population[space]),
      ],
    }),
  ])

const isMet = (_: GameMap, { phase, spaces }: Game): boolean =>
  redsMarchCondition.ask({ phase, bare: SPACES.some((name) => isBare(spaces[name])) }) === 'met'

/** Reds March (#53), over the map. */
export function redsMarch(map: GameMap): NonPlayerCard {
  const [gaining, breaking] = [gainingOn(map), breakingOn(map)]
  const spaces = spacesOn(map, gaining, breaking)
  const groupsNow = (look: Look) =>
    decidedBy(look, spaces, arrivedIn(look).length - 1)?.name === BREAK ? breaking : gaining
  return {
    number: 53,
    faction: 'reds',
    title: 'Reds March',
    rolls: false,
    isMet,
    command: 'March',
    special: ['Prepare'],
    priorities: [...spaces, ...redsMarchers(map, groupsNow), ...redsPrepare(map)],
  }
}
