/** The lines of a copy as one text, in which every place has a line of the user's file. @module */
import type { TextLine } from './running-heads.js'

/** A line, and where in the text it begins. */
export interface PlacedLine extends TextLine {
  readonly from: number
}

/** Lines as one text; a paragraph begins behind an empty line. */
export interface PageText {
  readonly text: string
  readonly lines: readonly PlacedLine[]
}

/** Puts lines together. */
export function pageText(lines: readonly TextLine[]): PageText {
  const placed: PlacedLine[] = []
  const parts: string[] = []
  let from = 0
  for (const line of lines) {
    const lead = parts.length === 0 ? '' : line.begins ? '\n\n' : '\n'
    parts.push(lead + line.text)
    placed.push({ ...line, from: from + lead.length })
    from += lead.length + line.text.length
  }
  return { text: parts.join(''), lines: placed }
}

/** The line of the user's file in which a place of the text stands. */
export function rowAt({ lines }: PageText, offset: number): number {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.from ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return lines[Math.max(0, low - 1)]?.row ?? 1
}
