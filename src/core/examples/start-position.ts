/** Given positions: a base, what differs from it, and the procedure that begins there. @module */

import { mergePartial } from '../explore/partial-values.js'
import type { Book } from '../kernel/book/book.js'
import type { Procedure } from '../kernel/charts/procedure.js'
import type { Position, StackFrame } from '../kernel/plays/position.js'
import { NotBegun, type Rules } from '../kernel/plays/rules.js'
import type { Traced } from '../kernel/plays/trace.js'
import type { GameState } from '../kernel/sections/question.js'
import { instead } from '../lookup/nearest-word.js'
import { insteadIn } from '../lookup/suggest.js'
import { readerOf } from '../records/cached-validation.js'
import { parsePosition } from '../records/read-position.js'
import { problemLine } from '../records/recorded-play.js'
import { isRecord, type Json } from '../values/json.js'
import type { Parsed } from '../values/parse-result.js'
import { cannotBeginText, type PreconditionCheck } from './comparison/check-precondition.js'
import { checkShape, fieldsAt, formatValue, notOneOf } from './format/check-schema.js'
import { faultText } from './format/fault-text.js'
import type { GivenBlock } from './format/file-format.js'
import { parsedInside, parseFailure, problemsOf, problemsUnder } from './format/parse-helpers.js'

/** A position in which something begins, with the trace of its beginning. */
export interface StartedPosition<Game extends GameState = GameState> {
  /** The game as it was given, before anything happened. */
  readonly game: Game
  /** The procedure that begins, or that goes on. */
  readonly procedure: string
  readonly position: Position<Game>
  readonly trace: readonly Traced[]
  /** The argument of the procedure, where it has just begun. */
  readonly args?: Json
}

/** The base of a given position: a game, and the running procedures if it is a complete position. */
export interface StartBase {
  readonly game: unknown
  readonly stack?: readonly StackFrame[]
}

/** Opens the base that a position file is. */
export type OpenBase = (file: string) => Parsed<StartBase>

/** The start of an example: a procedure to begin, or running procedures to continue. */
export type GivenStart<Game extends GameState = GameState> =
  | { readonly is: 'about to begin'; readonly knock: PreconditionCheck<Game> }
  | { readonly is: 'under way'; readonly begun: StartedPosition<Game> }

/** Begins in the position that was given; the paths of problems start at `given`. */
export function beginGiven<Game extends GameState>(
  rules: Rules<Game>,
  given: GivenBlock,
  openBase: OpenBase,
): Parsed<StartedPosition<Game>> {
  const opening = readOpening(rules, given, openBase)
  return opening.ok ? beginOrExplain(rules, opening.value) : opening
}

/** Begins what is given; of a shut door it is told why it is shut, and what the reader is told then. */
export const beginOrExplain = <Game extends GameState>(
  rules: Rules<Game>,
  opening: GivenStart<Game>,
  ifShut = '',
): Parsed<StartedPosition<Game>> =>
  opening.is === 'under way' ? { ok: true, value: opening.begun } : attempted(rules, opening.knock, ifShut)

/** Reads what is given, before anything begins; the paths of problems start at `given`. */
export function readOpening<Game extends GameState>(
  rules: Rules<Game>,
  given: GivenBlock,
  openBase: OpenBase,
): Parsed<GivenStart<Game>> {
  const { from = EMPTY } = given
  const base = baseOf(rules, from, openBase)
  if (!base.ok) return base
  const game = readGame(rules, mergePartial(base.value.game, given.game))
  if (!game.ok) return game
  if (given.stack !== undefined) return underWay(standing(rules, game.value, given, given.stack))
  const { stack = [] } = base.value
  if (given.procedure !== undefined || from === EMPTY) return aboutToBegin(rules, game.value, given)
  if (stack.length === 0) return parseFailure(['procedure'], notOneOf(undefined, proceduresOf(rules)))
  if (given.args !== undefined)
    return parseFailure(['args'], 'the base is in the middle of a procedure; expected `procedure` beside `args`')
  return underWay(resumePosition(rules, { game: game.value, stack }))
}

const underWay = <Game extends GameState>(begun: Parsed<StartedPosition<Game>>): Parsed<GivenStart<Game>> =>
  begun.ok ? { ok: true, value: { is: 'under way', begun: begun.value } } : begun

/** Goes on with what is said to run; the paths of problems start at `given`. */
function standing<Game extends GameState>(
  rules: Rules<Game>,
  game: Game,
  { procedure, args }: GivenBlock,
  stack: Whole['stack'],
): Parsed<StartedPosition<Game>> {
  if (procedure !== undefined || args !== undefined)
    return parseFailure(['stack'], 'the running procedures continue; expected no `procedure` and no `args` beside it')
  if (stack.length === 0) return parseFailure(['stack'], 'is empty; expected what runs, the outermost first')
  return resumePosition(rules, { game, stack })
}

