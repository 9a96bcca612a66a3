/** The runner: an example is played by the rules, and what they say is compared with what the example says. @module */

import type { GameState, Refusal, Rules } from '#kernel'
import { Defect } from '../kernel/defect.js'
import { explain, GaveUp, type NamedPlay } from '../kernel/explain.js'
import { observed } from '../kernel/hearing.js'
import { canonical } from '../kernel/json.js'
import { gameAfter } from '../kernel/same-plays.js'
import { decidedIn, type Traced } from '../kernel/trace.js'
import { closingRefusals, endedWithoutChoice } from '../kernel/without-choice.js'
import { barred } from './barred.js'
import { madeIn } from './choices-made.js'
import { knocked } from './door.js'
import type { AskedExample, Example, KnockedExample, PlayedExample } from './example.js'
import { doorProblems, playProblems, tableProblems } from './expectation.js'
import { faultText } from './fault.js'
import { refusedAtForced } from './forced.js'
import { ALLOWED } from './format.js'
import type { Begun } from './given.js'
import { totalsMissed } from './totals.js'
import type { Contradicted, DoorVerdict, ExampleRun, Legal, PlayVerdict, TableVerdict } from './verdict.js'
import type { Wrong } from './wrong.js'

/** What running an example came to, with its trace. */
export type Traceable<Verdict> = readonly [Verdict | Contradicted, readonly Traced[]]

/** Runs an example. */
export function runExample<Game extends GameState>(rules: Rules<Game>, example: Example<Game>): ExampleRun<Game> {
  if (example.kind === 'asked') {
    const [verdict, trace] = guarded(() => asked(example))
    return { example, verdict, trace, ...judged(tableProblems(example, verdict)) }
  }
  if (example.kind === 'knocked') {
    const [verdict, trace] = guarded(() => atDoor(rules, example))
    return { example, verdict, trace, ...judged(doorProblems(example, verdict)) }
  }
  const [verdict, trace] = asMeant(rules, example, playFrom(rules, example))
  const totals = verdict.is === 'legal' ? totalsMissed(rules.book, verdict.position.game, example.then) : []
  return { example, verdict, trace, ...judged([...playProblems(example, verdict), ...totals]) }
}

/**
 * What choices came to, by what an example says of it: where it says nothing of what is due, ways to the same game are one, and
 * what it says is refused is looked for at forced steps, too.
 */
function asMeant<Game extends GameState>(
  rules: Rules<Game>,
  example: PlayedExample<Game>,
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
  { begun, groups }: PlayedExample<Game>,
): readonly NamedPlay<Game>[] {
  const explained = explain(rules, begun.position, groups)
  if (explained.verdict === 'refused') return []
  return explained.verdict === 'legal' ? [explained.found] : explained.found
}

const judged = (wrong: readonly Wrong[]) => ({
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
  const explained = explain(rules, begun.position, groups)
  switch (explained.verdict) {
    case 'legal':
      return legal(rules, begun, explained.found)
    case 'refused':
      return barred(rules, { begun, groups }, explained.stuck)
    case 'ambiguous':
      return [{ is: 'ambiguous', found: explained.found }, begun.trace]
  }
}

function legal<Game extends GameState>(
  rules: Rules<Game>,
  { trace, procedure, game }: Begun<Game>,
  { position, trace: onwards, named, others, over }: NamedPlay<Game>,
): readonly [Legal<Game>, readonly Traced[]] {
  const whole = [...trace, ...onwards]
  const reached = {
    position,
    choices: madeIn(onwards, { named, others }),
    over,
    procedure,
    due: rules.decide(position),
  }
  const withoutChoice = endedWithoutChoice(game, position, whole)
  return [{ is: 'legal', ...reached, ...(withoutChoice && { withoutChoice }) }, whole]
}

function atDoor<Game extends GameState>(
  rules: Rules<Game>,
  { knock }: Pick<KnockedExample<Game>, 'knock'>,
): Traceable<DoorVerdict> {
  const { name: procedure } = knock.chart
  const [refusals, trace] = knocked(knock)
  if (refusals.length > 0) return [{ is: 'shut', procedure, refusals }, trace]
  const begun = rules.begin(knock.game, procedure, knock.args)
  const ended = endedWithoutChoice(knock.game, begun.position, begun.trace)
  return ended?.isNothing
    ? [{ is: 'closed', procedure, refusals: closingRefusals(procedure, ended) }, begun.trace]
    : [{ is: 'open', procedure }, trace]
}

function asked({ table, view }: AskedExample): Traceable<TableVerdict> {
  const [answer, hits] = observed(() => table.ask(view as never))
  const trace = decidedIn('asked', hits)
  if (table.policy !== 'forbid') return [{ is: 'answered', answer }, trace]
  const refusals = answer as readonly Refusal[]
  return [refusals.length > 0 ? { is: 'denied', refusals } : { is: 'answered', answer: ALLOWED }, trace]
}
