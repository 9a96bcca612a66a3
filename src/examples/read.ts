/** Example files: one example, or a list of them, about one book. @module */

import type { GameState, Rules } from '#kernel'
import type { Example } from './example.js'
import { basesBeside } from './position-file.js'
import { readSource } from './read-source.js'
import type { Read, Source } from './source.js'
import { examplesIn, type ReadableExamples, readableIn } from './written-examples.js'

/** Reads a file of one or several examples, all or none. */
export function readExamples<Game extends GameState>(rules: Rules<Game>, file: string): Read<readonly Example<Game>[]> {
  const source = readSource(file)
  return source.ok ? examplesFrom(rules, source.value) : source
}

/** Reads a file of examples that is open, all or none. */
export const examplesFrom = <Game extends GameState>(
  rules: Rules<Game>,
  source: Source,
): Read<readonly Example<Game>[]> => examplesIn(rules, source, basesBeside(rules, source.file))

/** Reads each example of a file by itself; a file that cannot be taken apart is one thing that is unread. */
export function readReadable<Game extends GameState>(rules: Rules<Game>, file: string): ReadableExamples<Game> {
  const source = readSource(file)
  return source.ok ? readableFrom(rules, source.value) : { examples: [], unread: [{ misread: source.misread }] }
}

/** Reads each example of an open file by itself. */
export const readableFrom = <Game extends GameState>(rules: Rules<Game>, source: Source): ReadableExamples<Game> =>
  readableIn(rules, source, basesBeside(rules, source.file))
