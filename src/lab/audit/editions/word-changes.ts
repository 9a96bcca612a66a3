/** The changes in words between two texts. @module */

import { spelling } from './layout/normalized-letters.js'
import type { DiffPiece } from './report.js'

/** Longer texts are told as one old and one new piece. */
const LONGEST = 4_000

/** Two lists of words as pieces that both have, or one of them: the longest common list stays. */
export function wordChanges(old: readonly string[], now: readonly string[]): readonly DiffPiece[] {
  if (old.length > LONGEST || now.length > LONGEST)
    return merged([...old.map(wordOf('old')), ...now.map(wordOf('new'))])
  const a = old.map(spelling)
  const b = now.map(spelling)
  const common = commonLengths(a, b)
  const pieces: DiffPiece[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      pieces.push({ is: 'same', words: now[j] ?? '' })
      i += 1
      j += 1
    } else if (i < a.length && (j === b.length || at(common, i + 1, j) >= at(common, i, j + 1))) {
      pieces.push({ is: 'old', words: old[i] ?? '' })
      i += 1
    } else {
      pieces.push({ is: 'new', words: now[j] ?? '' })
      j += 1
    }
  }
  return merged(pieces)
}

const wordOf =
  (is: DiffPiece['is']) =>
  (words: string): DiffPiece => ({ is, words })

const at = (lengths: readonly Uint16Array[], i: number, j: number): number => lengths[i]?.[j] ?? 0

/** The length of the longest list that the ends of both have in common, from every pair of places on. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = lengths[i]
    if (row === undefined) continue
    for (let j = b.length - 1; j >= 0; j -= 1)
      row[j] = a[i] === b[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
  }
  return lengths
}

/** Neighbours of the same kind together. */
function merged(pieces: readonly DiffPiece[]): readonly DiffPiece[] {
  const together: DiffPiece[] = []
  for (const piece of pieces) {
    const last = together.at(-1)
    if (last?.is === piece.is) together[together.length - 1] = { is: last.is, words: `${last.words} ${piece.words}` }
    else together.push(piece)
  }
  return together
}
