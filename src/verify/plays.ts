/**
 * Random plays of the whole book: seeded, so that the same seed gives the same plays.
 *
 * Chance decides by the weights of its options; everybody else picks any option, each as likely as the next, or as their
 * habit says. Of a book that plays seats by priorities of its own, some of the plays have seats that it plays.
 *
 * @module
 */

import type { Book, Decision, GameState, Option, Rules, Seat } from '#kernel'
import { seatingAt } from '../explore/beginnings.js'
import type { Collector, Counts } from '../explore/evidence.js'
import { type Picker, type Picking, pickerFrom } from '../explore/picker.js'
import { playing } from '../explore/plays.js'
import { canonical, type Json } from '../kernel/json.js'
import type { Readings } from '../kernel/question.js'
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
  readonly under?: Readings
  /** One in how many decisions is asked what it refuses, and why; 0 for none; each where it is left out. */
  readonly refusals?: number
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
  /** Hears every decision that is due. */
  readonly asked?: (due: Decision) => void
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

/** How many decisions plays had. */
interface Lengths {
  readonly plays: number
  readonly decisions: number
  readonly shortest: number
  readonly longest: number
}

/** What some of the random plays came to, as plain data that takes no more room the more plays there are. */
export interface PlayedSome extends Lengths {
  /** How often those that came to their end had each outcome, by its canonical text. */
  readonly outcomes: Counts
  readonly findings: readonly Finding[]
}

const NONE: PlayedSome = { plays: 0, decisions: 0, shortest: 0, longest: 0, outcomes: {}, findings: [] }

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
  let lengths: Lengths = NONE
  const outcomes = new Map<string, number>()
  const findings: Finding[] = []
  for (let number = from; number <= to; number += 1) {
    const { byBook, game: start, pick } = begunAs(rules.book, options, number)
    const isAsked = askedAmong(options, number)
    const one = playOne(rules, start, { pick, isAsked, bound: options.bound }, listening)
    const occasion = occasionOf(number, byBook, one.choices, options)
    for (const [made, game] of one.games.entries()) court.game(game, occasion(Math.max(0, made - 1)))
    if (court.hears(procedure.name)) court.path(procedure.name, one.games, occasion())
    if (one.failure !== undefined) findings.push(failed(one.failure, occasion()))
    if (one.outcome !== undefined) {
      count(outcomes, canonical(one.outcome))
      finished?.({ number, choices: one.choices })
    }
    const { length } = one.choices
    lengths = longer(lengths, { plays: 1, decisions: length, shortest: length, longest: length })
    played?.(number)
  }
  return { ...lengths, outcomes: sorted(outcomes), findings }
}

/** What plays came to together, those of one part after those of another. */
export function playedBoth(some: PlayedSome, others: PlayedSome): PlayedSome {
  const outcomes = new Map(Object.entries(some.outcomes))
  for (const [outcome, times] of Object.entries(others.outcomes)) count(outcomes, outcome, times)
  return {
    ...longer(some, others),
    outcomes: sorted(outcomes),
    findings: [...some.findings, ...others.findings],
  }
}

function longer(some: Lengths, others: Lengths): Lengths {
  if (some.plays === 0) return others
  return {
    plays: some.plays + others.plays,
    decisions: some.decisions + others.decisions,
    shortest: Math.min(some.shortest, others.shortest),
    longest: Math.max(some.longest, others.longest),
  }
}

/** What all the random plays of a book came to, from what its parts did, in their order. */
export function playedIn<Game extends GameState>(
  book: Book<Game>,
  options: PlayOptions,
  parts: readonly PlayedSome[],
): Played {
  const { findings, outcomes, ...lengths } = parts.reduce(playedBoth, NONE)
  const ended = Object.values(outcomes).reduce((sum, times) => sum + times, 0)
  return {
    report: {
      ...summary(lengths, options),
      seated: seatedAmong(book, options),
      outcomes,
      unfinished: options.plays - ended,
    },
    findings,
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

/** How one game is played. */
interface HowPlayed {
  readonly pick: Picker
  /** Whether the next decision, after so many, is asked what it refuses. */
  readonly isAsked: (made: number) => boolean
  readonly bound: number
}

/** Which decisions of a play are asked what they refuse: others in each play. */
const askedAmong =
  ({ refusals = 1 }: PlayOptions, number: number) =>
  (made: number): boolean =>
    refusals > 0 && (number + made) % refusals === 0

/** Plays one game to its end, or to where it cannot go on. */
function playOne<Game extends GameState>(
  rules: Rules<Game>,
  start: Game,
  { pick, isAsked, bound }: HowPlayed,
  { watch, asked }: PlayWatch<Game>,
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
      asked?.(due)
      if (option === undefined) break
      if (isAsked(choices.length)) watch.refusing(due.refused)
      sameReasonsAt(rules, position)
      choices.push(option)
    }
    return { choices, games, failure: `no end after ${bound} decisions` }
  } catch (thrown) {
    return { choices, games, failure: messageOf(thrown) }
  }
}

const count = (tally: Map<string, number>, name: string, times = 1) =>
  void tally.set(name, (tally.get(name) ?? 0) + times)

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
  const told = Object.entries(under ?? {}).map(([question, reading]) => `${question}=${reading}`)
  const where = `random play ${number}${seats}${told.length > 0 ? ` under ${told.join(', ')}` : ''}`
  return (made = choices.length): Occasion => ({
    where,
    witness: () => ({
      ...(byBook.length > 0 && { byBook }),
      ...(under && { readings: under }),
      choices: asJson(choices.slice(0, made)),
    }),
  })
}

const failed = (what: string, { where, witness }: Occasion): Finding => ({
  what,
  where,
  witness: witness(),
  clauses: [],
})

const summary = (
  { decisions, shortest, longest, plays: played }: Lengths,
  { plays, seed, bound }: Pick<PlayOptions, 'plays' | 'seed' | 'bound'>,
) => ({ plays, seed, bound, decisions, shortest, mean: Math.round(decisions / Math.max(1, played)), longest })
