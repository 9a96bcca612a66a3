/**
 * A store of results for recent contexts, since an offer is asked for its options and again for its refusals.
 *
 * A listener must record every query. So a stored result is reused only for a listener that has recorded it and needs no
 * repetition. It is never reused while rules are amended, or while the deciding rows are recorded.
 *
 * @module
 */
import { currentWatch, listenerOnce, recordsQueries, recordsRows } from '../watch/watch.js'
import { late } from './memoize.js'

/** The number of contexts that stay stored. */
const MANY = 4

/** A stored result for a context and a lookahead. */
interface Kept<Made> {
  readonly context: unknown
  readonly inside: unknown
  /** The listener that recorded the queries behind it and does not need them again. */
  readonly by: object | undefined
  readonly made: Made
}

/** The same function, which makes of the contexts that were asked about last only once what follows from them. */
export function rememberContexts<C, Inside, Made>(
  make: (context: C, inside?: Inside) => Made,
): (context: C, inside?: Inside) => Made {
  const memo = late(() => ({ kept: [] as Kept<Made>[], next: 0 }))
  return (context, inside) => {
    const by = listenerOnce()
    if (recordsRows() || currentWatch.amendment !== undefined || (by === undefined && recordsQueries()))
      return make(context, inside)
    const known = memo()
    const { kept } = known
    for (let place = 0; place < kept.length; place += 1) {
      const one = kept[place] as Kept<Made>
      if (one.by === by && one.inside === inside && areSame(one.context, context)) return one.made
    }
    const made = make(context, inside)
    kept[known.next] = { context, inside, by, made }
    known.next = (known.next + 1) % MANY
    return made
  }
}

type Parts = Readonly<Record<string, unknown>>

/** True if two contexts are the same or have the same parts, since a step and a listing each make their own. */
function areSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [here, there] = [one as Parts, other as Parts]
  let parts = 0
  for (const name in here) {
    if (here[name] !== there[name]) return false
    parts += 1
  }
  for (const _ in there) parts -= 1
  return parts === 0
}
