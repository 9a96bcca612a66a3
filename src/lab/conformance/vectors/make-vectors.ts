/** Making vectors: with what and from what they are made, whoever does which part of it. @module */

import { type Book, basesOf, changes, type GameState, type Play, type Rules, recently, rulesOf } from '#core'
import type { WorldLeft } from '../census/census-cases.js'
import type { Case } from '../format/case.js'
import type { Manifest } from '../format/manifest.js'
import type { PlainGame } from '../format/situation.js'
import { type CaseMaker, type CaseRequest, caseMakerOf } from './case-maker.js'
import type { FromExample, LeftOut } from './examples.js'
import { askedAt, type BoundaryCase } from './files/boundary-cases.js'
import { manifestOf } from './files/manifest.js'
import { schemasOf } from './files/schemas.js'
import { plainGame } from './game-cache.js'
import type { GameOptions } from './games.js'
import { type Survey, surveyOf } from './goal-survey.js'
import type { SurveyedLines } from './other-readings.js'
import { fromKept } from './plays.js'
import { type Walker, walkerOf } from './rules-walker.js'
import type { Already, Selected } from './select.js'
import { type Summary, summaryOf } from './summary.js'
import { type Extent, surveyLine, surveyRandom, surveyWorld, usually } from './survey-sources.js'
import { showsOf, type WholeCase } from './whole-cases.js'

/** The sources and the extent of making cases. */
export interface VectorOptions extends Extent, GameOptions {
  /** The folder of the book's examples. */
  readonly examples: string
  /** Plays that somebody kept. */
  readonly plays: readonly Play[]
  /** Situations at the edges of rules that a search found. */
  readonly edges?: readonly BoundaryCase[]
  readonly madeBy: string
  /** True to add censuses and pairs, which ask for more than the result of one situation. */
  readonly counted?: boolean
  /** Told how far it is. */
  readonly told?: (gate: string, done: number, total: number) => void
}

/** The vectors of a book. */
export interface Vectors {
  readonly manifest: Omit<Manifest, 'files'>
  readonly positions: ReadonlyMap<string, PlainGame>
  readonly cases: readonly Case[]
  /** The JSON Schemas, by the names of their files. */
  readonly schemas: Readonly<Record<string, unknown>>
}

/** The vectors of a book, and what they show of it. */
export interface VectorsMade extends Vectors {
  readonly summary: Summary
}

/** With what vectors are made, and the plays that somebody kept. */
export interface Making<Game extends GameState> {
  readonly rules: Rules<Game>
  readonly walker: Walker<Game>
  readonly survey: Survey<Game>
  readonly maker: CaseMaker
  readonly kept: readonly FromExample<Game>[]
}

/** Gets ready to make the vectors of a book. */
export function makingOf<Game extends GameState>(
  book: Book<Game>,
  { plays }: Pick<VectorOptions, 'plays'>,
): Making<Game> {
  const rules = rulesOf(book)
  const walker = walkerOf(book)
  return {
    rules,
    walker,
    survey: surveyOf(walker, distanceIn(book)),
    maker: caseMakerOf(book),
    kept: plays.flatMap((play) => fromKept(rules, play) ?? []),
  }
}

/** The lines of examples, so many of which were surveyed. */
export interface LinesSurveyed<Game extends GameState> {
  readonly lines: SurveyedLines<Game>
  readonly surveyed: number
}

/** Surveys what comes after the lines of examples, step by step: what is looked at depends on what was seen before. */
export function* surveying<Game extends GameState>(
  book: Book<Game>,
  { survey, kept }: Pick<Making<Game>, 'survey' | 'kept'>,
  { lines, surveyed }: LinesSurveyed<Game>,
  options: Extent & Pick<VectorOptions, 'told'>,
): Generator<void, void> {
  const { told = () => undefined, random } = options
  yield* lines.again((done) => told('examples', surveyed + done, surveyed + lines.readings))
  for (const [at, world] of book.worlds.entries()) {
    told('worlds', at, book.worlds.length)
    surveyWorld(survey, { ...world, game: usually(book, world.game) }, options)
    yield
  }
  for (const [at, { line }] of kept.entries()) {
    told('plays', at, kept.length)
    surveyLine(survey, line)
    yield
  }
  for (let at = 0; at < random; at += 1) {
    told('random plays', at, random)
    yield* surveyRandom(book, survey, at, options)
  }
}

/** The requests at the boundaries that a search found. Each is listed once, since several mistakes may show at one boundary. */
export const edgesAsked = <Game extends GameState>(
  book: Book<Game>,
  { edges = [] }: Pick<VectorOptions, 'edges'>,
): readonly CaseRequest[] => [
  ...new Map(
    edges.flatMap((edge) => askedAt(book, edge) ?? []).map((asked) => [JSON.stringify(asked), asked]),
  ).values(),
]

/** The goals shown by cases that are made for their own sake. */
export const alreadyIn = (standing: readonly WholeCase[], inGames: readonly WholeCase[]): Already => ({
  standing: showsOf(standing),
  inGames: new Set(showsOf(inGames).flatMap(({ shows }) => shows)),
})

/** The vectors, once all cases are made. */
export function madeOf<Game extends GameState>(
  book: Book<Game>,
  { madeBy }: Pick<VectorOptions, 'madeBy'>,
  { maker, survey }: Pick<Making<Game>, 'maker' | 'survey'>,
  beside: Selected & { readonly left: readonly (LeftOut | WorldLeft)[] },
): VectorsMade {
  const cases = maker.cases().toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return {
    manifest: manifestOf(book, cases, survey.instances, madeBy),
    positions: new Map([...maker.positions()].sort(([a], [b]) => (a < b ? -1 : 1))),
    cases,
    schemas: schemasOf(book),
    summary: summaryOf(book, cases, { ...beside, steps: survey.steps() }),
  }
}

/** Finds how many differences there are between a game and the nearest base of a book. */
function distanceIn<Game extends GameState>(book: Book<Game>): (game: Game) => number {
  const bases = basesOf(book).map(([, base]) => plainGame(base))
  return recently((game: Game) => {
    const plain = plainGame(game)
    return Math.min(...bases.map((base) => changes(base, plain).length))
  })
}
