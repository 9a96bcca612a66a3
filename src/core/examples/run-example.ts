/** The runner: an example is played by the rules, and what they say is compared with what the example says. @module */

import { Defect } from '../kernel/book/book-defect.js'
import type { Rules } from '../kernel/plays/rules.js'
import { decidedIn, type Traced } from '../kernel/plays/trace.js'
import type { GameState } from '../kernel/sections/question.js'
import type { Refusal } from '../kernel/tables/forbid-table.js'
import { withHits } from '../kernel/watch/recorders.js'
import { explain, GaveUp, type NamedPlay } from '../records/match-plays.js'
import { gameAfter } from '../records/same-plays.js'
import { closingRefusals, endedWithoutChoice } from '../records/without-choice.js'
import { canonical } from '../values/json.js'
import { checkPrecondition } from './comparison/check-precondition.js'
import { playProblems, preconditionProblems, tableProblems } from './comparison/expectation.js'
import { totalsMismatches } from './comparison/expected-measures.js'
import { explainBarred } from './comparison/explain-barred.js'
import { refusedAtForced } from './comparison/forced-steps.js'
import { madeChoices } from './comparison/made-choices.js'
import type { ExampleMismatch } from './comparison/mismatch.js'
import type {
  ContradictionVerdict,
  ExampleRun,
  LegalVerdict,
  PlayVerdict,
  PreconditionVerdict,
  TableVerdict,
} from './comparison/verdict.js'
import type { Example, PlayExample, PreconditionExample, TableExample } from './example.js'
import { faultText } from './format/fault-text.js'
import { ALLOWED } from './format/file-format.js'
import type { StartedPosition } from './start-position.js'

/** The verdict on an example, with its trace. */
export type Traceable<Verdict> = readonly [Verdict | ContradictionVerdict, readonly Traced[]]

/** Runs an example. */
export function runExample<Game extends GameState>(rules: Rules<Game>, example: Example<Game>): ExampleRun<Game> {
  if (example.kind === 'asked') {
    const [verdict, trace] = guarded(() => asked(example))
    return { example, verdict, trace, ...judged(tableProblems(example, verdict)) }
  }
  if (example.kind === 'knocked') {
    const [verdict, trace] = guarded(() => atDoor(rules, example))
    return { example, verdict, trace, ...judged(preconditionProblems(example, verdict)) }
  }
  const [verdict, trace] = asMeant(rules, example, playChoices(rules, example))
  const totals = verdict.is === 'legal' ? totalsMismatches(rules.book, verdict.position.game, example.then) : []
  return { example, verdict, trace, ...judged([...playProblems(example, verdict), ...totals]) }
}

/**
 * Adapts a verdict to the statements of an example. Without an expected decision, paths to the same game count as one. Expected
 * refusals are also sought at forced steps.
 */
function asMeant<Game extends GameState>(
  rules: Rules<Game>,
  example: PlayExample<Game>,
  [verdict, trace]: Traceable<PlayVerdict<Game>>,
): Traceable<PlayVerdict<Game>> {
  const { begun, groups, then, refusedBy } = example
  if (verdict.is !== 'legal' && verdict.is !== 'ambiguous') return [verdict, trace]
  if (refusedBy) {
    const forced = playsOf(rules, example).map((play) => refusedAtForced(rules, { begun, groups }, play))
    const [first] = forced
    return first !== undefined && !forced.includes(undefined) ? first : [verdict, trace]
  }
  if (verdict.is === 'legal' || then.due !== undefined) return [verdict, trace]
  const [first, ...others] = verdict.found.toSorted((one, other) => one.choices.length - other.choices.length)
  const isSame = others.every((play) => first && canonical(gameAfter(play)) === canonical(gameAfter(first)))
  return first && isSame ? legal(rules, begun, first) : [verdict, trace]
}

/** Every play that makes the choices of an example. */
function playsOf<Game extends GameState>(
  rules: Rules<Game>,
  { begun, groups }: PlayExample<Game>,
): readonly NamedPlay<Game>[] {
  const explained = explain(rules, begun.position, groups)
  if (explained.verdict === 'refused') return []
  return explained.verdict === 'legal' ? [explained.found] : explained.found
}

const judged = (wrong: readonly ExampleMismatch[]) => ({
  problems: wrong.map(({ says }) => says),
  places: wrong.map(({ at }) => at),
  passed: wrong.length === 0,
})

/** A defect of the book is what running the example came to, and no failure of the program. */
function guarded<Verdict>(run: () => Traceable<Verdict>): Traceable<Verdict> {
  try {
    return run()
  } catch (error) {
    if (error instanceof Defect) return [{ is: 'defect', message: faultText(error) }, []]
    throw error
  }
}

/** Makes named choices from a position on. */
export const playChoices = <Game extends GameState>(
  rules: Rules<Game>,
  from: Pick<PlayExample<Game>, 'begun' | 'groups'>,
): Traceable<PlayVerdict<Game>> => {
  try {
    return guarded(() => played(rules, from))
  } catch (error) {
    if (error instanceof GaveUp) return [{ is: 'undecided', message: error.message }, []]
    throw error
  }
}

function played<Game extends GameState>(
  rules: Rules<Game>,
  { begun, groups }: Pick<PlayExample<Game>, 'begun' | 'groups'>,
): Traceable<PlayVerdict<Game>> {
  const explained = explain(rules, begun.position, groups)
  switch (explained.verdict) {
    case 'legal':
      return legal(rules, begun, explained.found)
    case 'refused':
      return explainBarred(rules, { begun, groups }, explained.stuck)
    case 'ambiguous':
      return [{ is: 'ambiguous', found: explained.found }, begun.trace]
  }
}

function legal<Game extends GameState>(
  rules: Rules<Game>,
  { trace, procedure, game }: StartedPosition<Game>,
  { position, trace: onwards, named, others, over }: NamedPlay<Game>,
): readonly [LegalVerdict<Game>, readonly Traced[]] {
  const whole = [...trace, ...onwards]
  const reached = {
    position,
    choices: madeChoices(onwards, { named, others }),
    over,
    procedure,
    due: rules.decide(position),
  }
  const withoutChoice = endedWithoutChoice(game, position, whole)
  return [{ is: 'legal', ...reached, ...(withoutChoice && { withoutChoice }) }, whole]
}

function atDoor<Game extends GameState>(
  rules: Rules<Game>,
  { knock }: Pick<PreconditionExample<Game>, 'knock'>,
): Traceable<PreconditionVerdict> {
  const { name: procedure } = knock.chart
  const [refusals, trace] = checkPrecondition(knock)
  if (refusals.length > 0) return [{ is: 'shut', procedure, refusals }, trace]
  const begun = rules.begin(knock.game, procedure, knock.args)
  const ended = endedWithoutChoice(knock.game, begun.position, begun.trace)
  return ended?.isNothing
    ? [{ is: 'closed', procedure, refusals: closingRefusals(procedure, ended) }, begun.trace]
    : [{ is: 'open', procedure }, trace]
}

function asked({ table, view }: TableExample): Traceable<TableVerdict> {
  const [answer, hits] = withHits(() => table.ask(view as never))
  const trace = decidedIn('asked', hits)
  if (table.policy !== 'forbid') return [{ is: 'answered', answer }, trace]
  const refusals = answer as readonly Refusal[]
  return [refusals.length > 0 ? { is: 'denied', refusals } : { is: 'answered', answer: ALLOWED }, trace]
}
