/** Stored declarations of a book, one line for each place. @module */

import { writeWhole } from '../files/write-file.js'
import { type Declared, declaredSchema } from '../verify/text/untestable-declarations.js'
import { linesIn } from './json-file.js'

/** Reads the stored declarations of a book; none if they were never written. */
export const keptDeclared = (file: string): readonly Declared[] => linesIn(file, declaredSchema)

/** Keeps what a book declares. All of it follows from the book, so the last of two writers may win. */
export const keepDeclared = (file: string, declared: readonly Declared[]): void =>
  writeWhole(file, declared.map((one) => `${JSON.stringify(one)}\n`).join(''), '--update')
