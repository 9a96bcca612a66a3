/**
 * Further runs for a mutant: under the readings for which its mistake asks, and the rules do not.
 *
 * The rules answer such a run as under any reading, so a case expects one answer for all of them; the mistake may show
 * under one of them alone.
 *
 * @module
 */

import { executable, type GameState, type Rules, rulesOf, withReadings } from '#core'
import type { Suite } from '../runner/suite.js'
import { caseReply } from './case-reply.js'
import type { Run } from './case-trails.js'
import type { Mutant } from './mutant.js'
import { keyOf } from './mutant-runs.js'

/** Finds the further runs of mutants, from runs that come past them. */
export function furtherRuns<Game extends GameState>(
  rules: Rules<Game>,
  suite: Suite,
): (mutant: Mutant<Game>, runs: readonly Run[]) => readonly Run[] {
  const questions = executable(rules.book.questions)
  const known = new Map<string, ReadonlySet<string>>()
  const askedRightly = (run: Run) => {
    const names = known.get(keyOf(run)) ?? askedIn(rules, suite, run)
    known.set(keyOf(run), names)
    return names
  }
  return (mutant, runs) => {
    const wrongly = mutant.within((book) => {
      const wrong = rulesOf(book, { trace: false })
      return runs.map((run) => ({ run, names: askedIn(wrong, suite, run) }))
    })
    return wrongly.flatMap(({ run, names }) =>
      questions
        .filter(({ name }) => names.has(name) && !askedRightly(run).has(name))
        .flatMap(({ name, domain, usual }) =>
          domain
            .filter((reading) => reading !== usual)
            .map((reading) => ({ case: run.case, readings: { ...run.readings, [name]: reading } })),
        ),
    )
  }
}

/** The questions for whose readings rules ask while they answer a run. */
const askedIn = <Game extends GameState>(rules: Rules<Game>, suite: Suite, run: Run): ReadonlySet<string> =>
  withReadings(() => caseReply(rules, suite, run))[1]
