/** The Reds March card (#53). @module */

import { readingOf } from 'rulewright/book'
import type { Company } from '#spec/all-bridges-burning/3-commands/3.2.5-march'
import { oppositionOf } from '#spec/all-bridges-burning/8-non-players/8.1.7-levels'
import { hasBare } from '#spec/all-bridges-burning/8-non-players/8.3.2-reds-activism'
import {
  breaksControl,
  gainsControl,
  isByTroops,
  isInSupport,
  maySetOut,
  redsMarchCondition,
  senatePopulation,
} from '#spec/all-bridges-burning/8-non-players/8.3.6-reds-march'
import { leavesActive } from '#spec/all-bridges-burning/cells'
import { type GameMap, neighbors } from '#spec/all-bridges-burning/components/map'
import { withCells } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import type { Marching } from '../3-commands/3.2.5-marchers.js'
import { arrivedIn, asSelected, type GroupsTo } from './8.2.3-selection.js'
import {
  decidedBy,
  gameIn,
  inSequence,
  type Line,
  type Look,
  latestOf,
  line,
  type Nested,
  type NonPlayerCard,
  prefer,
  type Select,
  timesOf,
} from './8.2-priority.js'
import { redsPrepare } from './8.3.1-reds-prepare.js'

const card = cited.redsMarchCard

const SPACE = 'a space to March to'
const BREAK = 'Reds March: an end of Senate Control'
const BREAK_FROM = 4

const OF_A_GROUP = [
  card.selectThenMove,
  card.selectTroops,
  card.selectSupport,
  card.provincesOnly,
  card.oneStays,
  card.keepControl,
]

/** True if the Senate Controls enough, now or when the priority began. */
const mayBreak = (map: GameMap, look: Look) =>
  senatePopulation(map, gameIn(look)) >= BREAK_FROM ||
  (timesOf(look, BREAK) > 0 && readingOf(gameIn(look), cited.fourPopulationWhen) === 'once')

/** The groups that the Reds select before all others. */
const BY_TROOPS = { clause: card.selectTroops, says: 'a group beside German Troops' }
const areByTroops = (groups: GroupsTo) => (look: Look, space: Space) =>
  groups(look, space).some((from) => isByTroops(from, gameIn(look).spaces[from]))
const ordered = (groups: GroupsTo, targets: readonly Nested[]) =>
  asSelected([{ ...BY_TROOPS, value: areByTroops(groups) }], targets)

/** Lists the priorities for the destinations of the selected groups, in order. */
const spacesOn = (map: GameMap, gaining: GroupsTo, breaking: GroupsTo): readonly Line[] =>
  inSequence([
    line<Select>(SPACE, 'select', {
      name: 'Reds March: Control',
      cites: [card.gainControl, ...OF_A_GROUP],
      wants: (look, { space }) => gaining(look, space).length > 0,
      within: ordered(gaining, [
        prefer<Select>(card.gainPopulation, 'the highest Population', (_, { space }) => map.population[space]),
        prefer<Select>(
          card.gainLeastOpposition,
          'the least Opposition',
          (look, { space }) => -oppositionOf(map, space, gameIn(look).spaces[space]),
        ),
      ]),
    }),
    line<Select>(SPACE, 'select', {
      name: BREAK,
      cites: [card.breakControl, card.breakNeedsFour, ...OF_A_GROUP],
      when: (look) => mayBreak(map, look),
      wants: (look, { space }) => breaking(look, space).length > 0,
      within: ordered(breaking, [
        prefer<Select>(card.breakPopulation, 'the highest Population', (_, { space }) => map.population[space]),
      ]),
    }),
  ])

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
    isMet: (_, game) => redsMarchCondition.ask({ phase: game.phase, bare: hasBare(game) }) === 'met',
    command: 'March',
    special: ['Prepare'],
    priorities: [...spaces, ...redsMarchers(map, groupsNow), ...redsPrepare(map)],
  }
}

interface Move {
  readonly type: 'move'
  readonly from: Space
  readonly cell: Marching
}

