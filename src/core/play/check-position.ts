/** Positions from outside: what somebody sends is held against the shapes and laws of a book, and asked what is due. @module */
import { z } from 'zod'
import { checkShape } from '../examples/format/check-schema.js'
import { parsedInside, parseFailure, problemsUnder } from '../examples/format/parse-helpers.js'
import { resumePosition } from '../examples/start-position.js'
import type { Decision } from '../kernel/plays/decision.js'
import type { Position } from '../kernel/plays/position.js'
import type { Rules } from '../kernel/plays/rules.js'
import type { GameState } from '../kernel/sections/question.js'
import { isRecord } from '../values/json.js'
import type { Parsed, Problem } from '../values/parse-result.js'
import { dataFault, parseJson } from '../values/plain-data.js'
import { type PlayFault, tryRules } from './replay.js'

const frame = z.strictObject({
  chart: z.string(),
  state: z.string(),
  data: z.json(),
  meanwhile: z.literal(true).optional(),
})
const written = z.strictObject({ game: z.unknown(), stack: z.array(frame), outcome: z.json().optional() })

const EXPECTED = 'expected a position with `game` and `stack`, or what `rulewright ask --json` prints'

/**
 * Reads a position that comes from outside, and tells whether the rules know it as one: every field is what it should be,
 * no law is broken, every procedure on the stack stands where it can, and something is due, or the game is over.
 *
 * What it does not tell is whether a game could ever come there; only a play tells that, see `replay`.
 *
 * @param json - a position, what `rulewright ask --json` prints around one, or either of them as a text
 */
export function checkPosition<Game extends GameState>(rules: Rules<Game>, json: unknown): Parsed<Position<Game>> {
  const value = plain(json)
  if (!value.ok) return value
  if (!isRecord(value.value)) return parseFailure([], EXPECTED)
  if (!('position' in value.value)) return whole(rules, value.value)
  const { book = rules.book.name, position } = value.value
  if (book !== rules.book.name)
    return parseFailure(['book'], `got ${JSON.stringify(book)}, expected "${rules.book.name}"`)
  return parsedInside(['position'], whole(rules, position))
}

/** Reads untrusted input as plain data of limited size. */
function plain(json: unknown): Parsed<unknown> {
  if (typeof json === 'string') return parseJson(json)
  const fault = dataFault(json)
  return fault ? { ok: false, problems: [fault] } : { ok: true, value: json }
}

function whole<Game extends GameState>(rules: Rules<Game>, value: unknown): Parsed<Position<Game>> {
  if (!isRecord(value) || !('game' in value && 'stack' in value)) return parseFailure([], EXPECTED)
  const shaped = checkShape(written, value)
  if (!shaped.ok) return shaped
  const read = resumePosition(rules, shaped.value)
  if (!read.ok) return read
  const { position } = read.value
  const problems = position.stack.length === 0 ? endProblems(position) : dueProblems(rules, position)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: position }
}

/** Lists the problems of a game's end. The outcome is accepted as given, because only the play before it could prove it. */
const endProblems = ({ outcome }: Position): readonly Problem[] =>
  outcome === undefined
    ? [{ path: ['outcome'], message: 'is missing; nothing is on the stack, so the game is over' }]
    : []

/** Lists the problems of the pending decision. */
function dueProblems<Game extends GameState>(rules: Rules<Game>, position: Position<Game>): readonly Problem[] {
  const path = ['stack', position.stack.length - 1]
  if (position.outcome !== undefined)
    return [{ path: ['outcome'], message: 'something is on the stack, so the game is not over; expected no outcome' }]
  const found = tryRules(() => rules.decide(position))
  if ('fault' in found) return problemsUnder(path, faultsOf(found.fault))
  const due = found.value
  return due.over || isOpen(due)
    ? []
    : [{ path, message: `there is nothing to choose at "${due.asks}"; a game goes on there and never stands` }]
}

/** True if something can be chosen, by the deciding seat or by the rulebook for it. */
const isOpen = ({ choices, advised }: Decision): boolean =>
  advised !== undefined || choices.some(({ declines }) => !declines)

const faultsOf = (fault: PlayFault): readonly Problem[] =>
  fault.why === 'refused' ? [] : fault.messages.map((message) => ({ path: [], message }))
