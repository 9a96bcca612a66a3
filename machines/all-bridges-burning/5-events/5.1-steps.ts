/** The common parts of effect charts: the data, the decider, and the end of the steps. @module */

import { type Context, option, record } from 'rulewright/book'
import { z } from 'zod'
import { stepsLeft, within } from '#spec/all-bridges-burning/events/bounds'
import type { Effect } from '#spec/all-bridges-burning/events/effects'
import { shapeOf, stepping } from '#spec/all-bridges-burning/events/procedures'
import { effectText } from '#spec/all-bridges-burning/events/text/effects'
import type { Owner } from '#spec/all-bridges-burning/events/words'
import type { Game } from '#spec/all-bridges-burning/game'
import type { Faction, Space } from '#spec/all-bridges-burning/vocabulary'

/** Returns the schema for the data of an effect carried out in steps. */
export const stepData = <E>(effect: z.ZodType<E>) => record({ ...shapeOf(effect), ...stepping })

/** Returns the schema for the data of an effect carried out a number of times, in no space. */
export const countData = <E>(effect: z.ZodType<E>) => record({ done: z.int().min(0), ...shapeOf(effect) })

/** The data of every effect. */
export interface Known<E> {
  readonly effect: E
  readonly executing: Faction
  readonly decides: Faction
  readonly here: Space | 'nowhere'
  readonly spaces: readonly Space[]
  readonly owners: readonly Owner[]
}

/** The data of an effect carried out in steps. */
export interface Stepped<E> extends Known<E> {
  readonly steps: readonly Space[]
}

/** An effect before its first step. */
export const notBegun = <E extends object>(args: E): E & { readonly steps: readonly Space[] } => ({
  ...args,
  steps: [],
})

/** The data of an effect carried out a number of times. */
export interface Counted<E> extends Known<E> {
  readonly done: number
}

/** Returns the Faction that decides about an effect. */
export const decider = ({ data }: { readonly data: { readonly decides: Faction } }): Faction => data.decides

/** Formats the subject of an effect's decision: the text, and the space that it means. */
export const aboutEffect = ({
  data: { effect, here },
}: {
  readonly data: Pick<Known<Effect>, 'effect' | 'here'>
}): string => `${effectText(effect)}${here === 'nowhere' ? '' : `; that space is ${here}`}`

/** The option of doing no more, where the text says "may" or "up to". */
export const noMore = option('no more')

/** True if the text lets the decider stop. */
export const mayStop = ({ data }: Context<Game, { readonly effect: { readonly optional?: boolean } }>): boolean =>
  data.effect.optional === true

type Bounded = Stepped<Parameters<typeof within>[0]>

/** True if the text has more steps to come. */
export const goesOn = ({ effect, steps }: Bounded): boolean => stepsLeft(effect, steps.length) > 0

/** A candidate that names a space. */
export interface InSpace {
  readonly space: Space
}

/**
 * The finders that compare a step in a space with the text: whether it means the space, and whether the numbers allow one more.
 */
export const standing = {
  meant: ({ data }: { readonly data: Bounded }, { space }: InSpace) => data.spaces.includes(space),
  within: ({ data }: { readonly data: Bounded }, { space }: InSpace) => within(data.effect, data.steps, space),
}

/** Returns the data of an effect after a step in a space. */
export const afterStep = <D extends { readonly steps: readonly Space[] }>(data: D, space: Space): D => ({
  ...data,
  steps: [...data.steps, space],
})
