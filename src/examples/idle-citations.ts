/**
 * Citations that are idle: an example cites a clause by its id that is not at work where it is played.
 *
 * At work is what applies, decides, refuses, lifts a refusal or is counted on the way and in what is due then, and what a
 * question rests on that is read there. An example may well show where a clause ends: then it is idle on purpose.
 *
 * @module
 */

import type { Advised, Clause, Decision, GameState, Option, Position, Rules } from '#kernel'
import { needsEvidence } from '../explore/at-work.js'
import { attempted } from '../explore/attempt.js'
import { offeredIn } from '../explore/difference.js'
import { afresh } from '../explore/pair.js'
import { hearingReadings, observed } from '../kernel/hearing.js'
import { canonical } from '../kernel/json.js'
import { totalsOf } from '../kernel/measure.js'
import type { RefusedChoice } from '../kernel/option.js'
import type { Traced } from '../kernel/trace.js'
import type { PlayedExample } from './example.js'
import { runExample } from './run.js'
import type { ExampleRun } from './verdict.js'

/** The clauses that an example cites by their ids and that are not at work in it. */
export function idleCitations<Game extends GameState>(rules: Rules<Game>, run: ExampleRun<Game>): readonly Clause[] {
  const { example } = run
  const first = without(example.clauses.filter(needsEvidence), [...run.trace.flatMap(clausesIn), ...refusedIn(run)])
  // Few examples come here: what follows looks at every decision on the way.
  return first.length === 0 ? [] : without(first, attempted(() => besides(rules, run)) ?? [])
}

const without = (clauses: readonly Clause[], others: readonly Clause[]): readonly Clause[] =>
  clauses.filter((clause) => !others.includes(clause))

/** What is at work beside what a trace tells. */
function besides<Game extends GameState>(rules: Rules<Game>, run: ExampleRun<Game>): readonly Clause[] {
  const [found, names] = hearingReadings(() => {
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

/** What the decisions on the way rest on, with the one that is due in the end. */
function along<Game extends GameState>(
  rules: Rules<Game>,
  { begun }: PlayedExample<Game>,
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
  const [refused, hits] = observed(() => [...due.refused(), ...due.asides.refused()])
  return [
    ...due.cites,
    ...offeredIn(due).flatMap(({ cites }) => cites),
    ...refused.flatMap(refusing),
    ...hits.flatMap(({ clauses }) => clauses),
    ...(due.advised ? advisedBy(due.advised) : []),
  ]
}

/** What the totals rest on that an example expects. */
function counted<Game extends GameState>(
  { book: { measures = [] } }: Rules<Game>,
  game: Game,
  { then: { totals = {} } }: PlayedExample<Game>,
): readonly Clause[] {
  const named = measures.filter(({ name }) => Object.hasOwn(totals, name))
  const [, hits] = observed(() => totalsOf(named, game))
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
