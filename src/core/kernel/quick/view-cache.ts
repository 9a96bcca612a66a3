/**
 * Views that a table which refuses is asked about, each made and answered once.
 *
 * The fields of a view are finite, so it has a number, and a table answers the same whenever it is asked about the same
 * view. The fields of a candidate are found once in a context: only they look at a position. The rows answer as they are written.
 *
 * @module
 */

import type { Value } from '../../values/json.js'
import type { Clause } from '../sections/clause.js'
import type { Finder } from '../tables/field-finders.js'
import { type ForbidTable, isForgiven, type Refusal } from '../tables/forbid-table.js'
import { type Domain, domainOf } from '../tables/table-view.js'
import type { Hit } from '../watch/hit.js'
import { withHits, withViews } from '../watch/recorders.js'
import {
  currentWatch,
  enterRefusals,
  type KeptView,
  leaveRefusals,
  recordKeptView,
  recordRefusal,
  recordsRefusalsOnly,
  recordsRows,
  recordTable,
} from '../watch/watch.js'
import { late } from './memoize.js'
import type { Refusing } from './staged-evaluation.js'

/** A table's answer for a view, with the rows that decide it. */
interface Answered extends KeptView {
  readonly refusals: readonly Refusal[]
  readonly hits: readonly Hit[]
}

/**
 * The refusals of a table in one context, with reasons. If the table has a lookahead field, the lookahead's result is passed in.
 */
export interface RefusalJudge extends Refusing {
  refuses(candidate: unknown, as?: string): boolean
  /** True if it refuses a candidate without the rows that apply certain clauses. */
  refusesBut(forgiven: readonly Clause[], candidate: unknown, as?: string): boolean
  /** Asks why, about one candidate after the other, in the hearing of whoever listens. */
  refusals(): (candidate: unknown, as?: string) => readonly Refusal[]
}

/** One field: its values, and what the first place of its list adds to the number of a view. */
interface FieldPlace {
  readonly field: string
  readonly values: readonly Value[]
  readonly step: number
  readonly adds: ReadonlyMap<unknown, number>
}

/** A field that is found in a context, or of a candidate. */
interface FoundPlace extends FieldPlace {
  readonly find: Finder
}

/** The field that tells what a candidate comes to, with what it is where nobody says. */
export interface ComesField {
  readonly field: string
  readonly unsaid: string
}

const NONE: readonly Hit[] = []

/** Makes a table askable about candidates, by how the fields of its view are found. */
export function answeredOnce(
  table: ForbidTable,
  finders: Readonly<Record<string, Finder>>,
  comes?: ComesField,
): (context: unknown) => RefusalJudge {
  const views = new NumberedViews(table, finders, comes)
  return (context) => {
    recordTable(table.name)
    return new InContext(views, context)
  }
}

/** The views of a table by their numbers, each answered once. */
class NumberedViews {
  readonly shared: readonly FoundPlace[]
  readonly own: readonly FoundPlace[]
  private readonly places: readonly FieldPlace[]
  private readonly coming: FieldPlace | undefined
  private readonly known = late(() => new Map<number, Answered>())

  constructor(
    readonly table: ForbidTable,
    finders: Readonly<Record<string, Finder>>,
    private readonly comes: ComesField | undefined,
  ) {
    let stride = 1
    /** A field that the table does not know has no values, and so no view has a number. */
    const placeOf = (field: string): FieldPlace => {
      const values: readonly Value[] = domainOf((table.view.fields[field] ?? []) as Domain)
      const step = stride
      stride *= values.length
      return { field, values, step, adds: new Map(values.map((value, index) => [value, index * step])) }
    }
    const found = Object.entries(finders).map(([field, find]): FoundPlace => ({ ...placeOf(field), find }))
    this.shared = found.filter(({ find }) => find.length < 2)
    this.own = found.filter(({ find }) => find.length >= 2)
    this.coming = comes && placeOf(comes.field)
    this.places = this.coming ? [...found, this.coming] : found
  }

  /** The number that a lookahead's result adds to the number of a view. */
  adds(as: string | undefined): number {
    if (this.coming === undefined) return 0
    return this.coming.adds.get(as ?? this.comes?.unsaid) ?? Number.NaN
  }

  /** The table's answer for the view with a number. */
  at(number: number): Answered {
    const before = this.known().get(number)
    if (before) return before
    const view = this.viewAt(number)
    // Who listens is told by whoever asks, as often as it is asked.
    const [refusals, hits] = withViews(
      () => undefined,
      () => withHits(() => this.table.ask(view)),
    )
    const now = { view, refusals, hits, heardBy: undefined }
    this.known().set(number, now)
    return now
  }

  /** The view of a number. */
  viewAt(number: number): never {
    const valueAt = ({ values, step }: FieldPlace) => values[Math.floor(number / step) % values.length]
    return Object.fromEntries(this.places.map((place) => [place.field, valueAt(place)])) as never
  }

