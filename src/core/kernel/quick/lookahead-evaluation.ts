/**
 * Questions about candidates that lead further in: a table, and what the candidates come to there.
 *
 * Nothing is looked at further in if anything else refuses a candidate. Who asks why is also told what stands at the door,
 * whatever else refuses.
 *
 * @module
 */

import { lookAhead, lookaheadValue } from '../offers/candidate-continuations.js'
import type { Continuation, Inside, Leads } from '../offers/option.js'
import type { Clause } from '../sections/clause.js'
import type { Refusal } from '../tables/forbid-table.js'
import type { ComesTo } from '../tables/table-view.js'
import type { Plain } from './plain-evaluation.js'
import type { RefusalJudge } from './view-cache.js'

/** A table of which one field tells what candidates come to, if any does. */
interface LeadingTable<C, O> {
  readonly leads: Leads<C, O>
  readonly field: ComesTo | undefined
  readonly table: Plain<C>
  readonly inside: Inside | undefined
}

/** Evaluates the refusals of a table in a context, with the lookaheads of its candidates. */
export class Leading<C, O> implements RefusalJudge {
  readonly all = false
  private readonly asked: RefusalJudge
  /** The lookahead of each candidate, computed once; a single entry if it depends only on the context. */
  private readonly comings = new Map<unknown, Continuation | undefined>()

  constructor(
    private readonly of: LeadingTable<C, O>,
    private readonly context: C,
  ) {
    this.asked = of.table(context)
  }

  refuses(candidate: unknown): boolean {
    if (this.asked.refuses(candidate)) return true
    const coming = this.comingTo(candidate)
    if (coming === undefined) return false
    if (coming.isShut) return true
    if (this.of.field === undefined) return !coming.isOpen
    const name = lookaheadValue(coming, this.of.field)
    return name !== 'open' && this.asked.refuses(candidate, name)
  }

  refusesBut(forgiven: readonly Clause[], candidate: unknown): boolean {
    if (this.asked.refusesBut(forgiven, candidate)) return true
    const coming = this.comingTo(candidate)
    if (coming === undefined) return false
    if (coming.isShut) return true
    if (this.of.field === undefined) return !coming.isOpenBut(forgiven)
    const name = lookaheadValue(coming, this.of.field)
    return name !== 'open' && this.asked.refusesBut(forgiven, candidate, name)
  }

  refusals(): (candidate: unknown) => readonly Refusal[] {
    const { field } = this.of
    const refusalsOf = this.asked.refusals()
    return (candidate) => {
      const refusals = refusalsOf(candidate)
      const coming = this.comingTo(candidate)
      if (coming === undefined) return refusals
      // A shut door is told beside what the table itself says of it: neither hides the other.
      if (coming.isShut) return [...(field ? refusalsOf(candidate, 'nowhere') : refusals), ...coming.atDoor()]
      if (refusals.length > 0 || coming.isOpen) return refusals
      const own = field ? refusalsOf(candidate, lookaheadValue(coming, field)) : []
      return field && own.length === 0 ? own : [...own, ...coming.why()]
    }
  }

  private comingTo(candidate: unknown): Continuation | undefined {
    const { leads, inside } = this.of
    const one = leads.length < 2 ? undefined : candidate
    const known = this.comings.get(one)
    if (known !== undefined || this.comings.has(one)) return known
    const led = leads(this.context, one as O)
    const coming = led && lookAhead(inside, this.context, led)
    this.comings.set(one, coming)
    return coming
  }
}
