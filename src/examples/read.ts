/** Example files: one example, or a list of them, about one book. @module */

import type { GameState, Rules } from '#kernel'
import type { Example } from './example.js'
import { basesBeside } from './position-file.js'
import { readSource } from './read-source.js'
import type { Read, Source } from './source.js'
import { examplesIn } from './written-examples.js'

/** Reads a file of one or several examples. */
export function readExamples<Game extends GameState>(rules: Rules<Game>, file: string): Read<readonly Example<Game>[]> {
  const source = readSource(file)
  return source.ok ? examplesFrom(rules, source.value) : source
}

/** Reads a file of examples that is open. */
export const examplesFrom = <Game extends GameState>(
  rules: Rules<Game>,
  source: Source,
): Read<readonly Example<Game>[]> => examplesIn(rules, source, basesBeside(rules, source.file))
