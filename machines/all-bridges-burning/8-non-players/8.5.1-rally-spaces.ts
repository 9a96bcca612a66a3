/** The spaces in which the Moderates Rally card (#60) has them Rally. @module */

import { readingOf } from 'rulewright/book'
import { controlOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import { isPopulated, isTown } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { rallied } from '#spec/all-bridges-burning/8-non-players/8.3.1-reds-rally'
import {
  canBuild,
  cellsAgainstControl,
  hideable,
  isGuarded,
  moderatesRallyFirst,
  townsWithModerates,
} from '#spec/all-bridges-burning/8-non-players/8.5.1-moderates-rally'
import { type CellKind, statusOf } from '#spec/all-bridges-burning/cells'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import type { ModeratesRallyData } from '../3-commands/3.3.1-moderates-rally-offers.js'
import { controlByDisc, controlByRally } from './8.1.7-control.js'
import { faceFor } from './8.2.3-dice.js'
import {
  dataIn,
  gameIn,
  inSequence,
  type Line,
  type Look,
  line,
  prefer,
  type Select,
  spaceIn,
  timesOf,
} from './8.2-priority.js'

const card = cited.moderatesRallyCard

/** The offer of the spaces. */
export const SPACE = 'a space for the Moderates to Rally in'

/** Returns the data of the Rally. */
export const rallyIn = (look: Look) => dataIn<ModeratesRallyData>(look, 'moderates rally')
const cellsAt = (look: Look, name: Space) => cellsIn(spaceIn(look, name), 'moderates')
const brings = (look: Look, name: Space) => rallied(gameIn(look), 'moderates', name) > 0

/** The nested priority that the die puts first; neither as long as it waits. */
const firstByDie = (look: Look) => {
  const game = gameIn(look)
  const die = faceFor(game, 60)
  return die === 0 ? 'neither' : moderatesRallyFirst.ask({ die, reading: readingOf(game, cited.moderatesRallyDie) })
}

/** Tests of a space: one more Cell takes Control away, or nobody has Control and no Moderates are there. */
const losesControl = (look: Look, name: Space) => cellsAgainstControl(spaceIn(look, name)) === 1

const isEmpty = (look: Look, name: Space) =>
  controlOf.compute(gameIn(look), { space: name }) === 'nobody' &&
  cellsAt(look, name) === 0 &&
  spaceIn(look, name).networks === 0

const byDie = [
  prefer<Select>(
    [card.cellsPopulatedDie, card.cellsPopulatedControl, card.cellsPopulatedEmpty],
    'what the die puts first',
    (look, { space }) => {
      const what = firstByDie(look)
      if (what === 'neither') return losesControl(look, space) || isEmpty(look, space)
      return what === 'Control' ? losesControl(look, space) : isEmpty(look, space)
    },
  ),
  prefer<Select>(
    [card.cellsPopulatedDie, card.cellsPopulatedControl, card.cellsPopulatedEmpty],
    'then the other of the two',
    (look, { space }) => losesControl(look, space) || isEmpty(look, space),
  ),
]

/** Priorities 1 and 2: a Network, and Cells. */
const networkAndCells = (map: GameMap): readonly Line[] => [
  line<Select>(SPACE, 'select', {
    name: 'Moderates Rally: a Network for two of three Cells',
    cites: [card.network, card.networkNone, card.networkRoom, cited.nonPlayerPriorities.oneNetwork],
    wants: (look, { space }) => cellsAt(look, space) >= 3 && canBuild(gameIn(look), space),
    within: [controlByDisc(map, 'moderates')],
  }),
  line<Select>(SPACE, 'select', {
    name: 'Moderates Rally: Cells to guard the Personality or a Network',
    cites: [card.cells, card.cellsGuard],
    wants: (look, { space }) => isGuarded(gameIn(look), space) && brings(look, space),
    within: [
      prefer<Select>(
        card.cellsGuardPersonality,
        'the Personality',
        (look, { space }) => spaceIn(look, space).personality,
      ),
      controlByRally(map, 'moderates'),
    ],
  }),
  line<Select>(SPACE, 'select', {
    name: 'Moderates Rally: a Cell in a second Town',
    cites: [card.cells, card.cellsTown, card.cellsTownIf, card.cellsTownWithout, card.cellsTownRandom],
    times: () => 1,
    when: (look) => townsWithModerates(gameIn(look)).length === 1,
    wants: (look, { space }) => isTown(space) && cellsAt(look, space) === 0 && brings(look, space),
  }),
  line<Select>(SPACE, 'select', {
    name: 'Moderates Rally: a Cell in a populated space',
    cites: [card.cells, card.cellsPopulated],
    times: () => 1,
    wants: (look, { space }) => isPopulated(map, space) && brings(look, space),
    within: [...byDie, controlByRally(map, 'moderates')],
  }),
]

/** The name of the priority for random spaces. */
export const RANDOM_SPACES = 'Moderates Rally: random spaces'

const canDoElse = (map: GameMap, look: Look, space: Space) =>
  readingOf(gameIn(look), cited.moderatesRandomRally) === 'anything' &&
  (hideable(map, gameIn(look), space) > 0 || canBuild(gameIn(look), space))

/** Priority 3: Rally at News, where Moderates are, where they can hide, and in random spaces. */
const rallies = (map: GameMap): readonly Line[] => [
  line<Select>(SPACE, 'select', {
    name: 'Moderates Rally: a Cell at News that nobody holds',
    cites: [card.rallies, card.ralliesNews, card.ralliesNewsPhase],
    times: () => 1,
    when: (look) => gameIn(look).phase === 2,
    wants: (look, { space }) => spaceIn(look, space).news.alone > 0 && brings(look, space),
    within: [controlByRally(map, 'moderates')],
  }),
  line<Select>(SPACE, 'select', {
    name: 'Moderates Rally: a Cell where there are Cells',
    cites: [card.rallies, card.ralliesCells],
    times: () => 1,
    wants: (look, { space }) => cellsAt(look, space) > 0 && brings(look, space),
    within: [controlByRally(map, 'moderates')],
  }),
  line<Select>(SPACE, 'select', {
    name: 'Moderates Rally: the most Cells turned Underground',
    cites: [card.rallies, card.ralliesHide],
    times: () => 1,
    wants: (look, { space }) => hideable(map, gameIn(look), space) > 0,
    within: [
      prefer<Select>(card.ralliesHide, 'the most Cells', (look, { space }) => hideable(map, gameIn(look), space)),
    ],
  }),
  line<Select>(SPACE, 'select', {
    name: RANDOM_SPACES,
    cites: [card.rallies, card.random],
    wants: (look, { space }) => isPopulated(map, space) && (brings(look, space) || canDoElse(map, look, space)),
  }),
]

/** The priorities that select spaces, over the map. */
export const moderatesRallySpaceLines = (map: GameMap): readonly Line[] =>
  inSequence([...networkAndCells(map), ...rallies(map)])

type Deed = PlaceCells | HideCells | Replace

interface PlaceCells {
  readonly type: 'place Cells'
}

interface HideCells {
  readonly type: 'hide Cells'
}

interface Replace {
  readonly type: 'replace'
  readonly cell: CellKind
  readonly other: CellKind
}

const DEED = 'what the Rally does in the space'

const activeFirst = prefer<Deed>(cited.nonPlayerPriorities.replaceActive, 'Active Cells', (_, deed) =>
  deed.type === 'replace' ? [deed.cell, deed.other].filter((cell) => statusOf(cell) === 'active').length : 0,
)

/** True if the deed would have an effect in the latest space. */
const comesToAnything = (map: GameMap, look: Look, { type }: Deed): boolean => {
  const game = gameIn(look)
  const space = dataIn<ModeratesRallyData>(look, 'moderates rally')?.selected.at(-1)
  if (space === undefined) return false
  if (type === 'place Cells') return rallied(game, 'moderates', space) > 0
  return type === 'hide Cells' ? hideable(map, game, space) > 0 : canBuild(game, space)
}

/** Lists the priorities for the deeds in a space, over the map, by the priority that has selected it. */
export function moderatesRallyDeeds(map: GameMap, spaces: readonly Line[]): readonly Line[] {
  const selectedFor = (look: Look, clause: Line['clauses'][number]) =>
    spaces.findLast(({ name }) => timesOf(look, name) > 0)?.clauses.includes(clause) === true
  const isBegun = (look: Look) => spaces.some(({ name }) => timesOf(look, name) > 0)
  return [
    line<Deed>(DEED, 'replace', {
      name: 'Moderates Rally: two Cells give way to a Network',
      cites: card.network,
      when: (look) => selectedFor(look, card.network),
      within: [activeFirst],
    }),
    line<Deed>(DEED, 'hide Cells', {
      name: 'Moderates Rally: Cells turn Underground',
      cites: card.ralliesHide,
      when: (look) => selectedFor(look, card.ralliesHide),
    }),
    line<Deed>(DEED, ['place Cells', 'hide Cells', 'replace'], {
      name: 'Moderates Rally: whatever is possible in a random space',
      cites: card.random,
      when: (look) =>
        selectedFor(look, card.random) && readingOf(gameIn(look), cited.moderatesRandomRally) === 'anything',
      wants: (look, deed) => comesToAnything(map, look, deed),
    }),
    line<Deed>(DEED, 'place Cells', {
      name: 'Moderates Rally: Cells are placed',
      cites: [card.cells, card.rallies],
      when: isBegun,
    }),
    line('a Cell to turn Underground', 'hide', {
      name: 'Moderates Rally: every Cell that can turns Underground',
      cites: [card.ralliesHide, cited.nonPlayerPriorities.maximumExtent],
      when: isBegun,
    }),
  ]
}
