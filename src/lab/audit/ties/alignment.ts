/**
 * Matching of clauses with passages: each clause gets the passage with most of its terms, in the order of the text.
 *
 * Clauses of a section roughly follow its passages. If two passages share as much with a clause, the one nearer to the previous
 * clause's passage wins. A passage under the clause's own heading comes before any other.
 *
 * @module
 */
import { termsOf, weightsOf } from '#core'

/** A passage as far as an alignment needs it. */
export interface AlignedPassage {
  readonly text: string
  /** The heading under which it stands, by its place among the headings. */
  readonly heading: number
}

/** A clause as far as an alignment needs it. */
export interface Restated {
  readonly text: string
  /** The headings under which its passage may stand. */
  readonly homes: ReadonlySet<number>
}

/** A passage, and how much of a clause it has. */
export interface PassageShare {
  readonly passage: number
  /** By weight: 1 for all in a passage of common length, more in a short one. */
  readonly share: number
  readonly terms: number
}

/** The passage matched with a clause. */
export interface Aligned extends PassageShare {
  /** The best passage under another heading than where it should stand. */
  readonly away?: PassageShare
  /** A passage beside it that has much of what that lacks. */
  readonly beside?: number
}

/**
 * True if a clause seems to restate something under another heading. Short clauses share single words with many passages, so the
 * other passage must share more words.
 */
export const isDoubtful = ({ share, terms, away }: Aligned): boolean =>
  away !== undefined && share < LITTLE && away.share > share + CLEARLY && away.terms >= terms + MORE_TERMS

const LITTLE = 0.4
const CLEARLY = 0.1
const MORE_TERMS = 2

/** The bonus of a passage under the clause's own heading. */
const AT_HOME = 0.5
/** More candidates change nothing. */
const CANDIDATES = 16
/** The cost when the next clause's passage comes before the last one, and the cost of distance. */
const BACK = 0.06
const FAR = 0.03
/** The share of a clause's terms, missing in the passage, that a neighbour must have. */
const MUCH = 0.3
/** The penalty for the length of a passage. */
const BY_LENGTH = 0.25

interface Candidate extends PassageShare {
  readonly worth: number
}

/** Passages by their terms. */
interface Terms {
  readonly of: readonly ReadonlySet<string>[]
  readonly weight: (term: string) => number
  readonly having: ReadonlyMap<string, readonly number[]>
  /** The length of each passage, relative to the mean. */
  readonly length: readonly number[]
}

/** Finds the passages of clauses in the order of the book: one for each, or nothing where no passage shares a term. */
export function alignment(
  passages: readonly AlignedPassage[],
  clauses: readonly Restated[],
): readonly (Aligned | undefined)[] {
  const terms = termsIn(passages)
  return chains(clauses).flatMap((chain) => alignedIn(chain, passages, terms))
}

function termsIn(passages: readonly AlignedPassage[]): Terms {
  const lists = passages.map(({ text }) => termsOf(text))
  const weight = weightsOf(lists)
  const having = new Map<string, number[]>()
  for (const [index, list] of lists.entries())
    for (const term of list) having.set(term, [...(having.get(term) ?? []), index])
  const heavy = lists.map((list) => sumOf(list, weight))
  const mean = sumOf(heavy, (one) => one) / Math.max(1, heavy.length)
  return { of: lists.map((list) => new Set(list)), weight, having, length: heavy.map((one) => one / mean) }
}

const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0)

/** Neighbours that may stand under the same headings are sought together. */
function chains(clauses: readonly Restated[]): readonly (readonly Restated[])[] {
  const all: Restated[][] = []
  for (const clause of clauses) {
    const last = all.at(-1)
    if (last?.[0] && sameHomes(last[0], clause)) last.push(clause)
    else all.push([clause])
  }
  return all
}

const sameHomes = ({ homes: one }: Restated, { homes: other }: Restated): boolean =>
  one.size === other.size && [...one].every((home) => other.has(home))

