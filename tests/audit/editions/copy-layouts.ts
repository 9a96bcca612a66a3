/** The ways in which a text comes out of a printed page. */

const WIDTH = 58

/** Words in lines of a width; long ones are cut with a hyphen of some kind. */
function inLines(text: string, width: number, hyphen: string): readonly string[] {
  const lines: string[] = ['']
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const line = lines.at(-1) ?? ''
    const room = width - line.length - 2
    if (line.length + word.length < width) lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
    else if (/^[a-z]{8,}$/.test(word) && room > 2 && word.length - room > 2) {
      lines[lines.length - 1] = `${line} ${word.slice(0, room)}${hyphen}`
      lines.push(word.slice(room))
    } else lines.push(word)
  }
  return lines
}

const HEADING = /^(?:\d(?:\.\d)? [A-Z][\w ]+|Contents|ORCHARD)$/

/** The blocks of a text: headings and paragraphs. */
const blocksOf = (text: string): readonly (readonly string[])[] =>
  text.split('\n\n').map((block) => {
    const [first = '', ...rest] = block.trim().split('\n')
    return HEADING.test(first) && rest.every((line) => !line.includes('....'))
      ? [first, rest.join(' ')]
      : block.split('\n')
  })

/** As pdftotext gives it: narrow lines, cut words, a blank line before each heading. */
export const narrow = (text: string, hyphen = '-', width = WIDTH): string =>
  blocksOf(text)
    .map((block) => block.flatMap((part) => inLines(part, width, hyphen)).join('\n'))
    .join('\n\n')

/** As copied by hand: a paragraph in one line, no blank lines, curly quotes, ligatures and odd spaces. */
export const pasted = (text: string): string =>
  blocksOf(text)
    .flat()
    .join('\n')
    .replaceAll('fl', 'ﬂ')
    .replaceAll('fi', 'ﬁ')
    .replaceAll(' a ', '\u00A0a\u2009')
    .replaceAll('. ', '.   ')
    .replaceAll('fruit ', 'fru\u00ADit ')

/** Pages of so many lines, with a running head and a page number. */
export function paged(text: string, perPage = 14): string {
  const lines = text.split('\n')
  const pages = Array.from({ length: Math.ceil(lines.length / perPage) }, (_, page) =>
    [...lines.slice(page * perPage, (page + 1) * perPage), '', 'Orchard, third printing', `${page + 1}`].join('\n'),
  )
  return pages.join('\n\n')
}

/** As pdftotext -layout gives it: two columns beside each other on every page. */
export function columned(text: string, perColumn = 16): string {
  const lines = text.split('\n')
  const pages = Array.from({ length: Math.ceil(lines.length / perColumn / 2) }, (_, page) => {
    const left = lines.slice(page * 2 * perColumn, (page * 2 + 1) * perColumn)
    const right = lines.slice((page * 2 + 1) * perColumn, (page + 1) * 2 * perColumn)
    return left.map((line, row) => `${line.padEnd(WIDTH + 6)}${right[row] ?? ''}`.trimEnd()).join('\n')
  })
  return pages.join('\n\f')
}

/** As a tool gives it that takes the columns of a page in the wrong order. */
export function interleaved(text: string, perColumn = 16): string {
  const lines = text.split('\n')
  const columns = Array.from({ length: Math.ceil(lines.length / perColumn) }, (_, column) =>
    lines.slice(column * perColumn, (column + 1) * perColumn),
  )
  const swapped = columns.map((_, index) => columns[index % 2 === 0 ? index + 1 : index - 1] ?? [])
  return [...swapped.flat(), ...(columns.length % 2 === 1 ? (columns.at(-1) ?? []) : [])].join('\n')
}
