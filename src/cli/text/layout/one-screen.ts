/** One screen: what is told first fits it, and the rest stands behind an option. @module */
import { wrapText } from './wrap-text.js'

/** The size of a small terminal; the prompt below takes one more line. */
export const SCREEN = { lines: 23, columns: 80 } as const

/** A text in lines that fit a small terminal, all indented. */
export const narrow = (text: string, indent = 0): readonly string[] =>
  wrapText(text, SCREEN.columns - indent).map((line) => `${' '.repeat(indent)}${line}`)

/** A text in at most so many lines that fit a small terminal, all indented; what is cut is told by a sign. */
export function briefly(text: string, indent: number, most: number): readonly string[] {
  const all = narrow(text, indent)
  if (all.length <= most) return all
  const last = (all[most - 1] ?? '').slice(0, SCREEN.columns - 2)
  return [...all.slice(0, most - 1), `${last} …`]
}

/** Blocks of lines in their order, as many as have room; where some have none, the last line tells how many. */
export function asManyAs(
  room: number,
  blocks: readonly (readonly string[])[],
  more: (hidden: number) => string,
): readonly string[] {
  const whole = blocks.flat()
  if (whole.length <= room) return whole
  const told: string[] = []
  let shown = 0
  for (const block of blocks) {
    if (told.length + block.length > room - 1) break
    told.push(...block)
    shown += 1
  }
  return room > 0 ? [...told, more(blocks.length - shown)] : []
}

/** Invisible characters of a terminal: colour codes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a colour begins with one.
const COLOUR = /\u001b\[\d+m/g

const widthOf = (line: string): number => line.replaceAll(COLOUR, '').length

/** A row of a table: its cells stand apart. */
const isRow = (line: string): boolean => /\S {2,}\S/.test(line)

/** A line that fits a small terminal: what has no room stands in further lines, a little further in; a row of a table is cut. */
function fitted(line: string): readonly string[] {
  if (widthOf(line) <= SCREEN.columns) return [line]
  if (isRow(line)) return [`${line.slice(0, SCREEN.columns - 2)} …`]
  const indent = line.length - line.trimStart().length
  // A word is never cut here: it may be the name of a file.
  const room = Math.max(SCREEN.columns - indent - 2, ...line.split(/\s+/).map(({ length }) => length))
  const [first = '', ...others] = wrapText(line.trimStart(), room)
  return [`${' '.repeat(indent)}${first}`, ...others.map((more) => `${' '.repeat(indent + 2)}${more}`)]
}

/** The beginning of a text that fits one screen; where that is not all, the last line tells how to see the rest. */
export function oneScreen(text: string, rest: string): string {
  const lines = text.trimEnd().split('\n').flatMap(fitted)
  if (lines.length <= SCREEN.lines) return `${lines.join('\n')}\n`
  const last = narrow(rest)
  const shown = lines.slice(0, SCREEN.lines - last.length - 1)
  return `${[...shown, `… ${lines.length - shown.length} more lines`, ...last].join('\n')}\n`
}
