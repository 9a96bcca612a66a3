/**
 * The worlds of a book: positions from which everything that can come is enumerated, which are examples that say so.
 *
 * @module
 */

import { SOURCE, textAt } from '../files/read-file.js'
import type { Book, World } from '../kernel/book/book.js'
import { call } from '../kernel/charts/procedure.js'
import { type Rules, rulesOf } from '../kernel/plays/rules.js'
import type { GameState } from '../kernel/sections/question.js'
import { exampleFiles } from './folder.js'
import type { ParsedSource } from './format/parse-source.js'
import { basesNextTo } from './format/position-file.js'
import { readSource } from './format/read-source.js'
import { placedExamples } from './other-readings.js'
import { prepareExample } from './prepare-example.js'

/**
 * The worlds that the examples in a folder are, in the order of the files.
 *
 * An example that cannot be read is none: whoever runs the examples hears of it.
 */
export function exampleWorlds<Game extends GameState>(book: Book<Game>, folder: string): readonly World<Game>[] {
  const rules = rulesOf(book)
  return exampleFiles(folder)
    .filter(mayExplore)
    .flatMap((file) => {
      const source = readSource(file)
      if (!source.ok) return []
      return exploredIn(source.value).flatMap((written) => worldOf(rules, source.value, written))
    })
}

/** A file whose text does not name what is explored, not even by escapes, need not be taken apart: it has no world. */
function mayExplore(file: string): boolean {
  try {
    return /explore|\\/.test(textAt(file, SOURCE))
  } catch {
    return true
  }
}

type Words = Readonly<Record<string, unknown>>

const exploredIn = ({ value }: ParsedSource): readonly Words[] =>
  placedExamples(value).flatMap((whole) => ('explore' in whole.value ? [whole.value] : []))

function worldOf<Game extends GameState>(
  rules: Rules<Game>,
  source: ParsedSource,
  written: Words,
): readonly World<Game>[] {
  const read = prepareExample(rules, written, basesNextTo(rules, source.file))
  if (!read.ok) return []
  const { name, ...example } = read.value
  const chart = example.kind === 'played' && rules.book.charts.find((one) => one.name === example.begun.procedure)
  if (example.kind !== 'played' || !chart || example.begun.args === undefined) return []
  const { game, args } = example.begun
  return [
    {
      name,
      game,
      call: call(chart.procedure, args),
      reach: written.explore === 'whole' ? 'whole' : 'alone',
      ...(written.asides === true && { asides: true }),
    },
  ]
}
