/** What a book keeps of what it declares: a line for each place. @module */

import { writeWhole } from '../outside/write.js'
import { type Declared, declaredSchema } from '../verify/declared.js'
import { linesIn } from './json-file.js'

/** What a book declared when it was last written; nothing where it never was. */
export const keptDeclared = (file: string): readonly Declared[] => linesIn(file, declaredSchema)

/** Keeps what a book declares. All of it follows from the book, so the last of two writers may win. */
export const keepDeclared = (file: string, declared: readonly Declared[]): void =>
  writeWhole(file, declared.map((one) => `${JSON.stringify(one)}\n`).join(''), '--update')
