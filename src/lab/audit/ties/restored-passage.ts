/**
 * The changed words of a passage, found from its fingerprint and the words there now.
 *
 * Most changes of a sentence concern one word: `may` becomes `must`, a number changes, or `not` is added or removed. So the
 * search drops some of the new words, or replaces one, until the fingerprint matches that of the edition. It finds nothing if the
 * sentence is completely new.
 *
 * @module
 */

import type { Stretch } from '../editions/cut-into-passages.js'
import { type Print, type Prints, printOf, printsOf } from '../editions/fingerprints.js'
import { letterAt, spelling } from '../editions/layout/normalized-letters.js'
import type { Copy } from '../editions/rulebook-copy.js'

/** A place in a passage, and what stands there in one of both only. */
export interface Restored {
  /** The number of new words before it. */
  readonly before: number
  readonly now: readonly string[]
  readonly old: readonly string[]
  /** All the new words. */
  readonly words: readonly string[]
}

/** Words that may have stood somewhere, by their length in letters. */
export type Vocabulary = ReadonlyMap<number, readonly { readonly word: string; readonly print: Print }[]>

/** No more new words in a row are tried, and in no longer stretch. */
const MOST_NEW = 6
const LONGEST = 120

/** The words of a copy, and others, with their fingerprints. */
export function vocabularyOf(texts: readonly string[], salt: string): Vocabulary {
  const words = new Set(
    texts.flatMap((text) => text.split(/[\s/()[\]“”"—–]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))),
  )
  const all = new Map<number, { word: string; print: Print }[]>()
  const seen = new Set<string>()
  for (const word of words) {
    const spelled = spelling(` ${word}`)
    if (spelled === '' || seen.has(spelled)) continue
    seen.add(spelled)
    const codes = Int32Array.from([...spelled], (char) => char.codePointAt(0) ?? 0)
    const known = all.get(codes.length)
    const one = { word, print: printOf(printsOf(codes, salt), 0, codes.length) }
    if (known) known.push(one)
    else all.set(codes.length, [one])
  }
  return all
}

interface Word {
  readonly word: string
  readonly from: number
  readonly to: number
}

/** Looks for a change of a word or a few that makes of new words the passage that the edition has. */
export function restorePassage(
  passage: Print,
  stretch: Stretch,
  copy: Copy,
  prints: Prints,
  vocabulary: Vocabulary,
): Restored | undefined {
  const words = wordsOf(copy, stretch)
  if (words.length > LONGEST) return undefined
  const size = stretch.to - stretch.from
  const piece = (from: number, to: number): Print => printOf(prints, from, to - from)
  const all = words.map(({ word }) => word)
  for (let first = 0; first <= words.length; first += 1)
    for (let count = 0; count <= MOST_NEW && first + count <= words.length; count += 1) {
      const from = words[first]?.from ?? stretch.to
      const to = words[first + count]?.from ?? stretch.to
      const missing = passage.length - (size - (to - from))
      if (missing < 0 || (missing > 0 && count > 2)) continue
      const [before, behind] = [piece(stretch.from, from), piece(to, stretch.to)]
      const tell = (old: readonly string[]) => ({
        before: first,
        now: all.slice(first, first + count),
        old,
        words: all,
      })
      if (missing === 0 && isSame(prints.joined(before, behind), passage)) return tell([])
      for (const { word, print } of vocabulary.get(missing) ?? [])
        if (isSame(prints.joined(prints.joined(before, print), behind), passage)) return tell([word])
    }
  return undefined
}

const isSame = (one: Print, other: Print): boolean =>
  one.length === other.length && one.high === other.high && one.low === other.low

/** The words of a stretch, and the letters of each of them. */
function wordsOf({ page, letters }: Copy, { from, to }: Stretch): readonly Word[] {
  const start = letters.at[from] ?? 0
  const text = page.text.slice(start, letters.at[to] ?? page.text.length)
  const words = [...text.matchAll(/[^\s/()[\]“”"—–]+/g)].map(({ index, 0: word }) => ({
    word,
    from: Math.max(from, letterAt(letters, start + index)),
    to: letterAt(letters, start + index + word.length),
  }))
  return words.filter((one) => one.to > one.from && one.from < to)
}
