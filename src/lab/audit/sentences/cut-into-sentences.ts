/** Sentences of a copy: the letters at which they begin. Items of lists and cells of tables count as sentences. @module */
import { BETWEEN_NUMBERS, letterAt } from '../editions/layout/normalized-letters.js'
import type { Copy, CopySection } from '../editions/rulebook-copy.js'

/** A sentence ends, a paragraph begins, an item of a list begins, or a table goes on in its next column. */
const MARK = new RegExp(
  [
    /[.!?]["”’')\]*_]*\s+|\n\s*\n|[•◦▪●■]|\n\s*-\s|\t+| {3,}/u,
    // A line that begins with a label, and a number before an item.
    /\n(?=\p{Lu}[\p{L}, ]{1,40}: )|(?<=[:;]|\bor|\band)\s+(?=\d{1,2}[.)]\s+\p{Lu})/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)
/** The signs before an item: a bullet, a dash, or nothing but space. */
const ITEM = /[•◦▪●■]|\n\s*-\s|^(?: +|\n)$/
/** The number of an item, behind what leads in. */
const NUMBERED = /(?:^|[:;.!?]\s|\b(?:or|and)\s|\n)\s*\d{1,2}\.\s*$/
const LAST_BULLETS = /[\s•◦▪●■-]+$/
const PARAGRAPH = /\n\s*\n/
/** The end of a whole sentence, or of the words before a list. */
const STOP = /[.!?:]["”’')\]*_]*\s*$/
/** Abbreviations that another word follows, and those that a number follows. */
const BEFORE_WORD = /(?:^|[\s([])(?:e\.g|i\.e|vs|cf|ca|approx|st|mrs?|dr)\.\s*$/i
const BEFORE_NUMBER = /(?:^|[\s([])(?:nos?|figs?|secs?|paras?|pp?|pgs?|ch|vol)\.\s*$/i
const WORD = /\p{L}{2,}/gu
const SMALL = /^\p{Ll}/u
const DIGIT = /^\p{N}/u
const NUMBER = /^\d{1,2}[.)]\s/
/** As many letters as tell how a sentence ends, and how the next begins. */
const [BEFORE, NEXT] = [80, 5]

/** Shorter words without a stop belong to the sentence that follows: they are a number, a label or a small heading. */
const SHORTEST = 40
const FEWEST_WORDS = 2

/** A place at which a sentence may begin, with the signs before it. */
interface Mark {
  readonly at: number
  readonly signs: string
}

/** Finds the letters at which the sentences of a section begin. */
export function sentenceStarts(copy: Copy, part: CopySection): readonly number[] {
  const { letters, page } = copy
  if (part.to <= part.from) return []
  const starts = [part.from]
  let isItem = false
  for (const { at, signs } of marksIn(copy, part)) {
    const from = starts.at(-1) ?? part.from
    const offset = letters.at[at] ?? page.text.length
    const next = page.text.slice(offset, offset + NEXT)
    const bullet = ITEM.test(signs) || NUMBER.test(next)
    if (at === from) isItem ||= bullet
    if (at <= from || at >= part.to) continue
    const before = page.text.slice(Math.max(letters.at[from] ?? 0, offset - BEFORE), offset).replace(LAST_BULLETS, '')
    if (!bullet && goesOn(before, signs, next)) continue
    const ends = STOP.test(before)
    const isLabel = ends && wordsIn(before) < FEWEST_WORDS
    const isWhole = !isLabel && (isItem || ends || at - from >= SHORTEST)
    isItem = bullet || (isItem && !isWhole)
    if (isWhole) starts.push(at)
  }
  return starts.map((at) => (letters.codes[at] === BETWEEN_NUMBERS ? at + 1 : at))
}

/** The marks of a section; those with no letter between them are one. */
function marksIn({ letters, page }: Copy, { from, to }: CopySection): readonly Mark[] {
  const start = from === 0 ? 0 : (letters.at[from - 1] ?? 0) + 1
  const text = page.text.slice(start, letters.at[to] ?? page.text.length)
  const marks = new Map<number, string>()
  for (const { index, 0: signs } of text.matchAll(MARK)) {
    const at = letterAt(letters, start + index + signs.length)
    if (at >= from) marks.set(at, (marks.get(at) ?? '') + signs)
  }
  return [...marks].map(([at, signs]) => ({ at, signs }))
}

/** True if a sentence goes on behind a mark: with a small letter, or after an abbreviation. */
const goesOn = (before: string, signs: string, next: string): boolean =>
  SMALL.test(next) ||
  NUMBERED.test(before) ||
  (!PARAGRAPH.test(signs) && (BEFORE_WORD.test(before) || (DIGIT.test(next) && BEFORE_NUMBER.test(before))))

const wordsIn = (text: string): number => text.match(WORD)?.length ?? 0