interface MoveTroop {
  readonly type: 'move Troop'
  readonly from: Space
}

interface Take {
  readonly type: 'take'
  readonly what: Company
}

const PIECE = 'a piece that Marches into the space'
const GROUP = 'Reds March: a Cell of the group'
const nobody = { active: 0, inactive: 0 }

/** Counts the Cells of the group in a space that can March. If it is not selected, none can. */
function groupIn(map: GameMap, look: Look, name: Space): number {
  const game = gameIn(look)
  const { active, inactive } = arrivedIn(look).find((arrival) => arrival.space === name) ?? nobody
  const unmoved = withCells(game.spaces[name], 'reds', { active: -active, inactive: -inactive })
  if (!isByTroops(name, unmoved) && !isInSupport(name, unmoved)) return 0
  return maySetOut(map, game, name, unmoved)
}

/** The spaces next to another from which a group could do something there, alone or together with the others. */
function groupsTo(map: GameMap, look: Look, space: Space, does: (cells: number) => boolean): readonly Space[] {
  const groups = neighbors(map, space)
    .map((from) => ({ from, cells: groupIn(map, look, from) }))
    .filter(({ cells }) => cells > 0)
  const able = groups.filter(({ cells }) => does(cells))
  const all = groups.reduce((sum, { cells }) => sum + cells, 0)
  const going = able.length === 0 && areJoint(look) && does(all) ? groups : able
  return going.map(({ from }) => from)
}

const areJoint = (look: Look) => readingOf(gameIn(look), cited.marchJointly) === 'together'

/** The groups that could bring a populated space under Reds Control. */
export const gainingOn =
  (map: GameMap): GroupsTo =>
  (look, space) =>
    groupsTo(map, look, space, (cells) => gainsControl(map, gameIn(look), space, cells))

/** The groups that could end the Control of the Senate in a Town. */
export const breakingOn =
  (map: GameMap): GroupsTo =>
  (look, space) =>
    groupsTo(map, look, space, (cells) => breaksControl(gameIn(look), space, cells))

/** The groups that March to the space that is selected now. */
function marching(map: GameMap, look: Look, groups: GroupsTo): readonly Space[] {
  const here = arrivedIn(look).at(-1)
  if (here === undefined) return []
  const latest = latestOf<Move>(look, GROUP)?.from
  // A group that has begun to March does so wholly; then there is room for others only if they go together.
  if (here.active + here.inactive === 0 || latest === undefined) return groups(look, here.space)
  if (groupIn(map, look, latest) > 0) return [latest]
  return areJoint(look) ? groups(look, here.space) : []
}

/** True if Capabilities and Russians go along. */
const takesCompany = (look: Look) => readingOf(gameIn(look), cited.redsMarchCompany) === 'all that may go'

/** Lists the priorities for the marching pieces, with the groups that led to the selected space. */
export const redsMarchers = (map: GameMap, groupsNow: (look: Look) => GroupsTo): readonly Line[] => [
  line<Move>(PIECE, 'move', {
    name: GROUP,
    cites: [card.selectTroops, card.selectSupport, card.oneStays],
    wants: (look, { from }) => marching(map, look, groupsNow(look)).includes(from),
    within: [
      prefer<Move>(card.selectTroops, BY_TROOPS.says, (look, { from }) => isByTroops(from, gameIn(look).spaces[from])),
      prefer<Move>(card.activeStays, 'an Active Cell stays', (look, { from, cell }) =>
        leavesActive(gameIn(look).spaces[from].cells.reds, cell),
      ),
    ],
  }),
  line<Take>('what goes along with the Cell', 'take', {
    name: 'Reds March: what goes along',
    cites: [card.selectTroops, card.selectSupport],
    when: takesCompany,
    wants: (_, { what }) => what !== 'News',
  }),
  line<MoveTroop>(PIECE, 'move Troop', {
    name: 'Reds March: Russians with the group',
    cites: [card.selectTroops, card.selectSupport],
    when: takesCompany,
    wants: (look, { from }) => latestOf<Move>(look, GROUP)?.from === from,
  }),
]
