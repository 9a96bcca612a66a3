/** The formats in which a book can be given to other programs. @module */

/** The formats, and what each holds. */
export const FORMATS = {
  dmn: 'rule tables as decision tables (DMN 1.3), one file a table',
  xstate: 'charts as plain XState JSON, one file a chart',
  scxml: 'charts as SCXML state machines, one file a chart',
  csv: 'the registry of clauses as a table for spreadsheets',
  'json-ld': 'the registry of clauses as linked data',
} as const
/** A format. */
export type Format = keyof typeof FORMATS
/** The names of the formats. */
export const FORMAT_NAMES = Object.keys(FORMATS) as readonly Format[]
