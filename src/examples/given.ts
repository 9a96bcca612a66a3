/**
 * Given positions: a base, what differs from it, and the procedure that begins there.
 *
 * @module
 */
import type { GameState } from '../kernel/book.js'
import type { Json } from '../kernel/json.js'
import { type Frame, type Parsed, type Position, type Problem, parsePosition } from '../kernel/position.js'
import type { Rules } from '../kernel/rules.js'
import type { Traced } from '../kernel/trace.js'
import type { Given } from './format.js'
import { instead } from './nearest.js'
import { inside, wrong } from './parsing.js'
import { merged } from './partial.js'
import { checkShape, shown } from './shape.js'

/** A position in which something begins, with the trace of its beginning. */
export interface Begun<Game extends GameState = GameState> {
  readonly position: Position<Game>
  readonly trace: readonly Traced[]
}

/** What a given position starts from: a game, and where it is a whole position, what runs there. */
export interface Base {
  readonly game: unknown
  readonly stack?: readonly Frame[]
}

/** Opens the base that a position file is. */
export type OpenBase = (file: string) => Parsed<Base>

/** Begins in the position that was given; the paths of problems start at `given`. */
export function begin<Game extends GameState>(
  rules: Rules<Game>,
  given: Given,
  openBase: OpenBase,
): Parsed<Begun<Game>> {
  const base = baseOf(rules, given.from ?? EMPTY, openBase)
  if (!base.ok) return base
  const game = readGame(rules, merged(base.value.game, given.game))
  if (!game.ok) return game
  const { stack } = base.value
  if (stack === undefined || given.procedure !== undefined) return started(rules, game.value, given)
  if (given.args !== undefined)
    return wrong(['args'], 'the base stands in the middle of a procedure; expected `procedure` beside `args`')
  const resumed = parsePosition(rules.book, { game: game.value, stack })
  return resumed.ok ? { ok: true, value: { position: resumed.value, trace: [] } } : resumed
}

/** The base that is used where none is named. */
const EMPTY = 'empty'

/** Reads a whole game: its shape first, then its readings and laws; the paths of problems start with `game`. */
export function readGame<Game extends GameState>(rules: Rules<Game>, game: unknown): Parsed<Game> {
  const shape = checkShape(rules.book.schema, game)
  if (!shape.ok) return inside(['game'], shape)
  const whole = parsePosition(rules.book, { game: shape.value, stack: [] })
  return whole.ok ? { ok: true, value: whole.value.game } : whole
}

function baseOf<Game extends GameState>(rules: Rules<Game>, from: string, openBase: OpenBase): Parsed<Base> {
  const named: Readonly<Record<string, unknown>> = { ...rules.book.bases, [EMPTY]: rules.book.empty }
  if (Object.hasOwn(named, from)) return { ok: true, value: { game: named[from] } }
  if (/\.(json|ya?ml)$/.test(from)) return inside(['from'], openBase(from))
  const known = [...Object.keys(named), 'the path of a .json or .yaml file']
  return wrong(['from'], `"${from}" is no base of ${rules.book.title}${instead(from, known)}`)
}

function started<Game extends GameState>(rules: Rules<Game>, game: Game, given: Given): Parsed<Begun<Game>> {
  const { main, charts, title } = rules.book
  const procedure = given.procedure ?? main.procedure.name
  const names = charts.map(({ name }) => name)
  if (!names.includes(procedure))
    return wrong(['procedure'], `"${procedure}" is no procedure of ${title}${instead(procedure, names)}`)
  const usual = given.procedure === undefined ? main.args : null
  return attempted(rules, game, procedure, given.args === undefined ? usual : (given.args as Json))
}

/** Begins a procedure. That its argument fits is known only when what it leads to can be read as a position. */
function attempted<Game extends GameState>(
  rules: Rules<Game>,
  game: Game,
  procedure: string,
  args: Json,
): Parsed<Begun<Game>> {
  const refused = (why: string) =>
    wrong([args === null ? 'procedure' : 'args'], `${procedure} cannot begin with the argument ${shown(args)}: ${why}`)
  try {
    const begun = rules.begin(game, procedure, args)
    const parsed = parsePosition(rules.book, begun.position)
    return parsed.ok ? { ok: true, value: begun } : refused(parsed.problems.map(reason).join('; '))
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error))
  }
}

const reason = ({ path, message }: Problem) => `${path.join('.')}: ${message}`
