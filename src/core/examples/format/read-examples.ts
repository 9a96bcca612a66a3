/** Example files: one example, or a list of them, about one book. @module */

import type { Rules } from '../../kernel/plays/rules.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { Example } from '../example.js'
import { examplesIn, type ReadableExamples, readableIn } from './parse-examples.js'
import type { ParsedSource, SourceResult } from './parse-source.js'
import { basesNextTo } from './position-file.js'
import { readSource } from './read-source.js'

/** Reads a file of one or several examples, all or none. */
export function readExamples<Game extends GameState>(
  rules: Rules<Game>,
  file: string,
): SourceResult<readonly Example<Game>[]> {
  const source = readSource(file)
  return source.ok ? parseExamples(rules, source.value) : source
}

/** Reads a file of examples that is open, all or none. */
export const parseExamples = <Game extends GameState>(
  rules: Rules<Game>,
  source: ParsedSource,
): SourceResult<readonly Example<Game>[]> => examplesIn(rules, source, basesNextTo(rules, source.file))

/** Reads each example of a file by itself; a file that cannot be taken apart is one thing that is unread. */
export function readReadable<Game extends GameState>(rules: Rules<Game>, file: string): ReadableExamples<Game> {
  const source = readSource(file)
  return source.ok ? readableFrom(rules, source.value) : { examples: [], unread: [{ misread: source.misread }] }
}

/** Reads each example of an open file by itself. */
export const readableFrom = <Game extends GameState>(
  rules: Rules<Game>,
  source: ParsedSource,
): ReadableExamples<Game> => readableIn(rules, source, basesNextTo(rules, source.file))
