/**
 * Answers: what the rules say to a situation, under the usual readings and under each other that makes a difference.
 *
 * @module
 */
import { offeredIn } from '../../audit/readings/difference.js'
import type { Book, GameState } from '../../kernel/book.js'
import { hearingReadings } from '../../kernel/hearing.js'
import { canonical } from '../../kernel/json.js'
import type { Position } from '../../kernel/position.js'
import type { Readings } from '../../kernel/question.js'
import { rulesOf } from '../../kernel/rules.js'
import type { Judgement, Result } from '../format/case.js'
import { digestOf } from '../format/digest.js'
import type { PlainChoice, PlainGame } from '../format/situation.js'
import { type Followed, followerOf, idsOf, refusalsOf, type Situated, tried, type Way } from './follow.js'
import { changesBetween, plainChoice, plainDue, plainGame } from './plain.js'
import { refusedIn } from './walk.js'

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

/** The rules of a book, made to answer. */
export function answersOf<Game extends GameState>(book: Book<Game>): Answers {
  const quick = rulesOf(book, { trace: false })
  const refusedAt = refusedIn(book)
  const { way, others } = followerOf(book)

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
    for (const name of last) asked.set(name, [...(asked.get(name) ?? []), situated.choices.length + 1])
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
