/** Examples that were true under the former default reading of a question: they name it from now on. @module */

import type { Rules } from '../kernel/plays/rules.js'
import type { GameState } from '../kernel/sections/question.js'
import { questionOf } from '../kernel/tables/table-view.js'
import type { Example } from './example.js'
import { insertField } from './format/insert-field.js'
import type { ValuePath } from './format/parse-helpers.js'
import { parseSource } from './format/parse-source.js'
import { readableFrom } from './format/read-examples.js'
import { placedExamples } from './other-readings.js'
import { runExample } from './run-example.js'

/** A question with its default reading until now. */
export interface FormerReading {
  readonly question: string
  readonly reading: string
}

/** The text of an example file after the move, with the names of its examples. */
export interface MovedExamples {
  readonly text: string
  /** Examples that name the former reading now, and hold. */
  readonly moved: readonly string[]
  /** Examples that hold under neither reading. */
  readonly failing: readonly string[]
}

/** Puts each example of a file that has failed since a ruling under the former reading, if it holds there. */
export function moveUnderReading<Game extends GameState>(
  rules: Rules<Game>,
  file: string,
  text: string,
  former: FormerReading,
): MovedExamples {
  // What others repeat stands before them, and what they inherit stands around them.
  const names = failuresIn(rules, file, text)
    .toReversed()
    .toSorted((one, other) => one.path.length - other.path.length)
    .map((one) => one.name)
  let now = text
  for (const name of names) {
    const failing = failuresIn(rules, file, now)
    const failure = failing.find((one) => one.name === name)
    const changed = failure && insertField(now, pathFor(failure, former), former.reading)
    if (changed !== undefined && failuresIn(rules, file, changed).length < failing.length) now = changed
  }
  const failing = failuresIn(rules, file, now).map((one) => one.name)
  return { text: now, moved: names.filter((name) => !failing.includes(name)), failing }
}

/** An example that does not hold, and its path in its file. */
interface Failure {
  readonly name: string
  readonly path: ValuePath
  readonly example: Example | undefined
}

/** Lists the examples of a text that do not hold, or cannot be read. */
function failuresIn<Game extends GameState>(rules: Rules<Game>, file: string, text: string): readonly Failure[] {
  const source = parseSource(file, text)
  if (!source.ok) return []
  const { examples, unread } = readableFrom(rules, source.value)
  const failing = new Map<string, Example | undefined>([
    ...unread.flatMap(({ name }) => (name === undefined ? [] : [[name, undefined] as const])),
    ...examples
      .filter((example) => !runExample(rules, example).passed)
      .map((example) => [example.name, example] as const),
  ])
  return placedExamples(source.value.value).flatMap(({ value: { name }, placed }) =>
    typeof name === 'string' && failing.has(name)
      ? [{ name, path: placed(['name']).slice(0, -1), example: failing.get(name) }]
      : [],
  )
}

/** The path at which an example names a reading. */
function pathFor({ path, example }: Failure, { question }: FormerReading): ValuePath {
  const isTable = example?.kind === 'asked'
  const field = isTable ? (fieldFor(example, question) ?? question) : question
  if (path.includes('otherwise')) return [...path, 'readings', field]
  return isTable ? [...path, 'view', field] : [...path, 'given', 'game', 'readings', field]
}

/** The field of a table's view that holds a question. */
const fieldFor = ({ table }: Extract<Example, { kind: 'asked' }>, question: string): string | undefined =>
  Object.entries(table.view.fields).find(([, field]) => questionOf(field)?.name === question)?.[0]
