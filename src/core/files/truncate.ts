/** Shortening of lines with names or values of any length. @module */
import { withoutColours } from './terminal-text.js'

const LONGEST = 2000

/** A line that is told, cut where it is very long. */
export const cut = (line: string): string => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line)

/** No line that a book makes has half as many letters; a name that somebody gives may have any number. */
const LONGEST_SHOWN = 4000

/** A text that is shown to people: a line that is very long is cut, and says how much is left out. */
export const cutLines = (text: string): string =>
  text.length > LONGEST_SHOWN ? text.split('\n').map(cutShown).join('\n') : text

function cutShown(line: string): string {
  if (line.length <= LONGEST_SHOWN) return line
  const plain = withoutColours(line)
  const more = plain.length - LONGEST_SHOWN
  return more > 0 ? `${plain.slice(0, LONGEST_SHOWN)}… (${more} letters more)` : line
}
