/** How much of a line is told: what it names may be of any length. @module */

const LONGEST = 2000

/** A line that is told, cut where it is very long. */
export const cut = (line: string): string => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line)
