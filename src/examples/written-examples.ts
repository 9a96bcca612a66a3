/** Examples as a text writes them: one, or a list of them, about one book. @module */

import type { GameState, Parsed, Problem, Rules } from '#kernel'
import { isRecord } from '../kernel/json.js'
import type { Example } from './example.js'
import { asPosition, collectionSchema, othersSchema, seemsPosition } from './format.js'
import type { OpenBase } from './given.js'
import { type Whole, wholesIn } from './otherwise.js'
import { all, besides, type Path, problemsOf, under, wrong } from './parsing.js'
import { prepare } from './prepare.js'
import { checkShape, fieldsAt, shown } from './shape.js'
import { misreadIn, type Read, type Source } from './source.js'

/** Reads the examples of a source; whoever asks says what opens the files from which they begin. */
export function examplesIn<Game extends GameState>(
  rules: Rules<Game>,
  source: Source,
  openBase: OpenBase,
): Read<readonly Example<Game>[]> {
  const examples = examplesOf(rules, source.value, openBase)
  return examples.ok ? examples : { ok: false, misread: misreadIn(source, examples.problems) }
}

function examplesOf<Game extends GameState>(
  rules: Rules<Game>,
  value: unknown,
  openBase: OpenBase,
): Parsed<readonly Example<Game>[]> {
  if (!isRecord(value)) return wrong([], 'expected an example, or `book` and a list of `examples`')
  if (seemsPosition(asPosition(value, fieldsAt(rules.book.schema, []))))
    return wrong([], 'this is a position file; `rulewright ask` reads it')
  const { book = rules.book.name, ...written } = value
  if (book !== rules.book.name) return wrong(['book'], `got ${shown(book)}, expected ${rules.book.name}`)
  const collection = 'examples' in written ? checkShape(collectionSchema, value) : undefined
  if (collection?.ok === false) return collection
  const wrongly = collection ? collection.value.examples.flatMap(othersIn) : othersProblems(written, [])
  if (wrongly.length > 0) return { ok: false, problems: wrongly }
  const wholes = wholesIn(value)
  return besides(all(wholes.map((whole) => preparedFrom(rules, whole, openBase))), namesakes(wholes))
}

const othersIn = (one: Readonly<Record<string, unknown>>, index: number): readonly Problem[] =>
  othersProblems(one, ['examples', index])

/** What is wrong with how an example says what it comes to under other readings. */
const othersProblems = (one: Readonly<Record<string, unknown>>, at: Path): readonly Problem[] =>
  'otherwise' in one ? under([...at, 'otherwise'], problemsOf(checkShape(othersSchema, one.otherwise))) : []

function preparedFrom<Game extends GameState>(
  rules: Rules<Game>,
  { value, placed }: Whole,
  openBase: OpenBase,
): Parsed<Example<Game>> {
  const prepared = prepare(rules, value, openBase)
  if (prepared.ok) return prepared
  return { ok: false, problems: prepared.problems.map((problem) => ({ ...problem, path: placed(problem.path) })) }
}

function namesakes(wholes: readonly Whole[]): readonly Problem[] {
  const seen = new Set<unknown>()
  return wholes.flatMap(({ value: { name }, placed }) => {
    const again = name !== undefined && seen.has(name)
    seen.add(name)
    const message = `another example is called ${shown(name)}; expected its own name`
    return again ? [{ path: placed(['name']), message }] : []
  })
}
