/** What questions weigh in random plays, and what another reading does to these, as work: some plays are a job. @module */
import { type EndedBoth, effectFrom, endsUnder } from '../audit/readings/effect.js'
import type { Effect, Weights } from '../audit/readings/report.js'
import { type Measuring, type SomeWeights, type Span, someWeights, weightsFrom } from '../audit/readings/weights.js'
import type { Pair } from '../explore/pair.js'
import type { Book } from '../kernel/book.js'
import { executable } from '../kernel/question.js'
import { allBy, type Hands } from './hands.js'
import type { Kind } from './kind.js'
import { type PlainPair, pairIn, plainPair } from './plain-pairs.js'

type Plays = Pick<Measuring, 'seed' | 'bound'>

interface Weighing extends Plays {
  /** The question that is measured; where it is left out, all are. */
  readonly question?: string
}

/** What the questions of a book weigh. */
export const weights: Kind<Weighing, Span, SomeWeights> = {
  name: 'weights',
  ready: (book, { question, ...plays }) => {
    const questions = executable(book.questions).filter(({ name }) => question === undefined || name === question)
    return (span) => someWeights(book, plays, span, questions)
  },
}

/** What another reading does to plays. */
export const effects: Kind<Plays & { readonly pair: PlainPair }, Span, readonly EndedBoth[]> = {
  name: 'effects',
  ready: (book, { pair, ...plays }) => {
    const whole = pairIn(book, pair)
    return (span) => endsUnder(book, whole, plays, span)
  },
}

/** How plays are spread, and who hears how many have been played. */
export interface Spread {
  readonly hands: Hands
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
const playsIn = (plays: number): readonly Span[] =>
  Array.from({ length: plays }, (_, at) => ({ from: at + 1, to: at + 1 }))

function counting(played: Spread['played']): () => void {
  let done = 0
  return () => {
    done += 1
    played?.(done)
  }
}
