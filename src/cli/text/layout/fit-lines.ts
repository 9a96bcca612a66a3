/** Fitting: what is wider than the terminal goes on below, where its text began. @module */
import { withoutColours } from '#core'

/** The smallest usable number of terminal columns; a narrower layout is impossible. */
const LEAST = 20

/** Finds the number of columns: from `COLUMNS`, or from the terminal; otherwise unlimited. */
export function widthIn(
  environment: Readonly<Record<string, string | undefined>>,
  terminal: { readonly isTTY?: boolean; readonly columns?: number },
): { readonly width?: number } {
  const said = Number(environment.COLUMNS)
  const width = Number.isInteger(said) && said > 0 ? said : terminal.isTTY ? terminal.columns : undefined
  return width ? { width: Math.max(LEAST, width) } : {}
}

/** A text whose lines fit into so many columns. A line of a picture stays as it is. */
export const fitLines = (text: string, width: number): string =>
  text
    .split('\n')
    .flatMap((line) => (withoutColours(line).length <= width || isPicture(line) ? [line] : folded(line, width)))
    .join('\n')

/** True if a line is part of a drawn board, which wrapping would destroy. */
const isPicture = (line: string): boolean => /[\u2500-\u257f]/.test(line)

/** A line in several: what goes on stands below the text, behind a label where there is one. */
function folded(line: string, width: number): readonly string[] {
  const indent = ' '.repeat(Math.min(textBegins(withoutColours(line)), Math.floor(width / 2)))
  const lines: string[] = []
  let open = ''
  for (const word of piecesOf(line, width - indent.length)) {
    const longer = `${open}${word}`
    if (withoutColours(longer).length <= width) {
      open = longer
      continue
    }
    if (open !== '') lines.push(open.trimEnd())
    open = `${indent}${word.trimStart()}`
  }
  return [...lines, open.trimEnd()]
}

/** The maximum width of a label. A wider one counts as text, and its next lines are indented a little more. */
const LABEL = 24
const FURTHER = 2

/** Finds the column where the text of a line begins: after its indent, and after a label followed by a gap. */
function textBegins(line: string): number {
  const behind = /^ *(?:\S+(?: \S+)* {2,})?/.exec(line)?.[0].length ?? 0
  return behind <= LABEL ? behind : line.length - line.trimStart().length + FURTHER
}

/** The words of a line, each with the blanks before it; one that is too long for a line is cut. */
const piecesOf = (line: string, room: number): readonly string[] =>
  (line.match(/ *[^ ]+/g) ?? []).flatMap((word) =>
    withoutColours(word.trimStart()).length <= room || withoutColours(word) !== word
      ? [word]
      : (word.match(new RegExp(`.{1,${room}}`, 'gu')) ?? []),
  )
