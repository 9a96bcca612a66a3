/**
 * Views that a table which refuses is asked about, each made and answered once.
 *
 * The fields of a view are finite, so it has a number, and a table answers the same whenever it is asked about the same
 * view. The fields are found anew each time: only they look at a position. The rows answer as they are written.
 *
 * @module
 */
import { isAmended } from './amending.js'
import type { ForbidTable, Refusal } from './forbid.js'
import { type Hit, heard, heardKeptView, hearingViews, observed } from './hearing.js'
import type { Value } from './json.js'
import { noteTable } from './noting.js'
import { late } from './once.js'
import type { Finder } from './staged-questions.js'
import { type Domain, domainOf } from './view.js'

/** What a table answers for a view, and the rows that decide it. */
interface Answered {
  readonly view: object
  readonly refusals: readonly Refusal[]
  readonly hits: readonly Hit[]
}

/** Asks a table about a candidate, in the hearing of whoever listens, or only whether it refuses. */
export interface Answering {
  readonly refusals: (candidate: unknown) => readonly Refusal[]
  readonly refuses: (candidate: unknown) => boolean
}

/** One field: how it is found, and what each of its values adds to the number of a view. */
interface FieldPlace {
  readonly field: string
  readonly find: Finder
  readonly adds: ReadonlyMap<unknown, number>
}

/** Numbers the fields of a view; a field that the table does not know has no values, and so no view has a number. */
function placesOf({ view }: ForbidTable, finders: Readonly<Record<string, Finder>>): readonly FieldPlace[] {
  let stride = 1
  return Object.entries(finders).map(([field, find]) => {
    const values: readonly Value[] = domainOf((view.fields[field] ?? []) as Domain)
    const [size, step] = [values.length, stride]
    stride *= size
    return { field, find, adds: new Map(values.map((value, index) => [value, index * step])) }
  })
}

/** Makes a table askable about candidates, by how the fields of its view are found. */
export function answeredOnce(
  table: ForbidTable,
  finders: Readonly<Record<string, Finder>>,
): (context: unknown) => Answering {
  const places = placesOf(table, finders)
  const isShared = ({ find }: FieldPlace) => find.length < 2
  const known = late(() => new Map<number, Answered>())

  /** Finds fields, and adds up the number of the view; it is none where a value is not one of the list. */
  const find = (wanted: readonly boolean[], found: unknown[], context: unknown, candidate: unknown): number => {
    let number = 0
    for (let place = 0; place < places.length; place += 1) {
      if (!wanted[place]) continue
      const { find: findField, adds } = places[place] as FieldPlace
      const value = findField(context, candidate)
      found[place] = value
      number += adds.get(value) ?? Number.NaN
    }
    return number
  }
  const shared = places.map(isShared)
  const own = shared.map((is) => !is)

  const viewOf = (found: readonly unknown[]) =>
    Object.fromEntries(places.map(({ field }, place) => [field, found[place]])) as never

  const answered = (number: number, found: readonly unknown[]): Answered => {
    const before = known().get(number)
    if (before) return before
    const view = viewOf(found)
    // Who listens is told by whoever asks, as often as it is asked.
    const [refusals, hits] = hearingViews(
      () => undefined,
      () => observed(() => table.ask(view)),
    )
    const now = { view, refusals, hits }
    known().set(number, now)
    return now
  }

  return (context) => {
    noteTable(table.name)
    const found: unknown[] = []
    // Not before there is a candidate: a context without one need not make sense to the fields.
    const common = late(() => find(shared, found, context, undefined))
    const numberOf = (candidate: unknown) => common() + find(own, found, context, candidate)
    const isNew = (number: number) => Number.isNaN(number) || isAmended(table.name)
    return {
      refuses: (candidate) => {
        const number = numberOf(candidate)
        if (isNew(number)) return table.refuses(viewOf(found))
        const { view, refusals } = answered(number, found)
        heardKeptView(table.name, view)
        return refusals.length > 0
      },
      refusals: (candidate) => {
        const number = numberOf(candidate)
        if (isNew(number)) return table.ask(viewOf(found))
        const { view, refusals, hits } = answered(number, found)
        heardKeptView(table.name, view)
        for (const hit of hits) heard(hit)
        return refusals
      },
    }
  }
}
