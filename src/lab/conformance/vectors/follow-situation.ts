/**
 * Following a situation: under the usual readings, and from where they are first asked for under each other.
 *
 * @module
 */

import {
  afresh,
  alike,
  type Book,
  type Choice,
  type Chosen,
  type Clause,
  canonical,
  Defect,
  executable,
  type GameState,
  type Json,
  NotBegun,
  type Position,
  positionUnder,
  type Question,
  type Readings,
  type RefusedChoice,
  type Rules,
  rulesOf,
  type Traced,
  usualReadings,
  withReadings,
} from '#core'
import type { PlainChoice, PlainGame } from '../format/situation.js'
import { gameFrom, plainChoice, plainGame, positionIdOf } from './game-cache.js'
import { refusedIn } from './rules-walker.js'

/** A situation to ask about, and the candidates for a judgement. */
export interface Situated {
  readonly game: PlainGame
  readonly begin: { readonly procedure: string; readonly args: Json }
  readonly choices: readonly PlainChoice[]
}

/** The extent to which choices could be made. */
export interface FollowedChoices<Game extends GameState> {
  readonly position: Position<Game>
  readonly refused?: { readonly at: number; readonly clauses: readonly string[] }
}

/** A way through a situation under the usual readings. */
export interface FollowedPath<Game extends GameState> extends FollowedChoices<Game> {
  /** The position after the beginning, and after each choice. */
  readonly positions: readonly Position<Game>[]
  readonly clauses: readonly string[]
  /**
   * For every question whose reading was asked for, in which steps: 0 is the beginning, then each choice counts; what is
   * asked about the end comes after the last of them.
   */
  readonly asked: ReadonlyMap<string, readonly number[]>
}

/** The result of a situation under other readings; nothing if it is the same, or if the rules contradict themselves. */
export interface Otherwise<Game extends GameState> {
  readonly readings: Readings
  readonly followed: FollowedChoices<Game> | undefined
}

/** Follows the situations of a book. */
export interface Follower<Game extends GameState> {
  /** Under the usual readings. */
  readonly way: (situated: Situated) => FollowedPath<Game>
  /** Under every other reading that was asked for, one at a time, and under variants. */
  readonly others: (
    situated: Situated,
    way: FollowedPath<Game>,
    variants: readonly Readings[],
  ) => Iterable<Otherwise<Game>>
}

/** A point of a path after some choices, with the continuation of each choice tried there. */
interface Stop<Game extends GameState> {
  readonly position: Position<Game>
  readonly trace: readonly Traced[]
  /** The ids of the clauses of the step that led here. */
  readonly clauses: readonly string[]
  /** The questions whose readings were asked for in that step. */
  readonly names: ReadonlySet<string>
  readonly next: Map<string, Stop<Game> | Stuck>
}

/** The start of some situations, as far as it was followed. */
interface Beginning<Game extends GameState> {
  readonly stop: Stop<Game>
  /** Its starting positions under other readings. */
  readonly otherwise: Map<string, Position<Game>>
  /** The equivalents of its positions under other readings, and their continuations there. */
  readonly standing: Map<Position<Game>, Map<string, Position<Game>>>
  readonly going: Map<Position<Game>, Map<string, Next<Game>>>
}

/** The number of starts to remember. Situations with the same start mostly come one after the other. */
const REMEMBERED = 100

/** A choice that is refused. */
interface Stuck {
  readonly refusals: readonly string[]
  readonly names: ReadonlySet<string>
}

/** The result of making a choice. */
type Made<Game extends GameState> =
  | { readonly chosen: Chosen<Game>; readonly cites: readonly string[] }
  | { readonly refusals: readonly string[] }

/** The result of making a choice under other readings. */
type Next<Game extends GameState> = { readonly position: Position<Game> } | { readonly refusals: readonly string[] }

/**
 * A follower of the situations of a book. Many situations begin alike, so every step is taken once: how it goes on from
 * there is remembered by the choice that is made.
 */
