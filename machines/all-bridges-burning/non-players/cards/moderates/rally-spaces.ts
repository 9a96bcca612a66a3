/**
 * The spaces in which the Moderates Rally card (#60) has them Rally.
 *
 * @module
 */

import { readingOf } from '#kernel'
import { controlOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import { nonPlayerPriorities } from '#spec/all-bridges-burning/8-non-players/8.1.7-priorities'
import {
  moderatesRallyCard as clauses,
  moderatesRallyDie,
  moderatesRallyFirst,
  moderatesRandomRally,
} from '#spec/all-bridges-burning/8-non-players/8.5.1-moderates-rally'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import {
  canBuild,
  cellsAgainstControl,
  hideable,
  isBase,
  townsWithModerates,
} from '#spec/all-bridges-burning/non-players/moderates'
import { isPopulated, isTown } from '#spec/all-bridges-burning/non-players/places'
import { rallied } from '#spec/all-bridges-burning/non-players/rally'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import type { ModeratesRallyData } from '../../../commands/moderates-rally-offers.js'
import { dataIn, gameIn, inSequence, type Line, type Look, line, prefer } from '../../priority.js'
import { RANDOM_SPACES } from './rally-deeds.js'

interface Select {
  readonly type: 'select'
  readonly space: Space
}

/** The die that puts one of two nested priorities before the other. */
export const DIE = 'the order of the nested priorities'
/** The offer of the spaces. */
export const SPACE = 'a space for the Moderates to Rally in'

/** What the Rally knows. */
export const rallyIn = (look: Look) => dataIn<ModeratesRallyData>(look, 'moderates rally')
const spaceIn = (look: Look, name: Space) => gameIn(look).spaces[name]
const cellsAt = (look: Look, name: Space) => cellsIn(spaceIn(look, name), 'moderates')
const brings = (look: Look, name: Space) => rallied(gameIn(look), 'moderates', name) > 0

const firstByDie = (look: Look) => {
  const game = gameIn(look)
  return moderatesRallyFirst.ask({ die: game.nonPlayers.dice[DIE] ?? 0, reading: readingOf(game, moderatesRallyDie) })
}

/** Where one Cell more takes Control away, and where nobody has it and no Moderates are. */
const losesControl = (look: Look, name: Space) => cellsAgainstControl(spaceIn(look, name)) === 1
const isEmpty = (look: Look, name: Space) =>
  controlOf.compute(gameIn(look), { space: name }) === 'nobody' &&
  cellsAt(look, name) === 0 &&
  spaceIn(look, name).networks === 0

const byDie = [
  prefer<Select>(
    [clauses.cellsPopulatedDie, clauses.cellsPopulatedControl, clauses.cellsPopulatedEmpty],
    'what the die puts first',
    (look, { space }) => {
      const what = firstByDie(look)
      if (what === 'neither') return losesControl(look, space) || isEmpty(look, space)
      return what === 'Control' ? losesControl(look, space) : isEmpty(look, space)
    },
  ),
  prefer<Select>(
    [clauses.cellsPopulatedDie, clauses.cellsPopulatedControl, clauses.cellsPopulatedEmpty],
    'then the other of the two',
    (look, { space }) => losesControl(look, space) || isEmpty(look, space),
  ),
]

/** Priorities 1 and 2: a Network, and Cells. */
const networkAndCells = (map: GameMap): readonly Line[] => [
  line<Select>({
    name: 'Moderates Rally: a Network for two of three Cells',
    cites: [clauses.network, clauses.networkNone, clauses.networkRoom, nonPlayerPriorities.oneNetwork],
    asks: SPACE,
    type: 'select',
    wants: (look, { space }) => cellsAt(look, space) >= 3 && canBuild(gameIn(look), space),
  }),
  line<Select>({
    name: 'Moderates Rally: Cells to guard the Personality or a Network',
    cites: [clauses.cells, clauses.cellsGuard],
    asks: SPACE,
    type: 'select',
    wants: (look, { space }) =>
      isBase(spaceIn(look, space)) && [1, 2].includes(cellsAt(look, space)) && brings(look, space),
    within: [
      prefer<Select>(
        clauses.cellsGuardPersonality,
        'the Personality',
        (look, { space }) => spaceIn(look, space).personality,
      ),
    ],
  }),
  line<Select>({
    name: 'Moderates Rally: a Cell in a second Town',
    cites: [clauses.cells, clauses.cellsTown, clauses.cellsTownIf, clauses.cellsTownWithout, clauses.cellsTownRandom],
    asks: SPACE,
    type: 'select',
    times: () => 1,
    when: (look) => townsWithModerates(gameIn(look)).length === 1,
    wants: (look, { space }) => isTown(space) && cellsAt(look, space) === 0 && brings(look, space),
  }),
  line<Select>({
    name: 'Moderates Rally: a Cell in a populated space',
    cites: [clauses.cells, clauses.cellsPopulated],
    asks: SPACE,
    type: 'select',
    times: () => 1,
    wants: (look, { space }) => isPopulated(map, space) && brings(look, space),
    within: byDie,
  }),
]

/** Priority 3: Rally at News, where Moderates are, where they can hide, and in random spaces. */
const rallies = (map: GameMap): readonly Line[] => [
  line<Select>({
    name: 'Moderates Rally: a Cell at News that nobody holds',
    cites: [clauses.rallies, clauses.ralliesNews, clauses.ralliesNewsPhase],
    asks: SPACE,
    type: 'select',
    times: () => 1,
    when: (look) => gameIn(look).phase === 2,
    wants: (look, { space }) => spaceIn(look, space).news.alone > 0 && brings(look, space),
  }),
  line<Select>({
    name: 'Moderates Rally: a Cell where there are Cells',
    cites: [clauses.rallies, clauses.ralliesCells],
    asks: SPACE,
    type: 'select',
    times: () => 1,
    wants: (look, { space }) => cellsAt(look, space) > 0 && brings(look, space),
  }),
  line<Select>({
    name: 'Moderates Rally: the most Cells turned Underground',
    cites: [clauses.rallies, clauses.ralliesHide],
    asks: SPACE,
    type: 'select',
    times: () => 1,
    wants: (look, { space }) => hideable(map, gameIn(look), space) > 0,
    within: [
      prefer<Select>(clauses.ralliesHide, 'the most Cells', (look, { space }) => hideable(map, gameIn(look), space)),
    ],
  }),
  line<Select>({
    name: RANDOM_SPACES,
    cites: [clauses.rallies, clauses.random],
    asks: SPACE,
    type: 'select',
    wants: (look, { space }) => isPopulated(map, space) && (brings(look, space) || canDoElse(map, look, space)),
  }),
]

const canDoElse = (map: GameMap, look: Look, space: Space) =>
  readingOf(gameIn(look), moderatesRandomRally) === 'anything' &&
  (hideable(map, gameIn(look), space) > 0 || canBuild(gameIn(look), space))

/** The priorities that select spaces, over the map. */
export const moderatesRallySpaceLines = (map: GameMap): readonly Line[] =>
  inSequence([...networkAndCells(map), ...rallies(map)])
