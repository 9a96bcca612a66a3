/**
 * Pieces: parts of the making of vectors that know nothing of each other. A piece is plain data, and so is what comes of it.
 *
 * @module
 */
import type { Book, GameState } from '#kernel'
import { exampleFiles } from '../../examples/folder.js'
import { attempted } from '../../explore/attempt.js'
import type { Opening } from '../../explore/place.js'
import type { Json } from '../../kernel/json.js'
import { procedure } from '../../kernel/procedure.js'
import { rulesOf } from '../../kernel/rules.js'
import { type CensusOrLeft, numberedCensuses } from '../census/cases.js'
import type { Case } from '../format/case.js'
import type { PlainGame } from '../format/situation.js'
import type { Caller } from './before-doors.js'
import { type Asked, caseMakerOf } from './cases.js'
import { examplesOf, type FromExample, givenBy, type LeftOut } from './examples.js'
import { type GameOptions, wholeGamesOf } from './games.js'
import type { Goal } from './goals.js'
import { inspectorOf } from './inspect.js'
import { makePairs, type Paired } from './pairs.js'
import type { SurveyLine } from './pool.js'
import { walkerOf } from './walk.js'
import { type WholeCase, wholeCases } from './whole-cases.js'

/** A play that begins with a procedure, as plain data. */
export type PlainLine = Omit<SurveyLine<GameState>, 'opening'> & {
  readonly opening: Omit<Opening, 'call'> & { readonly calls: string; readonly args: Json }
}

/** What an example or a play gives, as plain data. */
export type PlainGiven = Pick<FromExample<GameState>, 'asked'> & { readonly line: PlainLine }

/** A part of the work; files and whole games are told by their numbers, files up to one that is not among them. */
export type Piece =
  | { readonly makes: 'examples'; readonly from: number; readonly to: number; readonly callers: readonly Caller[] }
  | { readonly makes: 'play'; readonly play: PlainGiven }
  | { readonly makes: 'game'; readonly game: number }
  | { readonly makes: 'censuses'; readonly of: string }
  | { readonly makes: 'pairs' }
  /** Where it is an attempt, a situation in which the book fails is none. */
  | { readonly makes: 'cases'; readonly asked: readonly Asked[]; readonly attempts: boolean }

/** What an example, a play or a game is: its line, and its cases, whose goals are numbered where they were made. */
export interface PlainWhole {
  readonly line: PlainLine
  readonly cases: readonly WholeCase[]
}

/** What came of a piece, as far as it makes something of that kind. */
export interface Came {
  readonly wholes: readonly PlainWhole[]
  /** The goals that its cases came past, in the order in which they did. */
  readonly goals: readonly Goal[]
  readonly left: readonly LeftOut[]
  readonly censuses: readonly (readonly [number, CensusOrLeft])[]
  /** What is asked in its order; nothing where that makes no case. */
  readonly cases: readonly (Case | undefined)[]
  /** The games of cases that are pairs. */
  readonly positions: readonly (readonly [string, PlainGame])[]
}

const NOTHING: Came = { wholes: [], goals: [], left: [], censuses: [], cases: [], positions: [] }

/** Does the pieces of a book. */
export function piecesOf<Game extends GameState>(
  book: Book<Game>,
  folder: string,
  options: GameOptions & Paired,
): (piece: Piece) => Came {
  const rules = rulesOf(book)
  const { alone } = caseMakerOf(book)
  const wholeGame = wholeGamesOf(book, options)
  const inspect = inspectorOf(book)
  let files: readonly string[] | undefined

  /** What is whole, with a walker that has seen nothing else: so its goals are told in the order of this piece. */
  const wholesOf = (some: readonly FromExample<Game>[]): Pick<Came, 'wholes' | 'goals'> => {
    const walker = walkerOf(book, inspect)
    const wholes = some.map((one) => ({ line: plainLine(one.line), cases: wholeCases(walker, alone, one) }))
    return { wholes, goals: walker.goals.all }
  }
  const examplesIn = (from: number, to: number, callers: readonly Caller[]): Came => {
    files ??= exampleFiles(folder)
    const examples = files.slice(from, to).flatMap((file) => examplesOf(rules, file))
    const { given, left } = givenBy(rules, examples, callers)
    return { ...NOTHING, ...wholesOf(given), left }
  }
  const pairs = (): Came => {
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
        const cases = piece.asked.map((asked) => (piece.attempts ? attempted(() => alone(asked)) : alone(asked)))
        return { ...NOTHING, cases }
      }
    }
  }
}

/** What an example or a play gives, for somebody who has the same book. */
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
