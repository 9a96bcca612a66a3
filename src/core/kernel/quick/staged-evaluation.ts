/**
 * Staged questions: what a table refuses among many candidates, without looking at more than it must.
 *
 * A row of which all fields look at the context refuses everything or nothing, so it is asked once. Of the other rows the
 * fields of the context are looked at once for all candidates, and those of a candidate only where a row still depends on
 * them. What a candidate leads to is looked at last: at its door, and where a row is still in doubt, at what it comes to.
 *
 * @module
 */

import { lookAhead, lookaheadValue } from '../offers/candidate-continuations.js'
import type { Continuation, Inside, Leads } from '../offers/option.js'
import type { Clause } from '../sections/clause.js'
import type { Finder } from '../tables/field-finders.js'
import { type ForbidTable, isForgiven } from '../tables/forbid-table.js'
import type { ValueTest } from '../tables/pattern-test.js'
import type { ComesTo } from '../tables/table-view.js'
import { recordTable } from '../watch/watch.js'
import { valueTest } from './compile-pattern.js'
import { late, once } from './memoize.js'

/** The refusals in a context: all candidates, or some of them. */
export interface Refusing {
  readonly all: boolean
  refuses(candidate: unknown): boolean
}

/** The result if nothing is refused. */
export const NOTHING_REFUSED: Refusing = Object.freeze({ all: false, refuses: () => false })

/** A table with how its fields are found, and what candidates lead to, if they do. */
export interface Staging {
  /** Left out where nothing is refused but for what candidates lead to. */
  readonly table?: ForbidTable
  readonly finders: Readonly<Record<string, Finder>>
  readonly leads?: Leads<unknown, unknown> | undefined
  /** The field that tells what candidates come to, if there is one. */
  readonly comes?: readonly [field: string, domain: ComesTo] | undefined
}

/** The condition of one row on one field: a plain value, or a test. */
interface Condition {
  readonly field: number
  readonly isShared: boolean
  readonly find: Finder
  readonly value: unknown
  readonly holds: ValueTest | undefined
}

/** The conditions of one row on the context and on a candidate, and the exceptions that cancel it, clause by clause. */
interface Bar {
  /** Its place among those that candidates decide. */
  readonly place: number
  readonly shared: readonly Condition[]
  readonly own: readonly Condition[]
  /** For each of its clauses the exceptions that lift it; empty where one of them is never lifted. */
  readonly lifts: readonly (readonly (readonly Condition[])[])[]
}

/** A table made ready: the rows that the context decides alone, those about candidates, and those about what these come to. */
interface Plan {
  readonly fields: number
  readonly whole: readonly Bar[]
  readonly single: readonly Bar[]
  readonly coming: readonly Bar[]
  readonly comes: ComesTo | undefined
  readonly leads: Leads<unknown, unknown> | undefined
  readonly forgiven: readonly Clause[] | undefined
}

const isPlain = (expected: unknown): boolean => typeof expected !== 'object' || expected === null

/** Makes the patterns of a table's rows into conditions on its fields; what candidates come to stands last in each. */
function conditionsIn({ table, finders, comes }: Staging): (pattern: object) => readonly Condition[] {
  const fields = [...Object.keys(finders), ...(comes ? [comes[0]] : [])]
  const conditionOf = ([name, expected]: readonly [string, unknown]): Condition => ({
    field: fields.indexOf(name),
    isShared: name in finders && (finders[name]?.length ?? 0) < 2,
    find: finders[name] ?? FOUND_OTHERWISE,
    value: expected,
    holds: isPlain(expected) ? undefined : valueTest(expected, table?.view.fields[name]),
  })
  const isLast = ([name]: readonly [string, unknown]) => name === comes?.[0]
  return (pattern) => {
    const entries = Object.entries(pattern)
    return [...entries.filter((one) => !isLast(one)), ...entries.filter(isLast)].map(conditionOf)
  }
}

/** In place of a finder, where it is found inside what a value is. */
const FOUND_OTHERWISE: Finder = () => undefined

function planOf(asked: Staging, forgiven: readonly Clause[] | undefined): Plan {
  const { table, finders, comes, leads } = asked
  const rows = table?.rows ?? []
  const conditionsOf = conditionsIn(asked)
  const liftersOf = (clause: Clause) =>
    rows.filter(({ lifts }) => lifts?.includes(clause)).map(({ pattern }) => conditionsOf(pattern))
  const bars = rows
    .filter(({ lifts, clauses }) => lifts === undefined && !(forgiven && isForgiven(clauses, forgiven)))
    .map(({ pattern, clauses }, place): Bar => {
      const conditions = conditionsOf(pattern)
      const lifts = clauses.map(liftersOf)
      return {
        place,
        shared: conditions.filter(({ isShared }) => isShared),
        own: conditions.filter(({ isShared }) => !isShared),
        lifts: lifts.some((lifters) => lifters.length === 0) ? [] : lifts,
      }
    })
  const coming = Object.keys(finders).length
  const isWhole = ({ own, lifts }: Bar) => own.length === 0 && lifts.length === 0
  const isComing = ({ own }: Bar) => own.some(({ field }) => field === coming)
  return {
    fields: coming + (comes ? 1 : 0),
    whole: bars.filter(isWhole),
    single: bars.filter((bar) => !isWhole(bar) && !isComing(bar)),
    coming: bars.filter(isComing),
    comes: comes?.[1],
    leads,
    forgiven,
  }
}

