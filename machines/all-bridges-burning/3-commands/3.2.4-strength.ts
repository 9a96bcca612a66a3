/** The Attack Strength of a battle, as both sides make it up. @module */

import {
  type AtDoor,
  type Context,
  certain,
  type Finders,
  measure,
  readingOf,
  record,
  type ViewedBy,
} from 'rulewright/book'
import { z } from 'zod'
import { countsForAttrition, type Due } from '#spec/all-bridges-burning/3-commands/3.2.4-aftermath'
import { type EnemyLeft, type Left, lossesToCells } from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import {
  attackableIn,
  attackedIn,
  nobody,
  partyIn,
  spentDefenders,
  unspent,
  without,
} from '#spec/all-bridges-burning/3-commands/3.2.4-attacked'
import {
  attackStrength,
  germanStrength,
  jaegerSupports,
  type mayNotBeginBattle,
  startingStrength,
} from '#spec/all-bridges-burning/3-commands/3.2.4-battle'
import { TURNS } from '#spec/all-bridges-burning/3-commands/3.2.4-casualties'
import { FORCES, TRACKS } from '#spec/all-bridges-burning/components/forces'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { piecesIn } from '#spec/all-bridges-burning/pieces'
import { type Attacker, BattleArgs } from '#spec/all-bridges-burning/procedures/battle'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import {
  CAPABILITIES,
  type Capability,
  type Militant,
  type Power,
  SPACES,
  type Space,
} from '#spec/all-bridges-burning/vocabulary'

const count = z.int().min(0)
export const BattleData = record({
  ...BattleArgs.unwrap().shape,
  /** True for the enemy Faction and for its Power if they are the Defender. */
  defender: record({ faction: z.boolean(), power: z.boolean() }),
  /** The side that decides which of their Capabilities affect the Strength. */
  picks: z.enum(['the Attacker', 'the Defender']),
  /** The Capabilities of the Defenders that affect the Strength. */
  against: z.array(z.enum(CAPABILITIES)).readonly(),
  strength: z.int(),
  /** The die roll; 0 before it. */
  face: count,
  casualties: z.enum(['none', 'Engagement', 'Retreat']),
  /** The space to which the Defenders Retreat. */
  refuge: z.enum(SPACES).or(z.literal('none')),
  turn: z.enum(TURNS),
  /** True if both Cells and Troops stood there at first. */
  mixed: z.boolean(),
  /** The Defenders that have been taken. */
  taken: record({ cells: count, troops: count, administrations: count }),
  /** The Cells among them that have Retreated. */
  relocated: record({ active: count, inactive: count }),
  /** The number of them sent to Prison. */
  prisoners: count,
  /** The number of Attackers still to be lost for German Troops, and for enemy Cells. */
  losses: record({ troops: count, cells: count }),
  lastLost: z.enum(['nothing', 'a Cell', 'a Troop']),
})

export type BattleData = z.infer<typeof BattleData>
export type BattleContext = Context<Game, BattleData>

export const begun = (args: BattleArgs): BattleData => ({
  defender: { faction: true, power: true },
  picks: 'the Defender',
  against: [],
  strength: 0,
  face: 0,
  casualties: 'none',
  refuge: 'none',
  turn: 'a Cell to begin with',
  mixed: false,
  taken: { cells: 0, troops: 0, administrations: 0 },
  relocated: { active: 0, inactive: 0 },
  prisoners: 0,
  losses: { troops: 0, cells: 0 },
  lastLost: 'nothing',
  ...args,
})

/** The enemy Faction of an Attacker. */
export const enemyOf = ({ attacker }: { readonly attacker: Attacker }): Militant =>
  attacker === 'reds' ? 'senate' : 'reds'

/** The Power that is a friend of the enemy Faction. */
export const powerOf = ({ attacker }: { readonly attacker: Attacker }): Power =>
  attacker === 'reds' ? 'germany' : 'russia'

