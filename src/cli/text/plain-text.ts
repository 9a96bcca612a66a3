/** Results of the rules as plain JSON for other programs. @module */

import {
  type Advice,
  type Choice,
  type ChoiceMade,
  type Clause,
  changes,
  closedBy,
  type Decision,
  type Ended,
  type ExampleRun,
  type GameState,
  type Guidance,
  hashOf,
  lineChoices,
  type Over,
  type PlayVerdict,
  type Refusal,
  type RefusedChoice,
  refusedOnTheWay,
  type Total,
  type Traced,
  totalsOf,
  verdictChoices,
  verdictWord,
} from '#core'
import type { ExplainExtras } from './example-result.js'

export const plainClause = ({ id, section }: Clause) => ({ id, section: section.number })

/** Why something is refused. */
export const plainRefusal = ({ clauses, because }: Refusal) => ({ clauses: clauses.map(plainClause), because })

/** A candidate that is refused, with the clauses that refuse it. */
export const plainRefused = ({ option, seat, refusals }: RefusedChoice) => ({
  option,
  seat,
  refusals: refusals.map(plainRefusal),
})

/** One option of a decision. */
export function plainChoice({ option, says, seat, weight, declines }: Choice) {
  const said = says?.()
  return {
    option,
    ...(said !== undefined && { says: said }),
    seat,
    declines,
    ...(weight !== undefined && { weight }),
  }
}

/** Builds the JSON of a decision for an automated seat. */
export function plainAdvice({ priority, of, leansOn, offered, clauses, steps, kept, drawn }: Advice) {
  return {
    ...(priority !== undefined && { priority }),
    ...(of !== undefined && { of }),
    clauses: clauses.map(plainClause),
    offered,
    steps: steps.map((step) => ({ ...step, clauses: step.clauses.map(plainClause) })),
    kept: kept.map(({ option }) => option),
    ...(drawn && { drawn: { clauses: drawn.clauses.map(plainClause), weights: drawn.weights } }),
    leansOn,
  }
}

/** The decision that is due, or how it ended. */
export function plainDue(due: Decision | Over) {
  if (due.over) return { over: true as const, outcome: due.outcome }
  const { seat, asks, about, advised, chart, state, cites, choices } = due
  return {
    over: false as const,
    seat,
    asks,
    ...(about !== undefined && { about }),
    ...(advised && { advised: { seat: advised.seat, advice: plainAdvice(advised.advice) } }),
    procedure: chart,
    state,
    cites: cites.map(plainClause),
    options: choices.map(plainChoice),
  }
}

/** A line of a trace. */
export function plainTraced(traced: Traced): object {
  if (traced.kind === 'skipped') return { ...traced, refused: traced.refused().map(plainRefused) }
  if (traced.kind === 'advised') return { ...traced, advice: plainAdvice(traced.advice) }
  return 'clauses' in traced ? { ...traced, clauses: traced.clauses.map(plainClause) } : traced
}

/** Builds the JSON of running an example. */
export const plainRun = <Game extends GameState>(
  file: string,
  run: ExampleRun<Game>,
  measures: readonly Total<Game>[] = [],
  { guide, idle = [], places = [], grounds = [] }: ExplainExtras = {},
) => ({
  name: run.example.name,
  file,
  passed: run.passed,
  verdict: run.verdict.is === 'legal' ? verdictWord(run.verdict) : run.verdict.is,
  problems: run.problems,
  ...(places.length > 0 && { places }),
  ...(grounds.length > 0 && { grounds }),
  ...(run.example.unchecked && { unchecked: true }),
  cites: run.example.clauses.map(plainClause),
  idle: idle.map(plainClause),
  sections: run.example.sections.map(({ number }) => number),
  ...details(run, measures),
  ...plainGuide(guide),
  trace: plainTrace(run),
})

/** Builds the JSON of the help for a refused action; nothing if it was not requested. */
const plainGuide = (guide: Guidance | undefined) =>
  guide && {
    objections: guide.objections.map(({ named, refused }) => ({ named, refused: refused.map(plainRefused) })),
    alternatives: guide.alternatives,
  }

/** Why choices lead nowhere from a position. */
export const plainVerdict = <Game extends GameState>(
  verdict: Exclude<PlayVerdict<Game>, { is: 'legal' }>,
  guide: Guidance | undefined,
) => ({ verdict: verdict.is, ...plainDetails(verdict), ...plainGuide(guide) })

function plainTrace<Game extends GameState>(run: ExampleRun<Game>): readonly object[] {
  const told = lineChoices(run.trace, verdictChoices(run))
  return run.trace.map((line) => ({
    ...plainTraced(line),
    ...(line.kind === 'chosen' && plainNamed(told(line))),
  }))
}

/** Builds the JSON that shows if a choice was named. If not, it has the number of other options. */
const plainNamed = (made: ChoiceMade | undefined) =>
  made && { named: made.named, ...(!made.named && { others: made.others }) }

function details<Game extends GameState>(
  { example, verdict }: ExampleRun<Game>,
  measures: readonly Total<Game>[],
): object {
  if (verdict.is !== 'legal') return plainDetails(verdict)
  const { position, choices, due } = verdict
  const changed = example.kind === 'played' ? changes(example.begun.game, position.game) : []
  return {
    choices,
    changed,
    ...plainTotals(measures, position.game),
    due: plainDue(due),
    ...plainEnd(verdict),
    position,
    hash: hashOf(position),
  }
}

/** Builds the JSON of the reason why a procedure ended without a choice. */
export const plainEnd = ({ withoutChoice }: Ended): object =>
  withoutChoice
    ? {
        withoutChoice: {
          isNothing: withoutChoice.isNothing,
          refused: refusedOnTheWay(withoutChoice).map(plainRefused),
          closedBy: closedBy(withoutChoice),
        },
      }
    : {}

/** Builds the JSON of the values of a book's measures; nothing if it has none. */
export const plainTotals = <Game extends GameState>(measures: readonly Total<Game>[], game: Game) =>
  measures.length > 0 ? { totals: totalsOf(measures, game) } : {}

function plainDetails<Game extends GameState>(verdict: Exclude<ExampleRun<Game>['verdict'], { is: 'legal' }>): object {
  switch (verdict.is) {
    case 'refused': {
      const { position, choices, unsaid, due, refused } = verdict
      return {
        choices,
        unsaid,
        due: plainDue(due),
        refused: refused.map(plainRefused),
        position,
        hash: hashOf(position),
      }
    }
    case 'ambiguous':
      return { found: verdict.found.map(({ position, choices }) => ({ choices, position, hash: hashOf(position) })) }
    case 'answered':
      return { answer: verdict.answer }
    case 'open':
      return { procedure: verdict.procedure }
    case 'shut':
    case 'closed':
      return { procedure: verdict.procedure, refusals: verdict.refusals.map(plainRefusal) }
    case 'denied':
      return { refusals: verdict.refusals.map(plainRefusal) }
    case 'defect':
    case 'undecided':
      return {}
  }
}
