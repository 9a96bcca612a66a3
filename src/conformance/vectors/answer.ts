/**
 * Answers: what the rules say to a situation, under the usual readings and under each other that makes a difference.
 *
 * @module
 */

import { offeredIn } from '../../audit/readings/difference.js'
import { positionUnder } from '../../audit/readings/pair.js'
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
import type { Judgement, Result } from '../format/case.js'
import { digestOf } from '../format/digest.js'
import type { PlainChoice, PlainGame } from '../format/situation.js'
import { changesBetween, gameFrom, plainChoice, plainDue, plainGame } from './plain.js'
import { refusedIn } from './walk.js'

/** What is asked: a situation, and for a judgement the candidates. */
export interface Situated {
  readonly game: PlainGame
  readonly begin: { readonly procedure: string; readonly args: Json }
  readonly choices: readonly PlainChoice[]
}

/** What the rules say to a situation. */
export interface Answer<Expected> {
  readonly expected: readonly Expected[]
  /** The ids of the clauses that the usual answer applies, and of those that refuse something in it. */
  readonly clauses: readonly string[]
  readonly refusing: readonly string[]
}

/** Answers for a book. */
export interface Answers {
  readonly result: (asked: Situated, variants?: readonly Readings[]) => Answer<Result> | undefined
  readonly judgement: (
    asked: Situated,
    candidates: readonly PlainChoice[],
    variants?: readonly Readings[],
  ) => Answer<Judgement> | undefined
}

/** How far choices could be made. */
interface Followed<Game extends GameState> {
  readonly position: Position<Game>
  readonly refused?: { readonly at: number; readonly clauses: readonly string[] }
}

/** A way through a situation under the usual readings. */
interface Way<Game extends GameState> extends Followed<Game> {
  /** The position after the beginning, and after each choice. */
  readonly positions: readonly Position<Game>[]
  readonly clauses: readonly string[]
  /** For every question whose reading was asked for, before which of the positions that was first. */
  readonly asked: ReadonlyMap<string, number>
}

