/** Positions from outside: what somebody sends is held against the shapes and laws of a book, and asked what is due. @module */
import { z } from 'zod'
import type { Decision, GameState, Parsed, Position, Problem, Rules } from '#kernel'
import { resumed } from '../examples/given.js'
import { inside, under, wrong } from '../examples/parsing.js'
import { checkShape } from '../examples/shape.js'
import { isRecord } from '../kernel/json.js'
import { dataFault, parseJson } from '../kernel/plain-data.js'
import { type Fault, tried } from './replay.js'

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
  if (!isRecord(value.value)) return wrong([], EXPECTED)
  if (!('position' in value.value)) return whole(rules, value.value)
  const { book = rules.book.name, position } = value.value
  if (book !== rules.book.name) return wrong(['book'], `got ${JSON.stringify(book)}, expected "${rules.book.name}"`)
  return inside(['position'], whole(rules, position))
}

/** What somebody sends as plain data of a bounded size. */
function plain(json: unknown): Parsed<unknown> {
  if (typeof json === 'string') return parseJson(json)
  const fault = dataFault(json)
  return fault ? { ok: false, problems: [fault] } : { ok: true, value: json }
}

function whole<Game extends GameState>(rules: Rules<Game>, value: unknown): Parsed<Position<Game>> {
  if (!isRecord(value) || !('game' in value && 'stack' in value)) return wrong([], EXPECTED)
  const shaped = checkShape(written, value)
  if (!shaped.ok) return shaped
  const read = resumed(rules, shaped.value)
  if (!read.ok) return read
  const { position } = read.value
  const problems = position.stack.length === 0 ? endProblems(position) : dueProblems(rules, position)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: position }
}

/** What is wrong with the end of a game. How it ended is taken as it is told: only the play before it could tell. */
const endProblems = ({ outcome }: Position): readonly Problem[] =>
  outcome === undefined
    ? [{ path: ['outcome'], message: 'is missing; nothing is on the stack, so the game is over' }]
    : []

/** What is wrong with what is due. */
function dueProblems<Game extends GameState>(rules: Rules<Game>, position: Position<Game>): readonly Problem[] {
  const path = ['stack', position.stack.length - 1]
  if (position.outcome !== undefined)
    return [{ path: ['outcome'], message: 'something is on the stack, so the game is not over; expected no outcome' }]
  const found = tried(() => rules.decide(position))
  if ('fault' in found) return under(path, faultsOf(found.fault))
  const due = found.value
  return due.over || isOpen(due)
    ? []
    : [{ path, message: `there is nothing to choose at "${due.asks}"; a game goes on there and never stands` }]
}

/** Whether something can be chosen, by who is due or by the book that decides for them. */
const isOpen = ({ choices, advised }: Decision): boolean =>
  advised !== undefined || choices.some(({ declines }) => !declines)

const faultsOf = (fault: Fault): readonly Problem[] =>
  fault.why === 'refused' ? [] : fault.messages.map((message) => ({ path: [], message }))
