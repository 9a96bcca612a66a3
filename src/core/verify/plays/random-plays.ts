/**
 * Random plays of the whole book: seeded, so that the same seed gives the same plays.
 *
 * Chance decides by the weights of its options; everybody else picks any option, each as likely as the next, or as their
 * habit says. Of a book that plays seats by priorities of its own, some of the plays have seats that it plays.
 *
 * @module
 */

import { seatingAt } from '../../explore/automatic-seats.js'
import type { Collector, Counts } from '../../explore/evidence.js'
import { playing } from '../../explore/play-with-picker.js'
import { type Picker, type Picking, pickerFrom } from '../../explore/seat-strategies.js'
import type { Book } from '../../kernel/book/book.js'
import type { Option, Seat } from '../../kernel/offers/option.js'
import type { Decision } from '../../kernel/plays/decision.js'
import type { Rules } from '../../kernel/plays/rules.js'
import type { GameState, Readings } from '../../kernel/sections/question.js'
import { canonical, type Json } from '../../values/json.js'
import { asJson, messageOf } from '../charts/search-graph.js'
import type { Court, Occasion } from '../laws/laws.js'
import type { Finding, PlaysReport } from '../report.js'
import { sameReasonsAt } from '../tables/refusal-reasons.js'
import { type CourseNotes, courseOf } from './play-course.js'

/** The number of plays, their seed, the maximum number of decisions in each, and the way to pick. */
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

/** The observers of random plays. */
export interface PlayWatch<Game> {
  readonly watch: Collector
  readonly court: Court<Game>
  /** Hears every decision that is due. */
  readonly asked?: (due: Decision) => void
  /** True if the course of each play is noted. */
  readonly recorded?: boolean
  /** Told after every play. */
  readonly played?: (done: number) => void
  /** Told after every play that came to its end. */
  readonly finished?: (play: Finished) => void
}

/** The result of random plays. */
export interface PlaysResult {
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

/** The numbers of decisions in plays. */
interface Lengths {
  readonly plays: number
  readonly decisions: number
  readonly shortest: number
  readonly longest: number
}

/** The results of some random plays, as plain data whose size does not depend on their number. */
export interface PlayedSome extends Lengths {
  /** The number of finished plays with each outcome, by its canonical text. */
  readonly outcomes: Counts
  /** A digest of each play, in their order, where plays are recorded. */
  readonly courses: readonly string[]
  readonly findings: readonly Finding[]
}

const NONE: PlayedSome = { plays: 0, decisions: 0, shortest: 0, longest: 0, outcomes: {}, courses: [], findings: [] }

/** Plays a book at random. */
export function playRandomly<Game extends GameState>(
  rules: Rules<Game>,
  options: PlayOptions,
  listening: PlayWatch<Game>,
): PlaysResult {
  return playedIn(rules.book, options, [playSome(rules, options, { from: 1, to: options.plays }, listening)])
}

/** Some of the random plays of a book, by their numbers; each is the same whatever others are played. */
export function playSome<Game extends GameState>(
  rules: Rules<Game>,
  options: PlayOptions,
  { from, to }: { readonly from: number; readonly to: number },
  listening: PlayWatch<Game>,
): PlayedSome {
  const { court, played, finished, recorded } = listening
  const { procedure } = rules.book.main
  let lengths: Lengths = NONE
  const outcomes = new Map<string, number>()
  const courses: string[] = []
  const findings: Finding[] = []
  for (let number = from; number <= to; number += 1) {
    const { byBook, game: start, pick } = begunAs(rules.book, options, number)
    const isAsked = askedAmong(options, number)
    const notes = recorded ? courseOf(rules.book) : undefined
    const one = playOne(rules, start, { pick, isAsked, bound: options.bound, ...(notes && { notes }) }, listening)
    if (notes) courses.push(notes.digest())
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
  return { ...lengths, outcomes: sorted(outcomes), courses, findings }
}

/** Combines the results of two groups of plays, the first group first. */
export function playedBoth(some: PlayedSome, others: PlayedSome): PlayedSome {
  const outcomes = new Map(Object.entries(some.outcomes))
  for (const [outcome, times] of Object.entries(others.outcomes)) count(outcomes, outcome, times)
  return {
    ...longer(some, others),
    outcomes: sorted(outcomes),
    courses: [...some.courses, ...others.courses],
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

/** Combines the results of all random plays of a book, in the order of the parts. */
export function playedIn<Game extends GameState>(
  book: Book<Game>,
  options: PlayOptions,
  parts: readonly PlayedSome[],
): PlaysResult {
  const { findings, outcomes, courses, ...lengths } = parts.reduce(playedBoth, NONE)
  const ended = Object.values(outcomes).reduce((sum, times) => sum + times, 0)
  return {
    report: {
      ...summary(lengths, options),
      seated: seatedAmong(book, options),
      outcomes,
      unfinished: options.plays - ended,
      courses,
    },
    findings,
  }
}

/** The start of a play, by its number: its automated seats, its game, and the way to pick. */
export function begunAs<Game extends GameState>(book: Book<Game>, options: PlayOptions, number: number) {
  const byBook = seatingAt(book, number - 1 - (options.plays - seatedAmong(book, options)))
  return { byBook, game: seatedIn(book, byBook), pick: pickerFrom(options.seed + number, options) }
}

/** In how many of the plays the book plays seats. */
export const seatedAmong = <Game extends GameState>(
  { automaton }: Book<Game>,
  { seated = 0, plays }: PlayOptions,
): number => (automaton ? Math.min(seated, plays) : 0)

/** The game in which a play begins. */
const seatedIn = <Game extends GameState>({ automaton, empty }: Book<Game>, byBook: readonly Seat[]): Game =>
  automaton && byBook.length > 0 ? automaton.seated(empty, byBook) : empty

/** The options of one game. */
interface HowPlayed<Game extends GameState> {
  readonly pick: Picker
  /** Tests whether to ask the next decision for its refusals, given the number of choices made. */
  readonly isAsked: (made: number) => boolean
  readonly bound: number
  readonly notes?: CourseNotes<Game>
}

/** Selects the decisions of a play that are asked for their refusals; they differ from play to play. A remainder by 0 is no number. */
const askedAmong =
  ({ refusals = 1 }: PlayOptions, number: number) =>
  (made: number): boolean =>
    (number + made) % refusals === 0

/** Plays one game to its end, or to where it cannot go on. */
function playOne<Game extends GameState>(
  rules: Rules<Game>,
  start: Game,
  { pick, isAsked, bound, notes }: HowPlayed<Game>,
  { watch, asked }: PlayWatch<Game>,
): PlayedOne<Game> {
  const { main } = rules.book
  const choices: Option[] = []
  const games: Game[] = [start]
  try {
    const begun = rules.begin(start, main.procedure.name, main.args)
    for (const stop of playing(rules, begun, pick, bound)) {
      const { position, trace, due, option } = stop
      notes?.note(stop, choices.length)
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

/** The place of a finding in a play, with all or some of the choices that lead there. */
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
