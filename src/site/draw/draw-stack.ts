/** Rows of things under each other, each in the middle of its row. @module */
import type { ShownPlace } from '#core'
import { type DrawnItem, SIGN, signItem, TOKEN, tokenItem, widthOf } from './draw-token.js'
import { type Html, html } from './html-template.js'

/** Things that are drawn under each other around a middle: how much room they take, and where their top comes. */
export interface Stack {
  readonly width: number
  readonly height: number
  at(x: number, top: number): Html
}

interface Row {
  readonly items: readonly DrawnItem[]
  readonly height: number
}

/** The room between two things in a row. */
const GAP = 4
/** The height of a line of a name. */
const LINE = 26
/** The height of its letters. */
const NAME = 24

const widthOfRow = ({ items }: Row): number => items.reduce((sum, { width }) => sum + width + GAP, -GAP)

function rowAt({ items, height }: Row, x: number, top: number): readonly Html[] {
  let left = Math.round(x - widthOfRow({ items, height }) / 2)
  return items.map(({ width, at }) => {
    left += width + GAP
    return at(left - GAP - width / 2, top + height / 2)
  })
}

/** Rows of so many things that they are no wider than allowed, and no more than allowed. */
function rowsOf(items: readonly DrawnItem[], height: number, most: { width: number; across: number }): readonly Row[] {
  const rows: DrawnItem[][] = []
  for (const item of items) {
    const last = rows.at(-1)
    const fits = last && last.length < most.across && widthOfRow({ items: [...last, item], height }) <= most.width
    if (fits) last.push(item)
    else rows.push([item])
  }
  return rows.map((row) => ({ items: row, height }))
}

/** A name in lines: a long one is broken where it has a blank or a hyphen. */
function linesOf(name: string, longest: number): readonly string[] {
  if (name.length <= longest) return [name]
  const [, first = name, rest = ''] = /^(.*?[ -])(.*)$/.exec(name) ?? []
  return rest === '' ? [name] : [first.trim(), ...linesOf(rest, longest)]
}

/** A line of a name, smaller where there is not room enough. */
function lineItem(line: string, most: number): DrawnItem {
  const width = widthOf(line, NAME)
  const style = width > most ? html` style="font-size:${Math.floor((NAME * most) / width)}px"` : undefined
  return {
    width: Math.min(width, most),
    at: (x, y) => html`<text class="rw-name" x="${x}" y="${y + 8}"${style}>${line}</text>`,
  }
}

const MIDDLING = 9

/** A place: its name, its signs, and what stands there. */
export function stackOf(
  name: string | undefined,
  { signs = [], tokens }: ShownPlace,
  { across = 4, width = Number.POSITIVE_INFINITY, longest = MIDDLING, still = false } = {},
): Stack {
  const rows: readonly Row[] = [
    ...(name === undefined
      ? []
      : linesOf(name, longest).map((line) => ({ items: [lineItem(line, width)], height: LINE }))),
    ...rowsOf(
      signs.map((sign) => signItem(sign, !still)),
      SIGN,
      { width, across: 9 },
    ),
    ...rowsOf(
      tokens.map((token) => tokenItem(token, !still)),
      TOKEN,
      { width, across },
    ),
  ]
  return {
    width: Math.max(0, ...rows.map(widthOfRow)),
    height: rows.reduce((sum, { height }) => sum + height, 0),
    at: (x, top) => {
      let y = top
      return html`${rows.map((row) => {
        y += row.height
        return rowAt(row, x, y - row.height)
      })}`
    },
  }
}
