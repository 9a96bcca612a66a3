/**
 * Other readings: a few random plays under sets of readings that are not the usual ones.
 *
 * A law, or a chart, may know only the usual ones. In the first sets together every reading stands once; the others are
 * drawn. Rights that may be used at any time are used often, and the book plays seats under every other set.
 *
 * @module
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator'
import { type Collector, collecting } from '../../explore/evidence.js'
import type { Book } from '../../kernel/book/book.js'
import { rulesOf } from '../../kernel/plays/rules.js'
import type { GameState, Question } from '../../kernel/sections/question.js'
import { executable, type Readings } from '../../kernel/sections/question.js'
import type { Court } from '../laws/laws.js'
import type { Finding } from '../report.js'
import { playSome } from './random-plays.js'

/** The number of random sets. */
const DRAWN = 4
/** One in how many decisions uses a right that may be used at any time. */
const ASIDES = 8

/** Sets of readings under which a book is played. */
export function readingSets({ questions }: Pick<Book<never>, 'questions'>, seed: number): readonly Readings[] {
  const asked = executable(questions)
  if (asked.length === 0) return []
  const others = asked.map(({ name, domain, usual }) => ({ name, others: domain.filter((one) => one !== usual) }))
  const most = Math.max(...others.map((one) => one.others.length))
  const each = Array.from({ length: most }, (_, at) =>
    Object.fromEntries(others.map((one) => [one.name, one.others[at % one.others.length] ?? ''])),
  )
  const random = mersenne(seed)
  return [...each, ...Array.from({ length: DRAWN }, () => drawnFrom(asked, random))]
}

/** A set of readings that is drawn. */
export const drawnReadings = ({ questions }: Pick<Book<never>, 'questions'>, seed: number): Readings =>
  drawnFrom(executable(questions), mersenne(seed))

const drawnFrom = (asked: readonly Question[], random: RandomGenerator): Readings =>
  Object.fromEntries(asked.map(({ name, domain }) => [name, domain[uniformInt(random, 0, domain.length - 1)] ?? '']))

/** A book whose games begin under readings. */
export const beginningUnder = <Game extends GameState>(book: Book<Game>, readings: Readings): Book<Game> => ({
  ...book,
  empty: { ...book.empty, readings: { ...book.empty.readings, ...readings } },
})

/** The options of the plays. */
export interface OtherReadings {
  readonly seed: number
  /** After how many decisions a play is given up. */
  readonly bound: number
}

/** Plays a book under a set of readings, the so-manieth from 0 on; laws that break are found by the court. */
export function playUnder<Game extends GameState>(
  book: Book<Game>,
  court: Court<Game>,
  { readings, number }: { readonly readings: Readings; readonly number: number },
  { seed, bound }: OtherReadings,
): readonly Finding[] {
  // What is at work is heard where the usual readings are followed.
  const watch: Collector = { ...collecting(book), trace: () => undefined, refusing: () => undefined }
  const plays = { seed, bound, asides: ASIDES, under: readings }
  // Of the plays from 0 on the book plays seats in every other one, each time others.
  const seated = number % 2 === 0 ? { plays: number + 1 } : { plays: number + 1, seated: (number + 1) / 2 }
  return playSome(
    rulesOf(beginningUnder(book, readings)),
    { ...plays, ...seated },
    { from: number + 1, to: number + 1 },
    { watch, court },
  ).findings
}
