/**
 * Following a situation: under the usual readings, and from where they are first asked for under each other.
 *
 * @module
 */
import { alike } from '../../audit/positions/alike.js'
import { afresh, positionUnder } from '../../audit/readings/pair.js'
import type { Book, GameState } from '../../kernel/book.js'
import type { Clause } from '../../kernel/clause.js'
import { Defect } from '../../kernel/defect.js'
import { hearingReadings } from '../../kernel/hearing.js'
import { canonical, type Json } from '../../kernel/json.js'
import type { RefusedChoice } from '../../kernel/offer.js'
import type { Position } from '../../kernel/position.js'
import { executable, type Question, type Readings, usualReadings } from '../../kernel/question.js'
import { type Choice, type Rules, rulesOf } from '../../kernel/rules.js'
import type { Traced } from '../../kernel/trace.js'
import type { PlainChoice, PlainGame } from '../format/situation.js'
import { gameFrom, plainChoice, plainGame } from './plain.js'
import { refusedIn } from './walk.js'

/** What is asked: a situation, and for a judgement the candidates. */
export interface Situated {
  readonly game: PlainGame
  readonly begin: { readonly procedure: string; readonly args: Json }
  readonly choices: readonly PlainChoice[]
}

/** How far choices could be made. */
export interface Followed<Game extends GameState> {
  readonly position: Position<Game>
  readonly refused?: { readonly at: number; readonly clauses: readonly string[] }
}

/** A way through a situation under the usual readings. */
export interface Way<Game extends GameState> extends Followed<Game> {
  /** The position after the beginning, and after each choice. */
  readonly positions: readonly Position<Game>[]
  readonly clauses: readonly string[]
  /**
   * For every question whose reading was asked for, in which steps: 0 is the beginning, then each choice counts; what is
   * asked about the end comes after the last of them.
   */
  readonly asked: ReadonlyMap<string, readonly number[]>
}

/** What came of a situation under other readings; nothing where that is the same, or the rules contradict themselves. */
export interface Otherwise<Game extends GameState> {
  readonly readings: Readings
  readonly followed: Followed<Game> | undefined
}

/** Follows the situations of a book. */
export interface Follower<Game extends GameState> {
  /** Under the usual readings. */
  readonly way: (situated: Situated) => Way<Game>
  /** Under every other reading that was asked for, one at a time, and under variants. */
  readonly others: (situated: Situated, way: Way<Game>, variants: readonly Readings[]) => Iterable<Otherwise<Game>>
}

