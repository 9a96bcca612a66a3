/** `rulewright export`, carried out. @module */

import { briefly, instead, Unreadable, writeOwn, writtenBefore } from '#core'
import { exportInFormat, FORMAT_NAMES, type Format, folderOf, inWords } from '#lab'
import { bookMeant } from '../../books/library.js'
import { printResult } from '../../output/print-result.js'
import type { Session } from '../../program/command-context.js'
import { many, type Paint } from '../../text/layout/output-layout.js'

/** Command-line options of `export`. */
export interface ExportFlags {
  readonly out?: string
  readonly json?: true
}

const isFormat = (word: string | undefined): word is Format => FORMAT_NAMES.some((format) => format === word)

/** The book and the format; a format alone stands behind the book that is usually meant. */
function meant([first, second]: readonly (string | undefined)[]): readonly [book: string | undefined, format: Format] {
  if (isFormat(second)) return [first, second]
  if (isFormat(first)) return [undefined, first]
  throw new Unreadable([
    first === undefined
      ? `expected a book and a format: ${FORMAT_NAMES.join(', ')}`
      : `${briefly(first)}: expected a format behind the book: ${FORMAT_NAMES.join(', ')}${instead(first, FORMAT_NAMES)}`,
  ])
}

/** Exports a book. */
export async function exportBook(
  { io, library }: Session,
  words: readonly (string | undefined)[],
  { out, json }: ExportFlags,
): Promise<void> {
  const [named, format] = meant(words)
  const book = await bookMeant(library, named)
  const kind = folderOf(book, format)
  const own = out === undefined ? new Set<string>() : writtenBefore(kind, '--out', out)
  const { files, entries } = exportInFormat(book, format)
  const done = out === undefined ? undefined : writeOwn(kind, out, files, own)
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const summary = {
    book: book.name,
    format,
    ...(out !== undefined && { out }),
    files: files.size,
    bytes,
    ...done,
    entries,
  }
  printResult(io, { json }, { data: () => summary, text: (paint) => told(summary, paint) })
}

/** Formats a summary of the written files, in a few lines. */
function told(
  {
    book,
    format,
    out,
    files,
    bytes,
    entries,
  }: {
    readonly book: string
    readonly format: Format
    readonly out?: string
    readonly files: number
    readonly bytes: number
    readonly entries: ReturnType<typeof exportInFormat>['entries']
  },
  paint: Paint,
): string {
  const counts = new Map<string, number>()
  for (const entry of entries)
    for (const [what, count] of Object.entries(entry.counts ?? {})) counts.set(what, (counts.get(what) ?? 0) + count)
  const where = out === undefined ? 'not written; --out FOLDER writes them' : `in ${out}`
  return [
    `${paint.strong(`${book}, ${format}`)}: ${many(files, 'file')}, ${(bytes / 1e6).toFixed(1)} MB, ${where}`,
    `  holds     ${inWords([...counts])}`,
    ...entries.flatMap(({ name, refused }) => (refused === undefined ? [] : [`  left out  ${name}: ${refused}`])),
    '  README.md lists what the format cannot express, and where each thing went.',
    '',
  ].join('\n')
}
