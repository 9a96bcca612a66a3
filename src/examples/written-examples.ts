/** Examples as a text writes them: one, or a list of them, about one book. @module */

import type { GameState, Parsed, Problem, Rules } from '#kernel'
import { isRecord } from '../kernel/json.js'
import type { Example } from './example.js'
import { asPosition, collectionSchema, seemsPosition } from './format.js'
import type { OpenBase } from './given.js'
import { all, besides, inside, wrong } from './parsing.js'
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
  if (!('examples' in written)) return all([prepare(rules, written, openBase)])
  const collection = checkShape(collectionSchema, value)
  if (!collection.ok) return collection
  const { examples } = collection.value
  const prepared = examples.map((one, index) => inside(['examples', index], prepare(rules, one, openBase)))
  return besides(all(prepared), namesakes(examples))
}

function namesakes(examples: readonly Readonly<Record<string, unknown>>[]): readonly Problem[] {
  const seen = new Set<unknown>()
  return examples.flatMap(({ name }, index) => {
    const again = name !== undefined && seen.has(name)
    seen.add(name)
    const message = `another example is called ${shown(name)}; expected its own name`
    return again ? [{ path: ['examples', index, 'name'], message }] : []
  })
}
