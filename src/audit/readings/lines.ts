/**
 * The plays of the examples of a book.
 *
 * @module
 */
import type { Example } from '../../examples/example.js'
import { exampleFiles } from '../../examples/folder.js'
import { readExamples } from '../../examples/read.js'
import type { GameState } from '../../kernel/book.js'
import { explain } from '../../kernel/explain.js'
import type { Rules } from '../../kernel/rules.js'
import type { Line } from './sources.js'
import { attempted } from './witness.js'

/** The plays of the examples in a folder, from the procedures with which they begin. */
export const linesIn = <Game extends GameState>(rules: Rules<Game>, folder: string): readonly Line<Game>[] =>
  exampleFiles(folder).flatMap((file) => {
    const read = readExamples(rules, file)
    return read.ok ? read.value.flatMap((example) => (example.kind === 'played' ? lineOf(rules, example) : [])) : []
  })

type Played<Game extends GameState> = Pick<Extract<Example<Game>, { readonly kind: 'played' }>, 'begun' | 'groups'>

function lineOf<Game extends GameState>(rules: Rules<Game>, { begun, groups }: Played<Game>): readonly Line<Game>[] {
  const { game, procedure: name, args, position } = begun
  const chart = rules.book.charts.find((known) => known.name === name)
  if (chart === undefined || args === undefined) return []
  const explained = attempted(() => explain(rules, position, groups))
  const choices =
    explained?.verdict === 'legal'
      ? explained.found.choices
      : explained?.verdict === 'refused'
        ? explained.stuck.choices
        : []
  return [{ opening: { game, call: { procedure: chart.procedure, args } }, choices }]
}
