/** Examples and positions as the text of a file. @module */
import { stringify } from 'yaml'

/** An example as it is written. */
export type Words = Readonly<Record<string, unknown>>

/** The text of an example file. */
export const exampleText = (book: string, examples: readonly Words[]): string => fileText({ book, examples })

/** A value as the text of a file, in lines that people can read. */
export const fileText = (value: Words): string => stringify(value, { lineWidth: 120, aliasDuplicateObjects: false })
