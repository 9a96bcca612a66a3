/** `rulewright audit --ties`: the sentences of a book's text, in their printed order. @module */

import { type Book, type Remembered, writeBack } from '#core'
import {
  checkSentences,
  firstMisfit,
  keptSentences,
  type Lock,
  lockSentences,
  misfitWords,
  type SearchedCopy,
  type SentencesLock,
  sentenceFaults,
  sentencesBySection,
  sentencesText,
  type TieFault,
  type WholeText,
} from '#lab'
import { many } from '../../text/layout/output-layout.js'

/** The file that holds the sentences of a book's text. */
export interface SentencesHome {
  readonly sentencesFile: string
}

/** The sentences of a text: those to show, those that this copy has, and the first that does not fit. */
export interface SentencesShown {
  readonly sentences: SentencesLock
  readonly found: SentencesLock
  readonly fault?: TieFault
}

/** Holds the stored sentences of a book against a copy of its edition. */
export function sentencesShown(book: Book, lock: Lock, whole: WholeText, home: SentencesHome): SentencesShown {
  const tied = { ...whole, tied: whole.tying.tied }
  const stored = keptSentences(book, home.sentencesFile)
  if (stored === undefined) {
    const found = lockSentences(book, lock, tied)
    const fault = { clause: home.sentencesFile, what: 'is not there; expected --ties --update' }
    return { sentences: found, found, fault }
  }
  const [odd] = sentenceFaults(lock, whole.tying.ties, stored)
  if (odd) return { ...both(lockSentences(book, lock, tied)), fault: odd }
  return { sentences: stored, ...checkSentences(book, lock, tied, stored) }
}

const both = (found: SentencesLock) => ({ sentences: found, found })

/** Writes sentences, as an option says, and prints how many they are. */
export function writeSentences(found: SentencesLock, lock: Lock, before: Remembered, flag: string): string {
  const { file } = writeBack(before, sentencesText(found), flag)
  const sections = sentencesBySection(lock, found).filter((section) => section.length > 0)
  return `${file}: ${many(sections.flat().length, 'sentence')} in ${many(sections.length, 'section')}\n`
}

/** Names the first sentence of the edition that a copy lacks, if the sentences are stored. */
export function misfitIn(book: Book, lock: Lock, home: SentencesHome, searched: SearchedCopy): string {
  const stored = keptSentences(book, home.sentencesFile)
  const misfit = stored && firstMisfit(lock, stored, searched)
  return misfit === undefined ? '' : `; the first is ${misfitWords(misfit)}`
}
