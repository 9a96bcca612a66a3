/**
 * What a battle knows while it lasts, and what can be read off it.
 *
 * @module
 */
import { z } from 'zod'
import { type Context, readingOf } from '#kernel'
import {
  attritionAfterRetreat,
  countsForAttrition,
  type Due,
} from '#spec/all-bridges-burning/3-commands/3.2.4-aftermath'
import { type EnemyLeft, lossesToCells } from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import { TURNS } from '#spec/all-bridges-burning/3-commands/3.2.4-casualties'
import { attackableIn, spentDefenders, without } from '#spec/all-bridges-burning/attacked'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { piecesIn } from '#spec/all-bridges-burning/pieces'
import { type Attacker, BattleArgs } from '#spec/all-bridges-burning/procedures/battle'
import {
  CAPABILITIES,
  type Capability,
  type Militant,
  type Power,
  SPACES,
  type Space,
} from '#spec/all-bridges-burning/vocabulary'

const count = z.int().min(0)

/** What a battle knows while it lasts. */
export const BattleData = z
  .strictObject({
    ...BattleArgs.unwrap().shape,
    /** Whether the enemy Faction, and its Power, are the Defender. */
    defender: z.strictObject({ faction: z.boolean(), power: z.boolean() }).readonly(),
    /** Who decides which of their Capabilities affect the Strength. */
    picks: z.enum(['the Attacker', 'the Defender']),
    /** The Capabilities of the Defenders that affect the Strength. */
    against: z.array(z.enum(CAPABILITIES)).readonly(),
    strength: z.int(),
    /** The die roll; 0 before it. */
    face: count,
    casualties: z.enum(['none', 'Engagement', 'Retreat']),
    /** Where the Defenders Retreat to. */
    refuge: z.enum(SPACES).or(z.literal('none')),
    turn: z.enum(TURNS),
    /** Whether Cells and Troops both stood there at first. */
    mixed: z.boolean(),
    /** The Defenders that have been taken. */
    taken: z.strictObject({ cells: count, troops: count, administrations: count }).readonly(),
    /** The Cells among them that have Retreated. */
    relocated: z.strictObject({ active: count, inactive: count }).readonly(),
    /** How many of them have gone to Prison. */
    prisoners: count,
    /** How many Attackers are still to be lost for German Troops, and for enemy Cells. */
    losses: z.strictObject({ troops: count, cells: count }).readonly(),
    lastLost: z.enum(['nothing', 'a Cell', 'a Troop']),
  })
  .readonly()
/** What a battle knows while it lasts. */
export type BattleData = z.infer<typeof BattleData>
/** A game, and what a battle knows. */
export type BattleContext = Context<Game, BattleData>

/** The data with which a battle begins. */
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

/** What there is to take away in a space. */
export function enemyLeft(game: Game, space: Space, attacker: Attacker): EnemyLeft {
  const here = game.spaces[space]
  const enemy = enemyOf({ attacker })
  const { pieces, troops } = attackableIn(game, enemy, space)
  if (pieces + troops > 0) return 'removable'
  if (piecesIn(here, enemy) + here.troops[powerOf({ attacker })] > 0) return 'used'
  return piecesIn(here, 'moderates') > 0 ? 'Moderates only' : 'none'
}

/** The space of the battle. */
export const fieldOf = ({ game, data }: BattleContext): SpaceState => game.spaces[data.space]

const fresh = (standing: number, spent = 0) => Math.max(0, standing - spent)

/** How many Defending Cells, Troops and Administrations are left. */
export function defendersIn(context: BattleContext) {
  const { defender } = context.data
  const field = fieldOf(context)
  const enemy = enemyOf(context.data)
  const spent = spentDefenders(context.game, enemy, context.data.space)
  const { active, inactive } = field.cells[enemy]
  const cells = defender.faction
    ? { active: fresh(active, spent.active), inactive: fresh(inactive, spent.inactive) }
    : { active: 0, inactive: 0 }
  const administrations = fresh(field.administrations, spent.administrations)
  return {
    cells: cells.active + cells.inactive,
    troops: defender.power ? fresh(field.troops[powerOf(context.data)], spent.troops) : 0,
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

/** How many Defenders have been taken. */
export const takenOf = ({ taken: { cells, troops, administrations } }: BattleData): number =>
  cells + troops + administrations

/** How many Attackers are lost for German Troops, and how many for enemy Cells. */
export function lossesOf({ game, data }: BattleContext): BattleData['losses'] {
  const { casualties, taken } = data
  const reading = readingOf(game, attritionAfterRetreat)
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