/** A follower of the situations of a book. */
export function followerOf<Game extends GameState>(book: Book<Game>): Follower<Game> {
  const traced = rulesOf(book)
  const quick = rulesOf(book, { trace: false })
  const refusedAt = refusedIn(book)
  const questions = executable(book.questions)
  const usual = usualReadings(book.questions)

  const way = ({ game, begin, choices }: Situated): Way<Game> => {
    const asked = new Map<string, readonly number[]>()
    const listened = <T>(step: number, piece: () => T): T => {
      const [value, names] = hearingReadings(piece)
      for (const name of names) asked.set(name, [...(asked.get(name) ?? []), step])
      return value
    }
    const begun = listened(0, () => traced.begin(gameFrom<Game>(game, usual), begin.procedure, begin.args))
    // Every position is a new value, so that what is worked out of a game is worked out again, and its questions are heard.
    let position = afresh(begun.position)
    const positions = [position]
    const clauses = new Set(clausesIn(begun.trace))
    let { trace } = begun
    for (const [at, choice] of choices.entries()) {
      const made = listened(at + 1, () => chosenBy(traced, position, choice))
      if ('refusals' in made)
        return {
          position,
          positions,
          clauses: [...clauses],
          asked,
          refused: { at, clauses: [...made.refusals, ...skippedOver(trace, choice)] },
        }
      for (const id of [...made.cites, ...clausesIn(made.chosen.trace)]) clauses.add(id)
      trace = made.chosen.trace
      position = afresh(made.chosen.position)
      positions.push(position)
    }
    return { position, positions, clauses: [...clauses], asked }
  }

  /** Makes choices under readings from the beginning on. */
  const anew = ({ game, begin, choices }: Situated, readings: Readings): Followed<Game> => {
    let { position } = quick.begin(gameFrom<Game>(game, { ...usual, ...readings }), begin.procedure, begin.args)
    for (const [at, choice] of choices.entries()) {
      const made = chosenBy(quick, position, choice)
      if ('refusals' in made) return { position, refused: { at, clauses: made.refusals } }
      position = made.chosen.position
    }
    return { position }
  }

  /** Makes the choices under another reading that are made under it, and skips those that are as under the usual one. */
  const otherwise = (
    { game, begin, choices }: Situated,
    { positions, asked }: Way<Game>,
    question: Question,
    reading: string,
  ): Followed<Game> | undefined => {
    const asks = new Set(asked.get(question.name))
    const under = (before: Position<Game>) => positionUnder(before, question, reading)
    const begun = (): Position<Game> =>
      quick.begin(gameFrom<Game>(game, { ...usual, [question.name]: reading }), begin.procedure, begin.args).position
    // Where it stands under the other reading; nothing where that is no other place.
    let position = asks.has(0) ? begun() : undefined
    for (const [at, choice] of choices.entries()) {
      const before = positions[at]
      if (position && !asks.has(at + 1) && isSame(position, before)) position = undefined
      const from = position ?? (before && asks.has(at + 1) ? under(before) : undefined)
      if (from === undefined) continue
      const next = chosenBy(quick, from, choice)
      if ('refusals' in next) return { position: from, refused: { at, clauses: next.refusals } }
      position = next.chosen.position
    }
    const last = positions[choices.length]
    if (position && !isSame(position, last)) return { position }
    return last && asks.has(choices.length + 1) ? { position: position ?? under(last) } : undefined
  }

  const chosenBy = (rules: Rules<Game>, position: Position<Game>, choice: PlainChoice) => {
    const due = rules.decide(position)
    if (due.over) return { refusals: [] }
    const meant = meantIn(due.choices, choice) ?? meantIn(due.asides.choices(), choice)
    if (meant) return { chosen: rules.choose(position, meant.option), cites: meant.cites.map(({ id }) => id) }
    return { refusals: refusalsOf(refusedAt({ position }, due), canonical(choice)) }
  }

  const others: Follower<Game>['others'] = function* (situated, main, variants) {
    for (const question of questions.filter(({ name }) => main.asked.has(name)))
      for (const reading of question.domain.filter((other) => other !== question.usual)) {
        const readings = { [question.name]: reading }
        yield { readings, followed: tried(() => otherwise(situated, main, question, reading)) }
      }
    for (const readings of variants) yield { readings, followed: tried(() => anew(situated, readings)) }
  }
  return { way, others }
}

/** Whether two positions are the same but for their readings. */
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

/** The ids of clauses. */
export const idsOf = (clauses: readonly Clause[]): readonly string[] => clauses.map(({ id }) => id)

/** The clauses that refuse a candidate, each once. */
export const refusalsOf = (refused: readonly RefusedChoice[], text: string): readonly string[] => [
  ...new Set(
    refused
      .filter((candidate) => canonical(plainChoice(candidate)) === text)
      .flatMap(({ refusals }) => refusals.flatMap(({ clauses }) => idsOf(clauses))),
  ),
]

/** The clauses that refuse a candidate of an offer that was passed over, since it had nothing to offer. */
const skippedOver = (trace: readonly Traced[], choice: PlainChoice): readonly string[] =>
  refusalsOf(
    trace.flatMap((line) => (line.kind === 'skipped' ? line.refused : [])),
    canonical(choice),
  )

const clausesIn = (trace: readonly Traced[]): readonly string[] =>
  trace.flatMap((line) =>
    'clauses' in line ? idsOf(line.clauses) : line.kind === 'advised' ? idsOf(line.advice.clauses) : [],
  )

/** Does what a book may contradict itself in under some readings. */
export function tried<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    if (error instanceof Defect) return undefined
    throw error
  }
}
