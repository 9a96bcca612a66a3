/** The nearest word: what somebody probably meant. @module */

/** The known word that is spelt most like an unknown one, if any is close. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const allowed = Math.max(1, Math.floor(word.length / 3))
  if (word.length > LONGEST) return undefined
  const [best] = known
    .filter((other) => Math.abs(other.length - word.length) <= allowed)
    .map((other) => ({ other, away: distance(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ away }) => away <= allowed)
    .sort((a, b) => a.away - b.away)
  return best?.other
}

/** The longest word that somebody could have misspelt. */
const LONGEST = 100

/** The name that a word is, without regard to capitals where none is spelt just so. */
export const nameIn = (known: readonly string[], word: string): string | undefined =>
  known.includes(word) ? word : known.find((name) => name.toLowerCase() === word.toLowerCase())

/** Formats the expected words instead of an unknown one: all known words, or the nearest if there are many. */
export function instead(word: string, known: readonly string[]): string {
  const close = nearestWord(word, known)
  const meant = close === undefined ? '' : `; did you mean "${close}"?`
  if (known.length > MANY) return close === undefined ? '' : meant
  return known.length === 0 ? meant : `; expected ${known.length > 1 ? 'one of ' : ''}${known.join(', ')}${meant}`
}

const MANY = 40

/** Counts the letters to add, drop, change or swap to turn one word into another. */
function distance(a: string, b: string): number {
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.push(
        Math.min(
          at(row, j) + 1,
          at(next, j - 1) + 1,
          at(row, j - 1) + (same ? 0 : 1),
          ...(swapped ? [at(before, j - 2) + 1] : []),
        ),
      )
    }
    before = row
    row = next
  }
  return at(row, b.length)
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY
