/** Whether what a text says of a book holds by its rules. @module */
import type { GameState, Rules } from '#kernel'
import { examplesFrom } from './read.js'
import { runExample } from './run.js'
import { parseSource } from './source.js'

/** Whether every example in a text can be read and holds. */
export function holds<Game extends GameState>(rules: Rules<Game>, text: string): boolean {
  const source = parseSource('examples.yaml', text)
  const read = source.ok ? examplesFrom(rules, source.value) : source
  return read.ok && read.value.every((example) => runExample(rules, example).passed)
}
