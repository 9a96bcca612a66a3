/**
 * Printed examples: whether an example that cites one expects all that comes of it, as the book is usually read.
 *
 * A printed example tells what happens to everybody. Its case must say of every field of the game that changes what it is then.
 *
 * @module
 */

import { changes, type ValueDifference } from '../explore/partial-values.js'
import type { Book } from '../kernel/book/book.js'
import type { Clause } from '../kernel/sections/clause.js'
import type { GameState } from '../kernel/sections/question.js'
import { executable } from '../kernel/sections/question.js'
import { isRecord } from '../values/json.js'
import type { PrintedShown } from '../verify/report.js'
import type { ExampleRun } from './comparison/verdict.js'

/** The printed examples that a case cites. */
export function printedShown<Game extends GameState>(
  book: Pick<Book<Game>, 'questions'>,
  run: ExampleRun<Game>,
): readonly PrintedShown[] {
  const printed = run.example.clauses.filter(isPrinted)
  if (printed.length === 0 || !run.passed) return []
  const [under, unsaid] = [unusualIn(book, run), unsaidIn(run)]
  return printed.map(({ id }) => ({ clause: id, under, unsaid }))
}

/** True for an example that the rulebook prints. */
const isPrinted = ({ kind }: Pick<Clause, 'kind'>): boolean => kind === 'example'

function unusualIn<Game extends GameState>(
  { questions }: Pick<Book<Game>, 'questions'>,
  { example }: ExampleRun<Game>,
) {
  const readings =
    example.kind === 'played' ? example.begun.game.readings : example.kind === 'asked' ? example.view : {}
  return executable(questions).flatMap(({ name, usual }) => {
    const reading = (readings as Readonly<Record<string, unknown>>)[name]
    return reading === undefined || reading === usual ? [] : [`${name}=${String(reading)}`]
  })
}

/** The fields that change in a play and of which its example says nothing. */
function unsaidIn<Game extends GameState>({ example, verdict }: ExampleRun<Game>): readonly string[] {
  if (example.kind !== 'played' || verdict.is !== 'legal') return []
  const { game: said } = example.then
  return changes(example.begun.game, verdict.position.game)
    .filter((change) => !isSaid(said, change.path))
    .map(pathOf)
}

const pathOf = ({ path }: ValueDifference): string => path.join('.')

/** True where a partial value says anything at a place, or on the way to it. */
function isSaid(part: unknown, [first, ...rest]: ValueDifference['path']): boolean {
  if (part === undefined) return false
  if (first === undefined || !isRecord(part)) return true
  return Object.hasOwn(part, first) && isSaid(part[first], rest)
}
