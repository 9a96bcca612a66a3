/**
 * Differential suites: situations in which two implementations are compared, from vectors and from random plays.
 *
 * @module
 */

import {
  type Book,
  canonical,
  type Decision,
  type GameState,
  gamesToPlay,
  type Place,
  pickerFrom,
  type Root,
  type Surveyor,
  surveyorOf,
  tryOrUndefined,
  usualReadings,
} from '#core'
import type { PlainChoice } from '../format/situation.js'
import { type CaseMaker, caseMakerOf } from '../vectors/case-maker.js'
import { inOrder, plainChoice, plainGame, plainOffered } from '../vectors/game-cache.js'
import { rootsTo } from '../vectors/retrace-paths.js'
import type { Suite } from './suite.js'

/** The random plays to run besides the cases. */
export interface Playing {
  readonly plays: number
  readonly seed: number
}

/** The maximum number of decisions examined in a random play. */
const DECISIONS = 400
/** The maximum number of candidates compared at a decision. */
const CANDIDATES = 60
/** The maximum number of paths to try for a decision. */
const TRIES = 14

/** The situations of vectors, and those that random plays come through. */
export function differentialSuite<Game extends GameState>(
  book: Book<Game>,
  suite: Suite,
  { plays, seed }: Playing,
): Suite {
  const maker = caseMakerOf(book)
  for (let number = 0; number < plays; number += 1) playThrough(book, maker, seed, number)
  const games = maker.positions()
  const known = new Set(suite.cases.map(({ id }) => id))
  const more = maker.cases().filter(({ id }) => !known.has(id))
  return {
    manifest: suite.manifest,
    cases: [...suite.cases, ...more],
    gameOf: (of) => games.get(of.given) ?? suite.gameOf(of),
  }
}

/** Makes situations of the places that a random play comes through, each told from the nearest procedure on. */
function playThrough<Game extends GameState>(book: Book<Game>, maker: CaseMaker, seed: number, number: number): void {
  const surveyor = surveyorOf(book)
  const pick = pickerFrom(seed + number, { asides: 12 })
  const games = gamesToPlay(book)
  const start = games[number % games.length] ?? book.empty
  const game = { ...start, readings: usualReadings(book.questions) }
  const made: PlainChoice[] = []
  let place: Place<Game> | undefined = surveyor.begin({ game, call: book.main })
  for (let decisions = 0; place !== undefined && decisions < DECISIONS; decisions += 1) {
    const from: Place<Game> = place
    const due = surveyor.rules.decide(from.position)
    if (due.over) return
    const option = pick(due)
    const text = canonical(option)
    const choice = plainOffered(due).find(({ seat: _, ...other }) => canonical(other) === text)
    if (choice === undefined) return
    situate(maker, rootOf(surveyor, from, due), made, due, choice)
    made.push(choice)
    place = tryOrUndefined(() => surveyor.after(from, option))
  }
}

/** The situations of one decision: what may be chosen, and what comes of the choice. */
function situate<Game extends GameState>(
  maker: CaseMaker,
  root: Root<Game> | undefined,
  made: readonly PlainChoice[],
  due: Decision,
  choice: PlainChoice,
): void {
  if (root === undefined) return
  const { game, call } = root
  const situation = {
    game: plainGame(game),
    begin: { procedure: call.procedure.name, args: call.args },
    choices: made.slice(made.length - root.choices.length),
    origin: 'play' as const,
    reached: 'by play' as const,
  }
  maker.make({ ...situation, asks: 'result', choices: [...situation.choices, choice] })
  const refused = [...due.refused(), ...due.asides.refused()].map(plainChoice)
  const candidates = inOrder([...plainOffered(due), ...refused]).slice(0, CANDIDATES)
  maker.make({ ...situation, asks: 'judgement', candidates })
}

/** The nearest procedure that still runs in a place, and from which on the same may be chosen there. */
function rootOf<Game extends GameState>(
  surveyor: Surveyor<Game>,
  place: Place<Game>,
  due: Decision,
): Root<Game> | undefined {
  const running = new Set(place.position.stack.map(({ chart }) => chart))
  const offered = canonical(plainOffered(due))
  return rootsTo(place)
    .filter(({ call }) => running.has(call.procedure.name))
    .slice(0, TRIES)
    .find((root) => offered === tryOrUndefined(() => offeredAfter(surveyor, root)))
}

/** Lists the options that are offered at the end of a way. */
function offeredAfter<Game extends GameState>({ rules, begin, after }: Surveyor<Game>, root: Root<Game>): string {
  const { position } = root.choices.reduce(after, begin(root))
  const due = rules.decide(position)
  return canonical(due.over ? [] : plainOffered(due))
}
