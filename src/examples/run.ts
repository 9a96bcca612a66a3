/** The runner: an example is played by the rules, and what they say is compared with what the example says. @module */

import type { GameState, Refusal, Rules } from '#kernel'
import { Defect } from '../kernel/defect.js'
import { explain, GaveUp } from '../kernel/explain.js'
import { observed } from '../kernel/hearing.js'
import { decidedIn, type Traced } from '../kernel/trace.js'
import { barred } from './barred.js'
import { madeIn } from './choices-made.js'
import { knocked } from './door.js'
import type { AskedExample, Example, KnockedExample, PlayedExample } from './example.js'
import { doorProblems, playProblems, tableProblems } from './expectation.js'
import { faultText } from './fault.js'
import { ALLOWED } from './format.js'
import { totalsMissed } from './totals.js'
import type { Contradicted, DoorVerdict, ExampleRun, PlayVerdict, TableVerdict } from './verdict.js'

/** What running an example came to, with its trace. */
export type Traceable<Verdict> = readonly [Verdict | Contradicted, readonly Traced[]]

/** Runs an example. */
export function runExample<Game extends GameState>(rules: Rules<Game>, example: Example<Game>): ExampleRun<Game> {
  if (example.kind === 'asked') {
    const [verdict, trace] = guarded(() => asked(example))
    return { example, verdict, trace, ...judged(tableProblems(example, verdict)) }
  }
  if (example.kind === 'knocked') {
    const [verdict, trace] = guarded(() => atDoor(example))
    return { example, verdict, trace, ...judged(doorProblems(example, verdict)) }
  }
  const [verdict, trace] = playFrom(rules, example)
  const totals = verdict.is === 'legal' ? totalsMissed(rules.book, verdict.position.game, example.then) : []
  return { example, verdict, trace, ...judged([...playProblems(example, verdict), ...totals]) }
}

const judged = (problems: readonly string[]) => ({ problems, passed: problems.length === 0 })

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
export const playFrom = <Game extends GameState>(
  rules: Rules<Game>,
  from: Pick<PlayedExample<Game>, 'begun' | 'groups'>,
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
  { begun, groups }: Pick<PlayedExample<Game>, 'begun' | 'groups'>,
): Traceable<PlayVerdict<Game>> {
  const { position: from, trace, procedure } = begun
  const explained = explain(rules, from, groups)
  switch (explained.verdict) {
    case 'legal': {
      const { position, trace: onwards } = explained.found
      const reached = { position, choices: madeIn(onwards, groups), procedure }
      return [{ is: 'legal', ...reached, due: rules.decide(position) }, [...trace, ...onwards]]
    }
    case 'refused':
      return barred(rules, { begun, groups }, explained.stuck)
    case 'ambiguous':
      return [{ is: 'ambiguous', found: explained.found }, trace]
  }
}

function atDoor({ knock }: Pick<KnockedExample, 'knock'>): Traceable<DoorVerdict> {
  const { name: procedure } = knock.chart
  const [refusals, trace] = knocked(knock)
  return [refusals.length > 0 ? { is: 'shut', procedure, refusals } : { is: 'open', procedure }, trace]
}

function asked({ table, view }: AskedExample): Traceable<TableVerdict> {
  const [answer, hits] = observed(() => table.ask(view as never))
  const trace = decidedIn('asked', hits)
  if (table.policy !== 'forbid') return [{ is: 'answered', answer }, trace]
  const refusals = answer as readonly Refusal[]
  return [refusals.length > 0 ? { is: 'denied', refusals } : { is: 'answered', answer: ALLOWED }, trace]
}
