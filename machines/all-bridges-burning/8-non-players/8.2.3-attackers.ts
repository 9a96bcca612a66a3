/**
 * The Attackers in a space that a Non-player has selected by its card: groups by Train, the group there, Russians.
 *
 * @module
 */

import { type Clause, certain, readingOf } from 'rulewright/book'
import type { AttackingPiece } from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import { attackedIn, without } from '#spec/all-bridges-burning/3-commands/3.2.4-attacked'
import { GROUP } from '#spec/all-bridges-burning/8-non-players/8.4.6-senate-march'
import { type GameMap, neighbors } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Capability, Militant, Space } from '#spec/all-bridges-burning/vocabulary'
import type { trainsOn } from '../3-commands/3.2.4-attack-offers.js'
import { type AttackData, militantOf, spaceOf, trainsFrom, wayByTrain, withSpace } from '../3-commands/3.2.4-trains.js'
import type { GroupsTo } from './8.2.3-selection.js'
import { dataIn, gameIn, type Line, type Look, line, type Nested, prefer } from './8.2-priority.js'

interface SendTrains {
  readonly type: 'send Trains'
  readonly from: Space
}

interface Board {
  readonly type: 'board'
  readonly what: 'Active' | 'Inactive' | 'Troop'
}

/** A Capability goes by Train. */
export interface TakeAlong {
  readonly type: 'take along'
  readonly what: Capability
}

/** A piece is designated. */
export interface Designate {
  readonly type: 'designate'
  readonly piece: AttackingPiece
}

type Said = 'trainGroups' | 'oneStays' | 'activeStays' | 'splitCapabilities' | 'selectCapability' | 'selectThree'

/** One of the two cards, with what it says of those who Attack. */
export interface AttackCard {
  readonly title: string
  readonly clauses: Readonly<Record<Said, Clause>>
  /** The clauses that keep a group from going. */
  readonly keeping: readonly Clause[]
  readonly sizeFrom: SizeFrom
  /** True if a group goes by Train from a space to the one that is Attacked. */
  readonly goes: (look: Look, from: Space, to: Space) => boolean
  /** True if the group in a space is selected and Attacks there. */
  readonly stands: (look: Look, space: Space) => boolean
  /** The Capabilities that go along first. */
  readonly along?: readonly Nested[]
}

const BOARDING = 'a Cell or a Capability to go by Train'

/** The offer of the Attackers. */
export const DESIGNATION = 'a piece to be among the Attackers'
const CAPABILITIES = 2

/** True if one more Capability goes along with a group. It depends on whether another group is left in its space. */
export const takesMore = (look: Look, along: number, another: boolean): boolean =>
  along < CAPABILITIES || (!another && readingOf(gameIn(look), cited.moreThanTwo) === 'all of them')

/** Returns the data of the Attack. */
export const attackIn = (look: Look): AttackData => certain(dataIn<AttackData>(look, 'attack'), 'Attack that goes on')
const aboardOf = (look: Look) => attackIn(look).aboard
const cellsAboard = (look: Look) => aboardOf(look).active + aboardOf(look).inactive

/** True if an Active Cell stays in the Trains' space when one more Cell boards. */
function leavesActive(look: Look, { what }: Board): boolean {
  const { active } = gameIn(look).spaces[trainsFrom(attackIn(look))].cells[attackerIn(look)]
  return active - aboardOf(look).active > (what === 'Active' ? 1 : 0)
}

/** True if enough Cells for another group stay in the Trains' space. */
function leavesGroup(look: Look, sizeFrom: SizeFrom): boolean {
  const from = trainsFrom(attackIn(look))
  return groupIn(look, from).cells - sizeFrom(look, from) >= GROUP
}

/** Lists the priorities for the Attackers in a space selected by a card. */
export const attackersBy = ({
  title,
  clauses,
  keeping,
  sizeFrom,
  goes,
  stands,
  along = [],
}: AttackCard): readonly Line[] => [
  line<SendTrains>('Trains that bring Attackers', 'send Trains', {
    name: `${title}: a group by Train`,
    cites: [clauses.trainGroups, clauses.oneStays, ...keeping],
    wants: (look, { from }) => sizeFrom(look, from) > 0 && goes(look, from, spaceOf(attackIn(look))),
  }),
  line<Board>(BOARDING, 'board', {
    name: `${title}: the Cells of a group by Train`,
    cites: [clauses.trainGroups, clauses.oneStays],
    when: (look) => cellsAboard(look) < sizeFrom(look, trainsFrom(attackIn(look))),
    wants: (_, { what }) => what !== 'Troop',
    within: [prefer<Board>(clauses.activeStays, 'an Active Cell stays', leavesActive)],
  }),
  line<TakeAlong>(BOARDING, 'take along', {
    name: `${title}: Capabilities by Train`,
    cites: clauses.splitCapabilities,
    when: (look) => takesMore(look, aboardOf(look).capabilities.length, leavesGroup(look, sizeFrom)),
    within: along,
  }),
  line<Designate>(DESIGNATION, 'designate', {
    name: `${title}: the group in the space`,
    cites: [clauses.selectCapability, clauses.selectThree],
    when: (look) => stands(look, spaceOf(attackIn(look))),
    wants: (_, { piece }) => piece !== 'Russian Troop',
  }),
]

/** Cells of one Faction and one space, with their Capabilities. */
export interface Group {
  readonly cells: number
  readonly capabilities: readonly Capability[]
}

/** Counts the Cells that go by Train from a space as a group, or 0 if none can. */
export type SizeFrom = (look: Look, from: Space) => number

/** The Faction that Attacks. */
export const attackerIn = (look: Look): Militant => militantOf(attackIn(look))

/** The Cells in a space that have not attacked in this turn, without those that have come by Train just now. */
export function groupIn(look: Look, name: Space): Group {
  const game = gameIn(look)
  const { selected, arrived } = attackIn(look)
  const faction = attackerIn(look)
  const used = attackedIn(game, faction, name)
  const here = selected.at(-1) === name ? arrived : { active: 0, inactive: 0, capabilities: [] }
  const space = game.spaces[name]
  return {
    cells: cellsIn(space, faction) - used.active - used.inactive - here.active - here.inactive,
    capabilities: without(without(space.capabilities[faction], used.capabilities), here.capabilities),
  }
}

/** The spaces from which a group could Attack another by Train, as the rules allow it. */
export const byTrainFrom =
  (trains: ReturnType<typeof trainsOn>, sizeFrom: SizeFrom): GroupsTo =>
  (look, space) => {
    const data = withSpace(attackIn(look), space)
    const { options } = trains.list({ game: gameIn(look), data })
    return options.flatMap((option) => ('from' in option && sizeFrom(look, option.from) > 0 ? [option.from] : []))
  }

/** True if some group that would Attack a space has a Train. */
export const withTrain =
  (attacking: GroupsTo) =>
  (look: Look, { space }: { readonly space: Space }): boolean =>
    attacking(look, space).some((name) => groupIn(look, name).capabilities.includes('Trains'))

/** The spaces adjacent to a Train in a space: all of them, or those that it can reach, as it is read. */
export const reachedFrom =
  (map: GameMap, game: Game) =>
  (from: Space): readonly Space[] =>
    neighbors(map, from).filter((to) => {
      if (readingOf(game, cited.adjacentByTrain) === 'adjacent') return true
      const { railway, sabotaged, setsOut, destination } = wayByTrain(map, game, from, to)
      return railway && !sabotaged && setsOut && destination
    })
