/** How commands lay out what they print. @module */
import picocolors from 'picocolors'
import type { Tint } from '../../kernel/board.js'

/** Ways to colour a text. */
export interface Paint {
  readonly good: (text: string) => string
  readonly bad: (text: string) => string
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
  readonly tinted: (text: string, tint: Tint | undefined) => string
}

/** Paints with colours, or leaves texts as they are. */
export function paintFor(colour: boolean): Paint {
  const { green, red, yellow, blue, magenta, gray, bold, dim } = picocolors.createColors(colour)
  // A terminal has few colours: some tints share one.
  const tints = { red, orange: yellow, yellow, green, blue, purple: magenta, brown: yellow, grey: gray }
  return {
    good: green,
    bad: red,
    strong: bold,
    faint: dim,
    tinted: (text, tint) => (tint ? tints[tint](text) : text),
  }
}

/** A number of things: `1 choice`, `2 choices`. */
export const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Texts in one line; where one of them has commas of its own, semicolons stand between them. */
export const listed = (texts: readonly string[]): string =>
  texts.join(texts.some((text) => text.includes(',')) ? '; ' : ', ')

const WIDTH = 10

/** A label with what belongs to it, one line each; nothing where nothing belongs to it. */
export function block(paint: Paint, label: string, lines: readonly string[]): string {
  const rows = lines.flatMap((line) => line.split('\n'))
  return rows
    .map((row, index) => `  ${paint.faint((index === 0 ? label : '').padEnd(WIDTH))}${row}`.trimEnd())
    .map((row) => `${row}\n`)
    .join('')
}
