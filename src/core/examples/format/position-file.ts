/** Position files: a whole position, or one as an example gives it, and choices that lead on from there. @module */
import { resolve } from 'node:path'
import type { Rules } from '../../kernel/plays/rules.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { Named } from '../../records/match-plays.js'
import { isRecord } from '../../values/json.js'
import type { Parsed } from '../../values/parse-result.js'
import { choiceGroups, choicePaths, type WrittenChoices, whenProblems } from '../named-choices.js'
import {
  beginGiven,
  type OpenBase,
  readGame,
  resumePosition,
  type StartedPosition,
  startProcedure,
} from '../start-position.js'
import { checkShape, fieldsAt } from './check-schema.js'
import { positionSchemaFor, seemsExample, toPositionFile, type WrittenPosition } from './file-format.js'
import { parsedInside, parseFailure, withProblems } from './parse-helpers.js'
import {
  formatLocation,
  locateProblems,
  type ParsedSource,
  type SourceResult,
  sourceProblemLine,
} from './parse-source.js'
import { readSource } from './read-source.js'

/** A position that was read, and the choices that lead on from there. */
export interface PositionFile<Game extends GameState = GameState> {
  readonly begun: StartedPosition<Game>
  readonly groups: readonly (readonly Named[])[]
  /** Returns the place of a named choice: file, line, column and field. */
  readonly placeOf: (named: Named) => string
}

/** Reads a position file. */
export function readPosition<Game extends GameState>(
  rules: Rules<Game>,
  file: string,
): SourceResult<PositionFile<Game>> {
  const source = readSource(file)
  return source.ok ? positionFrom(rules, source.value) : source
}

/** Reads a position file that is open. */
export const positionFrom = <Game extends GameState>(
  rules: Rules<Game>,
  source: ParsedSource,
): SourceResult<PositionFile<Game>> => readThrough(rules, source, [], false)

/** Opens the position files that a file names as bases, by paths beside it. */
export const basesNextTo = <Game extends GameState>(rules: Rules<Game>, file: string): OpenBase =>
  basesThrough(rules, [resolve(file)])

/** Opens the position files that a user names as bases, by paths in the folder from which the program is called. */
export const basesInCwd = <Game extends GameState>(rules: Rules<Game>): OpenBase => basesThrough(rules, [])

/** Opens bases, knowing the files that led here: a file may not lead back to itself. */
const basesThrough =
  <Game extends GameState>(rules: Rules<Game>, through: readonly string[]): OpenBase =>
  (from) => {
    const file = resolve(through.at(-1) ?? 'here', '..', from)
    if (through.includes(file)) return parseFailure([], 'leads back to itself; expected another base')
    const source = readSource(file)
    const read = source.ok ? readThrough(rules, source.value, through, true) : source
    if (!read.ok)
      return { ok: false, problems: read.misread.map((part) => ({ path: [], message: sourceProblemLine(part) })) }
    const { begun, groups } = read.value
    return groups.length > 0
      ? parseFailure([], `${from} makes choices; ${AS_PRINTED}`)
      : { ok: true, value: begun.position }
  }

const AS_PRINTED = 'expected the position that they lead to, as `rulewright ask --json` prints it'

function readThrough<Game extends GameState>(
  rules: Rules<Game>,
  source: ParsedSource,
  through: readonly string[],
  isBase: boolean,
): SourceResult<PositionFile<Game>> {
  const openBase = basesThrough(rules, [...through, resolve(source.file)])
  const position = positionOf(rules, source.value, openBase, isBase)
  if (!position.ok) return { ok: false, misread: locateProblems(source, position.problems) }
  const { begun, when } = position.value
  const groups = choiceGroups(when)
  const placeOf = (named: Named) => formatLocation(source, choicePaths(when)[groups.flat().indexOf(named)] ?? [])
  return { ok: true, value: { begun, groups, placeOf } }
}

interface Opened<Game extends GameState> {
  readonly begun: StartedPosition<Game>
  readonly when: WrittenChoices
}

function positionOf<Game extends GameState>(
  rules: Rules<Game>,
  value: unknown,
  openBase: OpenBase,
  isBase: boolean,
): Parsed<Opened<Game>> {
  if (!isRecord(value)) return parseFailure([], 'expected a position: `given`, or `game` and `stack`')
  if (seemsExample(value)) return parseFailure([], 'this is an example file; `rulewright explain` reads it')
  const position = toPositionFile(value, fieldsAt(rules.book.schema, []))
  const written = checkShape(positionSchemaFor(position), position)
  if (!written.ok) return written
  const { book = rules.book.name, when = [] } = written.value
  if (book !== rules.book.name) return parseFailure(['book'], `got "${book}", expected ${rules.book.name}`)
  const begun = begunAt(rules, written.value, openBase, isBase)
  const opened: Parsed<Opened<Game>> = begun.ok ? { ok: true, value: { begun: begun.value, when } } : begun
  const all = withProblems(opened, whenProblems(rules.book, when))
  return position === value || all.ok ? all : bare(all)
}

/** Removes the field names from the problems of a game that is a file of its own. */
const bare = <T>(parsed: Extract<Parsed<T>, { ok: false }>): Parsed<T> => ({
  ok: false,
  problems: parsed.problems.map(({ path, message }) => ({ path: path[0] === 'game' ? path.slice(1) : path, message })),
})

function begunAt<Game extends GameState>(
  rules: Rules<Game>,
  written: WrittenPosition,
  openBase: OpenBase,
  isBase: boolean,
): Parsed<StartedPosition<Game>> {
  if ('given' in written) return parsedInside(['given'], beginGiven(rules, written.given, openBase))
  if ('position' in written) return parsedInside(['position'], resumePosition(rules, written.position))
  const { book: _book, when: _when, ...whole } = written
  if ('stack' in whole) return resumePosition(rules, whole)
  if (isBase) return resumePosition(rules, { ...whole, stack: [] })
  // Where nothing runs, the whole game begins.
  const game = readGame(rules, whole.game)
  return game.ok ? startProcedure(rules, game.value, {}) : game
}
