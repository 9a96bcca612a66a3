/** Examples and positions as the text of a file. @module */
import { stringify } from 'yaml'

/** An example as it is written. */
export type RawExample = Readonly<Record<string, unknown>>

/** The text of an example file. */
export const exampleText = (book: string, examples: readonly RawExample[]): string => toFileText({ book, examples })

/** A value as the text of a file, in lines that people can read. */
export const toFileText = (value: RawExample): string =>
  stringify(value, { lineWidth: 120, aliasDuplicateObjects: false })
