/** The formats in which a book can be given to other programs. @module */

/** The formats, and what each holds. */
export const FORMATS = {
  dmn: 'rule tables as decision tables (DMN 1.3), one file a table',
} as const
/** A format. */
export type Format = keyof typeof FORMATS
/** The names of the formats. */
export const FORMAT_NAMES = Object.keys(FORMATS) as readonly Format[]
