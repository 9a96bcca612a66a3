/** Markdown as HTML: as much of it as guides and the texts about books use. @module */
import { type Html, html } from '../draw/html-template.js'
import { slug } from './links.js'

/** Turns the address of a link into another one. */
export type Rewrite = (address: string) => string

/** A text in Markdown as HTML; what it says itself of HTML is text. */
export function markdownHtml(text: string, rewrite: Rewrite = (address) => address): Html {
  const lines = text.split('\n')
  const parts: Html[] = []
  for (let at = 0; at < lines.length; ) {
    const { block, end } = blockAt(lines, at, rewrite)
    if (block) parts.push(block)
    at = end
  }
  return html`${parts}`
}

interface Block {
  readonly block?: Html
  readonly end: number
}

function blockAt(lines: readonly string[], at: number, rewrite: Rewrite): Block {
  const line = lines[at] ?? ''
  if (line.trim() === '') return { end: at + 1 }
  if (line.startsWith('```')) return code(lines, at)
  const title = /^(#{1,6}) (.*)$/.exec(line)
  if (title) return { block: heading(title[1]?.length ?? 1, title[2] ?? '', rewrite), end: at + 1 }
  if (line.startsWith('|')) return table(lines, at, rewrite)
  if (ITEM.test(line)) return list(lines, at, rewrite)
  const end = endOf(lines, at, (next) => next.trim() === '' || /^(```|#{1,6} |\|)/.test(next) || ITEM.test(next))
  return { block: html`<p>${inline(lines.slice(at, end).join('\n'), rewrite)}</p>\n`, end }
}

const ITEM = /^( *)(?:[-*]|(\d+)\.) +/

function endOf(lines: readonly string[], at: number, isEnd: (line: string) => boolean): number {
  const end = lines.findIndex((line, index) => index > at && isEnd(line))
  return end < 0 ? lines.length : end
}

function code(lines: readonly string[], at: number): Block {
  const end = endOf(lines, at, (line) => line.startsWith('```'))
  return { block: html`<pre><code>${lines.slice(at + 1, end).join('\n')}</code></pre>\n`, end: end + 1 }
}

function heading(level: number, text: string, rewrite: Rewrite): Html {
  const name = html`h${level}`
  return html`<${name} id="${slug(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))}">${inline(text, rewrite)}</${name}>\n`
}

function table(lines: readonly string[], at: number, rewrite: Rewrite): Block {
  const end = endOf(lines, at, (line) => !line.startsWith('|'))
  const [head = [], , ...rows] = lines.slice(at, end).map(cellsOf)
  return {
    block: html`<div class="rw-scroll"><table class="rw-table"><thead><tr>${head.map((cell) => html`<th>${inline(cell, rewrite)}</th>`)}</tr></thead><tbody>${rows.map(
      (row) => html`<tr>${row.map((cell) => html`<td>${inline(cell, rewrite)}</td>`)}</tr>`,
    )}</tbody></table></div>\n`,
    end,
  }
}

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

/** A list. Indented lines belong to the item above; a line that is not indented ends the list after a blank one. */
function list(lines: readonly string[], at: number, rewrite: Rewrite): Block {
  const [, indent = '', number] = ITEM.exec(lines[at] ?? '') ?? []
  const isSame = (line: string) => ITEM.exec(line)?.[1]?.length === indent.length
  const isInside = (line: string) => line.trim() === '' || line.startsWith(`${indent}  `)
  const margin = new RegExp(`^ {0,${indent.length + 2}}`)
  const items: Html[] = []
  let end = at
  while (end < lines.length && isSame(lines[end] ?? '')) {
    const from = end
    const first = (lines[from] ?? '').replace(ITEM, '')
    const isOutside = (line: string, before: string) =>
      !isInside(line) && (before.trim() === '' || ITEM.test(line) || /^(?:#|\||```)/.test(line))
    const to = lines.findIndex(
      (line, index) => index > from && (isSame(line) || isOutside(line, lines[index - 1] ?? '')),
    )
    end = to < 0 ? lines.length : to
    const [text, rest] = partsOf([first, ...lines.slice(from + 1, end).map((line) => line.replace(margin, ''))])
    items.push(html`<li>${inline(text, rewrite)}${markdownHtml(rest, rewrite)}</li>`)
  }
  return { block: number === undefined ? html`<ul>${items}</ul>\n` : html`<ol>${items}</ol>\n`, end }
}

/** The lines of an item before the first list, table or code in it, and the others. */
function partsOf(lines: readonly string[]): readonly [string, string] {
  const at = lines.findIndex(
    (line, index) => index > 0 && (line.trim() === '' || ITEM.test(line) || /^(```|\|)/.test(line)),
  )
  return at < 0 ? [lines.join('\n'), ''] : [lines.slice(0, at).join('\n'), lines.slice(at).join('\n')]
}

const INLINE = /`([^`]+)`|\[([^\]]*)\]\(([^)\s]*)\)|\*\*([^*]+)\*\*|(?<![\w*])[*_]([^*_]+)[*_](?![\w*])|\\([\\`*_[\]|])/

/** The inside of a line. */
function inline(text: string, rewrite: Rewrite): Html {
  const found = INLINE.exec(text)
  if (!found) return html`${text}`
  const [whole, quoted, linked, address = '', strong, leaning, plain] = found
  const inner =
    quoted !== undefined
      ? html`<code>${quoted}</code>`
      : linked !== undefined
        ? html`<a href="${rewrite(address)}">${inline(linked, rewrite)}</a>`
        : strong !== undefined
          ? html`<strong>${inline(strong, rewrite)}</strong>`
          : leaning !== undefined
            ? html`<em>${inline(leaning, rewrite)}</em>`
            : html`${plain}`
  return html`${text.slice(0, found.index)}${inner}${inline(text.slice(found.index + whole.length), rewrite)}`
}
