/**
 * The effects of which the texts of Events are made: every kind of thing that the rulebook says an Event may do.
 *
 * @module
 */

import { record } from 'rulewright/book'
import { z } from 'zod'
import { bounded, deciding } from './effect-bounds.js'
import { GainCapability, GrantCommand, GrantSpecial, Trigger } from './grant-effects.js'
import { Cube, Mark, Sabotage, Shift, Track } from './marker-effects.js'
import { BetweenBoxes, Flip, Move, Place, Remove, Replace } from './piece-effects.js'
import { By, type Where } from './words.js'

/** One of several effects is chosen. */
export type Choose = {
  readonly do: 'choose'
  readonly by?: By
  readonly from: readonly { readonly text: string; readonly effects: readonly Effect[] }[]
}

/** Spaces are selected, and the same is done in each. */
export type InSpaces = {
  readonly do: 'in spaces'
  readonly by?: By
  readonly optional?: boolean
  readonly count?: number | 'all'
  readonly where?: Where
  readonly effects: readonly Effect[]
}

/** One effect of an Event. */
export type Effect =
  | Place
  | Remove
  | Replace
  | Flip
  | Move
  | BetweenBoxes
  | Shift
  | Track
  | Cube
  | Mark
  | Sabotage
  | GainCapability
  | GrantCommand
  | GrantSpecial
  | Trigger
  | Choose
  | InSpaces

export const Effects: z.ZodType<readonly Effect[]> = z.lazy(() => z.array(Effect).readonly())

export const Choose = z.strictObject({
  do: z.literal('choose'),
  by: By.exactOptional(),
  from: z
    .array(record({ text: z.string().min(1), effects: Effects }))
    .min(2)
    .readonly(),
})

export const InSpaces = z.strictObject({
  do: z.literal('in spaces'),
  ...deciding,
  count: bounded.count,
  where: bounded.where,
  effects: Effects,
})

export const Effect: z.ZodType<Effect> = z
  .discriminatedUnion('do', [
    Place,
    Remove,
    Replace,
    Flip,
    Move,
    BetweenBoxes,
    Shift,
    Track,
    Cube,
    Mark,
    Sabotage,
    GainCapability,
    GrantCommand,
    GrantSpecial,
    Trigger,
    Choose,
    InSpaces,
  ])
  .meta({ id: 'Effect' })

/** The names of all kinds of effects. */
export type EffectKind = Effect['do']
