/**
 * Random plays of the whole book: seeded, so that the same seed gives the same plays.
 *
 * Chance decides by the weights of its options; everybody else picks any option, each as likely as the next, or as their
 * habit says. Of a book that plays seats by priorities of its own, some of the plays have seats that it plays.
 *
 * @module
 */

import type { Book, GameState, Option, Rules, Seat } from '#kernel'
import { seatingAt } from '../explore/beginnings.js'
import type { Collector } from '../explore/evidence.js'
import { type Picker, type Picking, pickerFrom } from '../explore/picker.js'
import { playing } from '../explore/plays.js'
import { canonical, type Json } from '../kernel/json.js'
import { asJson, messageOf } from './explorable.js'
import type { Court, Occasion } from './laws.js'
import { sameReasonsAt } from './reasons.js'
import type { Finding, PlaysReport } from './report.js'

/** How many plays, from which seed, after how many decisions a play is given up, and how is picked. */
export interface PlayOptions extends Picking {
  readonly plays: number
  readonly seed: number
  readonly bound: number
  /** In how many of the plays, the last ones, the book plays seats, each time others; in none where it is left out. */
  readonly seated?: number
  /** The readings under which is played, where they are not the usual ones. */
  readonly under?: string
}

/** A play that came to its end, with the number that it has among the others. */
export interface Finished {
  readonly number: number
  readonly choices: readonly Option[]
}

/** What random plays are listened to by. */
export interface PlayWatch<Game> {
  readonly watch: Collector
  readonly court: Court<Game>
  /** Told after every play. */
  readonly played?: (done: number) => void
  /** Told after every play that came to its end. */
  readonly finished?: (play: Finished) => void
}

/** What random plays came to. */
export interface Played {
  readonly report: PlaysReport
  readonly findings: readonly Finding[]
}

interface PlayedOne<Game> {
  readonly choices: readonly Option[]
  readonly games: readonly Game[]
  /** The outcome, where the play came to its end. */
  readonly outcome?: Json
  readonly failure?: string
}

/** What some of the random plays came to, as plain data: a length for each, and the outcomes of those that ended. */
export interface PlayedSome {
  readonly lengths: readonly number[]
  readonly outcomes: readonly string[]
  readonly findings: readonly Finding[]
}

/** Plays a book at random. */
export function playRandomly<Game extends GameState>(
  rules: Rules<Game>,
  options: PlayOptions,
  listening: PlayWatch<Game>,
): Played {
  return playedIn(rules.book, options, [playSome(rules, options, { from: 1, to: options.plays }, listening)])
}

/** Some of the random plays of a book, by their numbers; each is the same whatever others are played. */
export function playSome<Game extends GameState>(
  rules: Rules<Game>,
  options: PlayOptions,
  { from, to }: { readonly from: number; readonly to: number },
  listening: PlayWatch<Game>,
): PlayedSome {
  const { court, played, finished } = listening
  const { procedure } = rules.book.main
  const lengths: number[] = []
  const outcomes: string[] = []
  const findings: Finding[] = []
  for (let number = from; number <= to; number += 1) {
    const { byBook, game: start, pick } = begunAs(rules.book, options, number)
    const one = playOne(rules, start, pick, options.bound, listening)
    const occasion = occasionOf(number, byBook, one.choices, options)
    for (const [made, game] of one.games.entries()) court.game(game, occasion(Math.max(0, made - 1)))
    if (court.hears(procedure.name)) court.path(procedure.name, one.games, occasion())
    if (one.failure !== undefined) findings.push(failed(one.failure, occasion()))
    if (one.outcome !== undefined) {
      outcomes.push(canonical(one.outcome))
      finished?.({ number, choices: one.choices })
    }
    lengths.push(one.choices.length)
    played?.(number)
  }
  return { lengths, outcomes, findings }
}

