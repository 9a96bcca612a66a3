/**
 * Vectors: the cases of a book, made from its examples, its worlds, kept plays, random plays and whole games.
 *
 * @module
 */

import type { Book, GameState } from '#kernel'
import { attempted } from '../../explore/attempt.js'
import { basesOf } from '../../explore/nearest.js'
import { changes } from '../../explore/partial.js'
import type { Play } from '../../kernel/play.js'
import { recently } from '../../kernel/recent.js'
import { rulesOf } from '../../kernel/rules.js'
import { censusCases } from '../census/cases.js'
import type { Case } from '../format/case.js'
import type { Manifest } from '../format/manifest.js'
import type { PlainGame } from '../format/situation.js'
import { caseMakerOf } from './cases.js'
import { askedAt, type Edge } from './edges.js'
import { examplesIn } from './examples.js'
import { type GameOptions, wholeGames } from './games.js'
import type { Shows } from './gather.js'
import { manifestOf } from './manifest.js'
import { surveyReadings } from './other-readings.js'
import { makePairs } from './pairs.js'
import { plainGame } from './plain.js'
import { fromKept } from './plays.js'
import { type Extent, surveyLine, surveyRandom, surveyWorld, usually } from './pool.js'
import { schemasOf } from './schemas.js'
import { select } from './select.js'
import { type Summary, summaryOf } from './summary.js'
import { surveyOf } from './survey.js'
import { unknownActions } from './unknown.js'
import { walkerOf } from './walk.js'
import { wholeCases } from './whole-cases.js'

/** What vectors are made from, and how much of it. */
export interface VectorOptions extends Extent, GameOptions {
  /** The folder of the book's examples. */
  readonly examples: string
  /** Plays that somebody kept. */
  readonly plays: readonly Play[]
  /** Situations at the edges of rules that a search found. */
  readonly edges?: readonly Edge[]
  readonly madeBy: string
  /** Whether there are censuses and pairs too: cases that ask for more than what becomes of one situation. */
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
export interface Made extends Vectors {
  readonly summary: Summary
}

/** Makes the vectors of a book. */
export function vectorsOf<Game extends GameState>(book: Book<Game>, options: VectorOptions): Made {
  const { examples: folder, plays, edges = [], random, madeBy, counted = true, told = () => undefined } = options
  const rules = rulesOf(book)
  const walker = walkerOf(book)
  const survey = surveyOf(walker, distanceIn(book))
  const maker = caseMakerOf(book)
  const examples = examplesIn(rules, folder)
  const kept = plays.flatMap((play) => fromKept(rules, play) ?? [])
  const games = wholeGames(book, options)
  const each = <T>(gate: string, items: readonly T[], act: (item: T, at: number) => void) =>
    items.forEach((item, at) => {
      told(gate, at, items.length)
      act(item, at)
    })

  const lines = examples.given.map(({ line }) => line)
  surveyReadings(book, survey, lines, (done, total) => told('examples', done, total))
  each('worlds', book.worlds, (world) => surveyWorld(survey, { ...world, game: usually(book, world.game) }, options))
  each('plays', kept, ({ line }) => surveyLine(survey, line))
  each('random plays', Array.from({ length: random }), (_, at) => surveyRandom(book, survey, at, options))
  const standing: Shows[] = []
  const inGames: Shows[] = []
  each('examples as cases', examples.given, (one) => void standing.push(...wholeCases(walker, maker, one)))
  each('edges', edges, (edge) => {
    const asked = askedAt(book, edge)
    if (asked) attempted(() => maker.make(asked))
  })
  each('games as cases', [...kept, ...games], (one) => void inGames.push(...wholeCases(walker, maker, one)))
  if (counted)
    for (const census of censusCases(book, { told: (done, total) => told('censuses', done, total) }))
      maker.count(census)
  each('unknown actions', unknownActions(maker.cases(), maker.positions()), (asked) => void maker.make(asked))
  if (counted) makePairs(book, maker, options)
  const already = { standing, inGames: new Set(inGames.flatMap(({ shows }) => shows)) }
  const selected = select(walker, survey, maker, already, told)

  const cases = maker.cases().toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return {
    manifest: manifestOf(book, cases, survey.instances, madeBy),
    positions: new Map([...maker.positions()].sort(([a], [b]) => (a < b ? -1 : 1))),
    cases,
    schemas: schemasOf(book),
    summary: summaryOf(book, cases, { ...selected, left: examples.left, steps: survey.steps() }),
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
