/** The plays of the examples of a book. @module */

import {
  type Example,
  type Explained,
  exampleFiles,
  explain,
  type GameState,
  type Option,
  type Rules,
  readReadable,
  resumption,
  tryOrUndefined,
} from '#core'
import type { PlayLine } from './places-to-look.js'

export const playsIn = <Game extends GameState>(rules: Rules<Game>, folder: string): readonly PlayLine<Game>[] =>
  exampleFiles(folder).flatMap((file) =>
    readReadable(rules, file).examples.flatMap((example) => (example.kind === 'played' ? playOf(rules, example) : [])),
  )

/** The plays of the examples in a folder that begin with a procedure. */
export const linesIn = <Game extends GameState>(rules: Rules<Game>, folder: string): readonly PlayLine<Game>[] =>
  playsIn(rules, folder).filter(({ opening }) => opening.stack === undefined)

type Played<Game extends GameState> = Pick<Extract<Example<Game>, { readonly kind: 'played' }>, 'begun' | 'groups'>

function playOf<Game extends GameState>(
  rules: Rules<Game>,
  { begun, groups }: Played<Game>,
): readonly PlayLine<Game>[] {
  const { game, procedure: name, args, position } = begun
  const chart = rules.book.charts.find((known) => known.name === name)
  if (chart === undefined) return []
  const opening =
    args === undefined ? resumption(rules.book, position) : { game, call: { procedure: chart.procedure, args } }
  if (opening === undefined) return []
  return [{ opening, choices: choicesOf(tryOrUndefined(() => explain(rules, position, groups))) }]
}

/** The choices of an example; if it is ambiguous, those of one interpretation. */
function choicesOf(explained: Explained<GameState> | undefined): readonly Option[] {
  if (explained === undefined) return []
  if (explained.verdict === 'refused') return explained.stuck.choices
  return explained.verdict === 'legal' ? explained.found.choices : (explained.found[0]?.choices ?? [])
}
