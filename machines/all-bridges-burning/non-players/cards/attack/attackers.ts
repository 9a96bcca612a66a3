/**
 * Who Attacks in a space that a Non-player has selected by its card: groups by Train, the group there, Russians.
 *
 * @module
 */

import type { Clause } from '#kernel'
import type { AttackingPiece } from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import type { Capability, Space } from '#spec/all-bridges-burning/vocabulary'
import { spaceOf, trainsFrom } from '../../../commands/attack-data.js'
import { gameIn, type Line, type Look, line, type Nested, prefer } from '../../priority.js'
import { attackerIn, attackIn, type SizeFrom } from './groups.js'

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
  /** Whether a group goes by Train from a space to the one that is Attacked. */
  readonly goes: (look: Look, from: Space, to: Space) => boolean
  /** Whether the group in a space is selected, and Attacks there. */
  readonly stands: (look: Look, space: Space) => boolean
  /** Which Capabilities go along first. */
  readonly along?: readonly Nested[]
}

const BOARDING = 'a Cell or a Capability to go by Train'
/** The offer of the Attackers. */
export const DESIGNATION = 'a piece to be among the Attackers'
const CAPABILITIES = 2

const aboardOf = (look: Look) => attackIn(look).aboard
const cellsAboard = (look: Look) => aboardOf(look).active + aboardOf(look).inactive

/** Whether an Active Cell stays where the Trains set out if one more Cell boards. */
function leavesActive(look: Look, { what }: Board): boolean {
  const { active } = gameIn(look).spaces[trainsFrom(attackIn(look))].cells[attackerIn(look)]
  return active - aboardOf(look).active > (what === 'Active' ? 1 : 0)
}

/** Who Attacks in a space that is selected by a card. */
export const attackersBy = ({
  title,
  clauses,
  keeping,
  sizeFrom,
  goes,
  stands,
  along = [],
}: AttackCard): readonly Line[] => [
  line<SendTrains>({
    name: `${title}: a group by Train`,
    cites: [clauses.trainGroups, clauses.oneStays, ...keeping],
    asks: 'Trains that bring Attackers',
    type: 'send Trains',
    wants: (look, { from }) => sizeFrom(look, from) > 0 && goes(look, from, spaceOf(attackIn(look))),
  }),
  line<Board>({
    name: `${title}: the Cells of a group by Train`,
    cites: [clauses.trainGroups, clauses.oneStays],
    asks: BOARDING,
    type: 'board',
    when: (look) => cellsAboard(look) < sizeFrom(look, trainsFrom(attackIn(look))),
    wants: (_, { what }) => what !== 'Troop',
    within: [prefer<Board>(clauses.activeStays, 'an Active Cell stays', leavesActive)],
  }),
  line<TakeAlong>({
    name: `${title}: Capabilities by Train`,
    cites: clauses.splitCapabilities,
    asks: BOARDING,
    type: 'take along',
    when: (look) => aboardOf(look).capabilities.length < CAPABILITIES,
    within: along,
  }),
  line<Designate>({
    name: `${title}: the group in the space`,
    cites: [clauses.selectCapability, clauses.selectThree],
    asks: DESIGNATION,
    type: 'designate',
    when: (look) => stands(look, spaceOf(attackIn(look))),
    wants: (_, { piece }) => piece !== 'Russian Troop',
  }),
]
