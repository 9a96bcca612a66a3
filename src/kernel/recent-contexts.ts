/**
 * What follows from the contexts that were asked about last: what an offer lists is asked again for what it refuses.
 *
 * Whoever listens must hear all that is asked. So what was found is used again only for those who heard it and need not hear it
 * twice, never while rules are amended, and never where it is heard which rows decide.
 *
 * @module
 */
import { isAnyAmended } from './amending.js'
import { hearer, isHearing, isOverheard } from './hearing.js'
import { late } from './once.js'

/** How many contexts are kept in mind. */
const MANY = 4

/** What was made of a context, by somebody who looks further in. */
interface Kept<Made> {
  readonly context: unknown
  readonly inside: unknown
  /** Who heard what was asked meanwhile, and need not hear it again. */
  readonly by: object | undefined
  readonly made: Made
}

/** The same function, which makes of the contexts that were asked about last only once what follows from them. */
export function rememberContexts<C, Inside, Made>(
  make: (context: C, inside?: Inside) => Made,
): (context: C, inside?: Inside) => Made {
  const memo = late(() => ({ kept: [] as Kept<Made>[], next: 0 }))
  return (context, inside) => {
    const by = hearer()
    if (isOverheard() || isAnyAmended() || (by === undefined && isHearing())) return make(context, inside)
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

/** Whether two contexts are the same, or made of the same parts: a step and a listing each make their own. */
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