export function followerOf<Game extends GameState>(book: Book<Game>): Follower<Game> {
  const traced = rulesOf(book)
  const quick = rulesOf(book, { trace: false })
  const refusedAt = refusedIn(book)
  const questions = executable(book.questions)
  const usual = usualReadings(book.questions)
  const beginnings = new Map<string, Beginning<Game>>()

  const stopAt = (
    { position, trace }: { readonly position: Position<Game>; readonly trace: readonly Traced[] },
    cites: readonly string[],
    names: ReadonlySet<string>,
  ): Stop<Game> => ({ position, trace, clauses: [...cites, ...clausesIn(trace)], names, next: new Map() })

  const beginningOf = (situated: Situated): Beginning<Game> => {
    const name = beginningName(situated)
    const before = beginnings.get(name)
    beginnings.delete(name)
    const beginning = before ?? begun(situated)
    beginnings.set(name, beginning)
    const [oldest = name] = beginnings.keys()
    if (beginnings.size > REMEMBERED) beginnings.delete(oldest)
    return beginning
  }

  const begun = ({ game, begin }: Situated): Beginning<Game> => {
    const [chosen, names] = withReadings(() => traced.begin(gameFrom<Game>(game, usual), begin.procedure, begin.args))
    return { stop: stopAt(chosen, [], names), otherwise: new Map(), standing: new Map(), going: new Map() }
  }

  const after = (stop: Stop<Game>, choice: PlainChoice): Stop<Game> | Stuck =>
    known(stop.next, canonical(choice), () => {
      // Every position is a new value, so that what is worked out of a game is worked out again, and its questions are heard.
      const position = afresh(stop.position)
      const [made, names] = withReadings(() => chosenBy(traced, position, choice))
      if ('chosen' in made) return stopAt(made.chosen, made.cites, names)
      return { refusals: [...made.refusals, ...skippedOver(stop.trace, choice)], names }
    })

  const way = (situated: Situated): FollowedPath<Game> => {
    const asked = new Map<string, readonly number[]>()
    const note = (step: number, names: ReadonlySet<string>) => {
      for (const name of names) asked.set(name, [...(asked.get(name) ?? []), step])
    }
    let { stop } = beginningOf(situated)
    note(0, stop.names)
    const positions = [stop.position]
    const clauses = new Set(stop.clauses)
    for (const [at, choice] of situated.choices.entries()) {
      const next = after(stop, choice)
      note(at + 1, next.names)
      if ('refusals' in next) {
        const refused = { at, clauses: next.refusals }
        return { position: afresh(stop.position), positions, clauses: [...clauses], asked, refused }
      }
      for (const id of next.clauses) clauses.add(id)
      stop = next
      positions.push(stop.position)
    }
    return { position: afresh(stop.position), positions, clauses: [...clauses], asked }
  }

  const begunUnder = ({ otherwise }: Beginning<Game>, situated: Situated, readings: Readings): Position<Game> =>
    known(otherwise, canonical(readings), () => {
      const { game, begin } = situated
      return quick.begin(gameFrom<Game>(game, { ...usual, ...readings }), begin.procedure, begin.args).position
    })

  /** Makes a choice under other readings. */
  const onwards = ({ going }: Beginning<Game>, from: Position<Game>, choice: PlainChoice): Next<Game> =>
    known(within(going, from), canonical(choice), () => {
      const made = chosenBy(quick, from, choice)
      return 'chosen' in made ? { position: made.chosen.position } : made
    })

  /** Makes choices under readings from the beginning on. */
  const anew = (situated: Situated, readings: Readings): FollowedChoices<Game> => {
    const beginning = beginningOf(situated)
    let position = begunUnder(beginning, situated, readings)
    for (const [at, choice] of situated.choices.entries()) {
      const next = onwards(beginning, position, choice)
      if ('refusals' in next) return { position, refused: { at, clauses: next.refusals } }
      position = next.position
    }
    return { position }
  }

  /** Makes the choices under another reading that are made under it, and skips those that are as under the usual one. */
  const otherwise = (
    situated: Situated,
    { positions, asked }: FollowedPath<Game>,
    question: Question,
    reading: string,
  ): FollowedChoices<Game> | undefined => {
    const { choices } = situated
    const beginning = beginningOf(situated)
    const asks = new Set(asked.get(question.name))
    const under = (before: Position<Game>) =>
      known(within(beginning.standing, before), `${question.name} ${reading}`, () =>
        positionUnder(before, question, reading),
      )
    // Where it stands under the other reading; nothing where that is no other place.
    let position = asks.has(0) ? begunUnder(beginning, situated, { [question.name]: reading }) : undefined
    for (const [at, choice] of choices.entries()) {
      const before = positions[at]
      if (position && !asks.has(at + 1) && isSame(position, before)) position = undefined
      const from = position ?? (before && asks.has(at + 1) ? under(before) : undefined)
      if (from === undefined) continue
      const next = onwards(beginning, from, choice)
      if ('refusals' in next) return { position: from, refused: { at, clauses: next.refusals } }
      position = next.position
    }
    const last = positions[choices.length]
    if (position && !isSame(position, last)) return { position }
    return last && asks.has(choices.length + 1) ? { position: position ?? under(last) } : undefined
  }

  const chosenBy = (rules: Rules<Game>, position: Position<Game>, choice: PlainChoice): Made<Game> => {
    const due = rules.decide(position)
    if (due.over) return { refusals: [] }
    const meant = meantIn(due.choices, choice) ?? meantIn(due.asides.choices(), choice)
    if (meant) return { chosen: rules.choose(position, meant.option), cites: meant.cites.map(({ id }) => id) }
    return { refusals: refusalsOf(refusedAt({ position }, due))(canonical(choice)) }
  }

  const others: Follower<Game>['others'] = function* (situated, main, variants) {
    for (const question of questions.filter(({ name }) => main.asked.has(name)))
      for (const reading of question.domain.filter((other) => other !== question.usual)) {
        const readings = { [question.name]: reading }
        yield { readings, followed: unlessDefect(() => otherwise(situated, main, question, reading)) }
      }
    for (const readings of variants) yield { readings, followed: unlessDefect(() => anew(situated, readings)) }
  }
  return { way, others }
}

