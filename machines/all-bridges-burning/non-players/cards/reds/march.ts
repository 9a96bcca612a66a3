/**
 * The Reds March card (#53).
 *
 * @module
 */
import { redsMarchCard as clauses } from '../../../../../spec/all-bridges-burning/clauses/non-players/reds-in-war.js'
import { type GameMap, neighbors } from '../../../../../spec/all-bridges-burning/components/map.js'
import type { Game } from '../../../../../spec/all-bridges-burning/game.js'
import { isBare } from '../../../../../spec/all-bridges-burning/non-players/administrations.js'
import { oppositionOf } from '../../../../../spec/all-bridges-burning/non-players/opposition.js'
import {
  breaksControl,
  gainsControl,
  isByTroops,
  isInSupport,
  maySetOut,
  senatePopulation,
} from '../../../../../spec/all-bridges-burning/non-players/reds-march.js'
import { cellsIn, withCells } from '../../../../../spec/all-bridges-burning/pieces.js'
import { redsMarchCondition } from '../../../../../spec/all-bridges-burning/tables/non-players/reds.js'
import { SPACES, type Space } from '../../../../../spec/all-bridges-burning/vocabulary.js'
import type { MarchData, Marching } from '../../../commands/march-data.js'
import type { NonPlayerCard } from '../../card.js'
import {
  dataIn,
  decidedBy,
  gameIn,
  inSequence,
  type Line,
  type Look,
  latestOf,
  line,
  prefer,
  timesOf,
} from '../../priority.js'
import { redsPrepare } from './prepare.js'

interface Select {
  readonly type: 'select'
  readonly space: Space
}
interface Move {
  readonly type: 'move'
  readonly from: Space
  readonly cell: Marching
}

const SPACE = 'a space to March to'
const GAIN = 'Reds March: Control'
const BREAK = 'Reds March: an end of Senate Control'
const GROUP = 'Reds March: a Cell of the group'
const BREAK_FROM = 4
const nobody = { active: 0, inactive: 0 }

const arrivedIn = (look: Look) => dataIn<MarchData>(look, 'march')?.arrived ?? []

/** How many Cells of the group in a space can March: none where it is not selected. */
function groupIn(map: GameMap, look: Look, name: Space): number {
  const game = gameIn(look)
  const { active, inactive } = arrivedIn(look).find((arrival) => arrival.space === name) ?? nobody
  const unmoved = withCells(game.spaces[name], 'reds', { active: -active, inactive: -inactive })
  if (!isByTroops(name, unmoved) && !isInSupport(name, unmoved)) return 0
  return maySetOut(map, game, name, cellsIn(unmoved, 'reds'))
}

/** The spaces next to another from which a group alone could do something there. */
const groupsFor = (map: GameMap, look: Look, space: Space, does: (cells: number) => boolean): readonly Space[] =>
  neighbors(map, space).filter((from) => {
    const cells = groupIn(map, look, from)
    return cells > 0 && does(cells)
  })

const gaining = (map: GameMap, look: Look, space: Space) =>
  groupsFor(map, look, space, (cells) => gainsControl(map, gameIn(look), space, cells))
const breaking = (map: GameMap, look: Look, space: Space) =>
  groupsFor(map, look, space, (cells) => breaksControl(gameIn(look), space, cells))

const OF_A_GROUP = [
  clauses.selectThenMove,
  clauses.selectTroops,
  clauses.selectSupport,
  clauses.provincesOnly,
  clauses.oneStays,
  clauses.keepControl,
]

/** Where the selected groups March, in order. */
const spacesOn = (map: GameMap): readonly Line[] =>
  inSequence([
    line<Select>({
      name: GAIN,
      cites: [clauses.gainControl, ...OF_A_GROUP],
      asks: SPACE,
      type: 'select',
      wants: (look, { space }) => gaining(map, look, space).length > 0,
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
      when: (look) => timesOf(look, BREAK) > 0 || senatePopulation(map, gameIn(look)) >= BREAK_FROM,
      wants: (look, { space }) => breaking(map, look, space).length > 0,
      within: [
        prefer<Select>(clauses.breakPopulation, 'the highest Population', (_, { space }) => map.population[space]),
      ],
    }),
  ])

/** Whether a Cell is one of the group that Marches into the selected space. */
function isOfGroup(map: GameMap, look: Look, spaces: readonly Line[], from: Space): boolean {
  const arrived = arrivedIn(look)
  const here = arrived.at(-1)
  if (here === undefined || groupIn(map, look, from) === 0) return false
  if (here.active + here.inactive > 0) return latestOf<Move>(look, GROUP)?.from === from
  const groups = decidedBy(look, spaces, arrived.length - 1)?.name === BREAK ? breaking : gaining
  return groups(map, look, here.space).includes(from)
}

/** Whether an Active Cell is left where another Cell sets out. */
const leavesActive = (look: Look, { from, cell }: Move) =>
  gameIn(look).spaces[from].cells.reds.active > (cell === 'Active' ? 1 : 0)

const isMet = (_: GameMap, { phase, spaces }: Game): boolean =>
  redsMarchCondition.ask({ phase, bare: SPACES.some((name) => isBare(spaces[name])) }) === 'met'

/** Reds March (#53), over the map. */
export function redsMarch(map: GameMap): NonPlayerCard {
  const spaces = spacesOn(map)
  return {
    number: 53,
    faction: 'reds',
    title: 'Reds March',
    rolls: false,
    isMet,
    command: 'March',
    special: ['Prepare'],
    priorities: [
      ...spaces,
      line<Move>({
        name: GROUP,
        cites: [clauses.selectTroops, clauses.selectSupport, clauses.oneStays],
        asks: 'a piece that Marches into the space',
        type: 'move',
        wants: (look, { from }) => isOfGroup(map, look, spaces, from),
        within: [prefer<Move>(clauses.activeStays, 'an Active Cell stays', leavesActive)],
      }),
      ...redsPrepare(map),
    ],
  }
}
