/**
 * The words of which the effects of Events are made: whose pieces, which pieces, which spaces, and who decides.
 *
 * @module
 */

import { record } from 'rulewright/book'
import { z } from 'zod'
import { CONTROLS, FACTIONS, LEVELS, POWERS, SPACES } from '../vocabulary.js'

/** Everybody who has pieces. */
export const OWNERS = [...FACTIONS, ...POWERS] as const
export type Owner = (typeof OWNERS)[number]

/** Every type of piece. */
export const PIECES = ['Cell', 'Administration', 'Network', 'Troop'] as const
export type Piece = (typeof PIECES)[number]

/** The sides of a Cell, in the words of a text; Inactive is Underground for the Moderates. */
export const SIDES = ['Active', 'Inactive'] as const
export type Side = (typeof SIDES)[number]
const oneOrMore = <T extends z.ZodType>(what: T) => what.or(z.array(what).min(1).readonly())
export const Of = oneOrMore(z.enum([...OWNERS, 'executing', 'enemies']))
  .describe('Whose: a Faction or a Power, the executing Faction, its enemies, or any of a list')
  .meta({ id: 'Of' })
export type Of = z.infer<typeof Of>
export const PieceTypes = oneOrMore(z.enum(PIECES))
  .describe('Which type of piece, or any of a list')
  .meta({ id: 'Pieces' })
export type PieceTypes = z.infer<typeof PieceTypes>
export const Held = record({
  of: Of,
  piece: PieceTypes.exactOptional().describe('Any type where nothing is said'),
  status: z.enum(SIDES).exactOptional().describe('Only Cells on this side'),
  least: z.int().min(1).exactOptional().describe('How many at least; 1 where nothing is said'),
})
  .describe('Pieces that are in a space')
  .meta({ id: 'Held' })
export type Held = z.infer<typeof Held>
const spaces = z.array(z.enum(SPACES)).min(1).readonly()
export const Conditions = record({
  in: spaces.exactOptional().describe('One of these spaces'),
  kind: z.enum(['Town', 'Province']).exactOptional(),
  with: z.array(Held).min(1).readonly().exactOptional().describe('Holding all of these'),
  without: z.array(Held).min(1).readonly().exactOptional().describe('Holding none of these'),
  control: z.array(z.enum(CONTROLS)).min(1).readonly().exactOptional().describe('Controlled by one of these'),
  level: z.array(z.enum(LEVELS)).min(1).readonly().exactOptional().describe('At one of these levels'),
  population: z.int().min(0).exactOptional().describe('With at least this Population'),
  adjacentTo: z
    .enum(['here', 'origin'])
    .or(spaces)
    .or(Held)
    .exactOptional()
    .describe('Adjacent to the space at hand, to where a moving piece comes from, to a list, or to such pieces'),
}).meta({ id: 'Conditions' })
export type Conditions = z.infer<typeof Conditions>
export const Where = z
  .enum(['any', 'here', 'origin'])
  .or(Conditions)
  .describe('Which spaces: any, the one at hand within "in spaces", where a moving piece comes from, or by conditions')
  .meta({ id: 'Where' })
export type Where = z.infer<typeof Where>
export const By = z
  .enum(['executing', ...FACTIONS])
  .describe('Who decides; the executing Faction where nothing is said')
  .meta({ id: 'By' })
export type By = z.infer<typeof By>

/** A list, also where one value stands for itself. */
export const listed = <T extends string>(one: T | readonly T[]): readonly T[] => (typeof one === 'string' ? [one] : one)
