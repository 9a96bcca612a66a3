/**
 * Running heads that the edition does not have, in lines that hold words of it which were not found.
 *
 * Another print has other heads, and a tool may put them before or behind lines of the text. What is the same words each time,
 * stands nowhere in what is known, and has the number of a page beside it that grows from one to the next, is such a head; so
 * is what has no number, but breaks a sentence again and again.
 *
 * @module
 */

import { spelling } from './normalized-letters.js'
import type { TextLine } from './running-heads.js'

/** Fewer times may be anything. */
const FEWEST = 3
const FEWEST_WITHOUT_NUMBER = 4
/** A head has no more words, and no fewer letters. */
const MOST_OF = 0.75
const MOST_WORDS = 10
const FEWEST_LETTERS = 8

/** A row of words in a line. */
interface Row {
  readonly words: string
  /** The numbers right before it and right behind it. */
  readonly numbers: readonly [number | undefined, number | undefined]
  /** True if it is at the edge of its line, and breaks a sentence there. */
  readonly edge: boolean
  readonly breaks: boolean
}

/**
 * The heads in some lines, as letters.
 *
 * @param lines - the lines of a copy
 * @param isOpen - of each whether it holds words that are not known
 * @param known - all that is known of the copy, as letters
 * @param numbered - whether those with page numbers are sought, or those without
 */
export function repeatedHeads(
  lines: readonly TextLine[],
  isOpen: readonly boolean[],
  known: string,
  numbered: boolean,
): readonly string[] {
  const rows = new Map<string, Row[]>()
  for (const [index, line] of lines.entries())
    for (const row of isOpen[index] ? rowsIn(line.text, lines[index - 1]?.text, lines[index + 1]?.text) : []) {
      const before = rows.get(row.words)
      if (before) before.push(row)
      else rows.set(row.words, [row])
    }
  const heads = [...rows].filter(([words, all]) => (numbered ? isNumbered(all) : isBare(all)) && !known.includes(words))
  // What stands there most often, and of that the most words; the rest is a part of it, or has a word of the text as well.
  return heads
    .toSorted(([one, some], [other, others]) => others.length - some.length || other.length - one.length)
    .map(([words]) => words)
    .filter((one, index, all) => !all.slice(0, index).some((other) => other.includes(one) || one.includes(other)))
}

const isNumbered = (rows: readonly Row[]): boolean =>
  rows.length >= FEWEST &&
  rows.every(({ edge }) => edge) &&
  [0, 1].some((side) => areGrowing(rows.map(({ numbers }) => numbers[side])))

/** True if groups of words occur only at the edges of lines, and mostly break a sentence there. */
const isBare = (rows: readonly Row[]): boolean =>
  rows.length >= FEWEST_WITHOUT_NUMBER &&
  rows.every(({ edge }) => edge) &&
  rows.filter(({ breaks }) => breaks).length * 2 > rows.length

/** True if nearly all numbers are greater than the one before; columns may change their order. */
function areGrowing(numbers: readonly (number | undefined)[]): boolean {
  if (numbers.includes(undefined)) return false
  const growing = numbers.filter((one, at) => at > 0 && (one ?? 0) > (numbers[at - 1] ?? 0)).length
  return growing >= FEWEST - 1 && growing >= MOST_OF * (numbers.length - 1)
}

/** Every row of words without numbers in a line, that stands beside a number or at an edge. */
function rowsIn(text: string, before = '', behind = ''): readonly Row[] {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (_, more) => from + more + 1).flatMap(
      (to): readonly Row[] => {
        const row = words.slice(from, to)
        if (row.some((word) => /\d/.test(word))) return []
        const numbers = [numberOf(words[from - 1]), numberOf(words[to])] as const
        const [first, last] = [from === 0, to === words.length]
        const edges = {
          first: first || isNumber(words[0], from === 1),
          last: last || isNumber(words.at(-1), to === words.length - 1),
        }
        if (numbers.every((one) => one === undefined) && !edges.first && !edges.last) return []
        const spelled = spelling(row.join(' '))
        if (spelled.length < FEWEST_LETTERS) return []
        const goesOn = (one: string, other: string) => !/[.!?:;]["”’)\]]*\s*$/.test(one) && /^\s*\p{Ll}/u.test(other)
        const rest = edges.first
          ? words
              .slice(to)
              .filter((word) => !/^\d+$/.test(word))
              .join(' ')
          : behind
        const start = edges.first ? before : words.slice(0, from).join(' ')
        return [
          {
            words: spelled,
            numbers,
            edge: edges.first || edges.last,
            breaks: goesOn(start, rest === '' ? behind : rest),
          },
        ]
      },
    ),
  )
}

const numberOf = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d{1,3}$/.test(word) ? Number(word) : undefined

const isNumber = (word: string | undefined, there: boolean): boolean => there && numberOf(word) !== undefined
