/**
 * Texts from elsewhere, as they may stand in a terminal, and in HTML and XML: one function for each. For Markdown see there.
 *
 * Control characters move the cursor or hide what is written, and signs of direction turn lines round: none of them is
 * shown but as its number.
 *
 * @module
 */

/** Control characters but for tabs and ends of lines, signs of direction, and what no text can hold. */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]|\p{Surrogate}/gu

const asNumber = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A text with everything in it to be seen: what is not is written as its number, as JSON does. */
export const visible = (text: string): string => text.replaceAll(HIDDEN, asNumber)

/** A text as it may stand in one line. */
export const inOneLine = (text: string): string => visible(text).replaceAll(/\s*[\n\t]\s*/g, ' ')

/** The maximum length of a text in a message. */
const LONG = 120

/** A text in a message: in one line, and cut where it is long. */
export function briefly(text: string, most: number = LONG): string {
  const line = inOneLine(text.slice(0, most + 1))
  return line.length > most || text.length > most ? `${line.slice(0, most)}…` : line
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
)

/** A text as it may stand in XML or HTML, between tags and in attributes. */
export const inHtml = (text: string): string =>
  visible(text).replaceAll(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character)

/** A name as a part of an address: letters and digits, with hyphens between them. */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
