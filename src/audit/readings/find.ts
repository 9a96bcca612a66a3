/** The search for witnesses: through the worlds of a book, the plays of its examples, and random plays. @module */

import type { Book, GameState, Rules } from '#kernel'
import { attempted, isSound } from '../../explore/attempt.js'
import { gamesToPlay, playedByTheBook } from '../../explore/beginnings.js'
import { basesOf } from '../../explore/nearest.js'
import type { Pair } from '../../explore/pair.js'
import { type Surveyor, surveyorOf } from '../../explore/place.js'
import { rootsOf } from '../../explore/root.js'
import { leastOf } from '../../explore/smallest.js'
import { begunUnder, type Candidate, judged, type Witness } from '../../explore/witness.js'
import { crossed } from './exchanged-parts.js'
import type { FoundPair } from './found-pair.js'
import { lookAlong, lookAround, lookAt, type PlayLine } from './places-to-look.js'
import { stirred } from './random-changes.js'
import { type Scan, scanOf } from './scan.js'
import { shrunk, sizeOf } from './shrink.js'
import { tableCaseOf } from './table-case.js'
import { tellable } from './tellable.js'

/** How hard is looked. */
export interface Effort<Game extends GameState = GameState> {
  readonly seed: number
  /** How many random plays are looked at. */
  readonly plays: number
  /** After how many decisions a random play is given up. */
  readonly bound: number
  /** How many places of a world are looked at: first so many of every world, then of those where something is open. */
  readonly depths: readonly number[]
  /** How many witnesses of a pair are made small, of which the smallest counts. */
  readonly enough: number
  /** Whether shorter plays are also looked for in games with parts of others. */
  readonly thorough?: boolean
  /** Plays to look at beside those of the search itself, read when they are needed. */
  readonly lines: () => readonly PlayLine<Game>[]
  /** Told how far the search is. */
  readonly told?: (stage: string, done: number, total: number) => void
}

/** What a search came to for a pair, before anything is made small. */
export interface Sought<Game extends GameState = GameState> {
  readonly pair: Pair
  /** Whether the rules asked for the reading anywhere. */
  readonly asked: boolean
  readonly witnesses: readonly Candidate<Game>[]
  /** Where there is no witness: ways on which the reading was asked for in vain, each from several beginnings. */
  readonly near: readonly (readonly Candidate<Game>[])[]
}

/** What a search came to for all pairs, with some of the games that it came through. */
export interface Searched<Game extends GameState = GameState> {
  readonly sought: readonly Sought<Game>[]
  readonly games: readonly Game[]
}

/** Searches for the smallest witness of each pair. */
export function witnessesOf<Game extends GameState>(
  book: Book<Game>,
  pairs: readonly Pair[],
  effort: Effort<Game>,
): readonly FoundPair<Game>[] {
  const { sought, games } = searchedFor(book, pairs, effort)
  const smallest = smallestIn(book, games, effort.thorough)
  return sought.map((one, at) => {
    effort.told?.('shrinking', at, pairs.length)
    return smallest(one)
  })
}

/** Searches for witnesses of all pairs together, of any size. */
export function searchedFor<Game extends GameState>(
  book: Book<Game>,
  pairs: readonly Pair[],
  effort: Effort<Game>,
): Searched<Game> {
  const scan = searched(surveyorOf(book), book, pairs, effort)
  const sought = pairs.map((pair): Sought<Game> => {
    const witnesses = scan.found(pair)
    const near = witnesses.length > 0 ? [] : scan.near(pair).map(({ place, choices }) => [...rootsOf(place, choices)])
    return { pair, asked: scan.asked.has(pair.question.name), witnesses, near }
  })
  return { sought, games: scan.games() }
}

/** Makes what was sought for a pair as small as it can be; that of one pair has nothing to do with that of another. */
export function smallestIn<Game extends GameState>(
  book: Book<Game>,
  games: readonly Game[],
  thorough = false,
): (sought: Sought<Game>) => FoundPair<Game> {
  const surveyor = surveyorOf(book)
  const { rules } = surveyor
  const known = [...basesOf(book).map(([, base]) => base), ...games]
  return ({ pair, asked, witnesses, near }) => {
    const found = witnesses.flatMap((candidate) => judged(rules, pair, candidate) ?? [])
    const all = found.length > 0 ? found : crossedNear(rules, near, pair, known)
    const smalls = all.map((witness) =>
      tellable(surveyor, book, shrunk(surveyor, book, witness, thorough ? known : [])),
    )
    const small = leastOf(smalls, sizeOf)
    const inTable = small === undefined ? tableCaseOf(book, pair) : undefined
    return { pair, asked, ...(small && { small }), ...(inTable && { inTable }) }
  }
}

