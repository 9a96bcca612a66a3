/** Lines that repeat on every page and do not belong to the rules: running heads, feet and page numbers. @module */

/** A line, and whether a page, a paragraph or a column begins with it. */
export interface TextLine {
  readonly row: number
  readonly text: string
  readonly begins: boolean
  /** True if it is at the upper or lower edge of a page, as far as the file shows. */
  readonly edge: boolean
  /** The letter before it that was taken for a bullet, and is left out. */
  readonly sign?: string
  /** The lines before it that were taken for running heads and page numbers, and are left out. */
  readonly left?: readonly TextLine[]
}

const OFTEN = 3
const LONGEST_HEAD = 90
const NEAR = 3
const PAGE_NUMBER = /^\W*(?:page|pg\.?)?\s*\d{1,3}\W*$/i

/** The lines of a text without those that belong to the pages, and the running heads that were among these. */
export function withoutFurniture(lines: readonly TextLine[]): {
  readonly lines: readonly TextLine[]
  readonly heads: readonly string[]
} {
  const repeated = counted(lines.map(({ text }) => headKey(text)))
  const isRepeated = ({ text }: TextLine) => (repeated.get(headKey(text)) ?? 0) >= OFTEN
  const isNumber = ({ text }: TextLine) => PAGE_NUMBER.test(text)
  const atEdge = lines.map(
    (line, index) =>
      line.edge ||
      near(lines, index).some(
        (other) => isNumber(other) || (isRepeated(other) && headKey(other.text) !== headKey(line.text)),
      ),
  )
  const edges = counted(lines.flatMap(({ text }, index) => (atEdge[index] ? [headKey(text)] : [])))
  const isHead = (line: TextLine) =>
    isRepeated(line) && (edges.get(headKey(line.text)) ?? 0) * 3 >= (repeated.get(headKey(line.text)) ?? 0) * 2
  const heads = new Set(lines.filter(isHead))
  const kept: TextLine[] = []
  let left: readonly TextLine[] = []
  for (const [index, line] of lines.entries()) {
    const isPage = isNumber(line) && (line.edge || near(lines, index).some((one) => heads.has(one)))
    if (heads.has(line) || isPage) {
      left = [...left, line]
      continue
    }
    kept.push(left.length > 0 ? { ...line, left } : line)
    left = []
  }
  return { lines: kept, heads: [...new Set([...heads].map(({ text }) => headKey(text)))] }
}

const near = (lines: readonly TextLine[], index: number): readonly TextLine[] => [
  ...lines.slice(Math.max(0, index - NEAR), index),
  ...lines.slice(index + 1, index + 1 + NEAR),
]

/** A line without its numbers; nothing where it is too long, or has no words, to be a running head. */
export const headKey = (text: string): string =>
  text.length > LONGEST_HEAD
    ? ''
    : text
        .replace(/[\d\s]+/g, ' ')
        .trim()
        .toLowerCase()
        .replace(/^\W+$/, '')

function counted(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
