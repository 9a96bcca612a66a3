/**
 * Claims: which clauses write the places at which an answer differs, and what no clause at work could have written.
 *
 * A transition can write a kind of places if it does so in some case. Who writes none of what differs is less likely to be
 * wrong; and what differs though nothing at work can write it is nobody's. Where most failures that show such a thing show
 * nothing else, the others are nobody's, too.
 *
 * @module
 */
import { type Book, changes, type GameState, once } from '#core'
import type { Case, ResultCase } from '../format/case.js'
import type { PlainGame } from '../format/situation.js'
import { pathOf } from '../runner/differing-places.js'
import type { Outcome } from '../runner/outcome.js'
import { caseClauses, type Suite } from '../runner/suite.js'
import { type Field, fieldsOf, isWithin } from './field-of-path.js'
import { type Write, writesOf } from './transition-writes.js'

/** The known facts about the places where an answer differs. */
export interface Claim {
  /** The ids of the clauses that write some of them. */
  readonly writing: ReadonlySet<string>
  /** The places that nothing at work changes or could have changed. */
  readonly unclaimed: readonly Field[]
  /** True if no clause is to blame. */
  readonly isNobodys: boolean
}

/** A failing answer: to what, from which game. */
export interface Failure {
  readonly asked: Case
  readonly game: PlainGame
  readonly outcome: Outcome
}

/** Looks up the claim on a failing answer; nothing if it reaches no other game, or if its case cannot be followed. */
export type Claims = (failure: Failure) => Claim | undefined

/** A place at which an answer differs. */
interface Differing extends Field {
  /** True if the rules change it. */
  readonly isChanged: boolean
  /** The writes at work that can change it. */
  readonly by: readonly Write[]
}

/** Finds the claims on the failures of a run. A place that one failure shows to be nobody's counts as such in the others. */
export function claimsAmong<Game extends GameState>(
  book: Book<Game>,
  suite: Pick<Suite, 'cases' | 'gameOf'>,
  outcomes: ReadonlyMap<string, Outcome>,
): Claims {
  const failures = suite.cases.flatMap((asked): readonly Failure[] => {
    const outcome = outcomes.get(asked.id)
    return outcome?.status === 'failed' ? [{ asked, game: suite.gameOf(asked), outcome }] : []
  })
  const fieldOf = fieldsOf(book)
  const writesIn = writesOf(book)
  const writersOf = writersIn(suite, writesIn, fieldOf)
  const differing = ({ asked, game, outcome }: Failure): readonly Differing[] => {
    const paths = outcome.status === 'failed' && asked.asks === 'result' ? pathsIn(outcome) : []
    const writes = paths.length > 0 ? writesIn({ ...asked, game }) : undefined
    if (writes === undefined || asked.asks !== 'result') return []
    return paths.map((path) => {
      const field = fieldOf(path)
      const ways = writersOf(field.kind)
      return { ...field, isChanged: isChanged(asked, path), by: writes.filter(({ way }) => ways.has(way)) }
    })
  }
  const isFree = ({ isChanged, by }: Differing) => !isChanged && by.length === 0
  const found = failures.map(differing)
  const nobodys = new Set(found.flatMap((places) => places.filter(isFree)).map(({ kind }) => kind))
  const isUnclaimed = ({ isChanged, kind }: Differing) => !isChanged && nobodys.has(kind)
  const touching = found.filter((places) => places.some(({ kind }) => nobodys.has(kind)))
  const alone = touching.filter((places) => places.every(isUnclaimed))
  // Where it mostly stands alone, what differs beside it comes of it.
  const draws = alone.length * 2 > touching.length
  const comesOfIt = drawnBy(
    failures.filter((_, at) => found[at] && alone.includes(found[at])).map(({ asked }) => asked),
    suite.cases.flatMap((asked) => {
      const outcome = outcomes.get(asked.id)
      return outcome ? [{ asked, failed: outcome.status === 'failed' }] : []
    }),
  )

  return (failure) => {
    const all = differing(failure)
    if (all.length === 0) return comesOfIt(failure.asked) ? NOBODYS : undefined
    const unclaimed = all.filter(isUnclaimed)
    const claimed = all.filter((one) => !unclaimed.includes(one))
    const isNobodys = claimed.length === 0 || (draws && all.some(({ kind }) => nobodys.has(kind)))
    if (isNobodys) return { writing: new Set(), unclaimed, isNobodys }
    // What changes a place need not be a transition.
    if (claimed.some(({ by }) => by.length === 0)) return undefined
    return { writing: new Set(claimed.flatMap(({ by }) => by).flatMap(({ clauses }) => clauses)), unclaimed, isNobodys }
  }
}

const NOBODYS: Claim = { writing: new Set(), unclaimed: [], isNobodys: true }

/**
 * Tells which cases are like those in which something is nobody's: all the clauses are at work in them that are at work in
 * each of those, and whatever they are at work in fails mostly.
 */
function drawnBy(
  nobodys: readonly Case[],
  asked: readonly { readonly asked: Case; readonly failed: boolean }[],
): (one: Case) => boolean {
  const [first, ...others] = nobodys.map((one) => new Set(caseClauses(one)))
  if (first === undefined) return () => false
  const shared = [...first].filter((id) => others.every((clauses) => clauses.has(id)))
  const isLike = (one: Case) => {
    const clauses = new Set(caseClauses(one))
    return shared.every((id) => clauses.has(id))
  }
  const like = asked.filter((one) => isLike(one.asked))
  return like.filter(({ failed }) => failed).length * 2 > like.length ? isLike : () => false
}

/** The paths at which an answer reaches another game, without the decision, which is not part of a game. */
const pathsIn = ({ places = [] }: Outcome) => places.flatMap(({ at }) => (at.startsWith('/due') ? [] : [pathOf(at)]))

/** True if a place changes under any reading. */
const isChanged = ({ expected }: ResultCase, path: readonly string[]): boolean =>
  expected.some(
    (one) =>
      one.verdict === 'legal' && one.changes.some(({ at }) => isWithin(`/${at.join('/')}`, `/${path.join('/')}`)),
  )

/** Finds the transitions that write a kind of places in some case. */
function writersIn(
  { cases, gameOf }: Pick<Suite, 'cases' | 'gameOf'>,
  writesIn: ReturnType<typeof writesOf>,
  fieldOf: ReturnType<typeof fieldsOf>,
): (kind: string) => ReadonlySet<string> {
  const kindsOf = once((one: ResultCase): ReadonlySet<string> => {
    const [usual] = one.expected
    return new Set(usual?.verdict === 'legal' ? usual.changes.map(({ at }) => fieldOf(at).kind) : [])
  })
  const writersIn = once((one: ResultCase) => {
    const written = new Map<string, Set<string>>()
    for (const { way, before, after } of writesIn({ ...one, game: gameOf(one) }) ?? []) {
      const kinds = written.get(way) ?? new Set()
      written.set(way, kinds)
      for (const { path } of changes(before, after)) kinds.add(fieldOf(path as (string | number)[]).kind)
    }
    return written
  })
  const known = new Map<string, ReadonlySet<string>>()
  return (kind) => {
    const before = known.get(kind)
    if (before) return before
    const isMeant = (other: string) => isWithin(kind, other)
    const found = cases
      .filter((one): one is ResultCase => one.asks === 'result' && [...kindsOf(one)].some(isMeant))
      .flatMap((one) => [...writersIn(one)].flatMap(([way, kinds]) => ([...kinds].some(isMeant) ? [way] : [])))
    const ways = new Set(found)
    known.set(kind, ways)
    return ways
  }
}
