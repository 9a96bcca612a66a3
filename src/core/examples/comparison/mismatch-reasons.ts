/** Grounds: why the rules say otherwise than an example: what a number is the sum of, and which choice made a field what it is. @module */

import type { Rules } from '../../kernel/plays/rules.js'
import { decidedIn, type Traced } from '../../kernel/plays/trace.js'
import { type Clause, cite } from '../../kernel/sections/clause.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { Total } from '../../kernel/tables/measure.js'
import { withGames, withHits } from '../../kernel/watch/recorders.js'
import { tokenize } from '../../lookup/tokenize.js'
import { canonical } from '../../values/json.js'
import { toldLines } from '../../wording/trace-lines.js'
import { formatValue, partAt } from '../format/check-schema.js'
import type { ValuePath } from '../format/parse-helpers.js'
import { pathText } from '../format/path-text.js'
import type { StartedPosition } from '../start-position.js'
import { type ChoiceMade, madeChoiceLine } from './made-choices.js'
import type { ExampleRun } from './verdict.js'

/** Why the rules say otherwise, in lines; nothing where the problems themselves tell. */
export function reasonLines<Game extends GameState>(
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

/** Lists the terms of a measure's sum, with its clauses. */
function sumOf<Game extends GameState>(measures: readonly Total<Game>[], game: Game, [name, ...values]: ValuePath) {
  const measure = measures.find((one) => one.name === name)
  if (measure === undefined) return []
  const fields = Object.entries(measure.domains)
  if (values.length < fields.length) return []
  const argument = Object.fromEntries(
    fields.map(([field, domain], index) => [field, domain.find((one) => String(one) === String(values[index])) ?? '']),
  )
  const [, hits] = withHits(() => measure.count(game, argument))
  // What is made of several sums is told sum by sum.
  const several = (hits.at(-1)?.sums?.length ?? 0) > 1
  const lines = toldLines(decidedIn(measure.name, several ? hits.slice(0, -1) : hits), true)
  return (several ? lines : lines.slice(-1)).map((line) =>
    line.trim().replace(`${measure.name} [${measure.name}]`, `${measure.name}:`),
  )
}

/** The maximum number of clauses to show for a choice. */
const FEW = 4

/** Lists the choices that changed a field, with the clauses; or states that it has not changed since the beginning. */
function changesAt<Game extends GameState>(
  rules: Rules<Game>,
  begun: StartedPosition<Game>,
  choices: readonly ChoiceMade[],
  path: ValuePath,
): readonly string[] {
  const { game, position: from } = begun
  let position = from
  const lines = choices.flatMap((made) => {
    const chosen = withGames(() => rules.choose(position, made.option))
    const [before, after] = [partAt(position.game, path), partAt(chosen.position.game, path)]
    const told = reasonsFor(chosen.trace, position.game, path)
    position = chosen.position
    if (canonical(before) === canonical(after)) return []
    return [
      `${pathText(path)}: ${formatValue(before)} -> ${formatValue(after)} by ${madeChoiceLine(made)}${clausesText(told, path)}`,
    ]
  })
  const [given, now] = [partAt(game, path), partAt(from.game, path)]
  const why = () => clausesText(reasonsFor(openingTrace(rules, begun), game, path), path)
  const first = () => `${pathText(path)}: ${formatValue(given)} -> ${formatValue(now)} as it begins${why()}`
  const all = [...(canonical(given) === canonical(now) ? [] : [first()]), ...lines]
  return all.length > 0 ? all : [`${pathText(path)}: ${formatValue(now)} from the beginning, and nothing changes it`]
}

/** The trace of what began, with the game after each transition; of what runs already there is none. */
const openingTrace = <Game extends GameState>(
  rules: Rules<Game>,
  { game, procedure, args, trace }: StartedPosition<Game>,
): readonly Traced[] => (args === undefined ? trace : withGames(() => rules.begin(game, procedure, args)).trace)

/** The clauses by which a field was written, and those of everything else that happened. */
interface Reasons {
  /** Of the transitions that changed it, and of the states that called the procedures in which they stand. */
  readonly by: readonly Clause[]
  /** Of the rows that decided in them. */
  readonly rows: readonly Clause[]
  readonly others: readonly Clause[]
}

/** Tells by what a field was written in a trace that tells the game after each transition. */
function reasonsFor(trace: readonly Traced[], from: object, path: ValuePath): Reasons {
  const told = { by: [] as Clause[], rows: [] as Clause[], others: [] as Clause[] }
  /** The clauses of the state in which each procedure stands, the outermost first. */
  const standing: (readonly Clause[])[] = [[]]
  let [game, isWriting] = [from, false]
  for (const line of trace) {
    if (line.kind === 'called') standing.push([])
    if (line.kind === 'returned') standing.pop()
    if (line.kind === 'entered') standing.splice(-1, 1, line.clauses)
    if (line.kind === 'decided') (isWriting ? told.rows : told.others).push(...line.clauses)
    if (line.kind !== 'taken') continue
    isWriting = line.after !== undefined && canonical(partAt(game, path)) !== canonical(partAt(line.after, path))
    game = line.after ?? game
    if (isWriting) told.by.push(...line.clauses, ...standing.slice(0, -1).toReversed().flat())
    else told.others.push(...line.clauses)
  }
  return told
}

/** The first of those clauses: what wrote the field, then the rows that speak of it, before all others. */
function clausesText({ by, rows, others }: Reasons, path: ValuePath): string {
  const words = new Set(path.flatMap((part) => tokenize(String(part))))
  const speaks = ({ id, text }: Clause) => tokenize(`${id} ${text}`).some((word) => words.has(word))
  const told = [...new Set([...by, ...rows.filter(speaks), ...rows, ...others])].map(cite)
  const more = told.length > FEW ? `, and ${told.length - FEW} more` : ''
  return told.length > 0 ? `: ${told.slice(0, FEW).join(', ')}${more}` : ''
}
