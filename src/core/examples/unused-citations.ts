/**
 * Citations that are idle: an example cites a clause by its id that is not at work where it is played.
 *
 * At work is what applies, decides, refuses, lifts a refusal or is counted on the way and in what is due then, and what a
 * question rests on that is read there. An example may well show where a clause ends: then it is idle on purpose.
 *
 * @module
 */

import { needsEvidence } from '../explore/active-items.js'
import { afresh } from '../explore/reading-pair.js'
import { tryOrUndefined } from '../explore/try-or-undefined.js'
import { offeredIn } from '../explore/visible-differences.js'
import type { Option, RefusedChoice } from '../kernel/offers/option.js'
import type { Advised, Decision } from '../kernel/plays/decision.js'
import type { Position } from '../kernel/plays/position.js'
import type { Rules } from '../kernel/plays/rules.js'
import type { Traced } from '../kernel/plays/trace.js'
import type { Clause } from '../kernel/sections/clause.js'
import type { GameState } from '../kernel/sections/question.js'
import { totalsOf } from '../kernel/tables/measure.js'
import { withHits, withReadings } from '../kernel/watch/recorders.js'
import { canonical } from '../values/json.js'
import type { ExampleRun } from './comparison/verdict.js'
import type { PlayExample } from './example.js'
import { runExample } from './run-example.js'

/** The clauses that an example cites by their ids and that are not at work in it. */
export function unusedCitations<Game extends GameState>(rules: Rules<Game>, run: ExampleRun<Game>): readonly Clause[] {
  const { example } = run
  const first = without(example.clauses.filter(needsEvidence), [...run.trace.flatMap(clausesIn), ...refusedIn(run)])
  // Few examples come here: what follows looks at every decision on the way.
  return first.length === 0 ? [] : without(first, tryOrUndefined(() => besides(rules, run)) ?? [])
}

const without = (clauses: readonly Clause[], others: readonly Clause[]): readonly Clause[] =>
  clauses.filter((clause) => !others.includes(clause))

/** Finds the clauses at work that the trace does not show. */
function besides<Game extends GameState>(rules: Rules<Game>, run: ExampleRun<Game>): readonly Clause[] {
  const [found, names] = withReadings(() => {
    const { example, verdict, trace } = runExample(rules, run.example)
    const passed = trace.flatMap((line) => (line.kind === 'skipped' ? line.refused().flatMap(refusing) : []))
    if (example.kind !== 'played' || (verdict.is !== 'legal' && verdict.is !== 'refused')) return passed
    const options = verdict.choices.map(({ option }) => option)
    return [...passed, ...along(rules, example, options), ...counted(rules, verdict.position.game, example)]
  })
  return [...found, ...rules.book.questions.filter(({ name }) => names.has(name)).flatMap(({ clauses }) => clauses)]
}

/** Finds the clauses that refuse the last choice; those of a table or a door are in the trace. */
const refusedIn = <Game extends GameState>({ verdict }: ExampleRun<Game>): readonly Clause[] =>
  verdict.is === 'refused' ? verdict.refused.flatMap(refusing) : []

/** Finds the clauses behind the decisions on the way, including the last one. */
function along<Game extends GameState>(
  rules: Rules<Game>,
  { begun }: PlayExample<Game>,
  options: readonly Option[],
): readonly Clause[] {
  const found: Clause[] = []
  let position: Position<Game> = begun.position
  for (const option of [...options, undefined]) {
    const due = rules.decide(afresh(position))
    if (due.over) return found
    found.push(...ofDecision(due))
    const text = option && canonical(option)
    const choice = offeredIn(due).find((other) => canonical(other.option) === text)
    if (choice === undefined) return found
    position = rules.choose(position, choice.option).position
  }
  return found
}

function ofDecision(due: Decision): readonly Clause[] {
  // Whoever asks why hears of what is lifted as well.
  const [refused, hits] = withHits(() => [...due.refused(), ...due.asides.refused()])
  return [
    ...due.cites,
    ...offeredIn(due).flatMap(({ cites }) => cites),
    ...refused.flatMap(refusing),
    ...hits.flatMap(({ clauses }) => clauses),
    ...(due.advised ? advisedBy(due.advised) : []),
  ]
}

/** Finds the clauses behind the totals that an example expects. */
function counted<Game extends GameState>(
  { book: { measures = [] } }: Rules<Game>,
  game: Game,
  { then: { totals = {} } }: PlayExample<Game>,
): readonly Clause[] {
  const named = measures.filter(({ name }) => Object.hasOwn(totals, name))
  const [, hits] = withHits(() => totalsOf(named, game))
  return [...named, ...hits].flatMap(({ clauses }) => clauses)
}

function clausesIn(line: Traced): readonly Clause[] {
  if (line.kind === 'advised') return advisedBy(line)
  return 'clauses' in line ? line.clauses : []
}

/** The clauses of an advice: those of its steps and of the draw are among them. */
const advisedBy = ({ advice }: Pick<Advised, 'advice'>): readonly Clause[] => advice.clauses

const refusing = ({ refusals }: Pick<RefusedChoice, 'refusals'>): readonly Clause[] =>
  refusals.flatMap(({ clauses }) => clauses)
