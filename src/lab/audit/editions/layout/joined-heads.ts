/** Running heads that a tool has put into a line of the text: they are cut out, and what stands behind begins a line. @module */

import { type Print, printsOf } from '../fingerprints.js'
import { lettersOf } from './normalized-letters.js'
import type { TextLine } from './running-heads.js'

/** Shorter heads may be words of the text. */
const SHORTEST = 8

/** Lines without running heads, by the fingerprints of these, and without the page numbers beside them. */
export function withoutJoinedHeads(
  lines: readonly TextLine[],
  heads: readonly Print[],
  salt: string,
): readonly TextLine[] {
  const long = heads.filter(({ length }) => length >= SHORTEST)
  return long.length === 0 ? lines : lines.flatMap((line) => pieces(line, long, salt))
}

function pieces(line: TextLine, heads: readonly Print[], salt: string): readonly TextLine[] {
  const { codes, at } = lettersOf(line.text)
  const prints = printsOf(codes, salt)
  for (const { length, high, low } of heads)
    for (let from = 0; from + length <= prints.size; from += 1) {
      if (prints.high(from, length) !== high || prints.low(from, length) !== low) continue
      const last = at[from + length - 1] ?? 0
      const before = line.text.slice(0, at[from] ?? 0).replace(/\s*©?(?:\s*\d{4})?\s*$/u, '')
      const behind = line.text.slice(last + 1).replace(/^[\s.]+/, '')
      return [
        ...apart(before, /^(.*?)(\d{1,3})$/s).map((text, index) => ({
          ...line,
          text,
          begins: index === 0 && line.begins,
        })),
        ...apart(behind, /^(\d{1,3})(?![\d.])(.*)$/s).flatMap((text) =>
          pieces({ ...line, text, sign: '', begins: false }, heads, salt),
        ),
      ]
    }
  return [line]
}

/** A text, and the number of a page at its end that stands in a line of its own: whoever reads on finds out what it is. */
const apart = (text: string, number: RegExp): readonly string[] =>
  (number.exec(text)?.slice(1) ?? [text]).map((part) => part.trim()).filter((part) => part !== '')
