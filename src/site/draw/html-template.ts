/** HTML as a value: what is put into a template is escaped, unless it is HTML already. @module */

import { inHtml } from '#core'

/** A piece of HTML. */
export interface Html {
  readonly html: string
}

/** A value that can be put into a template. */
export type HtmlPart = Html | string | number | undefined | readonly HtmlPart[]

const isList = (part: HtmlPart): part is readonly HtmlPart[] => Array.isArray(part)

/** A text of which nothing is escaped, as most are: printed signs of ASCII that HTML does not use. */
const PLAIN = /^[ !#-%(-;=?-~]*$/

function textOf(part: HtmlPart): string {
  if (typeof part === 'string') return PLAIN.test(part) ? part : inHtml(part)
  if (part === undefined) return ''
  if (typeof part === 'number') return String(part)
  if (!isList(part)) return part.html
  let whole = ''
  for (const one of part) whole += textOf(one)
  return whole
}

/** Writes HTML: strings and numbers are escaped, lists are joined, what is absent is left out. */
export function html(texts: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  let whole = texts[0] ?? ''
  for (let at = 0; at < parts.length; at++) whole += textOf(parts[at]) + texts[at + 1]
  return { html: whole }
}

/** Text that is HTML already. */
export const raw = (text: string): Html => ({ html: text })

/** Pieces with something between them. */
export const joinParts = (parts: readonly HtmlPart[], between: HtmlPart = ', '): readonly HtmlPart[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]))

/** The words of a piece of HTML, as a search sees them. */
export const plainText = (text: string): string =>
  text
    .replace(/<(svg|button)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
