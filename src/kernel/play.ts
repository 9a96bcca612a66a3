/**
 * Plays: the list of choices made. Replaying one gives the position again, or refuses what breaks a rule.
 *
 * A play is a text of JSON lines: a head that names the book and the game it starts from, then one option a line.
 *
 * @module
 */
import { z } from 'zod'
import type { GameState } from './book.js'
import type { Option } from './offer.js'
import { check, hashOf, type Parsed, type Position, type Problem } from './position.js'
import { NotOffered, type Rules } from './rules.js'
import type { Traced } from './trace.js'

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

/** Reads the text of a play; problems name the line. */
export function parsePlay(text: string): Parsed<Play> {
  const [first, ...rest] = written(text)
  if (first === undefined)
    return { ok: false, problems: [{ path: ['line 1'], message: 'expected a head: {"book": ...}' }] }
  const head = at(first.number, parsed(headSchema, first.line, '{"book": ...}'))
  const options = rest.map(({ number, line }) => at(number, parsed(optionSchema, line, '{"type": ...}')))
  const problems = [head, ...options].flatMap((part) => (part.ok ? [] : part.problems))
  if (!head.ok || problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    value: { ...head.value, choices: options.flatMap((part) => (part.ok ? [part.value] : [])) } as Play,
  }
}

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

const parsed = <T>(schema: z.ZodType<T>, line: string, expected: string): Parsed<T> => {
  try {
    return check(schema, JSON.parse(line))
  } catch {
    return { ok: false, problems: [{ path: [], message: `expected JSON: ${expected}` }] }
  }
}

const at = <T>(number: number, part: Parsed<T>): Parsed<T> =>
  part.ok
    ? part
    : {
        ok: false,
        problems: part.problems.map(({ path, message }) => ({ path: [`line ${number}`, ...path], message })),
      }

/** What a replay came to: the position at the end, or the first choice that is refused. */
export type Replayed<Game extends GameState> =
  | {
      readonly ok: true
      readonly position: Position<Game>
      readonly hash: string
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
  return { ok: true, position, hash: hashOf(position), traces }
}

/** A problem as a line for people: where, and what was expected. */
export const problemLine = ({ path, message }: Problem): string =>
  path.length > 0 ? `${path.join('.')}: ${message}` : message
