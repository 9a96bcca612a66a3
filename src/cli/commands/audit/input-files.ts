/** Files of `rulewright audit`: somebody's copy, the fingerprints of an edition, and conformance vectors. @module */

import {
  type Book,
  bytesOrPiped,
  type FileKind,
  fileLabel,
  isThere,
  jsonIn,
  type Piped,
  problemLine,
  type Remembered,
  Unreadable,
  writeBack,
} from '#core'
import { type CaseRef, caseClauses, decodeText, LONGEST, type Lock, parseLock } from '#lab'
import { jsonText } from '../../output/print-result.js'
import { many } from '../../text/layout/output-layout.js'
import { suiteIn } from '../conform/cases-and-reports.js'

/** The cases of a folder of vectors with the clauses that they are about. */
export function casesIn(folder: string, { name }: Book): readonly CaseRef[] {
  const { manifest, cases } = suiteIn(folder)
  if (manifest.book !== name)
    throw new Unreadable([`--vectors: ${folder}: these are vectors of ${manifest.book}; expected those of ${name}`])
  return cases.map((one) => ({ id: one.id, clauses: caseClauses(one) }))
}

/** The text of somebody's copy. */
export function readText(file: string, io: Piped): string {
  const text = decodeText(bytesOrPiped(file, COPY, io))
  if (text.ok) return text.text
  throw new Unreadable([`${fileLabel(file)}: ${text.reason}`])
}

const COPY: FileKind = { most: LONGEST, expected: 'the text of a rulebook' }

/** The fingerprints of the edition of a book. */
export function readLock(book: Book, file: string): Lock {
  if (!isThere(file))
    throw new Unreadable([`${book.name} has no fingerprints of its edition; expected ${file}, which --lock writes`])
  const lock = parseLock(jsonIn(file))
  if (!lock.ok) throw new Unreadable(lock.problems.map((problem) => `${file}: ${problemLine(problem)}`))
  if (lock.value.book === book.name) return lock.value
  throw new Unreadable([`${file}: these are fingerprints of ${lock.value.book}; expected those of ${book.name}`])
}

/** Writes the fingerprints of an edition, and tells how much of the book they hold. */
export function writeLock(book: Book, before: Remembered, lock: Lock): string {
  const { sections, made } = lock
  const passages = sections.reduce((sum, section) => sum + section.passages.length, 0)
  const { file } = writeBack(before, jsonText(lock), '--lock')
  const headed = sections.filter(({ number }) => number !== '').length
  return `${file}: ${many(headed, 'section')} of ${book.sections.length}, ${many(passages, 'passage')}, ${made.words} words (${made.layout})\n`
}
