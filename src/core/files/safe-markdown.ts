/**
 * Markdown: whatever is written so goes through here, and texts from elsewhere stand in it only as what they say.
 *
 * A text is no Markdown until one of these functions has made it so; the compiler holds to that.
 *
 * @module
 */
import { inOneLine, visible } from './escape.js'

declare const MADE_HERE: unique symbol
/** A piece of Markdown. */
export type Markdown = string & { readonly [MADE_HERE]: true }

const made = (text: string): Markdown => text as Markdown

/** Markdown with pieces in it: what stands between them is the author's own. */
export const markdown = (
  { raw }: Pick<TemplateStringsArray, 'raw'>,
  ...pieces: readonly (Markdown | number)[]
): Markdown => made(raw.map((own, at) => `${at === 0 ? '' : pieces[at - 1]}${own}`).join(''))

/** Characters with a meaning within a Markdown line, and those with one at its beginning. */
const [SIGNS, FIRST] = [/[\\`*_[\]<>|#~]|&(?=#?\w+;)/g, /^(?:[-+=]|\d+(?=[.)](?:\s|$)))/]

/** A text as it may stand in a cell of a table, or in a line. */
export const inMarkdown = (text: string): Markdown =>
  made(
    inOneLine(text)
      .trim()
      .replaceAll(SIGNS, '\\$&')
      .replace(FIRST, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`)),
  )

/** Signs that Markdown would read as more than themselves where they stand, and not only somewhere. */
const [READ_INSIDE, READ_FIRST] = [
  /[\\`*<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)|\](?=[([])/gu,
  /^(?:[#+\-=>~]|\[(?=[ xX]\]|[^\]]*(?:\]:|$))|\d+(?=[.)](?:\s|$)))/,
]

/** A text as it may begin a paragraph of prose: what Markdown would leave alone stays as it is, so that people can edit it. */
export const inProse = (text: string): Markdown =>
  made(
    inOneLine(text)
      .trim()
      .replaceAll(READ_INSIDE, '\\$&')
      .replace(READ_FIRST, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`)),
  )

/** Pieces one after the other. */
export const joinMarkdown = (pieces: readonly Markdown[], between: string): Markdown => made(pieces.join(between))

/** A heading of a level; a rank of signs at its end would not be read. */
export const markdownHeading = (level: number, text: string): Markdown =>
  made(`${'#'.repeat(level)} ${inProse(text).replace(/#+$/, (signs) => signs.replaceAll('#', '\\#'))}`)

/** Blocks, each apart from the next, as a whole text. */
export const blocks = (all: readonly Markdown[]): Markdown => made(`${all.join('\n\n')}\n`)

/** A list, which is one block; none where nothing stands in it. */
export const items = (all: readonly Markdown[]): readonly Markdown[] =>
  all.length === 0
    ? []
    : [
        joinMarkdown(
          all.map((one) => markdown`- ${one}`),
          '\n',
        ),
      ]

/** A table: a heading for each column, and on which side its cells stand. */
export const table = (
  heads: Readonly<Record<string, 'left' | 'right'>>,
  rows: readonly (readonly (Markdown | number)[])[],
): Markdown => {
  const row = (cells: readonly (Markdown | number)[]) => made(`| ${cells.join(' | ')} |`)
  const sides = Object.values(heads).map((side) => made(side === 'left' ? '---' : '---:'))
  return joinMarkdown([row(Object.keys(heads).map(inMarkdown)), row(sides), ...rows.map(row)], '\n')
}

/** A text as code, whatever it holds. */
export function code(text: string): Markdown {
  const line = inOneLine(text)
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return made(longest > 0 ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`)
}

/** A block of code, whatever it holds. */
export function codeBlock(text: string, language = ''): Markdown {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return made([`${fence}${language}`, visible(text).trimEnd(), fence].join('\n'))
}
