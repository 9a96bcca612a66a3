/** Fitting: what is wider than the terminal goes on below, where its text began. @module */
import { withoutColours } from '../../outside/terminal.js'

/** How many columns a terminal has at least; in fewer, nothing can be laid out. */
const LEAST = 20

/** How many columns there are: as many as `COLUMNS` says, or as the terminal has; where there is neither, any number. */
export function widthIn(
  environment: Readonly<Record<string, string | undefined>>,
  terminal: { readonly isTTY?: boolean; readonly columns?: number },
): { readonly width?: number } {
  const said = Number(environment.COLUMNS)
  const width = Number.isInteger(said) && said > 0 ? said : terminal.isTTY ? terminal.columns : undefined
  return width ? { width: Math.max(LEAST, width) } : {}
}

/** A text whose lines fit into so many columns. A line of a picture stays as it is. */
export const fitted = (text: string, width: number): string =>
  text
    .split('\n')
    .flatMap((line) => (withoutColours(line).length <= width || isPicture(line) ? [line] : folded(line, width)))
    .join('\n')

/** A text whose paragraphs are a line each, to be fitted then: what stands below other text without an indent goes on with it. */
export const flowing = (text: string): string => text.replaceAll(/(?<=^\S.*[^:\n])\n(?=\S)/gm, ' ')

/** Whether a line is part of a board, which would be none any more. */
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

/** How wide a label is at most; what is wider is a text itself, and goes on a little further in than it began. */
const LABEL = 24
const FURTHER = 2

/** Where the text of a line begins: behind its indent, and behind a label that a gap parts from the rest. */
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