/** Finds the kinds of enemy pieces that an Attack can take away in a space. */
export function enemyLeft(game: Game, space: Space, attacker: Attacker): EnemyLeft {
  const here = game.spaces[space]
  const enemy = enemyOf({ attacker })
  const { pieces, troops } = attackableIn(game, enemy, space)
  if (pieces === 0 && troops > 0 && enemy === 'reds') return 'Russians alone'
  if (pieces + troops > 0) return 'removable'
  if (piecesIn(here, enemy) + here.troops[powerOf({ attacker })] > 0) return 'used'
  return piecesIn(here, 'moderates') > 0 ? 'Moderates only' : 'none'
}

export const fieldOf = ({ game, data }: BattleContext): SpaceState => game.spaces[data.space]

/** Counts the Defending Cells, Troops and Administrations that are left. */
export function defendersIn(context: BattleContext) {
  const { defender } = context.data
  const field = fieldOf(context)
  const enemy = enemyOf(context.data)
  const spent = spentDefenders(context.game, enemy, context.data.space)
  const { active, inactive } = field.cells[enemy]
  const cells = defender.faction
    ? { active: unspent(active, spent.active), inactive: unspent(inactive, spent.inactive) }
    : { active: 0, inactive: 0 }
  const administrations = unspent(field.administrations, spent.administrations)
  return {
    cells: cells.active + cells.inactive,
    troops: defender.power ? unspent(field.troops[powerOf(context.data)], spent.troops) : 0,
    administrations: defender.faction && enemy === 'reds' ? administrations : 0,
    ...cells,
  }
}

/** The Capabilities of the Defending Faction that stand in the space. */
export const defendingMarkers = (context: BattleContext): readonly Capability[] =>
  context.data.defender.faction
    ? without(
        fieldOf(context).capabilities[enemyOf(context.data)],
        spentDefenders(context.game, enemyOf(context.data), context.data.space).capabilities,
      )
    : []

/** Counts the Defenders taken. */
export const takenOf = ({ taken: { cells, troops, administrations } }: BattleData): number =>
  cells + troops + administrations

/** The Casualties that were chosen. */
export const casualtiesOf = ({ casualties }: BattleData) =>
  certain(casualties === 'none' ? undefined : casualties, 'choice of Casualties')

/** Counts the Attackers lost for German Troops, and for enemy Cells. */
export function lossesOf({ game, data }: BattleContext): BattleData['losses'] {
  const { casualties, taken } = data
  const reading = readingOf(game, cited.attritionAfterRetreat)
  const counts = casualties !== 'none' && countsForAttrition.ask({ casualties, reading })
  return {
    troops: powerOf(data) === 'germany' ? taken.troops : 0,
    cells: counts ? lossesToCells.compute(taken.cells) : 0,
  }
}

/** For what the Attackers lose the next piece. */
export const lossDue = ({ losses }: BattleData): Due => {
  if (losses.troops > 0) return 'German Troops'
  return losses.cells > 0 ? 'Cells' : 'nothing'
}

/** True if a Jaeger of the Faction makes its Cannons and Trains stronger. */
function supported(context: BattleContext, faction: Militant, counted: readonly Capability[]): boolean {
  const there = fieldOf(context).capabilities[faction].includes('Jaeger')
  return jaegerSupports.ask({
    jaeger: counted.includes('Jaeger') ? 'affecting the Strength' : there ? 'in the space' : 'none',
    reading: readingOf(context.game, cited.jaegerPresent),
  })
}

const markers = (counted: readonly Capability[]) => {
  const of = (...kinds: readonly Capability[]) => counted.filter((marker) => kinds.includes(marker)).length
  return { jaegers: of('Jaeger'), commanders: of('Commander'), guns: of('Cannons', 'Trains') }
}

/** The Attacking Cells, as far as their number matters. */
const attackingCells = ({ data: { attackers } }: BattleContext) => Math.min(attackers.active + attackers.inactive, 3)

