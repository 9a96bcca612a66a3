/** Position files: a whole position, or one as an example gives it, and choices that lead on from there. @module */
import { resolve } from 'node:path'
import type { GameState, Parsed, Rules } from '#kernel'
import type { Named } from '../kernel/explain.js'
import { isRecord } from '../kernel/json.js'
import { asPosition, positionSchemaFor, seemsExample, type WrittenPosition } from './format.js'
import { type Begun, begin, type OpenBase, readGame, resumed, started } from './given.js'
import { groupsOf, pathsOf, type WrittenChoices, whenProblems } from './named-choices.js'
import { besides, inside, wrong } from './parsing.js'
import { readSource } from './read-source.js'
import { checkShape, fieldsAt } from './shape.js'
import { misreadIn, misreadLine, placeIn, type Read, type Source } from './source.js'

/** A position that was read, and the choices that lead on from there. */
export interface PositionFile<Game extends GameState = GameState> {
  readonly begun: Begun<Game>
  readonly groups: readonly (readonly Named[])[]
  /** Where a named choice stands: file, line, column and field. */
  readonly placeOf: (named: Named) => string
}

/** Reads a position file. */
export function readPosition<Game extends GameState>(rules: Rules<Game>, file: string): Read<PositionFile<Game>> {
  const source = readSource(file)
  return source.ok ? positionFrom(rules, source.value) : source
}

/** Reads a position file that is open. */
export const positionFrom = <Game extends GameState>(rules: Rules<Game>, source: Source): Read<PositionFile<Game>> =>
  readThrough(rules, source, [], false)

/** Opens the position files that a file names as bases, by paths beside it. */
export const basesBeside = <Game extends GameState>(rules: Rules<Game>, file: string): OpenBase =>
  basesThrough(rules, [resolve(file)])

/** Opens the position files that a user names as bases, by paths in the folder from which the program is called. */
export const basesHere = <Game extends GameState>(rules: Rules<Game>): OpenBase => basesThrough(rules, [])

/** Opens bases, knowing the files that led here: a file may not lead back to itself. */
const basesThrough =
  <Game extends GameState>(rules: Rules<Game>, through: readonly string[]): OpenBase =>
  (from) => {
    const file = resolve(through.at(-1) ?? 'here', '..', from)
    if (through.includes(file)) return wrong([], 'leads back to itself; expected another base')
    const source = readSource(file)
    const read = source.ok ? readThrough(rules, source.value, through, true) : source
    if (!read.ok) return { ok: false, problems: read.misread.map((part) => ({ path: [], message: misreadLine(part) })) }
    const { begun, groups } = read.value
    return groups.length > 0 ? wrong([], `${from} makes choices; ${AS_PRINTED}`) : { ok: true, value: begun.position }
  }

const AS_PRINTED = 'expected the position that they lead to, as `rulewright ask --json` prints it'

function readThrough<Game extends GameState>(
  rules: Rules<Game>,
  source: Source,
  through: readonly string[],
  isBase: boolean,
): Read<PositionFile<Game>> {
  const openBase = basesThrough(rules, [...through, resolve(source.file)])
  const position = positionOf(rules, source.value, openBase, isBase)
  if (!position.ok) return { ok: false, misread: misreadIn(source, position.problems) }
  const { begun, when } = position.value
  const groups = groupsOf(when)
  const placeOf = (named: Named) => placeIn(source, pathsOf(when)[groups.flat().indexOf(named)] ?? [])
  return { ok: true, value: { begun, groups, placeOf } }
}

interface Opened<Game extends GameState> {
  readonly begun: Begun<Game>
  readonly when: WrittenChoices
}

function positionOf<Game extends GameState>(
  rules: Rules<Game>,
  value: unknown,
  openBase: OpenBase,
  isBase: boolean,
): Parsed<Opened<Game>> {
  if (!isRecord(value)) return wrong([], 'expected a position: `given`, or `game` and `stack`')
  if (seemsExample(value)) return wrong([], 'this is an example file; `rulewright explain` reads it')
  const position = asPosition(value, fieldsAt(rules.book.schema, []))
  const written = checkShape(positionSchemaFor(position), position)
  if (!written.ok) return written
  const { book = rules.book.name, when = [] } = written.value
  if (book !== rules.book.name) return wrong(['book'], `got "${book}", expected ${rules.book.name}`)
  const begun = begunAt(rules, written.value, openBase, isBase)
  const opened: Parsed<Opened<Game>> = begun.ok ? { ok: true, value: { begun: begun.value, when } } : begun
  const all = besides(opened, whenProblems(rules.book, when))
  return position === value || all.ok ? all : bare(all)
}

/** What is wrong with a game that stands alone: it is no field of anything. */
const bare = <T>(parsed: Extract<Parsed<T>, { ok: false }>): Parsed<T> => ({
  ok: false,
  problems: parsed.problems.map(({ path, message }) => ({ path: path[0] === 'game' ? path.slice(1) : path, message })),
})

function begunAt<Game extends GameState>(
  rules: Rules<Game>,
  written: WrittenPosition,
  openBase: OpenBase,
  isBase: boolean,
): Parsed<Begun<Game>> {
  if ('given' in written) return inside(['given'], begin(rules, written.given, openBase))
  if ('position' in written) return inside(['position'], resumed(rules, written.position))
  const { book: _book, when: _when, ...whole } = written
  if ('stack' in whole) return resumed(rules, whole)
  if (isBase) return resumed(rules, { ...whole, stack: [] })
  // Where nothing runs, the whole game begins.
  const game = readGame(rules, whole.game)
  return game.ok ? started(rules, game.value, {}) : game
}
