/**
 * What is tried out where a reading asks whether, or how much of, an Event can be carried out.
 *
 * @module
 */
import { isLess, stepsLeft } from '../../../spec/all-bridges-burning/events/bounds.js'
import type { Bounds } from '../../../spec/all-bridges-burning/events/effect-bounds.js'
import type { Effect, InSpaces } from '../../../spec/all-bridges-burning/events/effects.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { selectionsForMost } from '../../../spec/all-bridges-burning/questions/events/selections-for-most.js'
import { textWithoutEffect } from '../../../spec/all-bridges-burning/questions/events/text-without-effect.js'
import type { Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import type { Context } from '../../../src/kernel/chart.js'
import { readingOf } from '../../../src/kernel/question.js'
import type { ToBeTried, Trials } from '../non-players/trials.js'
import type { Stepped } from './stepping.js'

/** How one of several texts stands to the others: whether something can come of it, and of another one. */
export function choiceIn(
  game: Game,
  trials: Trials,
  whose: Omit<ToBeTried, 'effects'>,
  texts: Readonly<Record<string, readonly Effect[]>>,
  text: string,
) {
  const reading = readingOf(game, textWithoutEffect)
  // Where any text will do, nothing is tried out.
  if (reading === 'any of them') return { something: true, another: true, reading }
  const does = (name: string) => trials.comesToSomething(game, { ...whose, effects: texts[name] ?? [] })
  const another = Object.keys(texts).some((other) => other !== text && does(other))
  return { something: does(text), another, reading }
}

/** What of an effect that is carried out in steps tells how much of it is left, and where it can be. */
type Bounded = Pick<Stepped<Bounds>, 'effect' | 'spaces' | 'steps'>

/**
 * How a space stands to the others in which an effect could take its next step: whether less of it would be done in all.
 * `most` tells how many steps can be taken in a space as things are.
 */
export function stepIn(game: Game, { effect, spaces, steps }: Bounded, space: Space, most: (name: Space) => number) {
  const reading = readingOf(game, selectionsForMost)
  const free = effect.optional === true || effect.spaces === undefined || steps.includes(space)
  if (reading === 'any selection' || free || !spaces.includes(space)) return { less: false, reading }
  const doneIn = (name: Space) => steps.filter((other) => other === name).length
  const doable = (name: Space) => Math.min(most(name), (effect.each ?? Infinity) - doneIn(name))
  const selected = [...new Set(steps)]
  const there = selected.reduce((total, name) => total + doable(name), 0)
  const others = spaces.filter((other) => other !== space && !steps.includes(other)).map(doable)
  const places = (effect.spaces ?? Infinity) - selected.length
  const left = Math.max(0, stepsLeft(effect, steps.length) - there)
  return { less: isLess({ here: doable(space), others, places, most: left }), reading }
}

/** How a space stands to the others that a text could be carried out in: whether less would be done in all. */
export function spaceIn({ game, data }: Context<Game, Stepped<InSpaces>>, trials: Trials, space: Space) {
  const reading = readingOf(game, selectionsForMost)
  const { effect, executing, spaces, steps } = data
  if (reading === 'any selection' || effect.optional === true || !spaces.includes(space))
    return { less: false, reading }
  const doable = (here: Space) =>
    effect.effects.filter((one) => trials.comesToSomething(game, { effects: [one], executing, here })).length
  const others = spaces.filter((other) => other !== space && !steps.includes(other)).map(doable)
  const less = isLess({ here: doable(space), others, places: stepsLeft(effect, steps.length), most: Infinity })
  return { less, reading }
}
