/** Files of `rulewright readings`: the examples that are written, and those that are kept. @module */

import { type Book, exampleText, isThere, mustBeWritable, Unreadable, writeNew } from '#core'
import type { Kept } from '#lab'
import { programName } from '../../program/program-name.js'
import { questionMeant } from './question-argument.js'

/** Fails where an example could not be written to a file: one that is there already is not written over. */
export function mustTakeExample(file: string): void {
  if (isThere(file)) throw new Unreadable([`--out: ${file}: there is such a file; expected a new one`])
  mustBeWritable('--out', file)
}

/** Writes an example file. A file that is there already is not written over. */
export function writeExample(file: string, text: string): void {
  if (isThere(file)) throw new Unreadable([`--out: ${file}: there is such a file; expected a new one`])
  writeNew(file, text, '--out')
}

/** The cases that are kept of a question, as an example file. */
export function keptExamples(book: Book, asked: string | undefined, kept: readonly Kept[]): string {
  if (asked === undefined) throw new Unreadable(['--kept: expected the name of a question behind that of the book'])
  const { name, editorial } = questionMeant(book, asked)
  if (editorial !== undefined) throw new Unreadable([`${name}: no play can tell its readings apart: ${editorial}`])
  const examples = kept.filter(({ question }) => question === name).flatMap((one) => one.examples)
  if (examples.length > 0) return exampleText(book.name, examples)
  throw new Unreadable([
    `${name}: no stored case shows it. "${programName()} questions ${book.name} ${name} --witnesses --update" finds one.`,
  ])
}
