/**
 * The weights of questions in random plays, and the effects of another reading on them, as work. A job is a range of plays.
 *
 * @module
 */

import { type Book, executable, type Pair } from '#core'
import {
  type Effect,
  type EndedBoth,
  effectFrom,
  endsUnder,
  type Measuring,
  type PlayRange,
  type SomeWeights,
  someWeights,
  type Weights,
  weightsFrom,
} from '#lab'
import { allBy, type Workers } from './choose-threads.js'
import { type PlainPair, pairIn, plainPair } from './pair-messages.js'
import type { WorkKind } from './work-kind.js'

type Plays = Pick<Measuring, 'seed' | 'bound'>

interface Weighing extends Plays {
  /** The question that is measured; where it is left out, all are. */
  readonly question?: string
}

/** The weights of a book's questions, as work. */
export const weights: WorkKind<Weighing, PlayRange, SomeWeights> = {
  name: 'weights',
  ready: (book, { question, ...plays }) => {
    const questions = executable(book.questions).filter(({ name }) => question === undefined || name === question)
    return (span) => someWeights(book, plays, span, questions)
  },
}

/** The effects of another reading on plays, as work. */
export const effects: WorkKind<Plays & { readonly pair: PlainPair }, PlayRange, readonly EndedBoth[]> = {
  name: 'effects',
  ready: (book, { pair, ...plays }) => {
    const whole = pairIn(book, pair)
    return (span) => endsUnder(book, whole, plays, span)
  },
}

/** The workers for the plays, and the progress callback. */
export interface Spread {
  readonly hands: Workers
  readonly played?: ((done: number) => void) | undefined
}

/** Measures the questions of a book, or one of them, by many hands. */
export async function weightsBy(
  book: Book,
  how: Measuring,
  { hands, played }: Spread,
  question?: string,
): Promise<Weights> {
  const { plays, seed, bound } = how
  const common = { seed, bound, ...(question !== undefined && { question }) }
  return weightsFrom(how, await allBy(hands, { book, kind: weights, common }, playsIn(plays), counting(played)))
}

/** Plays the same seeds under both readings of a pair by many hands. */
export async function effectBy(
  book: Book,
  pair: Pair,
  { plays, seed, bound }: Measuring,
  { hands, played }: Spread,
): Promise<Effect> {
  const common = { seed, bound, pair: plainPair(pair) }
  const ended = await allBy(hands, { book, kind: effects, common }, playsIn(plays), counting(played))
  return effectFrom(ended.flat())
}

/** Each play a job: they are long, and few. */
const playsIn = (plays: number): readonly PlayRange[] =>
  Array.from({ length: plays }, (_, at) => ({ from: at + 1, to: at + 1 }))

function counting(played: Spread['played']): () => void {
  let done = 0
  return () => {
    done += 1
    played?.(done)
  }
}