/** A table that is asked in one context. What is found is kept: of the context for all candidates, of a candidate while it is looked at. */
class Stage implements Refusing {
  readonly all: boolean
  private readonly known: unknown[]
  private readonly own: unknown[]
  /** For each row whether the context leaves it to the candidates, found out where it is first needed. */
  private readonly live: (boolean | undefined)[] = []
  /** The candidate's lookahead, once computed. */
  private led: Continuation | 'nowhere' | undefined

  constructor(
    private readonly plan: Plan,
    private readonly context: unknown,
    private readonly inside: Inside | undefined,
  ) {
    this.known = new Array(plan.fields).fill(undefined)
    this.own = plan.single.length + plan.coming.length > 0 ? new Array(plan.fields).fill(undefined) : []
    this.all = plan.whole.some(({ shared }) => this.met(shared, undefined))
  }

  refuses(candidate: unknown): boolean {
    const { plan, own } = this
    for (let field = 0; field < own.length; field += 1) own[field] = undefined
    for (let row = 0; row < plan.single.length; row += 1) if (this.bars(plan.single[row] as Bar, candidate)) return true
    return plan.leads !== undefined && this.refusesFurther(plan.leads, candidate)
  }

  /** True if the lookahead of a candidate refuses it. */
  private refusesFurther(leads: Leads<unknown, unknown>, candidate: unknown): boolean {
    const { plan } = this
    if (leads.length > 1) this.led = undefined
    const coming = this.comingTo(leads, candidate)
    if (coming !== 'nowhere' && coming.isShut) return true
    if (plan.comes === undefined) return coming !== 'nowhere' && !isOpen(coming, plan.forgiven)
    for (let row = 0; row < plan.coming.length; row += 1) if (this.bars(plan.coming[row] as Bar, candidate)) return true
    return false
  }

  private comingTo(leads: Leads<unknown, unknown>, candidate: unknown): Continuation | 'nowhere' {
    if (this.led === undefined) {
      const led = leads(this.context, candidate)
      this.led = led === undefined ? 'nowhere' : lookAhead(this.inside, this.context, led)
    }
    return this.led
  }

  private bars({ place, shared, own, lifts }: Bar, candidate: unknown): boolean {
    const { live } = this
    let isLive = live[place]
    if (isLive === undefined) {
      isLive = this.met(shared, undefined)
      live[place] = isLive
    }
    if (!isLive || !this.met(own, candidate)) return false
    return lifts.length === 0 || !lifts.every((lifters) => lifters.some((lifter) => this.met(lifter, candidate)))
  }

  /** True if the conditions on one candidate, or on the context alone, are met. */
  private met(conditions: readonly Condition[], candidate: unknown): boolean {
    for (let place = 0; place < conditions.length; place += 1) {
      const condition = conditions[place] as Condition
      const { field, value, holds, isShared } = condition
      const seen = isShared ? this.known : this.own
      let here = seen[field]
      if (here === undefined) {
        here = this.find(condition, candidate)
        seen[field] = here
      }
      if (holds === undefined ? here !== value : !holds(here)) return false
    }
    return true
  }

  private find({ find }: Condition, candidate: unknown): unknown {
    if (find !== FOUND_OTHERWISE) return find(this.context, candidate)
    const { leads, comes } = this.plan
    const coming = leads ? this.comingTo(leads, candidate) : 'nowhere'
    return coming === 'nowhere' || comes === undefined ? 'open' : lookaheadValue(coming, comes)
  }
}

const isOpen = (coming: Continuation, forgiven: readonly Clause[] | undefined): boolean =>
  forgiven === undefined ? coming.isOpen : coming.isOpenBut(forgiven)

/** Asks in a context what is refused; the rows that apply forgiven clauses are left aside. */
export type Staged = (context: unknown, inside: Inside | undefined, forgiven?: readonly Clause[]) => Refusing

/** Stages the rows of a table over how its fields are found; a field of a single parameter looks at the context alone. */
export function stageRows(asked: Staging): Staged {
  const plan = late(() => planOf(asked, undefined))
  const planBut = once((forgiven: readonly Clause[]) => planOf(asked, forgiven))
  return (context, inside, forgiven) => {
    if (asked.table !== undefined) recordTable(asked.table.name)
    return new Stage(forgiven === undefined ? plan() : planBut(forgiven), context, inside)
  }
}