function alignedIn(chain: readonly Restated[], passages: readonly AlignedPassage[], terms: Terms) {
  const shares = chain.map(({ text }) => sharesOf(text, terms))
  const isHome = ({ homes }: Restated, passage: number) => homes.has(passages[passage]?.heading ?? -1)
  const steps = chain.map((clause, index) =>
    (shares[index] ?? [])
      .map((one): Candidate => ({ ...one, worth: one.share + (isHome(clause, one.passage) ? AT_HOME : 0) }))
      .toSorted((one, other) => other.worth - one.worth)
      .slice(0, CANDIDATES),
  )
  return mostWorth(steps).map((chosen, index): Aligned | undefined => {
    const clause = chain[index]
    if (chosen === undefined || clause === undefined) return undefined
    const { passage, share, terms: shared } = chosen
    const away = shares[index]?.find((one) => !isHome(clause, one.passage))
    const beside = besideOf(clause.text, passage, passages, terms)
    return { passage, share, terms: shared, ...(away && { away }), ...(beside !== undefined && { beside }) }
  })
}

/** The share of a text in each passage, the largest first; long passages count less. */
function sharesOf(text: string, { weight, having, length }: Terms): readonly PassageShare[] {
  const wanted = termsOf(text)
  const all = sumOf(wanted, weight)
  const shared = new Map<number, string[]>()
  for (const term of wanted)
    for (const passage of having.get(term) ?? []) shared.set(passage, [...(shared.get(passage) ?? []), term])
  return [...shared]
    .map(([passage, terms]) => ({
      passage,
      share: sumOf(terms, weight) / all / (1 - BY_LENGTH + BY_LENGTH * (length[passage] ?? 1)),
      terms: terms.length,
    }))
    .toSorted((one, other) => other.share - one.share)
}

/** The neighbour of a passage under the same heading that has much of a text which the passage lacks. */
function besideOf(
  text: string,
  passage: number,
  passages: readonly AlignedPassage[],
  terms: Terms,
): number | undefined {
  const wanted = termsOf(text)
  const lacking = wanted.filter((term) => !terms.of[passage]?.has(term))
  const much = MUCH * sumOf(wanted, terms.weight)
  const has = (neighbour: number) => {
    const found = lacking.filter((term) => terms.of[neighbour]?.has(term))
    const together = passages[neighbour]?.heading === passages[passage]?.heading
    return together && found.length >= MORE_TERMS ? sumOf(found, terms.weight) : 0
  }
  const [best] = [passage - 1, passage + 1].toSorted((one, other) => has(other) - has(one))
  return best !== undefined && has(best) >= much && much > 0 ? best : undefined
}

const stepCost = (from: number, to: number): number =>
  to < from ? BACK + FAR * Math.log2(1 + from - to) : FAR * Math.log2(Math.max(1, to - from))

/** A way through the first steps, told from its end. */
interface Way {
  readonly worth: number
  readonly chosen?: Candidate | undefined
  readonly before?: Way
}

/** One candidate of each step, so that all together are worth most. */
function mostWorth(steps: readonly (readonly Candidate[])[]): readonly (Candidate | undefined)[] {
  const ways = steps.reduce<readonly Way[]>(
    (before, step) =>
      step.length === 0
        ? before.map((way) => ({ worth: way.worth, before: way }))
        : step.map((candidate) => best(before.map((way) => further(way, candidate)))),
    [{ worth: 0 }],
  )
  const path: (Candidate | undefined)[] = []
  for (let way: Way | undefined = best(ways); way?.before; way = way.before) path.unshift(way.chosen)
  return path
}

function further(before: Way, chosen: Candidate): Way {
  const last = lastOf(before)
  const cost = last === undefined ? 0 : stepCost(last.passage, chosen.passage)
  return { worth: before.worth + chosen.worth - cost, chosen, before }
}

const lastOf = ({ chosen, before }: Way): Candidate | undefined => chosen ?? (before && lastOf(before))

const best = (ways: readonly Way[]): Way => ways.reduce((one, other) => (other.worth > one.worth ? other : one))
