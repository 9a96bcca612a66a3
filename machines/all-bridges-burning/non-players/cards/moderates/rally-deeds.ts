/**
 * What the Moderates do in each space in which their card has them Rally.
 *
 * @module
 */

import { readingOf } from '#kernel'
import { nonPlayerPriorities } from '#spec/all-bridges-burning/8-non-players/8.1.7-priorities'
import {
  moderatesRallyCard as clauses,
  moderatesRandomRally,
} from '#spec/all-bridges-burning/8-non-players/8.5.1-moderates-rally'
import { type CellKind, statusOf } from '#spec/all-bridges-burning/cells'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { canBuild, hideable } from '#spec/all-bridges-burning/non-players/moderates'
import { rallied } from '#spec/all-bridges-burning/non-players/rally'
import type { ModeratesRallyData } from '../../../commands/moderates-rally-offers.js'
import { dataIn, gameIn, type Line, type Look, line, prefer, timesOf } from '../../priority.js'

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
/** The name of the priority for random spaces. */
export const RANDOM_SPACES = 'Moderates Rally: random spaces'

/** The two Cells that give way: Active ones before Underground ones. */
const activeFirst = prefer<Deed>(nonPlayerPriorities.replaceActive, 'Active Cells', (_, deed) =>
  deed.type === 'replace' ? [deed.cell, deed.other].filter((cell) => statusOf(cell) === 'active').length : 0,
)

/** Whether something would come of doing it in the latest space. */
const comesToAnything = (map: GameMap, look: Look, { type }: Deed): boolean => {
  const game = gameIn(look)
  const space = dataIn<ModeratesRallyData>(look, 'moderates rally')?.selected.at(-1)
  if (space === undefined) return false
  if (type === 'place Cells') return rallied(game, 'moderates', space) > 0
  return type === 'hide Cells' ? hideable(map, game, space) > 0 : canBuild(game, space)
}

/** What is done in a space, over the map, by the priority that has selected it. */
export function moderatesRallyDeeds(map: GameMap, spaces: readonly Line[]): readonly Line[] {
  const selectedFor = (look: Look, clause: Line['clauses'][number]) =>
    spaces.findLast(({ name }) => timesOf(look, name) > 0)?.clauses.includes(clause) === true
  const isBegun = (look: Look) => spaces.some(({ name }) => timesOf(look, name) > 0)
  return [
    line<Deed>({
      name: 'Moderates Rally: two Cells give way to a Network',
      cites: clauses.network,
      asks: DEED,
      type: 'replace',
      when: (look) => selectedFor(look, clauses.network),
      within: [activeFirst],
    }),
    line<Deed>({
      name: 'Moderates Rally: Cells turn Underground',
      cites: clauses.ralliesHide,
      asks: DEED,
      type: 'hide Cells',
      when: (look) => selectedFor(look, clauses.ralliesHide),
    }),
    line<Deed>({
      name: 'Moderates Rally: whatever is possible in a random space',
      cites: clauses.random,
      asks: DEED,
      type: ['place Cells', 'hide Cells', 'replace'],
      when: (look) => selectedFor(look, clauses.random) && readingOf(gameIn(look), moderatesRandomRally) === 'anything',
      wants: (look, deed) => comesToAnything(map, look, deed),
    }),
    line<Deed>({
      name: 'Moderates Rally: Cells are placed',
      cites: [clauses.cells, clauses.rallies],
      asks: DEED,
      type: 'place Cells',
      when: isBegun,
    }),
    line({
      name: 'Moderates Rally: every Cell that can turns Underground',
      cites: [clauses.ralliesHide, nonPlayerPriorities.maximumExtent],
      asks: 'a Cell to turn Underground',
      type: 'hide',
      when: isBegun,
    }),
  ]
}