/** How many beginnings of a way are crossed with other games. */
const BEGINNINGS = 2

/** A witness on a way on which a reading was asked for in vain, in a game with parts of other games. */
function crossedNear<Game extends GameState>(
  rules: Rules<Game>,
  near: Sought<Game>['near'],
  pair: Pair,
  games: readonly Game[],
): readonly Witness<Game>[] {
  for (const roots of near) {
    let begun = 0
    for (const root of roots) {
      if (attempted(() => begunUnder(rules, pair, root)) === undefined) continue
      const found = crossed(rules, pair, root, games)
      if (found) return [found]
      begun += 1
      if (begun >= BEGINNINGS) break
    }
  }
  return []
}

/** How many places are looked at from a game that is like one of a source. */
const AROUND = 6

function searched<Game extends GameState>(
  surveyor: Surveyor<Game>,
  book: Book<Game>,
  pairs: readonly Pair[],
  effort: Effort<Game>,
): Scan<Game> {
  const scan = scanOf(surveyor, { pairs, enough: effort.enough })
  const lines = effort.lines()
  searchLines(surveyor, scan, lines, effort)
  searchWorlds(book, scan, effort)
  searchSeated(book, scan, lines, effort)
  searchPlays(surveyor, book, scan, effort)
  searchStirred(surveyor, scan, effort)
  return scan
}

function searchWorlds<Game extends GameState>(
  { worlds }: Book<Game>,
  scan: Scan<Game>,
  { depths, told = () => undefined }: Effort<Game>,
): void {
  const asked = new Map<string, ReadonlySet<string>>()
  for (const depth of depths)
    for (const [at, world] of worlds.entries()) {
      if (scan.wanted().length === 0) return
      const known = asked.get(world.name)
      if (known && !scan.wanted().some(({ question }) => known.has(question.name))) continue
      told(`worlds to ${depth} places`, at, worlds.length)
      asked.set(world.name, lookAround(scan, world, depth))
    }
}

function searchLines<Game extends GameState>(
  surveyor: Surveyor<Game>,
  scan: Scan<Game>,
  lines: readonly PlayLine<Game>[],
  { told = () => undefined }: Effort<Game>,
): void {
  for (const [at, line] of lines.entries()) {
    if (scan.wanted().length === 0) return
    told('examples', at, lines.length)
    lookAt(surveyor, scan, line)
  }
}

/** Looks around where the examples begin, with all seats played by the book. */
function searchSeated<Game extends GameState>(
  book: Book<Game>,
  scan: Scan<Game>,
  lines: readonly PlayLine<Game>[],
  { told = () => undefined }: Effort<Game>,
): void {
  for (const [at, { opening }] of lines.entries()) {
    if (scan.open().length === 0) return
    told('examples, played by the book', at, lines.length)
    const seated = attempted(() => playedByTheBook(book, opening.game))
    if (seated) lookAround(scan, { ...opening, game: seated }, AROUND)
  }
}

function searchPlays<Game extends GameState>(
  surveyor: Surveyor<Game>,
  book: Book<Game>,
  scan: Scan<Game>,
  { plays, seed, bound, told = () => undefined }: Effort<Game>,
): void {
  for (let number = 1; number <= plays; number += 1)
    for (const game of gamesToPlay(book)) {
      if (scan.open().length === 0) return
      told('random plays', number - 1, plays)
      lookAlong(surveyor, scan, game, seed + number, bound)
    }
}

/** How many games are stirred. */
const STIRRED = 1500

/** Looks for what is still open in games that are like those that were seen but for a few places. */
function searchStirred<Game extends GameState>(
  surveyor: Surveyor<Game>,
  scan: Scan<Game>,
  { seed, told = () => undefined }: Effort<Game>,
): void {
  const [openings, games] = [scan.openings(), scan.games()]
  for (let number = 1; number <= STIRRED; number += 1) {
    const opening = openings[number % Math.max(1, openings.length)]
    if (opening === undefined || scan.open().length === 0) return
    told('stirred games', number - 1, STIRRED)
    const game = stirred(opening.game, games, seed + number)
    if (isSound(surveyor.rules.book, game)) lookAround(scan, { ...opening, game }, AROUND)
  }
}
