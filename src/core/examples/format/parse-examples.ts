/** Examples as a text writes them: one, or a list of them, about one book. @module */

import type { Rules } from '../../kernel/plays/rules.js'
import type { GameState } from '../../kernel/sections/question.js'
import { isRecord } from '../../values/json.js'
import type { Parsed, Problem } from '../../values/parse-result.js'
import type { Example } from '../example.js'
import { type PlacedExample, type WrittenExample, wholesOf, writtenIn } from '../other-readings.js'
import { prepareExample } from '../prepare-example.js'
import type { OpenBase } from '../start-position.js'
import { checkShape, fieldsAt, formatValue } from './check-schema.js'
import { collectionSchema, otherReadingsSchema, seemsPosition, toPositionFile } from './file-format.js'
import { parsedInside, parseFailure, problemsOf, problemsUnder } from './parse-helpers.js'
import { locateProblems, type ParsedSource, type SourceProblem, type SourceResult } from './parse-source.js'

/** An example that cannot be read, by its name, or a part of a file that is no example and has none. */
export interface UnreadExample {
  readonly name?: string
  readonly misread: readonly SourceProblem[]
}

/** The examples of a file that can be read, and the rest with the reasons. */
export interface ReadableExamples<Game extends GameState> {
  readonly examples: readonly Example<Game>[]
  readonly unread: readonly UnreadExample[]
}

interface Unread {
  readonly name?: string
  readonly problems: readonly Problem[]
}

interface Readable<Game extends GameState> {
  readonly examples: readonly Example<Game>[]
  readonly unread: readonly Unread[]
}

/** Reads the examples of a source, all or none; `openBase` opens the files from which they begin. */
export function examplesIn<Game extends GameState>(
  rules: Rules<Game>,
  source: ParsedSource,
  openBase: OpenBase,
): SourceResult<readonly Example<Game>[]> {
  const { examples, unread } = readableOf(rules, source.value, openBase)
  const problems = unread.flatMap((one) => one.problems)
  return problems.length === 0
    ? { ok: true, value: examples }
    : { ok: false, misread: locateProblems(source, problems) }
}

/** Reads each example of a source by itself: one that cannot be read does not keep the others from being run. */
export function readableIn<Game extends GameState>(
  rules: Rules<Game>,
  source: ParsedSource,
  openBase: OpenBase,
): ReadableExamples<Game> {
  const { examples, unread } = readableOf(rules, source.value, openBase)
  return {
    examples,
    unread: unread.map(({ problems, ...named }) => ({ ...named, misread: locateProblems(source, problems) })),
  }
}

function readableOf<Game extends GameState>(rules: Rules<Game>, value: unknown, openBase: OpenBase): Readable<Game> {
  const file = fileProblems(rules, value)
  if (file.length > 0) return { examples: [], unread: [{ problems: file }] }
  const around = aroundProblems(value)
  const names = new Set<unknown>()
  const each = writtenIn(value).flatMap((written) => readingsOf(rules, written, openBase, names))
  return {
    examples: each.flatMap((one) => ('example' in one ? [one.example] : [])),
    unread: [
      ...(around.length > 0 ? [{ problems: around }] : []),
      ...strayIn(value),
      ...each.flatMap((one) => ('example' in one ? [] : [one])),
    ],
  }
}

/** Problems that keep every example of a file from being read. */
function fileProblems<Game extends GameState>(rules: Rules<Game>, value: unknown): readonly Problem[] {
  if (!isRecord(value)) return problemsOf(parseFailure([], 'expected an example, or `book` and a list of `examples`'))
  if (seemsPosition(toPositionFile(value, fieldsAt(rules.book.schema, []))))
    return problemsOf(parseFailure([], 'this is a position file; `rulewright ask` reads it'))
  const { book = rules.book.name } = value
  if (book !== rules.book.name)
    return problemsOf(parseFailure(['book'], `got ${formatValue(book)}, expected ${rules.book.name}`))
  return 'examples' in value && !Array.isArray(value.examples) ? problemsOf(checkShape(collectionSchema, value)) : []
}

/** Problems of the fields that stand around a list of examples. */
function aroundProblems(value: unknown): readonly Problem[] {
  if (!isRecord(value) || !Array.isArray(value.examples)) return []
  // Each example tells its own faults.
  const examples = value.examples.map(() => ({}))
  return problemsOf(checkShape(collectionSchema, { ...value, examples }))
}

/** Entries of a list of examples that have no fields. */
function strayIn(value: unknown): readonly Unread[] {
  if (!isRecord(value) || !Array.isArray(value.examples)) return []
  return value.examples.flatMap((one, index) => {
    const { examples } = collectionSchema.shape
    const problems = isRecord(one)
      ? []
      : problemsOf(parsedInside(['examples', index], checkShape(examples.element, one)))
    return problems.length > 0 ? [{ problems }] : []
  })
}

type Reading<Game extends GameState> = { readonly example: Example<Game> } | Unread

/** Reads an example and its forms under other readings. */
function readingsOf<Game extends GameState>(
  rules: Rules<Game>,
  written: WrittenExample,
  openBase: OpenBase,
  names: Set<unknown>,
): readonly Reading<Game>[] {
  const problems = othersProblems(written)
  if (problems.length > 0) return [{ ...nameOf(written.value), problems }]
  return wholesOf(written).map((whole) => readingOf(rules, whole, openBase, names))
}

/** Problems of the forms of an example under other readings. */
const othersProblems = ({ value, at }: WrittenExample): readonly Problem[] =>
  'otherwise' in value
    ? problemsUnder([...at, 'otherwise'], problemsOf(checkShape(otherReadingsSchema, value.otherwise)))
    : []

function readingOf<Game extends GameState>(
  rules: Rules<Game>,
  whole: PlacedExample,
  openBase: OpenBase,
  names: Set<unknown>,
): Reading<Game> {
  const prepared = prepareExample(rules, whole.value, openBase)
  const problems = [...placedProblems(prepared, whole), ...namesakeProblems(whole, names)]
  return prepared.ok && problems.length === 0 ? { example: prepared.value } : { ...nameOf(whole.value), problems }
}

const placedProblems = (parsed: Parsed<unknown>, { placed }: PlacedExample): readonly Problem[] =>
  problemsOf(parsed).map((problem) => ({ ...problem, path: placed(problem.path) }))

/** An example must have a name of its own; `names` holds those before it. */
function namesakeProblems({ value: { name }, placed }: PlacedExample, names: Set<unknown>): readonly Problem[] {
  const again = name !== undefined && names.has(name)
  names.add(name)
  const message = `another example is called ${formatValue(name)}; expected its own name`
  return again ? [{ path: placed(['name']), message }] : []
}

const nameOf = ({ name }: Readonly<Record<string, unknown>>): Pick<Unread, 'name'> =>
  typeof name === 'string' ? { name } : {}
