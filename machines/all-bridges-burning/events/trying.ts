/**
 * What is tried out where a reading asks whether, or how much of, an Event can be carried out.
 *
 * @module
 */

import { type Context, readingOf } from '#kernel'
import { selectionsForMost, textWithoutEffect } from '#spec/all-bridges-burning/5-events/5.1-events'
import { isLess, stepsLeft } from '#spec/all-bridges-burning/events/bounds'
import type { Bounds } from '#spec/all-bridges-burning/events/effect-bounds'
import type { Effect, InSpaces } from '#spec/all-bridges-burning/events/effects'
import type { Game } from '#spec/all-bridges-burning/game'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import type { ToBeTried, Trials } from '../non-players/trials.js'
import type { InSpace, Stepped } from './stepping.js'

/** Texts of which one is chosen, and by whom they would be carried out. */
interface Texts extends Omit<ToBeTried, 'effects'> {
  readonly texts: Readonly<Record<string, readonly Effect[]>>
}

/** How one of several texts stands to the others: whether something can come of it, and of another one. */
export function weighingTexts<C extends { readonly game: Game }>(trials: Trials, textsIn: (context: C) => Texts) {
  const reading = ({ game }: C) => readingOf(game, textWithoutEffect)
  // Where any text will do, nothing is tried out.
  const anyWillDo = (context: C) => reading(context) === 'any of them'
  const does = (context: C, text: string) => {
    const { texts, ...whose } = textsIn(context)
    return trials.comesToSomething(context.game, { effects: texts[text] ?? [], ...whose })
  }
  const anotherDoes = (context: C, text: string) =>
    Object.keys(textsIn(context).texts).some((other) => other !== text && does(context, other))
  return {
    something: (context: C, { text }: { readonly text: string }) => anyWillDo(context) || does(context, text),
    another: (context: C, { text }: { readonly text: string }) => anyWillDo(context) || anotherDoes(context, text),
    reading,
  }
}

const reading = ({ game }: { readonly game: Game }) => readingOf(game, selectionsForMost)
/** Whether the spaces may be selected without regard to how much is done in them. */
const anyWillDo = (context: { readonly game: Game }) => reading(context) === 'any selection'

/** What of an effect that is carried out in steps tells how much of it is left, and where it can be. */
type Bounded = Pick<Stepped<Bounds>, 'effect' | 'spaces' | 'steps'>

/** Whether less of an effect would be done in all if its next step were taken in a space. */
function isLessByStep({ effect, spaces, steps }: Bounded, space: Space, most: (name: Space) => number): boolean {
  const free = effect.optional === true || effect.spaces === undefined || steps.includes(space)
  if (free || !spaces.includes(space)) return false
  const doneIn = (name: Space) => steps.filter((other) => other === name).length
  const doable = (name: Space) => Math.min(most(name), (effect.each ?? Infinity) - doneIn(name))
  const selected = [...new Set(steps)]
  const there = selected.reduce((total, name) => total + doable(name), 0)
  const others = spaces.filter((other) => other !== space && !steps.includes(other)).map(doable)
  const places = (effect.spaces ?? Infinity) - selected.length
  const left = Math.max(0, stepsLeft(effect, steps.length) - there)
  return isLess({ here: doable(space), others, places, most: left })
}

/**
 * How a space stands to the others in which an effect could take its next step: whether less of it would be done in all.
 * `most` tells how many steps can be taken in a space as things are.
 */
export const weighingSteps = <D extends Bounded>(most: (context: Context<Game, D>, name: Space) => number) => ({
  less: (context: Context<Game, D>, { space }: InSpace) =>
    !anyWillDo(context) && isLessByStep(context.data, space, (name) => most(context, name)),
  reading,
})

/** Whether less of a text would be done in all if it were carried out in a space. */
function isLessInSpace({ game, data }: Context<Game, Stepped<InSpaces>>, trials: Trials, space: Space): boolean {
  const { effect, executing, spaces, steps } = data
  if (effect.optional === true || !spaces.includes(space)) return false
  const doable = (here: Space) =>
    effect.effects.filter((one) => trials.comesToSomething(game, { effects: [one], executing, here })).length
  const others = spaces.filter((other) => other !== space && !steps.includes(other)).map(doable)
  return isLess({ here: doable(space), others, places: stepsLeft(effect, steps.length), most: Infinity })
}

/** How a space stands to the others that a text could be carried out in: whether less would be done in all. */
export const weighingSpaces = (trials: Trials) => ({
  less: (context: Context<Game, Stepped<InSpaces>>, { space }: InSpace) =>
    !anyWillDo(context) && isLessInSpace(context, trials, space),
  reading,
})
