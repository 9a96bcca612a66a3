/** Positions that are read: their shape, their frames, their readings, and the laws of their book. @module */
import { z } from 'zod'
import type { Book } from '../kernel/book/book.js'
import type { Chart, StateOf } from '../kernel/charts/chart.js'
import type { Position, StackFrame } from '../kernel/plays/position.js'
import { once } from '../kernel/quick/memoize.js'
import { cite } from '../kernel/sections/clause.js'
import { executable, type GameState } from '../kernel/sections/question.js'
import { check, type Parsed, type Problem, parsedBy } from '../values/parse-result.js'
import { readerOf } from './cached-validation.js'

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
  const parsed = parsedBy(anyGame, value)
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
  frame: StackFrame,
  index: number,
  above: StackFrame | undefined,
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

/** True if a frame may be in a state. The top frame, or an interrupted one, waits; any other calls the frame above it. */
const stands = ({ does, calls }: StateOf, above: StackFrame | undefined): boolean =>
  above === undefined || above.meanwhile
    ? does === 'waits'
    : does === 'calls' && calls?.procedures.some(({ name }) => name === above.chart) === true

const oneOf = (names: readonly string[]) => (names.length > 0 ? `one of ${names.join(', ')}` : 'none')

/** Why a chart has no state in which it could stand below another, or on top. */
const neverStands = ({ name, states }: Chart, above: StackFrame | undefined): string => {
  const called = Object.values(states).flatMap(
    ({ calls }) => calls?.procedures.map((procedure) => procedure.name) ?? [],
  )
  const expected = called.length > 0 ? `; expected above it ${oneOf([...new Set(called)])}` : ''
  return above === undefined || above.meanwhile
    ? `${name} decides nothing by itself${expected}`
    : `${name} does not call ${above.chart}${expected}`
}
