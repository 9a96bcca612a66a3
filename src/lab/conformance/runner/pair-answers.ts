/** Pairs: what an implementation lets a seat choose in two positions that the seat cannot tell apart. @module */
import { canonical } from '#core'
import type { PairCase } from '../format/case.js'
import type { Reply } from '../format/messages.js'
import { TOLD } from './differing-places.js'
import type { Outcome } from './outcome.js'

/** The maximum number of choices, allowed in only one of the positions, to name in a message. */
const NAMED = 3

/**
 * Returns the verdict on the answers to a pair. It ignores whether they are right, since only a difference reveals a secret. The
 * first position counts as the expected one.
 */
export function verdictOnPair(asked: PairCase, replies: readonly [Reply | undefined, Reply | undefined]): Outcome {
  const { id } = asked
  for (const reply of replies) {
    if (reply === undefined) return { id, status: 'errored', says: 'no answer' }
    if (reply.type === 'skipped') return { id, status: 'skipped', says: reply.reason }
    if (reply.type === 'errored') return { id, status: 'errored', says: `it errs: ${reply.message}` }
  }
  const [one, other] = replies as readonly [Reply, Reply]
  if (one.type === 'judged' && other.type === 'judged') return judgedBoth(asked, one.legal, other.legal)
  if (one.type === other.type) return { id, status: 'passed' }
  const says = `refuses the way to one of two positions that ${asked.seat} cannot tell apart, and not to the other`
  return { id, status: 'failed', says }
}

function judgedBoth(asked: PairCase, one: readonly boolean[], other: readonly boolean[]): Outcome {
  const { id, seat, candidates } = asked
  const wrong = candidates.flatMap((_, at) => (one[at] === other[at] ? [] : [at]))
  if (wrong.length === 0) return { id, status: 'passed' }
  const named = wrong.slice(0, NAMED).map((at) => canonical(candidates[at]))
  const more = wrong.length > named.length ? [`and ${wrong.length - named.length} more`] : []
  const places = wrong
    .slice(0, TOLD)
    .map((at) => ({ at: `/legal/${at}`, expected: one[at] ?? null, got: other[at] ?? null }))
  // After choices that cannot be made no candidate may be chosen: which of both it is the answer does not tell.
  const isNothing = [one, other].some((legal) => !legal.includes(true))
  const says = isNothing
    ? `lets ${seat} choose nothing in one of two positions that ${seat} cannot tell apart, or refuses the way there`
    : `gives ${seat} different options in two positions that ${seat} cannot tell apart: only one of them allows ${[...named, ...more].join('; ')}`
  return { id, status: 'failed', says, places, wrong }
}
