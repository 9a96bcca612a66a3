/** Replies: what the rules of a book answer to a case, as somebody follows them who reads them in some way. @module */

import { canonical } from '../../kernel/json.js'
import { type GameState, type Readings, usualReadings } from '../../kernel/question.js'
import type { Rules } from '../../kernel/rules.js'
import { answerAt, BOUND } from '../engine/engine.js'
import { followed } from '../engine/situation.js'
import type { Case } from '../format/case.js'
import type { Reply } from '../format/messages.js'
import { requestFor, type Suite } from '../runner/suite.js'
import { verdictOn } from '../runner/verdict.js'
import { gameFrom } from '../vectors/plain.js'

interface Run {
  readonly case: Case
  readonly readings: Readings
}

/** What rules answer to a case under some readings; that they break down is an answer too. */
export function replied<Game extends GameState>(
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
    const after = followed(rules, begun, choices)
    if (after.is === 'reached') return answerAt(rules, request, after.position, BOUND)
    if (request.type === 'judge') return { type: 'judged', id, legal: request.candidates.map(() => false) }
    return { type: 'refused', id, at: after.at }
  } catch (error) {
    return { type: 'errored', id, message: error instanceof Error ? error.message : String(error) }
  }
}

/** How a case notices that somebody who follows some readings answers otherwise than they should. */
export type Noticing = 'killed' | 'mixed' | 'nothing'

/**
 * What a case makes of rules: it fails them; or their answer is that of another reading than they follow, so that a run
 * tells that they mix readings; or it notices nothing.
 */
export function noticing<Game extends GameState>(rules: Rules<Game>, suite: Suite, run: Run): Noticing {
  const reply = replied(rules, suite, run)
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
