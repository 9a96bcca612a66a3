/** Trains in an Attack: the way that they take, and what they bring. @module */

import { type Context, certain, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { withoutStrayMarkers } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { attackPrice, type Left } from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import {
  type Party as Attackers,
  attackedIn,
  partyIn,
  withAttacked,
  without,
} from '#spec/all-bridges-burning/3-commands/3.2.4-attacked'
import { newsOfLastCell } from '#spec/all-bridges-burning/3-commands/3.2.5-march'
import { trainsSetOut } from '#spec/all-bridges-burning/3-commands/3.2.5-trains'
import { borderOf, type GameMap, isTrainStop } from '#spec/all-bridges-burning/components/map'
import { withRemovedCapabilities } from '#spec/all-bridges-burning/events/capability-markers'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { cellsIn, inSpace, withCells, withNews, withTroops } from '#spec/all-bridges-burning/pieces'
import { BattleArgs } from '#spec/all-bridges-burning/procedures/battle'
import { Terms } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { CAPABILITIES, type Capability, type Militant, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'

const count = z.int().min(0)
const party = { active: count, inactive: count, capabilities: z.array(z.enum(CAPABILITIES)).readonly() }
const Party = record({ troops: count.exactOptional(), ...party })
export type Party = z.infer<typeof Party>

/** The Troops that go by Train. */
export const troopsIn = ({ troops = 0 }: Party): number => troops

/** No Cells and no markers. */
export const nobody: Party = { active: 0, inactive: 0, capabilities: [] }
export const AttackData = record({
  ...Terms.unwrap().shape,
  /** The spaces in the order in which they were selected. */
  selected: z.array(z.enum(SPACES)).readonly(),
  /** The space of the Trains that are being loaded. */
  from: z.enum(SPACES).or(z.literal('none')),
  /** The load of those Trains, including the Trains themselves. */
  aboard: Party,
  /** The pieces and markers that have come into the space by Train. */
  arrived: Party,
  /** The Attackers in the space. */
  attackers: BattleArgs.unwrap().shape.attackers,
  /** Their Capabilities that affect the Strength. */
  counted: party.capabilities,
  /** Own pieces in the space that stay out of the battle and have not attacked before. */
  bystanders: BattleArgs.unwrap().shape.attackers,
})

export type AttackData = z.infer<typeof AttackData>
export type AttackContext = Context<Game, AttackData>

/** The data of a space when it is selected. */
const nothingYet = {
  from: 'none',
  aboard: nobody,
  arrived: nobody,
  attackers: { active: 0, inactive: 0, troops: 0 },
  counted: [],
  bystanders: { active: 0, inactive: 0, troops: 0 },
} as const

export const begun = (terms: Terms): AttackData => ({ selected: [], ...terms, ...nothingYet })

/** The data with one more space selected. */
export const withSpace = (data: AttackData, space: Space): AttackData => ({
  ...data,
  ...nothingYet,
  selected: [...data.selected, space],
})

export const militantOf = ({ faction }: AttackData): Militant => (faction === 'reds' ? 'reds' : 'senate')

/** The space that is attacked now. */
export const spaceOf = ({ selected }: AttackData): Space => certain(selected.at(-1), 'Attack space')

/** Returns the space of the Trains that are being loaded. */
export const trainsFrom = ({ from }: AttackData): Space =>
  certain(from === 'none' ? undefined : from, 'space of the Trains')

/** The possible parts of an Attack: a piece of a Faction, or a Capability marker. */
type Combatant = 'Active' | 'Inactive' | 'Troop' | Capability

const numberOf = ({ active, inactive, troops, capabilities }: Attackers, what: Combatant) => {
  if (what === 'Active') return active
  if (what === 'Inactive') return inactive
  return what === 'Troop' ? troops : capabilities.filter((marker) => marker === what).length
}

/** Finds whether a space has a piece or marker that can still go into an Attack, beside those already chosen. */
export function leftIn({ game, data }: AttackContext, space: Space, what: Combatant, chosen = 0): Left {
  const faction = militantOf(data)
  const aboard = data.from === space ? numberOf({ ...data.aboard, troops: troopsIn(data.aboard) }, what) : 0
  const left = numberOf(partyIn(game, faction, space), what) - aboard - chosen
  if (left > numberOf(attackedIn(game, faction, space), what)) return 'fresh'
  return left > 0 ? 'used' : 'none'
}

/** Finds whether a space has any Cell that can still go into an Attack. */
export function cellsLeftIn(context: AttackContext, space: Space): Left {
  const kinds = [leftIn(context, space, 'Active'), leftIn(context, space, 'Inactive')]
  return (['fresh', 'used'] as const).find((left) => kinds.includes(left)) ?? 'none'
}

/** Returns the price of the next Cell that comes by Train. */
export const priceOfNext = ({ free, arrived, aboard }: AttackData): number =>
  attackPrice.ask({
    item: 'a Cell by Train',
    before: arrived.active + arrived.inactive + aboard.active + aboard.inactive,
    free,
  })

type Counts = AttackData['bystanders']

/** So many of each kind without others, where there are as many. */
const less = (all: Counts, ...others: readonly Counts[]): Counts => {
  const left = (kind: keyof Counts) =>
    Math.max(
      0,
      others.reduce((rest, other) => rest - other[kind], all[kind]),
    )
  return { active: left('active'), inactive: left('inactive'), troops: left('troops') }
}

/** The data with the pieces in the space that stay out of the battle. */
export function withBystanders({ game, data }: AttackContext): AttackData {
  const faction = militantOf(data)
  const space = spaceOf(data)
  const bystanders = less(partyIn(game, faction, space), data.attackers, attackedIn(game, faction, space))
  return { ...data, bystanders }
}

/** The game and the data after a battle: what is left of the Attackers cannot attack again in this turn. */
export function afterBattle({ game, data }: AttackContext) {
  const faction = militantOf(data)
  const space = spaceOf(data)
  const { capabilities } = attackedIn(game, faction, space)
  const counted = without(data.counted, data.arrived.capabilities)
  const used = {
    capabilities:
      cellsIn(game.spaces[space], faction) > 0 ? [...capabilities, ...data.arrived.capabilities, ...counted] : [],
    ...less(partyIn(game, faction, space), data.bystanders),
  }
  return { game: withAttacked(game, faction, space, used), data: { ...data, ...nothingYet } }
}

/** True if a Railway crosses the border between two spaces. */
export const isByRailway = (map: GameMap, from: Space, to: Space): boolean =>
  map.railways.some((stretch) =>
    stretch.some((space, index) => {
      const next = stretch[index + 1]
      return next !== undefined && borderOf(space, next) === borderOf(from, to)
    }),
  )

/** True if the border between two spaces is Sabotaged. */
export const isSabotaged = ({ sabotage }: Game, from: Space, to: Space): boolean =>
  sabotage.includes(borderOf(from, to))

export const canSetOut = (map: GameMap, game: Game, from: Space): boolean =>
  trainsSetOut.ask({
    command: 'Attack',
    stop: isTrainStop(map, from),
    reading: readingOf(game, cited.trainsSettingOut),
  })

/** True if Trains can stop in a space that is attacked. */
export const isDestination = ({ railways }: GameMap, to: Space): boolean =>
  railways.some((stretch) => stretch[0] === to || stretch.at(-1) === to)

/** Returns the facts of the map about the way from one space to another by Train. */
export const wayByTrain = (map: GameMap, game: Game, from: Space, to: Space) => ({
  railway: isByRailway(map, from, to),
  sabotaged: isSabotaged(game, from, to),
  setsOut: canSetOut(map, game, from),
  destination: isDestination(map, to),
})

const withParty = (space: SpaceState, faction: Militant, party: Party): SpaceState => {
  const { active, inactive, capabilities } = party
  return {
    ...withCells(withTroops(space, 'russia', troopsIn(party)), faction, { active, inactive }),
    capabilities: { ...space.capabilities, [faction]: [...space.capabilities[faction], ...capabilities].toSorted() },
  }
}

const withoutParty = (space: SpaceState, faction: Militant, party: Party): SpaceState => {
  const { active, inactive, capabilities } = party
  return withoutStrayMarkers.compute({
    ...withCells(withTroops(space, 'russia', -troopsIn(party)), faction, { active: -active, inactive: -inactive }),
    capabilities: { ...space.capabilities, [faction]: without(space.capabilities[faction], capabilities) },
  })
}

/** The game and the data after the Trains have gone to the Attack space. */
export function departed({ game, data }: AttackContext) {
  const { aboard, arrived, attackers } = data
  const faction = militantOf(data)
  const origin = game.spaces[trainsFrom(data)]
  const last = cellsIn(origin, faction) === aboard.active + aboard.inactive
  const along = newsOfLastCell.ask({ last, news: readingOf(game, cited.newsOnTheMarch) }) === 'goes along'
  const news = along ? origin.news[faction] : 0
  const left = inSpace(game, trainsFrom(data), (space) => withoutParty(space, faction, aboard))
  const come = inSpace(left, spaceOf(data), (space) => withNews(withParty(space, faction, aboard), faction, news))
  return {
    game: withRemovedCapabilities(game, come),
    data: {
      ...data,
      from: 'none' as const,
      aboard: nobody,
      arrived: {
        active: arrived.active + aboard.active,
        inactive: arrived.inactive + aboard.inactive,
        capabilities: [...arrived.capabilities, ...aboard.capabilities],
      },
      attackers: {
        ...attackers,
        active: attackers.active + aboard.active,
        inactive: attackers.inactive + aboard.inactive,
        troops: attackers.troops + troopsIn(aboard),
      },
    },
  }
}
