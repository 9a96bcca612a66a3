/**
 * Positions: the whole state as plain JSON, which can be stored, sent, compared and resumed anywhere.
 *
 * @module
 */
import { z } from 'zod'
import type { Book, GameState } from './book.js'
import type { Chart, StateOf } from './chart.js'
import { cite } from './clause.js'
import { canonical, type Json } from './json.js'
import { once } from './once.js'
import { executable } from './question.js'
import { readerOf } from './shape.js'

/** One running procedure: its chart, the state it stands in, and what only this run knows. */
export interface Frame {
  readonly chart: string
  readonly state: string
  readonly data: Json
  /** Set where the procedure interrupted another: afterwards that one is asked again. */
  readonly meanwhile?: true
}

/** The whole state. An empty stack means that the game is over. */
export interface Position<Game extends GameState = GameState> {
  readonly game: Game
  readonly stack: readonly Frame[]
  /** What the game came to, once it is over. */
  readonly outcome?: Json
}

/** The canonical text of a position: equal positions have equal text. */
export const textOf = (position: Position): string => canonical(position)

/** What is wrong with a value: where, and what was expected there. */
export interface Problem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Either the value, or everything that is wrong with it. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const frameSchema = z.strictObject({
  chart: z.string(),
  state: z.string(),
  data: z.json(),
  meanwhile: z.literal(true).optional(),
})

/** The shape of a position around its game. */
const around = { stack: z.array(frameSchema), outcome: z.json().optional() }
const anyGame = z.strictObject({ game: z.unknown(), ...around })

/** The shape of the positions of a game. */
const shapeOf = once((game: z.ZodType) => z.strictObject({ game, ...around }))

/** Reads the shape of a position; its game is mostly made up of parts that were read before. */
function readShape(game: z.ZodType, value: unknown): Parsed<unknown> {
  const parsed = anyGame.safeParse(value)
  const read = parsed.success ? readerOf(game)(parsed.data.game) : undefined
  return parsed.success && read ? { ok: true, value: { ...parsed.data, game: read.read } } : check(shapeOf(game), value)
}

/** Reads a position of a book: its shape, its frames and its laws. */
export function parsePosition<Game extends GameState>(book: Book<Game>, value: unknown): Parsed<Position<Game>> {
  const parsed = readShape(book.schema, value)
  if (!parsed.ok) return parsed
  const position = parsed.value as Position<Game>
  const problems = [
    ...position.stack.flatMap((frame, index) => frameProblems(book, frame, index, position.stack[index + 1])),
    ...unknownReadings(book, position.game),
    ...brokenLaws(book, position.game),
  ]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: position }
}

/** The laws that a game breaks, each with the clause that states it. */
export const brokenLaws = <Game extends GameState>(book: Book<Game>, game: Game): readonly Problem[] =>
  book.laws.flatMap((law) =>
    law
      .broken(game)
      .map((message) => ({ path: ['game'], message: `${message} (${law.clauses.map(cite).join(', ')})` })),
  )

const switchesOf = once(
  (questions: Book['questions']) => new Map(executable(questions).map((question) => [question.name, question])),
)

function unknownReadings(book: Pick<Book, 'questions'>, { readings }: GameState): readonly Problem[] {
  const switches = switchesOf(book.questions)
  return Object.entries(readings).flatMap(([name, reading]) => {
    const path = ['game', 'readings', name]
    const asked = switches.get(name)
    if (asked === undefined) return [{ path, message: `not a question, expected ${oneOf([...switches.keys()])}` }]
    return asked.domain.includes(reading)
      ? []
      : [{ path, message: `got "${reading}", expected ${oneOf(asked.domain)}` }]
  })
}

function frameProblems(
  book: Pick<Book, 'charts'>,
  frame: Frame,
  index: number,
  above: Frame | undefined,
): readonly Problem[] {
  const chart = book.charts.find(({ name }) => name === frame.chart)
  if (chart === undefined) {
    const names = book.charts.map(({ name }) => name)
    return [{ path: ['stack', index, 'chart'], message: `got "${frame.chart}", expected ${oneOf(names)}` }]
  }
  const standing = Object.values(chart.states).filter((state) => stands(state, above))
  const problems: Problem[] = []
  if (standing.length === 0) return [{ path: ['stack', index, 'chart'], message: neverStands(chart, above) }]
  if (!standing.some(({ name }) => name === frame.state))
    problems.push({
      path: ['stack', index, 'state'],
      message: `got "${frame.state}", expected ${oneOf(standing.map(({ name }) => name))}`,
    })
  const data = check(chart.data, frame.data)
  if (!data.ok)
    problems.push(...data.problems.map(({ path, message }) => ({ path: ['stack', index, 'data', ...path], message })))
  return problems
}

/** Whether a frame may stand in a state: on top, or interrupted, it waits; else it calls what stands above it. */
const stands = ({ does, calls }: StateOf, above: Frame | undefined): boolean =>
  above === undefined || above.meanwhile
    ? does === 'waits'
    : does === 'calls' && calls?.procedures.some(({ name }) => name === above.chart) === true

/** Why a chart has no state in which it could stand below another, or on top. */
const neverStands = ({ name, states }: Chart, above: Frame | undefined): string => {
  const called = Object.values(states).flatMap(
    ({ calls }) => calls?.procedures.map((procedure) => procedure.name) ?? [],
  )
  const expected = called.length > 0 ? `; expected above it ${oneOf([...new Set(called)])}` : ''
  return above === undefined || above.meanwhile
    ? `${name} decides nothing by itself${expected}`
    : `${name} does not call ${above.chart}${expected}`
}

const oneOf = (names: readonly string[]) => (names.length > 0 ? `one of ${names.join(', ')}` : 'none')

/** Reads a value by a schema. */
export function check<T>(schema: z.ZodType<T>, value: unknown): Parsed<T> {
  const parsed = schema.safeParse(value)
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problems: parsed.error.issues.map(problemOf) }
}

const problemOf = (issue: z.core.$ZodIssue): Problem => ({
  path: issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
  message: issue.message,
})
