/** Layout of command output. @module */

import { colourText, type ListedBook, type Tint } from '#core'
import type { Io } from '../../program/io.js'
import { width } from './terminal-width.js'
import { wrapText } from './wrap-text.js'

/** Ways to colour a text. */
export interface Paint {
  readonly good: (text: string) => string
  readonly bad: (text: string) => string
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
  readonly tinted: (text: string, tint: Tint | undefined) => string
}

/** The terminal codes that begin and end a colour. */
type Colour = readonly [begin: number, end: number]

const BOLD: Colour = [1, 22]
const DIM: Colour = [2, 22]
const [RED, GREEN, YELLOW, BLUE, MAGENTA, GRAY] = [31, 32, 33, 34, 35, 90].map((begin): Colour => [begin, 39]) as [
  Colour,
  Colour,
  Colour,
  Colour,
  Colour,
  Colour,
]

/** A terminal has few colours: some tints share one. */
const TINTS: Readonly<Record<Tint, Colour>> = {
  red: RED,
  orange: YELLOW,
  yellow: YELLOW,
  green: GREEN,
  blue: BLUE,
  purple: MAGENTA,
  brown: YELLOW,
  grey: GRAY,
  white: BOLD,
}

/** Paints with colours, or leaves texts as they are. */
export function paintFor(colour: boolean): Paint {
  const paint =
    ([begin, end]: Colour) =>
    (text: string) =>
      colour ? colourText(text, begin, end) : text
  return {
    good: paint(GREEN),
    bad: paint(RED),
    strong: paint(BOLD),
    faint: paint(DIM),
    tinted: (text, tint) => (tint ? paint(TINTS[tint])(text) : text),
  }
}

/** The first line of a game: which book it is. */
export const titleText = (
  { title, edition }: Pick<ListedBook, 'title' | 'edition'>,
  { colour }: Pick<Io, 'colour'>,
): string => `${paintFor(colour).strong(title)}, ${edition}\n`

/** A number of things: `1 choice`, `2 choices`. */
export const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Texts in one line; where one of them has commas of its own, semicolons stand between them. */
export const joinList = (texts: readonly string[]): string =>
  texts.join(texts.some((text) => text.includes(',')) ? '; ' : ', ')

const WIDTH = 10

/** The room for a line behind the label of a block: the widest label, and the spaces around it, are 12 columns. */
export const lineRoom = (): number => width() - 12

/** A label with texts, each in lines that fit. */
export const wrappedBlock = (paint: Paint, label: string, texts: readonly string[]): string =>
  block(
    paint,
    label,
    texts.flatMap((text) => wrapText(text, lineRoom())),
  )

/** A label with what belongs to it, one line each; nothing where nothing belongs to it. */
export function block(paint: Paint, label: string, lines: readonly string[]): string {
  const rows = lines.flatMap((line) => line.split('\n'))
  return rows
    .map((row, index) => `  ${paint.faint((index === 0 ? label : '').padEnd(WIDTH))}${row}`.trimEnd())
    .map((row) => `${row}\n`)
    .join('')
}
