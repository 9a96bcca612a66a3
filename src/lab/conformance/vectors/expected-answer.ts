/**
 * Answers: what the rules say to a situation, under the usual readings and under each other that makes a difference.
 *
 * @module
 */

import {
  alike,
  type Book,
  beginsWithoutChoice,
  type Choice,
  canonical,
  closedBy,
  type Decision,
  type GameState,
  offeredIn,
  type Position,
  type Readings,
  rulesOf,
  withReadings,
} from '#core'
import type { Judgement, Result } from '../format/case.js'
import { digestOf } from '../format/digest.js'
import type { DueDecision, PlainChoice, PlainGame } from '../format/situation.js'
import {
  type FollowedChoices,
  type FollowedPath,
  followerOf,
  idsOf,
  refusalsOf,
  type Situated,
  unlessDefect,
} from './follow-situation.js'
import { changesBetween, gameFrom, plainChoice, plainDue, plainGame } from './game-cache.js'
import { refusedIn } from './rules-walker.js'

/** The rules' answer to a situation. */
export interface ExpectedAnswer<Expected> {
  readonly expected: readonly Expected[]
  /** The ids of the clauses that the usual answer applies, and of those that refuse something in it. */
  readonly clauses: readonly string[]
  readonly refusing: readonly string[]
}

/** Answers for a book. */
export interface Answers {
  readonly result: (asked: Situated, variants?: readonly Readings[]) => ExpectedAnswer<Result> | undefined
  readonly judgement: (
    asked: Situated,
    candidates: readonly PlainChoice[],
    variants?: readonly Readings[],
  ) => ExpectedAnswer<Judgement> | undefined
}

/** The result of choices. */
type Reached<Game extends GameState> =
  | { readonly refused: NonNullable<FollowedChoices<Game>['refused']> }
  | { readonly game: PlainGame; readonly due: DueDecision }

/** The options at the end of some choices, if these lead anywhere. */
interface Judged<Game extends GameState> {
  readonly position?: Position<Game>
  readonly due?: Decision
  readonly offered: readonly Choice[]
  readonly legal: readonly boolean[]
}

/** The answering of one kind of question. */
interface Telling<Game extends GameState, Seen, Expected> {
  /** Reads the relevant part; the readings it asks for determine which answers are given. */
  readonly see: (followed: FollowedChoices<Game>) => Seen
  /** True if two results read the same. */
  readonly isSame: (one: Seen, other: Seen) => boolean
  readonly tell: (seen: Seen, readings: Readings) => Expected
  readonly cite: (main: FollowedPath<Game>, seen: Seen) => Omit<ExpectedAnswer<Expected>, 'expected'>
}

/** The rules of a book, made to answer. */
export function answersOf<Game extends GameState>(book: Book<Game>): Answers {
  const { decide } = rulesOf(book, { trace: false })
  const traced = rulesOf(book)
  const { way, others } = followerOf(book)
  const refusedAt = refusedIn(book)

  /** The clauses by which nothing can be done in what begins; nothing where something is chosen or changes. */
  const closed = ({ game, begin: { procedure, args }, choices }: Situated, readings: Readings) => {
    if (choices.length > 0) return {}
    const begun = gameFrom<Game>(game, { ...book.empty.readings, ...readings })
    const ended = beginsWithoutChoice(traced, begun, procedure, args)
    return ended?.isNothing ? { nothing: [...closedBy(ended)] } : {}
  }

  const answer = <Seen, Expected>(
    situated: Situated,
    variants: readonly Readings[],
    { see, isSame, tell, cite }: Telling<Game, Seen, Expected>,
  ): ExpectedAnswer<Expected> | undefined => {
    const main = unlessDefect(() => way(situated))
    if (main === undefined) return undefined
    const [first, last] = withReadings(() => unlessDefect(() => see(main)))
    const usual = first && unlessDefect(() => tell(first, {}))
    if (first === undefined || usual === undefined) return undefined
    const asked = new Map(main.asked)
    for (const name of last) asked.set(name, [...(asked.get(name) ?? []), situated.choices.length + 1])
    const expected = new Map([['{}', usual]])
    for (const { readings, followed } of others(situated, { ...main, asked }, variants)) {
      const seen = followed && unlessDefect(() => see(followed))
      if (seen === undefined || isSame(first, seen) || expected.has(canonical(readings))) continue
      const told = unlessDefect(() => tell(seen, readings))
      if (told) expected.set(canonical(readings), told)
    }
    return { expected: [...expected.values()], ...cite(main, first) }
  }

  return {
    result: (asked, variants = []) =>
      answer<Reached<Game>, Result>(asked, variants, {
        see: ({ position, refused }) =>
          refused ? { refused } : { game: plainGame(position.game), due: plainDue(decide(position)) },
        isSame: (one, other) =>
          'refused' in one || 'refused' in other
            ? 'refused' in one && 'refused' in other && one.refused.at === other.refused.at
            : alike(one, other),
        tell: (seen, readings) =>
          'refused' in seen
            ? { readings, verdict: 'refused', ...seen.refused }
            : {
                readings,
                verdict: 'legal',
                ...outcomeOf(asked.game, seen.game),
                due: seen.due,
                ...closed(asked, readings),
              },
        cite: ({ clauses, refused }) => ({ clauses, refusing: refused?.clauses ?? [] }),
      }),
    judgement: (asked, candidates, variants = []) => {
      const texts = candidates.map(canonical)
      const answered = answer<Judged<Game>, Judgement>(asked, variants, {
        see: ({ position, refused }) => {
          const due = refused ? undefined : decide(position)
          if (due === undefined || due.over) return { offered: [], legal: texts.map(() => false) }
          const offered = offeredIn(due)
          const named = new Set(offered.map((choice) => canonical(plainChoice(choice))))
          return { position, due, offered, legal: texts.map((text) => named.has(text)) }
        },
        isSame: (one, other) => alike(one.legal, other.legal),
        tell: ({ position, due, legal }, readings) => {
          const refusals = refusalsOf(position && due ? refusedAt({ position }, due) : [])
          return {
            readings,
            legal,
            refusing: texts.map((text, at) => (legal[at] ? [] : refusals(text))),
          }
        },
        cite: (_, { due, offered }) => {
          const cited = [...offered.flatMap(({ cites }) => cites), ...(due?.advised?.advice.clauses ?? [])]
          return { clauses: [...new Set(idsOf(cited))], refusing: [] }
        },
      })
      return answered && { ...answered, refusing: [...new Set(answered.expected[0]?.refusing.flat())] }
    },
  }
}

const outcomeOf = (given: PlainGame, after: PlainGame) => ({
  changes: changesBetween(given, after),
  digest: digestOf(after),
})
