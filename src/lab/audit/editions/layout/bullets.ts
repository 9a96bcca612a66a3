/** Bullets that a tool has read as letters: `o` or `a`, or a sign of a font of its own, before each item of a list. @module */
import type { TextLine } from './running-heads.js'

/** The bullets of lists. Those of lists within lists are often another sign, of which a tool may know the one and not the other. */
const BULLET = /^\s*[•▪●■]\s*\S/
/** A letter, or a sign of a font, before the words of a line. */
export const LETTER = /^\s*(\p{Ll}|[\uE000-\uF8FFØ§¡¿])\s+(?=[\p{L}\p{N}+=±≈<>≤≥“"–-])/u
const ENDED = /[.:;!?)\]”’"]\s*$/
/** The possible start of an item, after a letter that is also a word. */
const ITEM = /^[\p{Lu}\p{N}+“"–-]/u
const WORDS = ['a', 'i']
/** Fewer than this may be anything. */
const FEWEST = 5

/** Lines without the letters that stand for bullets. In a copy that has bullets a letter that is a word is nothing else. */
export function withoutLetterBullets(lines: readonly TextLine[]): readonly TextLine[] {
  const hasBullets = lines.filter(({ text }) => BULLET.test(text)).length >= FEWEST
  const letters = lines.map(({ text }) => {
    const match = LETTER.exec(text)
    return hasBullets && WORDS.includes(match?.[1] ?? '') ? null : match
  })
  const counts = new Map<string, number>()
  for (const [index, match] of letters.entries())
    if (match?.[1] && isItem(lines, index, match)) counts.set(match[1], (counts.get(match[1]) ?? 0) + 1)
  const isOften = (letter: string) => (counts.get(letter) ?? 0) >= FEWEST
  return lines.flatMap((line, index): readonly TextLine[] => {
    // A bullet without words.
    if (isOften(line.text.trim())) return []
    const match = letters[index]
    const often = isOften(match?.[1] ?? '')
    if (!match || !often || !(isItem(lines, index, match) || goesOn(lines, letters, index))) return [line]
    return [{ ...line, text: line.text.slice(match[0].length), sign: match[0] }]
  })
}

/** The letters that were taken for bullets in a copy. */
export const bulletLetters = (lines: readonly TextLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ sign = '' }) => (sign === '' ? [] : [sign.trim()])))

/** True if a list item begins with a letter as its bullet: the letter is no word, or the line before has ended. */
const isItem = (lines: readonly TextLine[], index: number, match: RegExpExecArray): boolean =>
  !WORDS.includes(match[1] ?? '') || lines[index]?.begins === true || ENDED.test(lines[index - 1]?.text ?? '')

/** True if a line is the next item of a list whose items do not end with a stop. */
const goesOn = (lines: readonly TextLine[], letters: readonly (RegExpExecArray | null)[], index: number): boolean => {
  const [match, before] = [letters[index], letters[index - 1]]
  return match?.[1] === before?.[1] && ITEM.test(lines[index]?.text.slice(match?.[0].length) ?? '')
}
