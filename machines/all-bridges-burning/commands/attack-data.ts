/**
 * What an Attack knows while it lasts: what has attacked, what is on a Train, and who is designated.
 *
 * @module
 */
import { z } from 'zod'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { cellsIn } from '../../../spec/all-bridges-burning/pieces.js'
import { BattleArgs } from '../../../spec/all-bridges-burning/procedures/battle.js'
import { Terms } from '../../../spec/all-bridges-burning/procedures/commands.js'
import { attackPrice, type Left, nextByTrain } from '../../../spec/all-bridges-burning/tables/attack.js'
import {
  CAPABILITIES,
  type Capability,
  type Militant,
  SPACES,
  type Space,
} from '../../../spec/all-bridges-burning/vocabulary.js'
import type { Context } from '../../../src/kernel/chart.js'
import { certain } from '../../../src/kernel/defect.js'

const count = z.int().min(0)
const party = { active: count, inactive: count, capabilities: z.array(z.enum(CAPABILITIES)).readonly() }

/** Cells of one Faction with Capability markers. */
const Party = z.strictObject(party).readonly()
/** Cells of one Faction with Capability markers. */
export type Party = z.infer<typeof Party>
/** No Cells and no markers. */
export const nobody: Party = { active: 0, inactive: 0, capabilities: [] }

/** What an Attack knows while it lasts. */
export const AttackData = z
  .strictObject({
    ...Terms.unwrap().shape,
    /** The spaces in the order in which they were selected. */
    selected: z.array(z.enum(SPACES)).readonly(),
    /** Where the Trains stand that are being loaded. */
    from: z.enum(SPACES).or(z.literal('none')),
    /** What goes with those Trains, they themselves included. */
    aboard: Party,
    /** What has come into the space by Train. */
    arrived: Party,
    /** The Attackers in the space. */
    attackers: BattleArgs.unwrap().shape.attackers,
    /** Their Capabilities that affect the Strength. */
    counted: party.capabilities,
    /** Own Cells in the space that are no Attackers. */
    bystanders: z.strictObject({ active: count, inactive: count }).readonly(),
    /** What has been in an Attack, by the space where it stands. */
    used: z.array(z.strictObject({ space: z.enum(SPACES), ...party }).readonly()).readonly(),
  })
  .readonly()
/** What an Attack knows while it lasts. */
export type AttackData = z.infer<typeof AttackData>
/** A game, and what an Attack knows. */
export type AttackContext = Context<Game, AttackData>

/** What is known of one space when it is selected. */
const nothingYet = {
  from: 'none',
  aboard: nobody,
  arrived: nobody,
  attackers: { active: 0, inactive: 0, troops: 0 },
  counted: [],
  bystanders: { active: 0, inactive: 0 },
} as const

/** The data with which an Attack begins. */
export const begun = (terms: Terms): AttackData => ({ ...terms, selected: [], ...nothingYet, used: [] })

/** The data with one more space selected. */
export const withSpace = (data: AttackData, space: Space): AttackData => ({
  ...data,
  ...nothingYet,
  selected: [...data.selected, space],
})

/** The Faction that attacks. */
export const militantOf = ({ faction }: AttackData): Militant => (faction === 'reds' ? 'reds' : 'senate')

/** The space that is attacked now. */
export const spaceOf = ({ selected }: AttackData): Space => certain(selected.at(-1), 'Attack space')

/** Where the Trains stand that are being loaded. */
export const trainsFrom = ({ from }: AttackData): Space =>
  certain(from === 'none' ? undefined : from, 'space of the Trains')

/** Markers without some of them, one for one. */
export const without = (markers: readonly Capability[], gone: readonly Capability[]): readonly Capability[] =>
  gone.reduce<readonly Capability[]>((left, marker) => {
    const place = left.indexOf(marker)
    return place < 0 ? left : left.toSpliced(place, 1)
  }, markers)

/** The Cells or markers of a kind in a space: all of them, and those that have attacked. */
const standing = ({ game, data }: AttackContext, space: Space, what: 'Active' | 'Inactive' | Capability) => {
  const { cells, capabilities } = game.spaces[space]
  const faction = militantOf(data)
  const used = data.used.find((party) => party.space === space) ?? nobody
  const aboard = data.from === space ? data.aboard : nobody
  const of = (party: Party) => {
    if (what === 'Active') return party.active
    return what === 'Inactive' ? party.inactive : party.capabilities.filter((marker) => marker === what).length
  }
  const all = of({ ...cells[faction], capabilities: capabilities[faction] })
  return { left: all - of(aboard), used: of(used) }
}

/** Whether a Cell or marker stands in a space that can still go into an Attack. */
export function leftIn(context: AttackContext, space: Space, what: 'Active' | 'Inactive' | Capability): Left {
  const { left, used } = standing(context, space, what)
  if (left > used) return 'fresh'
  return left > 0 ? 'used' : 'none'
}

/** Whether any Cell stands in a space that can still go into an Attack. */
export function cellsLeftIn(context: AttackContext, space: Space): Left {
  const kinds = [leftIn(context, space, 'Active'), leftIn(context, space, 'Inactive')]
  return (['fresh', 'used'] as const).find((left) => kinds.includes(left)) ?? 'none'
}

/** What the next Cell that comes by Train costs. */
export const priceOfNext = ({ free, arrived, aboard }: AttackData): number =>
  attackPrice.ask({
    item: nextByTrain(arrived.active + arrived.inactive + aboard.active + aboard.inactive),
    free,
  })

/** The data with the Cells in the space that stay out of the battle. */
export function withBystanders({ game, data }: AttackContext): AttackData {
  const { active, inactive } = game.spaces[spaceOf(data)].cells[militantOf(data)]
  const { attackers } = data
  return { ...data, bystanders: { active: active - attackers.active, inactive: inactive - attackers.inactive } }
}

/** The data after a battle: what is left of the Attackers cannot attack again. */
export function afterBattle({ game, data }: AttackContext): AttackData {
  const space = game.spaces[spaceOf(data)]
  const faction = militantOf(data)
  const { active, inactive } = space.cells[faction]
  const others = without(data.counted, data.arrived.capabilities)
  const used = {
    space: spaceOf(data),
    active: Math.max(0, active - data.bystanders.active),
    inactive: Math.max(0, inactive - data.bystanders.inactive),
    capabilities: cellsIn(space, faction) > 0 ? [...data.arrived.capabilities, ...others] : [],
  }
  return { ...data, ...nothingYet, used: [...data.used, used] }
}
