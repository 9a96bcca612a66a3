/** Whether what a text says of a book holds by its rules. @module */
import type { GameState, Rules } from '#kernel'
import { wrong } from './parsing.js'
import { runExample } from './run.js'
import { parseSource } from './source.js'
import { examplesIn } from './written-examples.js'

/** Whether every example in a text can be read and holds. */
export function holds<Game extends GameState>(rules: Rules<Game>, text: string): boolean {
  const source = parseSource('examples.yaml', text)
  const read = source.ok ? examplesIn(rules, source.value, noFile) : source
  return read.ok && read.value.every((example) => runExample(rules, example).passed)
}

/** What the program writes begins in no file. */
const noFile = () => wrong([], 'is no base; no file is read here')