/** Returns the Strength of the Attackers. */
function attacking(context: BattleContext) {
  const { attacker, attackers, capabilities } = context.data
  const faction = attacker === 'germany' ? undefined : attacker
  return attackStrength.ask({
    side: 'Attackers',
    cells: attackingCells(context),
    power: attacker === 'germany' ? 'germany' : 'russia',
    troops: Math.min(attackers.troops, FORCES.troops.germany),
    vassalage: Math.min(context.game.vassalage.russia, TRACKS.vassalage),
    prepared: faction ? fieldOf(context).prepared[faction] : 0,
    withJaeger: faction !== undefined && supported(context, faction, capabilities),
    ...markers(capabilities),
  })
}

/** Returns the Strength of the Defenders. */
function defending(context: BattleContext) {
  const { defender, against } = context.data
  const enemy = enemyOf(context.data)
  return attackStrength.ask({
    side: 'Defenders',
    cells: attackingCells(context),
    power: powerOf(context.data),
    troops: defendersIn(context).troops,
    vassalage: Math.min(context.game.vassalage.russia, TRACKS.vassalage),
    prepared: defender.faction ? fieldOf(context).prepared[enemy] : 0,
    withJaeger: defender.faction && supported(context, enemy, against),
    ...markers(against),
  })
}

export const strengthOf = measure(
  'Attack Strength',
  [cited.attack.startsAtZero],
  {},
  (context: BattleContext): number => {
    const { attacker } = context.data
    const first = startingStrength.ask({ attacker, nonPlayer: isNonPlayer(context.game, attacker) })
    const strength = first + attacking(context) + defending(context)
    // The table looks at small Strengths only: how far it is beyond these bounds is the same to it.
    const kept = Math.max(0, Math.min(strength, 2))
    const least = germanStrength.ask({ attacker, strength: kept })
    return least === 'as added up' ? strength : least
  },
)

type Begins = AtDoor<Game, BattleArgs>

/** The Faction among the Attackers; with the Germans there is none. */
const factionOf = ({ args: { attacker } }: Begins) => (attacker === 'germany' ? undefined : attacker)

/** Returns the Attackers in the space, and those that have been in an Attack. */
function standing(begins: Begins) {
  const { game, args } = begins
  const faction = factionOf(begins)
  const here = faction
    ? partyIn(game, faction, args.space)
    : { ...nobody, troops: game.spaces[args.space].troops.germany }
  return { here, used: faction ? attackedIn(game, faction, args.space) : nobody }
}

const KINDS = ['active', 'inactive', 'troops'] as const

/** Finds whether all attacking pieces stand in the space and have not attacked. */
function piecesLeft(begins: Begins): Left {
  const { attackers } = begins.args
  const { here, used } = standing(begins)
  if (KINDS.some((kind) => attackers[kind] > here[kind])) return 'none'
  return KINDS.some((kind) => attackers[kind] > Math.max(0, here[kind] - used[kind])) ? 'used' : 'fresh'
}

/** Finds whether all counted Capabilities stand in the space and have not been in an Attack. */
function markersLeft(begins: Begins): Left {
  const { capabilities } = begins.args
  const { here, used } = standing(begins)
  if (without(capabilities, here.capabilities).length > 0) return 'none'
  return without(capabilities, without(here.capabilities, used.capabilities)).length > 0 ? 'used' : 'fresh'
}

/** The finders for the precondition of a battle. */
export const battleDoor: Finders<Begins, void, ViewedBy<typeof mayNotBeginBattle>> = {
  attacker: ({ args }) => args.attacker,
  phase: ({ game }) => game.phase,
  decides: ({ args }) => args.decides,
  free: ({ args }) => args.free,
  cells: ({ args: { attackers } }) => attackers.active + attackers.inactive > 0,
  troops: ({ args: { attackers } }) => attackers.troops > 0,
  pieces: piecesLeft,
  markers: markersLeft,
  counted: ({ args }) => Math.min(args.capabilities.length, 3),
  enemy: ({ game, args }) => enemyLeft(game, args.space, args.attacker),
  reading: ({ game }) => readingOf(game, cited.russiansAlone),
}