/** The rules of a book, made to answer. */
export function answersOf<Game extends GameState>(book: Book<Game>): Answers {
  const traced = rulesOf(book)
  const quick = rulesOf(book, { trace: false })
  const refusedAt = refusedIn(book)
  const questions = new Map(executable(book.questions).map((question) => [question.name, question]))
  const usual = usualReadings(book.questions)

  const way = ({ game, begin, choices }: Situated): Way<Game> => {
    const asked = new Map<string, number>()
    const listened = <T>(at: number, piece: () => T): T => {
      const [value, names] = hearingReadings(piece)
      for (const name of names) if (!asked.has(name)) asked.set(name, at)
      return value
    }
    const begun = listened(0, () => traced.begin(gameFrom<Game>(game, usual), begin.procedure, begin.args))
    const positions = [begun.position]
    const clauses = new Set(clausesIn(begun.trace))
    let position = begun.position
    let trace = begun.trace
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
      ;({ position, trace } = made.chosen)
      positions.push(position)
    }
    return { position, positions, clauses: [...clauses], asked }
  }

  /** Goes on with choices, from the place at which some have been made. */
  const follow = (from: Position<Game>, choices: readonly PlainChoice[], first: number): Followed<Game> => {
    let position = from
    for (const [at, choice] of choices.entries()) {
      if (at < first) continue
      const made = chosenBy(quick, position, choice)
      if ('refusals' in made) return { position, refused: { at, clauses: made.refusals } }
      position = made.chosen.position
    }
    return { position }
  }

  const chosenBy = (rules: Rules<Game>, position: Position<Game>, choice: PlainChoice) => {
    const due = rules.decide(position)
    if (due.over) return { refusals: [] }
    const meant = meantIn(due.choices, choice) ?? meantIn(due.asides.choices(), choice)
    if (meant) return { chosen: rules.choose(position, meant.option), cites: meant.cites.map(({ id }) => id) }
    return { refusals: refusalsOf(refusedAt({ position }, due), canonical(choice)) }
  }

  /** What comes of a situation under other readings: what follows from where they are first asked for. */
  const others = function* (situated: Situated, { positions, asked }: Way<Game>, variants: readonly Readings[]) {
    const { game, begin, choices } = situated
    const anew = (readings: Readings) =>
      tried(() =>
        follow(
          quick.begin(gameFrom<Game>(game, { ...usual, ...readings }), begin.procedure, begin.args).position,
          choices,
          0,
        ),
      )
    const from = (question: Question, reading: string, at: number) => {
      const before = positions[at - 1]
      return before === undefined
        ? anew({ [question.name]: reading })
        : tried(() => follow(positionUnder(before, question, reading), choices, at - 1))
    }
    for (const question of questions.values()) {
      const at = asked.get(question.name)
      if (at === undefined) continue
      for (const reading of question.domain)
        if (reading !== question.usual)
          yield { readings: { [question.name]: reading }, followed: from(question, reading, at) }
    }
    for (const readings of variants) yield { readings, followed: anew(readings) }
  }

  const answer = <Expected>(
    situated: Situated,
    variants: readonly Readings[],
    say: (followed: Followed<Game>, readings: Readings) => Expected & { readonly readings: Readings },
    same: (one: Expected, other: Expected) => boolean,
    what: (way: Way<Game>) => Omit<Answer<Expected>, 'expected'>,
  ): Answer<Expected> | undefined => {
    const main = tried(() => way(situated))
    if (main === undefined) return undefined
    const asked = new Map(main.asked)
    const [first, last] = hearingReadings(() => tried(() => say(main, {})))
    if (first === undefined) return undefined
    for (const name of last) if (!asked.has(name)) asked.set(name, main.positions.length)
    const expected: Expected[] = [first]
    const known = new Set<string>()
    for (const { readings, followed } of others(situated, { ...main, asked }, variants)) {
      const said = followed && tried(() => say(followed, readings))
      if (said === undefined || same(said, first) || known.has(canonical(readings))) continue
      known.add(canonical(readings))
      expected.push(said)
    }
    return { expected, ...what(main) }
  }

  return {
    result: (asked, variants = []) =>
      answer<Result>(
        asked,
        variants,
        ({ position, refused }, readings) =>
          refused
            ? { readings, verdict: 'refused', ...refused }
            : { readings, verdict: 'legal', ...outcomeOf(asked.game, position), due: plainDue(quick.decide(position)) },
        sameResult,
        ({ clauses, refused }) => ({ clauses, refusing: refused?.clauses ?? [] }),
      ),
    judgement: (asked, candidates, variants = []) => {
      const texts = candidates.map(canonical)
      let cited: readonly string[] = []
      const answered = answer<Judgement>(
        asked,
        variants,
        ({ position, refused: stopped }, readings) => {
          const due = quick.decide(position)
          if (stopped || due.over) return { readings, legal: texts.map(() => false), refusing: texts.map(() => []) }
          const offered = offeredIn(due)
          const legal = new Set(offered.map((choice) => canonical(plainChoice(choice))))
          if (Object.keys(readings).length === 0)
            cited = [...idsOf(offered.flatMap(({ cites }) => cites)), ...idsOf(due.advised?.advice.clauses ?? [])]
          const refused = refusedAt({ position }, due)
          return {
            readings,
            legal: texts.map((text) => legal.has(text)),
            refusing: texts.map((text) => (legal.has(text) ? [] : refusalsOf(refused, text))),
          }
        },
        (one, other) => canonical(one.legal) === canonical(other.legal),
        () => ({ clauses: [...new Set(cited)], refusing: [] }),
      )
      return answered && { ...answered, refusing: [...new Set(answered.expected[0]?.refusing.flat())] }
    },
  }
}

const outcomeOf = <Game extends GameState>(given: PlainGame, { game }: Position<Game>) => {
  const after = plainGame(game)
  return { changes: changesBetween(given, after), digest: digestOf(after) }
}

function sameResult(one: Result, other: Result): boolean {
  if (one.verdict === 'refused' || other.verdict === 'refused')
    return one.verdict === 'refused' && other.verdict === 'refused' && one.at === other.at
  return one.digest === other.digest && canonical(one.due) === canonical(other.due)
}

/** The choice that is meant, among those that are offered. */
function meantIn(choices: readonly Choice[], choice: PlainChoice): Choice | undefined {
  const text = canonical(choice)
  return choices.find(
    (one) => one.option.type === choice.type && one.seat === choice.seat && canonical(plainChoice(one)) === text,
  )
}

const idsOf = (clauses: readonly Clause[]): readonly string[] => clauses.map(({ id }) => id)

/** The clauses that refuse a candidate, each once. */
const refusalsOf = (refused: readonly RefusedChoice[], text: string): readonly string[] => [
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
function tried<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    if (error instanceof Defect) return undefined
    throw error
  }
}
