/**
 * Plays: the list of choices made. Replaying one gives the position again, or refuses what breaks a rule.
 *
 * A play is a text of JSON lines: a head that names the book and the game it starts from, then one option a line.
 *
 * @module
 */
import { z } from 'zod'
import type { Option } from '../kernel/offers/option.js'
import type { Position } from '../kernel/plays/position.js'
import { NotOffered, type Rules } from '../kernel/plays/rules.js'
import type { Traced } from '../kernel/plays/trace.js'
import type { GameState } from '../kernel/sections/question.js'
import { isRecord } from '../values/json.js'
import { check, type Parsed, type Problem } from '../values/parse-result.js'
import { parseJson } from '../values/plain-data.js'

/** The choices made, from the beginning of a game or from a given position. */
export interface Play {
  readonly book: string
  /** The position from which it is played; the beginning of the game where it is left out. */
  readonly from?: unknown
  readonly choices: readonly Option[]
}

const headSchema = z.strictObject({ book: z.string(), from: z.json().optional() })
const optionSchema = z.looseObject({ type: z.string() })

/** The text of a play. */
export const printPlay = ({ choices, ...head }: Play): string =>
  [head, ...choices].map((line) => `${JSON.stringify(line)}\n`).join('')

const HEAD = '{"book": "..."}'
const OPTION = '{"type": "...", ...}'
const PLAY = `a play begins with a line ${HEAD}, and goes on with one option a line, ${OPTION}`

/** The number of invalid lines to report one by one. */
const TOLD = 3

/** Reads the text of a play; problems name the line. What has no head is no play, and nothing more is said of it. */
export function parsePlay(text: string): Parsed<Play> {
  const [first, ...rest] = written(text)
  if (first === undefined) return misread('line 1', `got nothing; ${PLAY}`)
  const head = parsed(headSchema, first.line)
  if (!head.ok) return misread(`line ${first.number}`, `got ${head.got}; ${PLAY}`)
  const options = rest.map(({ number, line }) => ({ number, read: parsed(optionSchema, line) }))
  const problems = options.flatMap(({ number, read }) =>
    read.ok ? [] : [{ path: [`line ${number}`], message: `got ${read.got}; expected an option, ${OPTION}` }],
  )
  if (problems.length > 0) return { ok: false, problems: fewOf(problems) }
  return {
    ok: true,
    value: { choices: options.flatMap(({ read }) => (read.ok ? [read.value] : [])), ...head.value } as Play,
  }
}

/** Some problems, and how many there are beside them. */
function fewOf(problems: readonly Problem[]): readonly Problem[] {
  const more = problems.length - TOLD
  if (more <= 0) return problems
  const rest = more === 1 ? '1 more line that holds' : `${more} more lines that hold`
  return [...problems.slice(0, TOLD), { path: [], message: `and ${rest} no option` }]
}

const misread = (line: string, message: string): Parsed<never> => ({ ok: false, problems: [{ path: [line], message }] })

/** The lines of a text that are not empty, with their numbers. */
const written = (text: string) =>
  text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')

/** The numbers of the lines on which the choices of a play stand. */
export const choiceLines = (text: string): readonly number[] =>
  written(text)
    .slice(1)
    .map(({ number }) => number)

type Line<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly got: string }

/** A line as JSON of a shape, or what it is instead. */
function parsed<T>(schema: z.ZodType<T>, line: string): Line<T> {
  const json = parseJson(line)
  if (!json.ok) return { ok: false, got: json.malformed ? 'no JSON' : `what ${json.problems.map(problemLine).join()}` }
  const read = check(schema, json.value)
  return read.ok ? read : { ok: false, got: kindOf(json.value) }
}

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return `the fields ${Object.keys(value).slice(0, TOLD).join(', ')}`
  return value === null ? 'null' : `a ${typeof value}`
}

/** The result of a replay: the position at the end, or the first refused choice. */
export type Replayed<Game extends GameState> =
  | {
      readonly ok: true
      readonly position: Position<Game>
      readonly traces: readonly Traced[][]
    }
  | { readonly ok: false; readonly at: number; readonly refused: NotOffered; readonly position: Position<Game> }

/** Plays choices one after the other. */
export function replay<Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  choices: readonly Option[],
): Replayed<Game> {
  let position = from
  const traces: Traced[][] = []
  for (const [at, option] of choices.entries()) {
    try {
      const chosen = rules.choose(position, option)
      position = chosen.position
      traces.push([...chosen.trace])
    } catch (error) {
      if (error instanceof NotOffered) return { ok: false, at, refused: error, position }
      throw error
    }
  }
  return { ok: true, position, traces }
}

/** A problem as a line for people: where, and what was expected. */
export const problemLine = ({ path, message }: Problem): string =>
  path.length > 0 ? `${path.join('.')}: ${message}` : message
