/** Replies: what the rules of a book answer to a case, as somebody follows them who reads them in some way. @module */

import { canonical, type GameState, type Readings, type Rules, usualReadings } from '#core'
import { followChoices } from '../engine/follow-situation.js'
import { answerAt, BOUND } from '../engine/reference-implementation.js'
import type { Case } from '../format/case.js'
import type { Reply } from '../format/messages.js'
import { verdictOn } from '../runner/judge-answer.js'
import { requestFor, type Suite } from '../runner/suite.js'
import { gameFrom } from '../vectors/game-cache.js'

interface Run {
  readonly case: Case
  readonly readings: Readings
}

/** Returns the rules' answer to a case under some readings; a crash of the rules counts as an answer too. */
export function caseReply<Game extends GameState>(
  rules: Rules<Game>,
  suite: Suite,
  { case: asked, readings }: Run,
): Reply {
  const request = requestFor(suite, asked)
  const { id, begin, choices } = asked
  try {
    // A new value, of which nothing is remembered that was worked out by other rules.
    const given = structuredClone(request.given.game)
    const game = gameFrom<Game>(given, { ...usualReadings(rules.book.questions), ...readings })
    const begun = rules.begin(game, begin.procedure, begin.args).position
    const after = followChoices(rules, begun, choices)
    if (after.is === 'reached') return answerAt(rules, request, after.position, BOUND)
    if (request.type === 'judge') return { type: 'judged', id, legal: request.candidates.map(() => false) }
    return { type: 'refused', id, at: after.at }
  } catch (error) {
    return { type: 'errored', id, message: error instanceof Error ? error.message : String(error) }
  }
}

/** The result of one run of a case on a mutant: it fails, it shows mixed readings, or it detects nothing. */
export type Noticing = 'killed' | 'mixed' | 'nothing'

/**
 * Runs a case on rules. The case fails, or the answer belongs to another reading than the one followed, or nothing is detected.
 */
export function noticing<Game extends GameState>(rules: Rules<Game>, suite: Suite, run: Run): Noticing {
  const reply = caseReply(rules, suite, run)
  const { status, readings } = verdictOn(run.case, reply, { game: suite.gameOf(run.case), ignores: [] })
  if (status === 'failed' || status === 'errored') return 'killed'
  const own = canonical(ownIn(run))
  return (readings ?? [{}]).some((followed) => canonical(followed) === own) ? 'nothing' : 'mixed'
}

/** The readings of a run, if the case tells them from the usual ones. */
function ownIn({ case: asked, readings }: Run): Readings {
  const text = canonical(readings)
  const expected: readonly { readonly readings: Readings }[] = asked.expected
  return expected.find((one) => canonical(one.readings) === text)?.readings ?? {}
}
