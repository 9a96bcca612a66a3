/** Files of `rulewright audit`: somebody's copy, the fingerprints of an edition, and conformance vectors. @module */
import { closeSync, existsSync, openSync, statSync, writeFileSync } from 'node:fs'
import { decoded, LONGEST, TOO_LONG, tooLong } from '../../audit/editions/decode.js'
import { type Lock, parseLock } from '../../audit/editions/lock.js'
import type { Tried } from '../../audit/editions/touched.js'
import { clausesOf } from '../../conformance/runner/suite.js'
import { isStdin } from '../../examples/source.js'
import { jsonIn } from '../../home/json-file.js'
import { Unreadable } from '../../home/unreadable.js'
import type { Book } from '../../kernel/book.js'
import { problemLine } from '../../kernel/play.js'
import { bytesFrom } from '../bytes.js'
import type { Io } from '../io.js'
import { many } from '../text/layout.js'
import { suiteIn } from './conform-files.js'

/** The cases of a folder of vectors with the clauses that they are about. */
export function casesIn(folder: string, { name }: Book): readonly Tried[] {
  const { manifest, cases } = suiteIn(folder)
  if (manifest.book !== name)
    throw new Unreadable([`--vectors: ${folder}: these are vectors of ${manifest.book}; expected those of ${name}`])
  return cases.map((one) => ({ id: one.id, clauses: clausesOf(one) }))
}

/** The text of somebody's copy. */
export function readText(file: string, io: Io): string {
  const text = decoded(bytesOf(file, io))
  if (text.ok) return text.text
  throw new Unreadable([`${file}: ${text.reason}`])
}

function bytesOf(file: string, { bytes }: Io): Uint8Array {
  try {
    const read = isStdin(file) ? bytes(LONGEST) : bytesAt(file)
    if (read.length > LONGEST) throw new Unreadable([`${file}: ${TOO_LONG}`])
    return read
  } catch (error) {
    if (error instanceof Unreadable) throw error
    const { code = 'for an unknown reason' } = error as NodeJS.ErrnoException
    throw new Unreadable([`${file}: ${REASONS[code] ?? `cannot be read (${code})`}; expected a text file`])
  }
}

function bytesAt(file: string): Uint8Array {
  const found = statSync(file)
  if (!found.isFile() && !found.isFIFO() && !found.isDirectory())
    throw new Unreadable([`${file}: this is a device; expected a text file`])
  if (found.size > LONGEST) throw new Unreadable([`${file}: ${tooLong(found.size)}`])
  const open = openSync(file, 'r')
  try {
    return bytesFrom(open, LONGEST)
  } finally {
    closeSync(open)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder',
  EACCES: 'this file may not be read',
}

/** The fingerprints of the edition of a book. */
export function readLock(book: Book, file: string): Lock {
  if (!existsSync(file))
    throw new Unreadable([`${book.name} has no fingerprints of its edition; expected ${file}, which --lock writes`])
  const lock = parseLock(jsonIn(file))
  if (!lock.ok) throw new Unreadable(lock.problems.map((problem) => `${file}: ${problemLine(problem)}`))
  if (lock.value.book === book.name) return lock.value
  throw new Unreadable([`${file}: these are fingerprints of ${lock.value.book}; expected those of ${book.name}`])
}

/** Writes the fingerprints of an edition, and tells how much of the book they hold. */
export function writeLock(book: Book, file: string, lock: Lock): string {
  const { sections, made } = lock
  const passages = sections.reduce((sum, section) => sum + section.passages.length, 0)
  try {
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  } catch (error) {
    throw new Unreadable([`${file}: cannot be written: ${error instanceof Error ? error.message : String(error)}`])
  }
  const headed = sections.filter(({ number }) => number !== '').length
  return `${file}: ${many(headed, 'section')} of ${book.sections.length}, ${many(passages, 'passage')}, ${made.words} words (${made.layout})\n`
}
