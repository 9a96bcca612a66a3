/** A test whether the statements of a text about a book are true by its rules. @module */

import type { Rules } from '../kernel/plays/rules.js'
import type { GameState } from '../kernel/sections/question.js'
import { examplesIn } from './format/parse-examples.js'
import { parseFailure } from './format/parse-helpers.js'
import { parseSource } from './format/parse-source.js'
import { runExample } from './run-example.js'

/** True if every example in a text can be read and passes. */
export function examplesHold<Game extends GameState>(rules: Rules<Game>, text: string): boolean {
  const source = parseSource('examples.yaml', text)
  const read = source.ok ? examplesIn(rules, source.value, noFile) : source
  return read.ok && read.value.every((example) => runExample(rules, example).passed)
}

/** Refuses a base from a file, since generated texts are not in any file. */
const noFile = () => parseFailure([], 'is not a base; this check reads no files')
