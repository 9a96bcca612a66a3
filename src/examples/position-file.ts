/**
 * Position files: a whole position, or one as an example gives it, and choices that lead on from there.
 *
 * @module
 */
import { dirname, resolve } from 'node:path'
import type { GameState } from '../kernel/book.js'
import type { Named } from '../kernel/explain.js'
import { isRecord } from '../kernel/json.js'
import { type Parsed, parsePosition } from '../kernel/position.js'
import type { Rules } from '../kernel/rules.js'
import { positionSchemaFor, type WrittenPosition } from './format.js'
import { type Begun, begin, type OpenBase, readGame } from './given.js'
import { besides, inside, wrong } from './parsing.js'
import { checkShape } from './shape.js'
import { misreadIn, misreadLine, type Read, readSource } from './source.js'
import { groupsOf, whenProblems } from './when.js'

/** A position that was read, and the choices that lead on from there. */
export interface PositionFile<Game extends GameState = GameState> {
  readonly begun: Begun<Game>
  readonly groups: readonly (readonly Named[])[]
}

/** Reads a position file. */
export const readPosition = <Game extends GameState>(rules: Rules<Game>, file: string): Read<PositionFile<Game>> =>
  readThrough(rules, file, [])

/** Opens the position files that a file names as bases, by paths beside it. */
export const basesBeside = <Game extends GameState>(rules: Rules<Game>, file: string): OpenBase =>
  basesThrough(rules, [resolve(file)])

/** Opens bases, knowing the files that led here: a file may not lead back to itself. */
const basesThrough =
  <Game extends GameState>(rules: Rules<Game>, through: readonly string[]): OpenBase =>
  (from) => {
    const file = resolve(dirname(through.at(-1) ?? '.'), from)
    if (through.includes(file)) return wrong([], 'leads back to itself; expected another base')
    const read = readThrough(rules, file, through)
    if (read.ok) return { ok: true, value: read.value.begun.position }
    return { ok: false, problems: read.misread.map((part) => ({ path: [], message: misreadLine(part) })) }
  }

function readThrough<Game extends GameState>(
  rules: Rules<Game>,
  file: string,
  through: readonly string[],
): Read<PositionFile<Game>> {
  const source = readSource(file)
  if (!source.ok) return source
  const position = positionOf(rules, source.value.value, basesThrough(rules, [...through, resolve(file)]))
  return position.ok ? position : { ok: false, misread: misreadIn(source.value, position.problems) }
}

function positionOf<Game extends GameState>(
  rules: Rules<Game>,
  value: unknown,
  openBase: OpenBase,
): Parsed<PositionFile<Game>> {
  if (!isRecord(value)) return wrong([], 'expected a position: `given`, or `game` and `stack`')
  const written = checkShape(positionSchemaFor(value), value)
  if (!written.ok) return written
  const { book = rules.book.name, when = [] } = written.value
  if (book !== rules.book.name) return wrong(['book'], `got "${book}", expected ${rules.book.name}`)
  const begun = begunAt(rules, written.value, openBase)
  const groups = groupsOf(when)
  const position: Parsed<PositionFile<Game>> = begun.ok ? { ok: true, value: { begun: begun.value, groups } } : begun
  return besides(position, whenProblems(rules.book, when))
}

function begunAt<Game extends GameState>(
  rules: Rules<Game>,
  written: WrittenPosition,
  openBase: OpenBase,
): Parsed<Begun<Game>> {
  if ('given' in written) return inside(['given'], begin(rules, written.given, openBase))
  const { book: _book, when: _when, ...whole } = written
  const game = readGame(rules, whole.game)
  if (!game.ok) return game
  const position = parsePosition(rules.book, whole)
  return position.ok ? { ok: true, value: { position: position.value, trace: [] } } : position
}