/** A name for what begins in a situation: situations that begin alike have the same. */
export const beginningName = ({ game, begin }: Pick<Situated, 'game' | 'begin'>): string =>
  `${positionIdOf(game)} ${canonical(begin)}`

/** Looks up the value of a key, and computes it at first use. */
function known<Value>(all: Map<string, Value>, key: string, find: () => Value): Value {
  const before = all.get(key)
  if (before !== undefined) return before
  const found = find()
  all.set(key, found)
  return found
}

/** Looks up the stored values of a position. */
function within<Game extends GameState, Value>(
  all: Map<Position<Game>, Map<string, Value>>,
  position: Position<Game>,
): Map<string, Value> {
  const here = all.get(position) ?? new Map<string, Value>()
  all.set(position, here)
  return here
}

/** True if two positions differ only in their readings. */
const isSame = <Game extends GameState>(one: Position<Game>, other: Position<Game> | undefined): boolean =>
  other !== undefined &&
  alike(one.stack, other.stack) &&
  alike(one.outcome, other.outcome) &&
  alike(plainGame(one.game), plainGame(other.game))

/** The choice that is meant, among those that are offered. */
function meantIn(choices: readonly Choice[], choice: PlainChoice): Choice | undefined {
  const text = canonical(choice)
  return choices.find(
    (one) => one.option.type === choice.type && one.seat === choice.seat && canonical(plainChoice(one)) === text,
  )
}

export const idsOf = (clauses: readonly Clause[]): readonly string[] => clauses.map(({ id }) => id)

/** Finds the clauses that refuse a candidate, by its text; each once. */
export function refusalsOf(refused: readonly RefusedChoice[]): (text: string) => readonly string[] {
  const found = new Map<string, Set<string>>()
  for (const candidate of refused) {
    const ids = known(found, canonical(plainChoice(candidate)), () => new Set<string>())
    for (const { clauses } of candidate.refusals) for (const { id } of clauses) ids.add(id)
  }
  return (text) => [...(found.get(text) ?? [])]
}

/** The clauses that refuse a candidate of an offer that was passed over, since it had nothing to offer. */
const skippedOver = (trace: readonly Traced[], choice: PlainChoice): readonly string[] =>
  refusalsOf(trace.flatMap((line) => (line.kind === 'skipped' ? line.refused() : [])))(canonical(choice))

const clausesIn = (trace: readonly Traced[]): readonly string[] =>
  trace.flatMap((line) =>
    'clauses' in line ? idsOf(line.clauses) : line.kind === 'advised' ? idsOf(line.advice.clauses) : [],
  )

/** Does what under some readings a book may contradict itself in, or may not even begin. */
export function unlessDefect<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    if (error instanceof Defect || error instanceof NotBegun) return undefined
    throw error
  }
}
