/**
 * Pieces: parts of the making of vectors that know nothing of each other. A piece is plain data, and so is what comes of it.
 *
 * @module
 */

import {
  type Book,
  exampleFiles,
  type GameState,
  type Json,
  type Opening,
  procedure,
  rulesOf,
  tryOrUndefined,
} from '#core'
import { type CensusOrLeft, numberedCensuses } from '../census/census-cases.js'
import type { Case } from '../format/case.js'
import type { PlainGame } from '../format/situation.js'
import type { Caller } from './before-preconditions.js'
import { type CaseRequest, caseMakerOf } from './case-maker.js'
import type { Goal } from './coverage-goals.js'
import { examplesOf, type FromExample, givenBy, type LeftOut } from './examples.js'
import { type GameOptions, wholeGamesOf } from './games.js'
import { makePairs, type Paired } from './indistinguishable-pairs.js'
import { inspectorOf } from './inspect-views.js'
import { walkerOf } from './rules-walker.js'
import type { SurveyLine } from './survey-sources.js'
import { type WholeCase, wholeCases } from './whole-cases.js'

/** A play that begins with a procedure, as plain data. */
export type PlainLine = Omit<SurveyLine<GameState>, 'opening'> & {
  readonly opening: Omit<Opening, 'call'> & { readonly calls: string; readonly args: Json }
}

/** The result of an example or a play, as plain data. */
export type PlainGiven = Pick<FromExample<GameState>, 'asked'> & { readonly line: PlainLine }

/** A part of the work; files and whole games are told by their numbers, files up to one that is not among them. */
export type VectorTask =
  | { readonly makes: 'examples'; readonly from: number; readonly to: number; readonly callers: readonly Caller[] }
  | { readonly makes: 'play'; readonly play: PlainGiven }
  | { readonly makes: 'game'; readonly game: number }
  | { readonly makes: 'censuses'; readonly of: string }
  | { readonly makes: 'pairs' }
  /** In an attempt, a situation in which the book fails gives no case. */
  | { readonly makes: 'cases'; readonly asked: readonly CaseRequest[]; readonly attempts: boolean }

/** A complete example, play or game: its line, and its cases, whose goals have local numbers. */
export interface PlainWhole {
  readonly line: PlainLine
  readonly cases: readonly WholeCase[]
}

/** The result of a task; the parts that it does not make are empty. */
export interface VectorTaskResult {
  readonly wholes: readonly PlainWhole[]
  /** The goals that its cases came past, in the order in which they did. */
  readonly goals: readonly Goal[]
  readonly left: readonly LeftOut[]
  readonly censuses: readonly (readonly [number, CensusOrLeft])[]
  /** The cases of the requests, in order; nothing for a request that makes no case. */
  readonly cases: readonly (Case | undefined)[]
  /** The games of cases that are pairs. */
  readonly positions: readonly (readonly [string, PlainGame])[]
}

const NOTHING: VectorTaskResult = { wholes: [], goals: [], left: [], censuses: [], cases: [], positions: [] }

/** Does the pieces of a book. */
export function piecesOf<Game extends GameState>(
  book: Book<Game>,
  folder: string,
  options: GameOptions & Paired,
): (piece: VectorTask) => VectorTaskResult {
  const rules = rulesOf(book)
  const { alone } = caseMakerOf(book)
  const wholeGame = wholeGamesOf(book, options)
  const inspect = inspectorOf(book)
  let files: readonly string[] | undefined

  /** Makes whole cases with a fresh walker, so that their goals are numbered in the order of this task. */
  const wholesOf = (some: readonly FromExample<Game>[]): Pick<VectorTaskResult, 'wholes' | 'goals'> => {
    const walker = walkerOf(book, inspect)
    const wholes = some.map((one) => ({ line: plainLine(one.line), cases: wholeCases(walker, alone, one) }))
    return { wholes, goals: walker.goals.all }
  }
  const examplesIn = (from: number, to: number, callers: readonly Caller[]): VectorTaskResult => {
    files ??= exampleFiles(folder)
    const examples = files.slice(from, to).flatMap((file) => examplesOf(rules, file))
    const { given, left } = givenBy(rules, examples, callers)
    return { ...NOTHING, ...wholesOf(given), left }
  }
  const pairs = (): VectorTaskResult => {
    const maker = caseMakerOf(book)
    makePairs(book, maker, options)
    return { ...NOTHING, cases: maker.cases(), positions: [...maker.positions()] }
  }

  return (piece) => {
    switch (piece.makes) {
      case 'examples':
        return examplesIn(piece.from, piece.to, piece.callers)
      case 'play':
        return { ...NOTHING, ...wholesOf([givenIn(book, piece.play)]) }
      case 'game':
        return { ...NOTHING, ...wholesOf([wholeGame(piece.game) ?? []].flat()) }
      case 'censuses':
        return { ...NOTHING, censuses: [...numberedCensuses(book, { of: piece.of })] }
      case 'pairs':
        return pairs()
      case 'cases': {
        const cases = piece.asked.map((asked) => (piece.attempts ? tryOrUndefined(() => alone(asked)) : alone(asked)))
        return { ...NOTHING, cases }
      }
    }
  }
}

/** Makes the result of an example or a play portable, for a reader that has the same book. */
export const plainGiven = <Game extends GameState>({ asked, line }: FromExample<Game>): PlainGiven => ({
  asked,
  line: plainLine(line),
})

function plainLine<Game extends GameState>({ opening, ...line }: SurveyLine<Game>): PlainLine {
  const { call, ...begun } = opening
  return { ...line, opening: { ...begun, calls: call.procedure.name, args: call.args } }
}

const givenIn = <Game extends GameState>(book: Book<Game>, { asked, line }: PlainGiven): FromExample<Game> => ({
  asked,
  line: lineIn(book, line),
})

/** A line of a book that is meant. */
export function lineIn<Game extends GameState>(
  { charts }: Pick<Book<Game>, 'charts'>,
  { opening, ...line }: PlainLine,
): SurveyLine<Game> {
  const { calls, args, ...begun } = opening
  const chart = charts.find(({ name }) => name === calls)
  const call = { procedure: chart?.procedure ?? procedure(calls), args }
  return { ...line, opening: { ...(begun as Omit<Opening<Game>, 'call'>), call } }
}
