/**
 * The letters of a text: what is left of it once everything is gone that copying from a page may change.
 *
 * Spaces, hyphens, punctuation, capitals, ligatures and accents do not count. Two numbers beside each other stay two
 * numbers, and a number keeps its sign.
 *
 * @module
 */

/** The letters and digits of a text as numbers, and where in the text each of them stands. */
export interface Letters {
  readonly codes: Int32Array
  readonly at: Int32Array
}

/** Stands between two numbers. */
export const BETWEEN_NUMBERS = 1

const KEPT = /[\p{L}\p{N}+=<>≤≥%]/u
const DIGIT = /\p{N}/u
const HYPHENS = /[‐‑‒–—−]/gu
const BRACKET = /[([]/
const SPACE = /\s/
/** Signs by which a tool marks bold and slanted words. */
const MARKUP = /[*_]/

const folded = new Map<string, string>()

/** One character without accents, ligatures and capitals. */
function fold(char: string): string {
  const known = folded.get(char)
  if (known !== undefined) return known
  const plain = char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace('×', 'x').replace(HYPHENS, '-')
  // A fraction in one sign is a number of its own: 25½ is no 251.
  const apart = plain.length > 1 && DIGIT.test(plain) ? ` ${plain}` : plain
  folded.set(char, apart)
  return apart
}

export function lettersOf(text: string): Letters {
  const codes: number[] = []
  const at: number[] = []
  let afterDigit = false
  let gap = false
  let before = ' '
  const put = (code: number, offset: number) => {
    codes.push(code)
    at.push(offset)
  }
  for (let offset = 0; offset < text.length; ) {
    const char = String.fromCodePoint(text.codePointAt(offset) ?? 0)
    for (const part of fold(char)) {
      const digit = DIGIT.test(part)
      const apart = BRACKET.test(before) || (SPACE.test(before) && !afterDigit)
      const sign = part === '-' && apart && /^\d/.test(text[offset + 1] ?? '')
      if (digit && afterDigit && gap) put(BETWEEN_NUMBERS, offset)
      if (sign || KEPT.test(part)) {
        put(part.codePointAt(0) ?? 0, offset)
        afterDigit = digit
        gap = false
      } else gap = true
    }
    if (!MARKUP.test(char)) before = char
    offset += char.length
  }
  return { codes: Int32Array.from(codes), at: Int32Array.from(at) }
}

/** The first letter that stands at an offset of the text, or behind it. */
export function letterAt({ at }: Letters, offset: number): number {
  let low = 0
  let high = at.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((at[middle] ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return low
}

/** The letters of a short text as one word. */
export const spelling = (text: string): string => String.fromCodePoint(...lettersOf(text).codes)

/** The position in a text after the given letters; nothing if it begins with others. */
export function behind(text: string, spelled: string): number | undefined {
  const { codes, at } = lettersOf(text)
  const wanted = [...spelled].map((char) => char.codePointAt(0) ?? 0)
  if (wanted.length === 0 || wanted.some((code, index) => codes[index] !== code)) return undefined
  const last = at[wanted.length - 1] ?? 0
  return last + String.fromCodePoint(text.codePointAt(last) ?? 0).length
}
