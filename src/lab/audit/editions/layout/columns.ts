/** Two columns that stand beside each other in the lines of a page, put below each other. @module */

/** A line of a file, and its number there. */
export interface Row {
  readonly row: number
  readonly text: string
}

const LEAST_LINES = 5
const WIDEST = 400

/**
 * The lines of a page in the order in which they are read: the left column before the right one.
 *
 * @param usual - where the columns of other pages are parted; a page that is nearly empty does not tell
 */
export function inOneColumn(page: readonly Row[], usual: number | undefined): readonly Row[] {
  const gutter = gutterOf(page) ?? usual
  if (gutter === undefined || (gutter === usual && page.every(({ text }) => text.length <= gutter))) return page
  const read: Row[] = []
  const right: Row[] = []
  for (const line of page) {
    if (crosses(line.text, gutter)) {
      read.push(...right.splice(0), line)
      continue
    }
    read.push({ ...line, text: line.text.slice(0, gutter).trimEnd() })
    right.push({ ...line, text: line.text.slice(gutter) })
  }
  return [...read, ...right]
}

/** The position of the gutter on most pages with two columns, if there are any. */
export function usualGutter(pages: readonly (readonly Row[])[]): number | undefined {
  const gutters = pages.flatMap((page) => gutterOf(page) ?? [])
  const often = (gutter: number) => gutters.filter((one) => one === gutter).length
  return gutters.toSorted((one, other) => often(other) - often(one))[0]
}

/** The position between two columns: nearly every line that has words on both sides leaves it free. */
function gutterOf(page: readonly Row[]): number | undefined {
  const texts = page.map(({ text }) => text).filter((text) => text.trim() !== '' && text.length <= WIDEST)
  // A few lines may run over: what most lines keep to is the width of the page.
  const width =
    texts.map(({ length }) => length).toSorted((one, other) => one - other)[Math.floor(texts.length * 0.9)] ?? 0
  let best: { readonly at: number; readonly lines: number } | undefined
  for (let at = Math.ceil(width * 0.25); at < width * 0.75; at += 1) {
    const crossing = texts.filter((text) => crosses(text, at)).length
    const beside = texts.filter((text) => isBeside(text, at)).length
    const lines = beside - 3 * crossing
    if (beside >= LEAST_LINES && lines > 0 && lines > (best?.lines ?? 0)) best = { at, lines }
  }
  return best?.at
}

/** True if a line continues across a position, since no two spaces come before it. */
const crosses = (text: string, at: number): boolean => /\S/.test(text.slice(at - 2, at)) && text.trimEnd().length > at

const isBeside = (text: string, at: number): boolean =>
  !crosses(text, at) && text.slice(0, at).trim() !== '' && text.slice(at).trim() !== ''
