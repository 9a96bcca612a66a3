/** Stores the lookaheads of calls in recent games, so that each is computed once. @module */

import { equals, type Json } from '../../values/json.js'
import type { Call, Procedure } from '../charts/procedure.js'
import type { Continuation, Led } from '../offers/option.js'
import { currentWatch, listenerOnce, mustAskAll } from '../watch/watch.js'
import { Recent } from './recent-cache.js'

/** The result of a call. One game has few of them, so they are compared directly, without keys. */
interface Known {
  readonly procedure: Procedure
  readonly args: Json
  readonly coming: Continuation
  /** The listener that has already recorded these queries and does not need them again. */
  readonly by: object | undefined
}

/**
 * The same lookahead, which looks at a call in a game once, while nobody listens and no rows stand in for others: who listens
 * must hear all that is asked.
 */
export function callsOnce(lookAt: (game: object, led: Led) => Continuation): (game: object, led: Led) => Continuation {
  const memory = new Recent<object, Known[]>()
  const known = (game: object, call: Call, by: object | undefined): Continuation => {
    const { procedure, args } = call
    const before = memory.get(game) ?? []
    for (const one of before)
      if (one.procedure === procedure && one.by === by && equals(one.args, args)) return one.coming
    const coming = lookAt(game, call)
    if (before.push({ procedure, args, coming, by }) === 1) memory.set(game, before)
    return coming
  }
  return (game, led) => {
    const by = listenerOnce()
    const isAnew = (mustAskAll() && by === undefined) || currentWatch.amendment !== undefined
    return 'asks' in led || isAnew ? lookAt(game, led) : known(game, led, by)
  }
}