  /** A view as it is found, where it has no number. */
  viewOf(context: unknown, candidate: unknown, as: string | undefined): never {
    const found = [...this.shared, ...this.own].map(({ field, find }) => [field, find(context, candidate)] as const)
    const values = { ...Object.fromEntries(found), ...(this.comes && { [this.comes.field]: as ?? this.comes.unsaid }) }
    return Object.fromEntries(this.places.map(({ field }) => [field, values[field]])) as never
  }
}

/** Finds fields, and adds up what they make of the number of a view; it is none where a value is not one of the list. */
function sumOf(places: readonly FoundPlace[], context: unknown, candidate: unknown): number {
  let number = 0
  for (let place = 0; place < places.length; place += 1) {
    const { find, adds } = places[place] as FoundPlace
    number += adds.get(find(context, candidate)) ?? Number.NaN
  }
  return number
}

/** A table that is asked in one context. The fields of a candidate are found once, unless it is heard which rows decide. */
class InContext implements RefusalJudge {
  readonly all = false
  private common: number | undefined
  private readonly numbers = new Map<unknown, number>()
  /** The hits that refused while fields of the context, or of candidates, were found; for most candidates there are none. */
  private commonHits = NONE
  private hits: Map<unknown, readonly Hit[]> | undefined
  private found: Hit[] = []

  constructor(
    private readonly views: NumberedViews,
    private readonly context: unknown,
  ) {}

  refuses(candidate: unknown, as?: string): boolean {
    const number = this.numberOf(candidate) + this.views.adds(as)
    const answered = this.answeredAt(number)
    if (answered === undefined) return this.views.table.refuses(this.viewOf(number, candidate, as))
    recordKeptView(this.views.table.name, answered)
    return answered.refusals.length > 0
  }

  refusesBut(forgiven: readonly Clause[], candidate: unknown, as?: string): boolean {
    return this.refusals()(candidate, as).some(({ clauses }) => !isForgiven(clauses, forgiven))
  }

  refusals(): (candidate: unknown, as?: string) => readonly Refusal[] {
    const begun = new Set<string | undefined>()
    return (candidate, as) => {
      const isFirst = !begun.has(as)
      if (isFirst) begun.add(as)
      const number = this.heardNumberOf(candidate, isFirst) + this.views.adds(as)
      const answered = this.answeredAt(number)
      if (answered === undefined) return this.views.table.ask(this.viewOf(number, candidate, as))
      recordKeptView(this.views.table.name, answered)
      for (const hit of answered.hits) recordRefusal(hit)
      return answered.refusals
    }
  }

  /** The stored answer for the view with a number; nothing if the rows must be asked. */
  private answeredAt(number: number): Answered | undefined {
    return Number.isNaN(number) || currentWatch.amendment?.table === this.views.table.name
      ? undefined
      : this.views.at(number)
  }

  private viewOf(number: number, candidate: unknown, as: string | undefined): never {
    return Number.isNaN(number) ? this.views.viewOf(this.context, candidate, as) : this.views.viewAt(number)
  }

  /** The number of a view, but for what the candidate comes to. */
  private numberOf(candidate: unknown): number {
    const before = this.numbers.get(candidate)
    if (before !== undefined) return before
    // Not before there is a candidate: a context without one need not make sense to the fields.
    if (this.common === undefined) {
      this.common = this.sum(this.views.shared, undefined)
      this.commonHits = this.taken()
    }
    const number = this.common + this.sum(this.views.own, candidate)
    this.numbers.set(candidate, number)
    const hits = this.taken()
    if (hits.length > 0) {
      this.hits ??= new Map()
      this.hits.set(candidate, hits)
    }
    return number
  }

  /** The same in the hearing of whoever listens: what is found in the context is heard once, with the first candidate. */
  private heardNumberOf(candidate: unknown, isFirst: boolean): number {
    if (recordsRows()) {
      const { shared, own } = this.views
      if (isFirst || this.common === undefined) this.common = sumOf(shared, this.context, undefined)
      return this.common + sumOf(own, this.context, candidate)
    }
    const number = this.numberOf(candidate)
    if (recordsRefusalsOnly()) {
      if (isFirst) for (const hit of this.commonHits) recordRefusal(hit)
      for (const hit of this.hits?.get(candidate) ?? NONE) recordRefusal(hit)
    }
    return number
  }

  /** Adds up the numbers of fields for a view. Stores the refusals found meanwhile, to record them again later. */
  private sum(places: readonly FoundPlace[], candidate: unknown): number {
    const outer = enterRefusals(this.found)
    try {
      return sumOf(places, this.context, candidate)
    } finally {
      leaveRefusals(outer)
    }
  }

  /** Returns and clears the refusals found with the fields. */
  private taken(): readonly Hit[] {
    const { found } = this
    if (found.length === 0) return NONE
    this.found = []
    return found
  }
}
