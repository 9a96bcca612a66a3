/**
 * Deciding: a table that refuses, with how the fields of its view are found.
 *
 * Each field is found by a function of its own. One of a single parameter looks at the context alone: it is asked once
 * for all candidates. The fields of a candidate are looked at only when a row asks for them.
 *
 * @module
 */
import { isAnyAmended } from './amending.js'
import type { Clause } from './clause.js'
import type { ForbidTable, Refusal } from './forbid.js'
import { isHearing, resume, silence } from './hearing.js'
import { late } from './once.js'
import { type Finder, type Refusing, staged } from './staged.js'
import type { Viewed } from './view.js'

/** What the rows of a table look at, as a type. */
export type ViewedBy<T> = T extends ForbidTable<infer F> ? Viewed<F> : never

/** How the fields of a view are found, each by a function of its own. */
export type Finders<C, O, V> = { readonly [Field in keyof V]: (context: C, candidate: O) => V[Field] }

/** A table with how the fields of its view are found. */
export interface Deciding<C, O, T extends ForbidTable> {
  readonly table: T
  readonly view: Finders<C, O, ViewedBy<T>>
}

/** What can be asked of a table, in a context, about candidates. */
export interface Decides<C, O> {
  /** The candidates that nothing refuses; leaves no trace, and looks only at what it must. */
  readonly allowed: (context: C, candidates: readonly O[]) => readonly O[]
  /** Whether any of several candidates is not refused; leaves no trace. */
  readonly allowsSome: (context: C, candidates: readonly O[]) => boolean
  /** The same, where the rows that apply a clause are left aside: would anything be allowed but for that? */
  readonly allowsSomeBut: (forgiven: Clause, context: C, candidates: readonly O[]) => boolean
  /** Whether anything refuses a candidate; leaves no trace. */
  readonly refuses: (context: C, candidate: O) => boolean
  /** Why a candidate is refused; nothing where it is not. */
  readonly refusals: (context: C, candidate: O) => readonly Refusal[]
  /** The same for many candidates of a context. */
  readonly refusalsIn: (context: C) => (candidate: O) => readonly Refusal[]
}

/** Makes whole views of candidates: what looks at the context alone is found once for all candidates of a context. */
export function viewing<C, O, V>(finders: Finders<C, O, V>): (context: C) => (candidate: O) => V {
  const fields = Object.entries<(context: C, candidate: O) => unknown>(finders as never)
  const shared = fields.filter(([, find]) => find.length < 2)
  const own = fields.filter(([, find]) => find.length >= 2)
  const blank = Object.fromEntries(fields.map(([field]) => [field, undefined]))
  return (context) => {
    const common: Record<string, unknown> = { ...blank }
    for (const [field, find] of shared) common[field] = find(context, undefined as never)
    return (candidate) => {
      const view: Record<string, unknown> = { ...common }
      for (const [field, find] of own) view[field] = find(context, candidate)
      return view as V
    }
  }
}

/** Makes a table askable in contexts, about candidates. */
export function decides<C, O, T extends ForbidTable>({ table, view }: Deciding<C, O, T>): Decides<C, O> {
  const seenIn = viewing(view)
  const finders = view as unknown as Readonly<Record<string, Finder>>
  const quick = late(() => staged(table, finders))
  const forgiving = new Map<Clause, (context: C) => Refusing>()
  const quickBut = (clause: Clause) => {
    const known = forgiving.get(clause) ?? staged(table, finders, clause)
    forgiving.set(clause, known)
    return known
  }
  /** Whoever listens hears the whole view. */
  const readably = () => isHearing() || isAnyAmended()
  const among = (context: C): Refusing => {
    if (!readably()) return quick()(context)
    const seen = seenIn(context)
    const refuses = (candidate: O) => table.refuses(seen(candidate) as never)
    return refuses as Refusing
  }
  const amongBut = (forgiven: Clause, context: C): Refusing => {
    if (!readably()) return quickBut(forgiven)(context)
    const seen = seenIn(context)
    const standing = (candidate: O) =>
      table.ask(seen(candidate) as never).some(({ clauses }) => !clauses.includes(forgiven))
    return standing as Refusing
  }
  return Object.freeze({
    allowed: (context: C, candidates: readonly O[]) => {
      const outer = silence()
      try {
        return allowedBy(among(context), candidates)
      } finally {
        resume(outer)
      }
    },
    allowsSome: (context: C, candidates: readonly O[]) => {
      const outer = silence()
      try {
        return someAllowed(among(context), candidates)
      } finally {
        resume(outer)
      }
    },
    allowsSomeBut: (forgiven: Clause, context: C, candidates: readonly O[]) => {
      const outer = silence()
      try {
        return someAllowed(amongBut(forgiven, context), candidates)
      } finally {
        resume(outer)
      }
    },
    refuses: (context: C, candidate: O) => {
      const outer = silence()
      try {
        return !someAllowed(among(context), [candidate])
      } finally {
        resume(outer)
      }
    },
    refusals: (context: C, candidate: O) => table.ask(seenIn(context)(candidate) as never),
    refusalsIn: (context: C) => {
      const seen = seenIn(context)
      return (candidate: O) => table.ask(seen(candidate) as never)
    },
  })
}

function allowedBy<O>(refusing: Refusing, candidates: readonly O[]): readonly O[] {
  const allowed: O[] = []
  if (refusing === true) return allowed
  for (const candidate of candidates) if (!refusing(candidate)) allowed.push(candidate)
  return allowed
}

function someAllowed(refusing: Refusing, candidates: readonly unknown[]): boolean {
  if (refusing === true) return false
  for (const candidate of candidates) if (!refusing(candidate)) return true
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
