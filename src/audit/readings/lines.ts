/**
 * The plays of the examples of a book.
 *
 * @module
 */
import type { Example } from '../../examples/example.js'
import { exampleFiles } from '../../examples/folder.js'
import { readExamples } from '../../examples/read.js'
import type { GameState } from '../../kernel/book.js'
import { type Explained, explain } from '../../kernel/explain.js'
import type { Option } from '../../kernel/offer.js'
import type { Rules } from '../../kernel/rules.js'
import type { Opening } from './place.js'
import type { Line } from './sources.js'
import { attempted } from './witness.js'

/** The plays of the examples in a folder. */
export const playsIn = <Game extends GameState>(rules: Rules<Game>, folder: string): readonly Line<Game>[] =>
  exampleFiles(folder).flatMap((file) => {
    const read = readExamples(rules, file)
    return read.ok ? read.value.flatMap((example) => (example.kind === 'played' ? playOf(rules, example) : [])) : []
  })

/** A play that begins with a procedure. */
export interface Begun<Game extends GameState = GameState> extends Pick<Line<Game>, 'choices'> {
  readonly opening: Opening<Game>
}

/** The plays of the examples in a folder that begin with a procedure. */
export const linesIn = <Game extends GameState>(rules: Rules<Game>, folder: string): readonly Begun<Game>[] =>
  playsIn(rules, folder).flatMap(({ from, choices }) => ('call' in from ? [{ opening: from, choices }] : []))

type Played<Game extends GameState> = Pick<Extract<Example<Game>, { readonly kind: 'played' }>, 'begun' | 'groups'>

function playOf<Game extends GameState>(rules: Rules<Game>, { begun, groups }: Played<Game>): readonly Line<Game>[] {
  const { game, procedure: name, args, position } = begun
  const chart = rules.book.charts.find((known) => known.name === name)
  if (chart === undefined) return []
  const from = args === undefined ? position : { game, call: { procedure: chart.procedure, args } }
  return [{ from, choices: choicesOf(attempted(() => explain(rules, position, groups))) }]
}

/** What is chosen in an example; where it may be meant in several ways, in one of them. */
function choicesOf(explained: Explained<GameState> | undefined): readonly Option[] {
  if (explained === undefined) return []
  if (explained.verdict === 'refused') return explained.stuck.choices
  return explained.verdict === 'legal' ? explained.found.choices : (explained.found[0]?.choices ?? [])
}
