/**
 * Text for a terminal. Control characters are shown as numbers, except the colours that the program itself sets.
 *
 * @module
 */
import { visible } from './escape.js'

/** The mark of the program's own colours, drawn anew in every run so that no other text can have it. */
const OWN = `${100_000 + Math.floor(Math.random() * 900_000)}`

const ESC = '\u001b'

/** A change of colour of the program's own. */
const own = (code: number): string => `${ESC}[${OWN};${code}m`

/** A text between a colour and what was before; where it is coloured inside, this goes on behind that. */
export const colourText = (text: string, begin: number, end: number): string =>
  `${own(begin)}${text.replaceAll(own(end), `${own(end)}${own(begin)}`)}${own(end)}`

const OWN_CODES = new RegExp(`${ESC}\\[${OWN};(\\d+)m`)

/** A text as it takes up room: without the colours that the program itself sets. */
export const withoutColours = (text: string): string => text.replaceAll(new RegExp(OWN_CODES, 'g'), '')

/** A text as a terminal may show it. */
export const inTerminal = (text: string): string =>
  text
    .split(OWN_CODES)
    .map((part, at) => (at % 2 === 0 ? visible(part) : `${ESC}[${part}m`))
    .join('')
