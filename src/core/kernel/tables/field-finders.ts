/**
 * Deciding: a table that refuses, with how the fields of its view are found.
 *
 * Each field is found by a function of its own. One of a single parameter looks at the context alone: it is asked once
 * for all candidates. The fields of a candidate are looked at only when a row asks for them. What a candidate leads to is
 * looked at last, and only if nothing else refuses it.
 *
 * @module
 */

import type { Inside, Leads } from '../offers/option.js'
import { Leading } from '../quick/lookahead-evaluation.js'
import { type Plain, plainly, UNREFUSED } from '../quick/plain-evaluation.js'
import { rememberContexts } from '../quick/recent-contexts.js'
import { type Finder, type Refusing, type Staged, stageRows } from '../quick/staged-evaluation.js'
import type { RefusalJudge } from '../quick/view-cache.js'
import type { Clause } from '../sections/clause.js'
import { withoutHits } from '../watch/recorders.js'
import { askedWithoutHits, mustAskAll } from '../watch/watch.js'
import type { ForbidTable, Refusal } from './forbid-table.js'
import { type ComesTo, comingIn, type FoundFields } from './table-view.js'

/** The fields that a table's rows read, as a type; it omits the field that the kernel fills in. */
export type ViewedBy<T> = T extends ForbidTable<infer F> ? FoundFields<F> : never

/** The functions that find the fields of a view, one for each field. */
export type Finders<C, O, V> = { readonly [Field in keyof V]: (context: C, candidate: O) => V[Field] }

/** A table with how the fields of its view are found. */
export interface Deciding<C, O, T extends ForbidTable> {
  readonly table: T
  readonly view: Finders<C, O, ViewedBy<T>>
  /**
   * The lookahead of a candidate. The kernel writes its result into the `comesTo` field, and the rows decide. Without such a
   * field, a candidate that leads nowhere is refused for the reasons found there.
   */
  readonly leads?: Leads<C, O>
}

/** Queries of a table about candidates in a context. Candidates with a lookahead need an `inside` to follow them. */
export interface Decides<C, O> {
  /** The candidates that nothing refuses; leaves no trace, and looks only at what it must. */
  readonly allowed: (context: C, candidates: readonly O[], inside?: Inside) => readonly O[]
  /** True if at least one candidate is allowed; leaves no trace. */
  readonly allowsSome: (context: C, candidates: readonly O[], inside?: Inside) => boolean
  /** The same, where the rows that apply certain clauses are left aside: would anything be allowed but for those? */
  readonly allowsSomeBut: (
    forgiven: readonly Clause[],
    context: C,
    candidates: readonly O[],
    inside?: Inside,
  ) => boolean
  /** True if anything refuses a candidate; leaves no trace. */
  readonly refuses: (context: C, candidate: O, inside?: Inside) => boolean
  /** Why a candidate is refused; nothing where it is not. */
  readonly refusals: (context: C, candidate: O, inside?: Inside) => readonly Refusal[]
  /** The same for many candidates of a context. */
  readonly refusalsIn: (context: C, inside?: Inside) => (candidate: O) => readonly Refusal[]
}

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

/**
 * A table that is asked beside offers, in contexts and about candidates of a kind: `deciding<C, O>()({ table, view })`.
 * An offer may take it as its `forbid`.
 */
export const deciding =
  <C, O = void>() =>
  <T extends ForbidTable>(of: Deciding<C, O, T>): Deciding<C, O, T> & Decides<C, O> =>
    Object.freeze({ ...of, ...decides(of) })