/** What all the random plays of a book came to, from what its parts did, in their order. */
export function playedIn<Game extends GameState>(
  book: Book<Game>,
  options: PlayOptions,
  parts: readonly PlayedSome[],
): Played {
  const ends = parts.flatMap(({ outcomes }) => outcomes)
  const outcomes = new Map<string, number>()
  for (const end of ends) count(outcomes, end)
  const lengths = parts.flatMap((part) => part.lengths)
  const seated = seatedAmong(book, options)
  return {
    report: {
      ...summary(lengths, options),
      seated,
      outcomes: sorted(outcomes),
      unfinished: options.plays - ends.length,
    },
    findings: parts.flatMap(({ findings }) => findings),
  }
}

/** How a play begins, by its number: which seats the book plays, in which game, and how is picked. */
export function begunAs<Game extends GameState>(book: Book<Game>, options: PlayOptions, number: number) {
  const byBook = seatingAt(book, number - 1 - (options.plays - seatedAmong(book, options)))
  return { byBook, game: seatedIn(book, byBook), pick: pickerFrom(options.seed + number, options) }
}

/** In how many of the plays the book plays seats. */
const seatedAmong = <Game extends GameState>({ automaton }: Book<Game>, { seated = 0, plays }: PlayOptions): number =>
  automaton ? Math.min(seated, plays) : 0

/** The game in which a play begins. */
const seatedIn = <Game extends GameState>({ automaton, empty }: Book<Game>, byBook: readonly Seat[]): Game =>
  automaton && byBook.length > 0 ? automaton.seated(empty, byBook) : empty

/** Plays one game to its end, or to where it cannot go on. */
function playOne<Game extends GameState>(
  rules: Rules<Game>,
  start: Game,
  pick: Picker,
  bound: number,
  { watch }: PlayWatch<Game>,
): PlayedOne<Game> {
  const { main } = rules.book
  const choices: Option[] = []
  const games: Game[] = [start]
  try {
    const begun = rules.begin(start, main.procedure.name, main.args)
    for (const { position, trace, due, option } of playing(rules, begun, pick, bound)) {
      watch.trace(trace)
      games.push(position.game)
      if (due.over) return { choices, games, outcome: due.outcome }
      if (option === undefined) break
      watch.refusing(due.refused)
      sameReasonsAt(rules, position)
      choices.push(option)
    }
    return { choices, games, failure: `no end after ${bound} decisions` }
  } catch (thrown) {
    return { choices, games, failure: messageOf(thrown) }
  }
}

const count = (tally: Map<string, number>, name: string) => void tally.set(name, (tally.get(name) ?? 0) + 1)

const sorted = (tally: ReadonlyMap<string, number>) =>
  Object.fromEntries([...tally].sort(([a], [b]) => (a < b ? -1 : 1)))

/** Where something was found in a play, and the choices that lead there: all, or some. */
const occasionOf = (
  number: number,
  byBook: readonly Seat[],
  choices: readonly Option[],
  { under }: Pick<PlayOptions, 'under'>,
) => {
  const seats = byBook.length > 0 ? ` (the book plays ${byBook.join(', ')})` : ''
  const where = `random play ${number}${seats}${under === undefined ? '' : ` under ${under}`}`
  return (made = choices.length): Occasion => ({
    where,
    witness: () => ({ ...(byBook.length > 0 && { byBook }), choices: asJson(choices.slice(0, made)) }),
  })
}

const failed = (what: string, { where, witness }: Occasion): Finding => ({
  what,
  where,
  witness: witness(),
  clauses: [],
})

function summary(lengths: readonly number[], { plays, seed, bound }: PlayOptions) {
  const decisions = lengths.reduce((total, length) => total + length, 0)
  return {
    plays,
    seed,
    bound,
    decisions,
    shortest: lengths.length > 0 ? Math.min(...lengths) : 0,
    mean: Math.round(decisions / Math.max(1, lengths.length)),
    longest: Math.max(0, ...lengths),
  }
}