/** Goes on in a whole position; the paths of problems start at the position. */
export function resumePosition<Game extends GameState>(
  rules: Rules<Game>,
  { game, stack, ...rest }: Whole,
): Parsed<StartedPosition<Game>> {
  const read = readGame(rules, game)
  if (!read.ok) return read
  const misfits = stack.flatMap(({ chart: name, data }, index) => {
    const chart = rules.book.charts.find((known) => known.name === name)
    return chart ? problemsUnder(['stack', index, 'data'], problemsOf(checkShape(chart.data, data))) : []
  })
  if (misfits.length > 0) return { ok: false, problems: misfits }
  const parsed = parsePosition(rules.book, { game: read.value, stack, ...rest })
  if (!parsed.ok) return parsed
  const procedure = stack[0]?.chart ?? rules.book.main.procedure.name
  return { ok: true, value: { game: read.value, procedure, position: parsed.value, trace: [] } }
}

/** A whole position as it is written. */
interface Whole {
  readonly game: unknown
  readonly stack: readonly Pick<StackFrame, 'chart' | 'data'>[]
}

const proceduresOf = ({ book }: { readonly book: Pick<Book, 'charts'> }) => book.charts.map(({ name }) => name)

/** The base that is used where none is named. */
export const EMPTY = 'empty'

/** Reads the shape of a game, part by part where its parts were read before. */
export function checkGameShape<Game extends GameState>(
  { schema }: Pick<Book<Game>, 'schema'>,
  game: unknown,
): Parsed<Game> {
  const known = readerOf(schema)(game)
  return known ? { ok: true, value: known.read as Game } : checkShape(schema, game)
}

/** Reads a whole game: its shape first, then its readings and laws; the paths of problems start with `game`. */
export function readGame<Game extends GameState>(rules: Rules<Game>, game: unknown): Parsed<Game> {
  const shape = checkGameShape(rules.book, game)
  if (!shape.ok) return parsedInside(['game'], shape)
  const whole = parsePosition(rules.book, { game: shape.value, stack: [] })
  return whole.ok ? { ok: true, value: whole.value.game } : whole
}

function baseOf<Game extends GameState>(rules: Rules<Game>, from: string, openBase: OpenBase): Parsed<StartBase> {
  const named: Readonly<Record<string, unknown>> = { ...rules.book.bases, [EMPTY]: rules.book.empty }
  if (Object.hasOwn(named, from)) return { ok: true, value: { game: named[from] } }
  if (/\.(json|ya?ml)$/.test(from)) return parsedInside(['from'], openBase(from))
  const known = [...Object.keys(named), 'the path of a .json or .yaml file']
  return parseFailure(['from'], `"${from}" is not a base of ${rules.book.title}${instead(from, known)}`)
}

/** Begins a procedure in a game; the paths of problems start at `given`. */
export function startProcedure<Game extends GameState>(
  rules: Rules<Game>,
  game: Game,
  given: GivenBlock,
): Parsed<StartedPosition<Game>> {
  const opening = aboutToBegin(rules, game, given)
  return opening.ok ? beginOrExplain(rules, opening.value) : opening
}

/** Reads which procedure is to begin, and with what argument; the paths of problems start at `given`. */
function aboutToBegin<Game extends GameState>(
  rules: Rules<Game>,
  game: Game,
  given: GivenBlock,
): Parsed<GivenStart<Game>> {
  const { main, charts, title } = rules.book
  const { procedure = main.procedure.name } = given
  const chart = charts.find(({ name }) => name === procedure)
  if (chart === undefined)
    return parseFailure(
      ['procedure'],
      `"${procedure}" is not a procedure of ${title}${insteadIn(rules.book, 'procedures', procedure)}`,
    )
  const usual = given.procedure === undefined ? main.args : null
  const args = argsFor(chart.procedure, given.args ?? usual)
  if (!args.ok) return parsedInside(['args'], args)
  return { ok: true, value: { is: 'about to begin', knock: { chart, game, args: args.value } } }
}

/** Reads the argument with which a procedure begins. */
function argsFor({ name, args: schema }: Procedure, args: unknown): Parsed<Json> {
  const shape = checkShape(schema, args)
  if (shape.ok) return shape
  const fields = fieldsAt(schema, [])
  const fieldsText = `the ${fields.length > 1 ? 'fields' : 'field'} ${fields.join(', ')}`
  if (fields.length > 0 && !isRecord(args))
    return parseFailure([], `${args === null ? 'is missing' : `got ${formatValue(args)}`}; expected ${fieldsText}`)
  return schema.safeParse(null).success
    ? parseFailure([], `got ${formatValue(args)}, but ${name} takes no argument`)
    : shape
}

/** Begins a procedure. What the book cannot begin with is told without the words of its code. */
function attempted<Game extends GameState>(
  rules: Rules<Game>,
  { chart: { name: procedure }, game, args }: PreconditionCheck<Game>,
  ifShut: string,
): Parsed<StartedPosition<Game>> {
  const refused = (why: string) => parseFailure([], `${procedure} cannot begin here: ${why}`)
  try {
    const begun = rules.begin(game, procedure, args)
    const parsed = parsePosition(rules.book, begun.position)
    return parsed.ok
      ? { ok: true, value: { ...begun, game, procedure, args } }
      : refused(parsed.problems.map(problemLine).join('; '))
  } catch (error) {
    if (error instanceof NotBegun) return parseFailure([], `${cannotBeginText(procedure, error.refusals)}${ifShut}`)
    return refused(faultText(error))
  }
}
