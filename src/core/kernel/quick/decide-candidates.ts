/**
 * Decides which candidates a table refuses: in stages where nobody must hear the rows, and by them as they are written else.
 *
 * @module
 */

import type { Inside, Leads } from '../offers/option.js'
import type { Clause } from '../sections/clause.js'
import type { Decides, Deciding, Finder } from '../tables/field-finders.js'
import type { ForbidTable } from '../tables/forbid-table.js'
import { type ComesTo, comingIn } from '../tables/table-view.js'
import { withoutHits } from '../watch/recorders.js'
import { askedWithoutHits, mustAskAll } from '../watch/watch.js'
import { Leading } from './lookahead-evaluation.js'
import { type Plain, plainly, UNREFUSED } from './plain-evaluation.js'
import { rememberContexts } from './recent-contexts.js'
import { type Refusing, type Staged, stageRows } from './staged-evaluation.js'
import type { RefusalJudge } from './view-cache.js'

/** The two evaluations of a table: compiled, and as written. */
interface Ways<C> {
  readonly quickly: Staged
  readonly plain: (context: C, inside?: Inside) => RefusalJudge
}

/** The ways in which a table is asked that tells how the fields of its view are found. */
function waysOf<C, O, T extends ForbidTable>({ table, view, leads }: Deciding<C, O, T>): Ways<C> {
  const finders = view as unknown as Readonly<Record<string, Finder>>
  const comes = comingIn(table.view)
  const quickly = stageRows({ table, finders, leads: leads as Leads<unknown, unknown> | undefined, comes })
  const [field, domain] = comes ?? []
  const asked = plainly<C>(table, finders, field === undefined ? undefined : { field, unsaid: 'open' })
  return { quickly, plain: plainlyBy(leads, domain, asked) }
}

/** A table asked as it is written, by what its fields come to where candidates lead further in. */
const plainlyBy = <C, O>(leads: Leads<C, O> | undefined, field: ComesTo | undefined, table: Plain<C>) =>
  rememberContexts((context: C, inside?: Inside) =>
    leads === undefined ? table(context) : new Leading({ leads, field, table, inside }, context),
  )

/** Makes a table askable in contexts, about candidates. */
export const decides = <C, O, T extends ForbidTable>(of: Deciding<C, O, T>): Decides<C, O> => decidesBy(waysOf(of))

/** The same where no table refuses anything but what candidates lead to. */
export const decidesByLeads = <C, O>(leads: Leads<C, O> | undefined): Decides<C, O> =>
  decidesBy({
    quickly: stageRows({ finders: {}, leads: leads as Leads<unknown, unknown> | undefined }),
    plain: plainlyBy(leads, undefined, UNREFUSED as Plain<C>),
  })

function decidesBy<C, O>({ quickly, plain }: Ways<C>): Decides<C, O> {
  const refusing = (context: C, inside: Inside | undefined): Refusing =>
    mustAskAll() ? plain(context, inside) : quickly(context, inside)
  const refusingBut = (forgiven: readonly Clause[], context: C, inside: Inside | undefined): Refusing => {
    if (!mustAskAll()) return quickly(context, inside, forgiven)
    const judging = plain(context, inside)
    return { all: false, refuses: (candidate) => judging.refusesBut(forgiven, candidate) }
  }
  return Object.freeze({
    allowed: askedWithoutHits((context: C, candidates: readonly O[], inside?: Inside) =>
      allowedBy(refusing(context, inside), candidates),
    ),
    allowsSome: askedWithoutHits((context: C, candidates: readonly O[], inside?: Inside) =>
      someAllowed(refusing(context, inside), candidates),
    ),
    allowsSomeBut: (forgiven: readonly Clause[], context: C, candidates: readonly O[], inside?: Inside) =>
      withoutHits(() => someAllowed(refusingBut(forgiven, context, inside), candidates)),
    refuses: askedWithoutHits((context: C, candidate: O, inside?: Inside) =>
      isRefused(refusing(context, inside), candidate),
    ),
    refusals: (context: C, candidate: O, inside?: Inside) => plain(context, inside).refusals()(candidate),
    refusalsIn: (context: C, inside?: Inside) => plain(context, inside).refusals(),
  })
}

/** True if a candidate is refused. */
const isRefused = (refusing: Refusing, candidate: unknown): boolean => refusing.all || refusing.refuses(candidate)

function allowedBy<O>(refusing: Refusing, candidates: readonly O[]): readonly O[] {
  const allowed: O[] = []
  if (refusing.all) return allowed
  for (let place = 0; place < candidates.length; place += 1) {
    const candidate = candidates[place] as O
    if (!refusing.refuses(candidate)) allowed.push(candidate)
  }
  return allowed
}

function someAllowed(refusing: Refusing, candidates: readonly unknown[]): boolean {
  if (refusing.all) return false
  for (let place = 0; place < candidates.length; place += 1) if (!refusing.refuses(candidates[place])) return true
  return false
}
