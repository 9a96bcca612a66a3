/** The engine: the rules of a book as an implementation that answers requests. @module */

import {
  type Book,
  beginsWithoutChoice,
  closedBy,
  executable,
  faultText,
  type GameState,
  type Json,
  type Position,
  problemLine,
  type Rules,
  readingOf,
  rulesOf,
} from '#core'
import { censusOf } from '../census/census.js'
import { PROTOCOL, REQUESTS, type Reply, type Request, type SituationRequest } from '../format/messages.js'
import { gameFrom, plainDue, plainGame } from '../vectors/game-cache.js'
import { begunIn, choosableIn, followChoices } from './follow-situation.js'

export type Answerable = Exclude<Request, { readonly type: 'stop' }>

/** Answers requests; the same request always in the same way. */
export type Engine = (request: Answerable) => Reply

/** The options of the engine that answers. */
export interface EngineOptions {
  readonly name?: string
  readonly version?: string
  /** The maximum number of positions in a census before the engine gives up. */
  readonly bound?: number
}

/** The default maximum number of positions in a census. */
export const BOUND = 100_000

/** The rules of a book as an implementation, under the readings with which its games begin. */
export function engineOf<Game extends GameState>(
  book: Book<Game>,
  { name = 'Rulewright', version = '0', bound = BOUND }: EngineOptions = {},
): Engine {
  const rules = rulesOf(book, { trace: false })
  const started = (request: Extract<Request, { type: 'start' }>): Reply =>
    request.book === book.name
      ? {
          type: 'started',
          protocol: PROTOCOL,
          implementation: { name, version },
          books: [{ book: book.name, editions: [book.edition] }],
          readings: Object.fromEntries(executable(book.questions).map((one) => [one.name, readingOf(book.empty, one)])),
          supports: { requests: REQUESTS },
        }
      : { type: 'errored', id: '', message: `book: got "${request.book}", expected "${book.name}"` }
  return (request) =>
    request.type === 'start' ? started(request) : guarded(request, () => answer(rules, request, bound))
}

/** A book that breaks down, or does not come to an end with a request, is told and ends nothing. */
function guarded({ id }: SituationRequest, answered: () => Reply): Reply {
  try {
    return answered()
  } catch (error) {
    return { type: 'errored', id, message: faultText(error) }
  }
}

function answer<Game extends GameState>(rules: Rules<Game>, request: SituationRequest, bound: number): Reply {
  const { id, given, choices } = request
  const begun = begunIn(rules, given)
  if (!begun.ok) return { type: 'errored', id, message: begun.problems.map(problemLine).join('; ') }
  const after = followChoices(rules, begun.value, choices)
  if (after.is === 'reached')
    return { ...answerAt(rules, request, after.position, bound), ...closedIn(rules, request, after.position) }
  if (request.type === 'judge') return { type: 'judged', id, legal: request.candidates.map(() => false) }
  return { type: 'refused', id, at: after.at, reasons: after.reasons }
}

/** The clauses by which nothing can be done in what begins, where a case makes no choices. */
function closedIn<Game extends GameState>(
  { book }: Rules<Game>,
  { type, given, choices }: SituationRequest,
  { stack }: Position<Game>,
) {
  if (type !== 'case' || choices.length > 0 || stack.length > 0) return {}
  const { procedure, args } = given.begin
  const game = gameFrom<Game>(given.game, book.empty.readings)
  const ended = beginsWithoutChoice(rulesOf(book), game, procedure, args as Json)
  return ended?.isNothing ? { nothing: closedBy(ended) } : {}
}

/** Answers a case with the rules, in the position that a situation leads to. */
export function answerAt<Game extends GameState>(
  rules: Rules<Game>,
  request: SituationRequest,
  position: Position<Game>,
  bound: number,
): Reply {
  const { id } = request
  switch (request.type) {
    case 'case':
      return { type: 'result', id, game: plainGame(position.game), due: plainDue(rules.decide(position)) }
    case 'judge':
      return { type: 'judged', id, legal: request.candidates.map(choosableIn(rules.decide(position))) }
    case 'census': {
      const census = censusOf(rules, position, { bound })
      if (census.is === 'unfinished') return { type: 'skipped', id, reason: census.why }
      const { parts, ...count } = census.divided
      return { type: 'counted', id, ...count, ...(request.divide && { parts }) }
    }
  }
}
