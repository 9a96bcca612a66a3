/**
 * Orders for Agitation. What the aid sheet says of it is not known: the general priorities stand in for it.
 *
 * @module
 */

import { type CellKind, statusOf } from '../../../../spec/all-bridges-burning/cells.js'
import {
  nonPlayerPriorities as clauses,
  nonPlayerPropaganda,
} from '../../../../spec/all-bridges-burning/clauses/non-players/general.js'
import type { GameMap } from '../../../../spec/all-bridges-burning/components/map.js'
import type { Toward } from '../../../../spec/all-bridges-burning/non-players/levels.js'
import { discsOf } from '../../../../spec/all-bridges-burning/pieces.js'
import { shiftDirection } from '../../../../spec/all-bridges-burning/questions/propaganda-rounds/shift-direction.js'
import { mayNotStep } from '../../../../spec/all-bridges-burning/tables/agitation-steps.js'
import type { Faction, Space } from '../../../../spec/all-bridges-burning/vocabulary.js'
import type { Clause } from '../../../../src/kernel/clause.js'
import type { Option } from '../../../../src/kernel/offer.js'
import { readingOf } from '../../../../src/kernel/question.js'
import type { AgitationData } from '../../propaganda/agitation-data.js'
import { dataIn, gameIn, type Line, type Look, line, prefer } from '../priority.js'
import { militantShifts, moderatesShifts, type Shifts } from './levels.js'

interface Agitate extends Option {
  readonly type: 'agitate'
  readonly space: Space
}
interface Step extends Option {
  readonly type: 'shift'
  readonly toward: 'Support' | 'Opposition'
}
interface Replace extends Option {
  readonly type: 'replace'
  readonly space: Space
  readonly cell: CellKind
  readonly other: CellKind
}

const USES = {
  senate: 'a space for the Senate, to Agitate or to lower Polarization',
  reds: 'a space for the Reds, to Agitate, to lower Polarization or for an Administration',
  moderates: 'a space for the Moderates, to Agitate, to lower Polarization, for a Network or a cube',
} as const

/** Whether a Faction that Agitates in a space may shift it a way, once Terror is out of the way. */
function mayShift(faction: Faction) {
  return (look: Look, { space: name }: Agitate, toward: Toward): boolean => {
    const game = gameIn(look)
    const { level, administrations } = game.spaces[name]
    const barred = mayNotStep.ask({
      faction,
      step: `shift to ${toward}`,
      level,
      marker: false,
      terror: false,
      administration: administrations > 0,
      affordable: true,
      reading: readingOf(game, shiftDirection),
    })
    return barred.length === 0
  }
}

const spaces = (faction: Faction): Shifts<Agitate> => ({
  of: 'a space for the Agitation',
  asks: USES[faction],
  type: 'agitate',
  allowed: mayShift(faction),
  space: (_, { space }) => space,
  anyLevels: true,
})

const steps: Shifts<Step> = {
  of: 'a shift in the Agitation',
  asks: 'what the next Resource does in the space',
  type: 'shift',
  space: (look) => dataIn<AgitationData>(look, 'agitation')?.used.at(-1),
  toward: ({ toward }) => toward,
  anyLevels: true,
}

/** Two own Cells that give way to a first disc. */
const disc = (
  faction: 'reds' | 'moderates',
  status: 'active' | 'inactive',
  { alone, rather }: { readonly alone: Clause; readonly rather: Clause },
): Line =>
  line<Replace>({
    name: `Agitation of the ${faction}: a disc where they have none`,
    cites: [clauses.maximumExtent, alone, nonPlayerPropaganda.asUsual],
    asks: USES[faction],
    type: 'replace',
    wants: (look, { space }) => discsOf(gameIn(look).spaces[space], faction) === 0,
    within: [
      prefer<Replace>(
        rather,
        `${status} Cells rather than others`,
        (_, { cell, other }) => [cell, other].filter((kind) => statusOf(kind) === status).length,
      ),
    ],
  })

/** Orders for Agitation, over the map. */
export const propagandaOrders = (map: GameMap): readonly Line[] => [
  militantShifts('senate', spaces('senate')),
  militantShifts('reds', spaces('reds')),
  moderatesShifts(map, spaces('moderates')),
  militantShifts('senate', steps),
  militantShifts('reds', steps),
  moderatesShifts(map, steps),
  disc('reds', 'inactive', { alone: clauses.oneAdministration, rather: clauses.replaceInactive }),
  disc('moderates', 'active', { alone: clauses.oneNetwork, rather: clauses.replaceActive }),
]
