/** Candidates of an offer that are made once, although they are listed, and asked about again. @module */

import { withRefusals } from '../watch/recorders.js'
import { mustAskAll, recordRefusal, recordsRows } from '../watch/watch.js'
import { late } from './memoize.js'
import { rememberContexts } from './recent-contexts.js'

/** The candidates of an offer: for listing options, and for explaining refusals. */
export interface Candidates<C, O> {
  readonly listed: (context: C) => readonly O[]
  readonly judged: (context: C) => readonly O[]
}

/**
 * Candidates that look at nothing are made once. Others are made once in a context where all of them are judged: what is found
 * of a candidate is known by the candidate itself.
 */
export function candidatesFrom<C, O>(from: (context: C) => readonly O[]): Candidates<C, O> {
  if (from.length === 0) {
    const always = late(() => Object.freeze((from as () => readonly O[])()))
    return { listed: always, judged: always }
  }
  const lately = rememberContexts((context: C) => withRefusals(() => from(context)))
  const judged = (context: C): readonly O[] => {
    if (recordsRows()) return from(context)
    const [candidates, hits] = lately(context)
    for (const hit of hits) recordRefusal(hit)
    return candidates
  }
  return { listed: (context) => (mustAskAll() ? judged(context) : from(context)), judged }
}
