/** Which clauses a change of the text touches: those that restate a passage that changed, and those beside it. @module */
import { type Book, bookClauses } from '../../kernel/book.js'
import type { Copy } from '../editions/copy.js'
import { type Lock, saltOf } from '../editions/lock.js'
import type { Stretch } from '../editions/passages.js'
import { printsOf } from '../editions/prints.js'
import type { Matched } from '../editions/sought.js'
import { nearnessOf } from './nearness.js'
import { restored, type Vocabulary, vocabularyOf } from './restored.js'
import { refsOf, type Ties } from './ties-lock.js'

/** Clauses by how near they are to a change. */
export interface Touching {
  /** Those whose passage is not there as it was, or changed places. */
  readonly at: ReadonlySet<string>
  /** How near some of those are to what changed in their passage, where that was found. */
  readonly near: ReadonlyMap<string, number>
  /** Those whose passage stands right before or behind such a one, or beside new words. */
  readonly beside: ReadonlySet<string>
  /** Those of which it is known where they stand. */
  readonly tied: ReadonlySet<string>
}

/** What changed in a copy. */
export interface Changes {
  readonly passages: readonly Matched[]
  /** Those that changed places, or stand in another section now. */
  readonly moved: readonly Matched[]
  readonly fresh: readonly Stretch[]
}

/** Finds the clauses that changes touch. */
export function touchingOf(
  book: Pick<Book, 'name' | 'sections'>,
  ties: Ties,
  lock: Lock,
  copy: Copy,
  { passages, moved, fresh }: Changes,
): Touching {
  const refs = refsOf(lock)
  const known = new Set(refs)
  const tied = Object.entries(ties.clauses).filter(([, all]) => all.every((ref) => known.has(ref)))
  const restating = (some: ReadonlySet<number>): ReadonlySet<string> => {
    const names = new Set([...some].flatMap((index) => refs[index] ?? []))
    return new Set(tied.filter(([, all]) => all.some((ref) => names.has(ref))).map(([id]) => id))
  }
  const changed = new Set(
    passages.flatMap((one, index) => (one.pieces.length === 0 || moved.includes(one) ? [index] : [])),
  )
  const neighbours = new Set([...besideLost(passages, changed), ...besideFresh(passages, fresh, copy)])
  const at = restating(changed)
  const beside = [...restating(neighbours)].filter((id) => !at.has(id))
  const near = nearIn(book, copy, fresh, passages, (index) => restating(new Set([index])))
  return { at, near, beside: new Set(beside), tied: new Set(tied.map(([id]) => id)) }
}

/** Where more passages than this changed, or in more places, nobody asks for the clause that is nearest to each. */
const MOST_LOST = 40

/** How near the clauses of each passage are to what changed in it, where a word or a few did. */
function nearIn(
  book: Pick<Book, 'name' | 'sections'>,
  copy: Copy,
  fresh: readonly Stretch[],
  passages: readonly Matched[],
  restating: (passage: number) => ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const near = new Map<string, number>()
  const lost = passages.flatMap(({ pieces }, index) => {
    const ids = pieces.length > 0 ? [] : [...restating(index)]
    return ids.length > 1 ? [{ index, ids }] : []
  })
  if (lost.length === 0 || lost.length > MOST_LOST || fresh.length === 0 || fresh.length > MOST_LOST) return near
  const texts = new Map(bookClauses(book).map(({ id, text }) => [id, text]))
  const prints = printsOf(copy.letters.codes, saltOf(book))
  const words: Vocabulary = vocabularyOf([copy.page.text, ...texts.values(), NUMBERS], saltOf(book))
  for (const { index, ids } of lost) {
    const passage = passages[index]?.print
    if (passage === undefined) continue
    for (const stretch of fresh) {
      const change = restored(passage, stretch, copy, prints, words)
      if (change === undefined) continue
      const all = nearnessOf(
        change,
        ids.map((id) => texts.get(id) ?? ''),
      )
      for (const [place, id] of ids.entries()) near.set(id, Math.max(near.get(id) ?? 0, all[place] ?? 0))
      break
    }
  }
  return near
}

/** Numbers that may have stood where another stands now. */
const NUMBERS = Array.from({ length: 100 }, (_, number) => `${number} +${number} -${number}`).join(' ')

/** The passages before and behind those that changed, in the same section of the edition. */
const besideLost = (passages: readonly Matched[], changed: ReadonlySet<number>): readonly number[] =>
  [...changed]
    .flatMap((index) => [index - 1, index + 1].filter((one) => passages[one]?.section === passages[index]?.section))
    .filter((index) => !changed.has(index))

/** The passages that stand in the copy right before and behind new words, under the same heading. */
function besideFresh(passages: readonly Matched[], fresh: readonly Stretch[], { parts }: Copy): readonly number[] {
  const placed = passages
    .flatMap(({ pieces }, index) => pieces.map((piece) => ({ ...piece, index })))
    .toSorted((one, other) => one.from - other.from)
  return fresh.flatMap(({ from, to }) => {
    const part = parts.find((one) => one.from <= from && from < one.to)
    const before = placed.findLast((one) => one.to <= from && one.from >= (part?.from ?? 0))
    const behind = placed.find((one) => one.from >= to && one.to <= (part?.to ?? to))
    return [before, behind].flatMap((one) => (one ? [one.index] : []))
  })
}
