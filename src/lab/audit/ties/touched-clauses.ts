/** The clauses that a change of the text touches: those that restate a changed passage, and those next to it. @module */
import { type Book, bookClauses } from '#core'
import type { Stretch } from '../editions/cut-into-passages.js'
import { type Lock, saltOf } from '../editions/edition-lockfile.js'
import { printsOf } from '../editions/fingerprints.js'
import type { Matched } from '../editions/passage-targets.js'
import type { Copy } from '../editions/rulebook-copy.js'
import { restorePassage, type Vocabulary, vocabularyOf } from './restored-passage.js'
import { nearnessOf } from './text-similarity.js'
import { refsOf, type Ties } from './ties-lockfile.js'

/** Clauses by how near they are to a change. */
export interface Touching {
  /** The clauses whose passage changed or moved. */
  readonly at: ReadonlySet<string>
  /** The nearness of some of those clauses to the changed words, if these were found. */
  readonly near: ReadonlyMap<string, number>
  /** The clauses whose passage comes right before or after a changed one, or next to new words. */
  readonly beside: ReadonlySet<string>
  /** The clauses whose passages are known. */
  readonly tied: ReadonlySet<string>
}

/** The changes in a copy. */
export interface Changes {
  readonly passages: readonly Matched[]
  /** The passages that changed places, or are now in another section. */
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

/** The maximum number of changed passages, and of new stretches, for which to find the nearest clause. */
const MOST_LOST = 40

/** The nearness of each passage's clauses to its change, if only a few words changed. */
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
      const change = restorePassage(passage, stretch, copy, prints, words)
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
