/** Grounds: why the rules say otherwise than an example: what a number is the sum of, and which choice made a field what it is. @module */

import type { GameState, Rules, Total } from '#kernel'
import { type Clause, cite } from '../kernel/clause.js'
import { observed } from '../kernel/hearing.js'
import { canonical } from '../kernel/json.js'
import { toldLines } from '../kernel/told-trace.js'
import { decidedIn, type Traced } from '../kernel/trace.js'
import { type Made, madeLine } from './choices-made.js'
import type { Begun } from './given.js'
import type { Path } from './parsing.js'
import { pathText } from './path-text.js'
import { partAt, shown } from './shape.js'
import type { ExampleRun } from './verdict.js'

/** Why the rules say otherwise, in lines; nothing where the problems themselves tell. */
export function groundLines<Game extends GameState>(
  rules: Rules<Game>,
  { example, verdict, trace, places }: Pick<ExampleRun<Game>, 'example' | 'verdict' | 'trace' | 'places'>,
): readonly string[] {
  if (example.kind === 'asked') return toldLines(trace, true).map((line) => line.trim())
  if (example.kind !== 'played' || verdict.is !== 'legal') return []
  const { measures = [] } = rules.book
  const lines = places.flatMap(([, part, ...path]) => {
    if (part === 'totals') return sumOf(measures, verdict.position.game, path)
    return part === 'game' ? changesAt(rules, example.begun, verdict.choices, path) : []
  })
  return [...new Set(lines)]
}

/** What a measure is the sum of, and its clauses. */
function sumOf<Game extends GameState>(measures: readonly Total<Game>[], game: Game, [name, ...values]: Path) {
  const measure = measures.find((one) => one.name === name)
  if (measure === undefined) return []
  const fields = Object.entries(measure.domains)
  if (values.length < fields.length) return []
  const argument = Object.fromEntries(
    fields.map(([field, domain], index) => [field, domain.find((one) => String(one) === String(values[index])) ?? '']),
  )
  const [, hits] = observed(() => measure.count(game, argument))
  // What is made of several sums is told sum by sum.
  const several = (hits.at(-1)?.sums?.length ?? 0) > 1
  const lines = toldLines(decidedIn(measure.name, several ? hits.slice(0, -1) : hits), true)
  return (several ? lines : lines.slice(-1)).map((line) =>
    line.trim().replace(`${measure.name} [${measure.name}]`, `${measure.name}:`),
  )
}

/** How many clauses of a choice are told. */
const FEW = 4

/** Which choices changed a field, and by which clauses; where none did, that it has been so from the beginning. */
function changesAt<Game extends GameState>(
  rules: Rules<Game>,
  { game, position: from, trace }: Begun<Game>,
  choices: readonly Made[],
  path: Path,
): readonly string[] {
  let position = from
  const lines = choices.flatMap((made) => {
    const chosen = rules.choose(position, made.option)
    const [before, after] = [partAt(position.game, path), partAt(chosen.position.game, path)]
    position = chosen.position
    if (canonical(before) === canonical(after)) return []
    return [`${pathText(path)}: ${shown(before)} -> ${shown(after)} by ${madeLine(made)}${clausesText(chosen.trace)}`]
  })
  const [given, begun] = [partAt(game, path), partAt(from.game, path)]
  const first = `${pathText(path)}: ${shown(given)} -> ${shown(begun)} as it begins${clausesText(trace)}`
  const all = [...(canonical(given) === canonical(begun) ? [] : [first]), ...lines]
  return all.length > 0 ? all : [`${pathText(path)}: ${shown(begun)} from the beginning, and nothing changes it`]
}

/** The clauses that were applied or decided, the first of them. */
function clausesText(trace: readonly Traced[]): string {
  const clauses = trace.flatMap((line): readonly Clause[] =>
    line.kind === 'taken' || line.kind === 'decided' ? line.clauses : [],
  )
  const told = [...new Set(clauses)].map(cite)
  const more = told.length > FEW ? `, and ${told.length - FEW} more` : ''
  return told.length > 0 ? `: ${told.slice(0, FEW).join(', ')}${more}` : ''
}
