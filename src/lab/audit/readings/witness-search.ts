/**
 * A search in errands that are done apart: each looks at a few plays, worlds or games for witnesses of some pairs.
 *
 * @module
 */

import {
  type Book,
  begunUnder,
  type Candidate,
  type GameState,
  gamesToPlay,
  isSound,
  type Opening,
  type Pair,
  playedByTheBook,
  rootsOf,
  type Surveyor,
  surveyorOf,
  tryOrUndefined,
} from '#core'
import { mutateGame } from './mutate-game.js'
import { lookAlong, lookAround, lookAt } from './places-to-look.js'
import { type Near, type Scan, scanOf } from './scan-position.js'
import type { WitnessEffort } from './search-effort.js'

/** The names of the search stages. */
export type StageName = 'lines' | 'worlds' | 'seated' | 'plays' | 'stirred'

/** An errand: what is looked at of a stage, for which pairs, all told by their numbers. */
export interface SearchJob {
  readonly stage: StageName
  readonly items: readonly number[]
  /** The number of places to examine around the start of each world. */
  readonly depth: number
  readonly pairs: readonly number[]
}

/** Some of the games that a search came through, and of the beginnings of procedures. */
export interface Pools<Game extends GameState = GameState> {
  readonly games: readonly Game[]
  readonly openings: readonly Opening<Game>[]
}

/** A way on which a reading was asked for in vain, from several beginnings. */
export interface NearWay<Game extends GameState = GameState> {
  readonly kind: string
  readonly roots: readonly Candidate<Game>[]
}

/** The result of a job; its witnesses and paths follow the order of its pairs. */
export interface SearchJobResult<Game extends GameState = GameState> extends Pools<Game> {
  /** The questions whose readings were asked for, at each thing that was looked at. */
  readonly asked: readonly (readonly string[])[]
  readonly witnesses: readonly (readonly Candidate<Game>[])[]
  readonly near: readonly (readonly NearWay<Game>[])[]
}

/** Does an errand; games that were come through are needed only by those that stir them. */
export type Seeker<Game extends GameState = GameState> = (look: SearchJob, pools?: Pools<Game>) => SearchJobResult<Game>

/** The number of games, and of starts of each procedure, that a job reports. */
const [GAMES, OPENINGS] = [8, 2]
/** The number of starts that a job reports for a path. */
const BEGINNINGS = 2
/** The number of places to examine around a game that resembles one from a source. */
const AROUND = 6

/** Gets ready for the errands of a search. */
export function seekerOf<Game extends GameState>(
  book: Book<Game>,
  pairs: readonly Pair[],
  effort: WitnessEffort<Game>,
): Seeker<Game> {
  const surveyor = surveyorOf(book)
  return ({ stage, items, depth, pairs: numbers }, pools = { games: [], openings: [] }) => {
    const meant = numbers.flatMap((number) => pairs[number] ?? [])
    const scan = scanOf(surveyor, { pairs: meant, enough: effort.enough })
    const looking: Looking<Game> = { book, surveyor, scan, effort, depth, pools }
    const asked = items.map((item) => [...(scan.wanted().length > 0 ? STAGES[stage](looking, item) : [])])
    return {
      asked: stage === 'worlds' ? asked : [[...scan.asked]],
      witnesses: meant.map((pair) => scan.found(pair).map(candidateOf)),
      near: meant.map((pair) =>
        scan.found(pair).length > 0 ? [] : scan.near(pair).map((near) => wayOf(surveyor, pair, near)),
      ),
      games: some(scan.games(), GAMES),
      openings: [...new Set(scan.openings().map(({ call }) => call.procedure.name))].flatMap((name) =>
        some(
          scan.openings().filter(({ call }) => call.procedure.name === name),
          OPENINGS,
        ),
      ),
    }
  }
}

interface Looking<Game extends GameState> {
  readonly book: Book<Game>
  readonly surveyor: Surveyor<Game>
  readonly scan: Scan<Game>
  readonly effort: WitnessEffort<Game>
  readonly depth: number
  readonly pools: Pools<Game>
}

type Stage = <Game extends GameState>(looking: Looking<Game>, item: number) => Iterable<string>

/** The work of each stage. It returns the questions asked for, if later stages need them. */
const STAGES: Readonly<Record<StageName, Stage>> = {
  lines: ({ surveyor, scan, effort }, file) => {
    for (const line of effort.lines.of(file)) if (scan.wanted().length > 0) lookAt(surveyor, scan, line)
    return []
  },
  worlds: ({ book, scan, depth }, number) => {
    const world = book.worlds[number]
    return world ? lookAround(scan, world, depth) : []
  },
  // Where the examples begin, with all seats played by the book.
  seated: ({ book, scan, effort }, file) => {
    for (const { opening } of effort.lines.of(file)) {
      const seated = scan.open().length > 0 ? tryOrUndefined(() => playedByTheBook(book, opening.game)) : undefined
      if (seated) lookAround(scan, { ...opening, game: seated }, AROUND)
    }
    return []
  },
  plays: ({ book, surveyor, scan, effort }, number) => {
    for (const game of gamesToPlay(book))
      if (scan.open().length > 0) lookAlong(surveyor, scan, game, effort.seed + number + 1, effort.bound)
    return []
  },
  // Games that are like those that were seen but for a few places.
  stirred: ({ surveyor, scan, effort, pools: { games, openings } }, number) => {
    if (scan.open().length === 0) return []
    const opening = openings[(number + 1) % Math.max(1, openings.length)]
    const game = opening && mutateGame(opening.game, games, effort.seed + number + 1)
    if (game && isSound(surveyor.rules.book, game)) lookAround(scan, { ...opening, game }, AROUND)
    return []
  },
}

const candidateOf = <Game extends GameState>({ game, call, stack, choices }: Candidate<Game>): Candidate<Game> => ({
  game,
  call,
  ...(stack && { stack }),
  choices,
})

/** A way from the first of its beginnings that can be under both readings. */
function wayOf<Game extends GameState>(
  { rules }: Surveyor<Game>,
  pair: Pair,
  { kind, place, choices }: Near<Game>,
): NearWay<Game> {
  const roots: Candidate<Game>[] = []
  for (const root of rootsOf(place, choices)) {
    if (roots.length >= BEGINNINGS) break
    if (tryOrUndefined(() => begunUnder(rules, pair, root)) !== undefined) roots.push(candidateOf(root))
  }
  return { kind, roots }
}

/** So many of some things, spread over all of them. */
const some = <Item>(items: readonly Item[], most: number): readonly Item[] => {
  const stride = Math.ceil(items.length / most)
  return items.filter((_, at) => at % stride === 0)
}
