/**
 * Orders for Propaganda Rounds, as the aid sheet has them: Agitation, Prisoners, and the color of a Resolved marker.
 *
 * @module
 */

import { type Option, readingOf } from 'rulewright/book'
import { mayNotStep } from '#spec/all-bridges-burning/6-propaganda-rounds/6.4.2-agitation-steps'
import type { Toward } from '#spec/all-bridges-burning/8-non-players/8.1.7-levels'
import { type CellKind, statusOf } from '#spec/all-bridges-burning/cells'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Propaganda } from '#spec/all-bridges-burning/components/non-player-aids/propaganda'
import { discsOf } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Faction, Space } from '#spec/all-bridges-burning/vocabulary'
import type { AgitationData } from '../6-propaganda-rounds/6.4.2-agitation-price.js'
import { decides, militantShifts, moderatesShifts, type Shifts } from './8.1.7-levels.js'
import { inColors, nestedBy } from './8.1.7-pieces.js'
import { dataIn, gameIn, type Line, type Look, line, type Nested, prefer } from './8.2-priority.js'

interface Release extends Option {
  readonly type: 'release'
  readonly of: Faction
}

const PRISONERS = 'an enemy Prisoner to release'
const RESOLVED = 'the color of the Resolved marker'

const USES = {
  senate: 'a space for the Senate, to Agitate or to lower Polarization',
  reds: 'a space for the Reds, to Agitate, to lower Polarization or for an Administration',
  moderates: 'a space for the Moderates, to Agitate, to lower Polarization, for a Network or a cube',
} as const

const STEP = 'what the next Resource does in the space'

export const AGITATION_CHOICES: readonly string[] = [...Object.values(USES), STEP]

/** Every choice in Propaganda Rounds of which the aid sheet tells. */
export const PROPAGANDA_CHOICES: readonly string[] = [...AGITATION_CHOICES, PRISONERS, RESOLVED]
const sheet = cited.nonPlayerPropaganda.aidSheet

/** Whom a Non-player releases from the Prisoners, where it releases anybody. */
function releasing(map: GameMap, { faction, release }: Propaganda): readonly Line[] {
  if (release.length === 0) return []
  return [
    line<Release>(PRISONERS, 'release', {
      name: `Prisoners that the ${faction} release`,
      cites: sheet,
      when: (look) => decides(look, faction),
      wants: (_, { of }) => release.includes(of),
      within: nestedBy(map, faction, sheet, [{ prefer: 'Factions', order: release }]),
    }),
  ]
}

/** The color of a Resolved marker, where the sheet names one. */
function marking(map: GameMap, { faction, marker }: Propaganda): readonly Line[] {
  if (marker.length === 0) return []
  return [
    line(RESOLVED, 'mark', {
      name: 'the color of the Resolved marker that the aid sheet names',
      cites: sheet,
      within: nestedBy(map, faction, sheet, inColors(marker)),
    }),
  ]
}

/** Orders for the Agitation of one Non-player, over the map, as the aid sheet has them. */
export const agitationOrders = (map: GameMap, one: Propaganda): readonly Line[] =>
  one.agitation.flatMap((use) => ordersFor(map, one, use))

/** Orders for Propaganda Rounds, over the map, as the aid sheet has them. */
export const propagandaOrders = (map: GameMap, sheets: readonly Propaganda[]): readonly Line[] =>
  sheets.flatMap((one) => [...agitationOrders(map, one), ...releasing(map, one), ...marking(map, one)])

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

/** True if a Faction that Agitates in a space may shift it a way, once Terror no longer prevents it. */
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
      resources: 'as much',
      reading: readingOf(game, cited.shiftDirection),
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
  asks: STEP,
  type: 'shift',
  space: (look) => dataIn<AgitationData>(look, 'agitation')?.used.at(-1),
  toward: ({ toward }) => toward,
  anyLevels: true,
  single: true,
}

/** The discs that take the place of two own Cells, and which Cells rather give way. */
const DISCS = {
  reds: {
    status: 'inactive',
    alone: cited.nonPlayerPriorities.oneAdministration,
    rather: cited.nonPlayerPriorities.replaceInactive,
  },
  moderates: {
    status: 'active',
    alone: cited.nonPlayerPriorities.oneNetwork,
    rather: cited.nonPlayerPriorities.replaceActive,
  },
} as const

/** Two own Cells that give way to a first disc. */
function disc(faction: 'reds' | 'moderates', first: readonly Nested[]): Line {
  const { status, alone, rather } = DISCS[faction]
  return line<Replace>(USES[faction], 'replace', {
    name: `Agitation of the ${faction}: a disc where they have none`,
    cites: [cited.nonPlayerPriorities.maximumExtent, alone, sheet, cited.nonPlayerPropaganda.asUsual],
    wants: (look, { space }) => discsOf(gameIn(look).spaces[space], faction) === 0,
    within: [
      ...first,
      prefer<Replace>(
        rather,
        `${status} Cells rather than others`,
        (_, { cell, other }) => [cell, other].filter((kind) => statusOf(kind) === status).length,
      ),
    ],
  })
}

/** The shifts of a Faction in Agitation: which spaces, and how far. */
function shiftsOf(map: GameMap, faction: Faction, first: readonly Nested[]): readonly Line[] {
  const [where, far] = [
    { ...spaces(faction), cites: sheet, instructed: first },
    { ...steps, cites: sheet },
  ]
  return faction === 'moderates'
    ? [moderatesShifts(map, where), moderatesShifts(map, far)]
    : [militantShifts(map, faction, where), militantShifts(map, faction, far)]
}

/** The orders for one use of spaces in Agitation. */
function ordersFor(
  map: GameMap,
  { faction, cube }: Propaganda,
  { use, prefer: first = [] }: Propaganda['agitation'][number],
): readonly Line[] {
  const within = nestedBy(map, faction, sheet, first)
  const order = (type: string, more: readonly Nested[]) =>
    line(USES[faction], type, { name: `Agitation of the ${faction}: ${type}`, cites: sheet, within: more })
  switch (use) {
    case 'shift':
      return shiftsOf(map, faction, within)
    case 'Polarization':
      return [order('decrease Polarization', within)]
    case 'disc':
      return faction === 'senate' ? [] : [disc(faction, within)]
    case 'cube':
      return [order('cube', [...within, ...nestedBy(map, faction, sheet, inColors(cube))])]
  }
}
