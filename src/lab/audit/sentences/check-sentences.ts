/** Stored sentences held against a copy of the edition: the first that does not fit. @module */
import type { Book } from '#core'
import { type Lock, lockEdition, saltOf } from '../editions/edition-lockfile.js'
import { printsOf } from '../editions/fingerprints.js'
import type { TieFault } from '../ties/tie-clauses.js'
import { type PrintedSentence, sentencesBySection } from './edition-sentences.js'
import { digestIn, lockSentences, type TiedCopy } from './lock-sentences.js'
import { sentenceWords } from './place-words.js'
import { UPDATE_TIES } from './sentence-faults.js'
import type { SentencesLock } from './sentences-lockfile.js'

/** The result of holding stored sentences against a copy. */
export interface SentenceCheck {
  /** The sentences as this copy has them. */
  readonly found: SentencesLock
  /** The first sentence or clause that does not fit, if there is one. */
  readonly fault?: TieFault
}

/**
 * Holds stored sentences against a copy of the edition.
 *
 * A tool may copy the same words with other stops and paragraphs. Then only the digests must fit.
 */
export function checkSentences(
  book: Pick<Book, 'name' | 'edition'>,
  lock: Lock,
  tied: TiedCopy,
  stored: SentencesLock,
): SentenceCheck {
  const found = lockSentences(book, lock, tied)
  const prints = printsOf(tied.copy.letters.codes, saltOf(book))
  const misfit = sentencesBySection(lock, stored)
    .flat()
    .find((one) => digestIn(prints, tied, one) !== one.first)
  const fault = misfit
    ? { clause: sentenceWords(misfit), what: `begins otherwise in this text; ${UPDATE_TIES}` }
    : isCutAlike(book, lock, tied)
      ? firstDifference(lock, stored, found)
      : undefined
  return { found, ...(fault && { fault }) }
}

/** True if a copy gives the passages of the edition one by one: it was made as the copy from which the lock is. */
const isCutAlike = (book: Pick<Book, 'name' | 'edition'>, { sections }: Lock, { copy }: TiedCopy): boolean =>
  JSON.stringify(lockEdition(book, copy).lock.sections.map(({ passages }) => passages)) ===
  JSON.stringify(sections.map(({ passages }) => passages))

/** The first sentence, or else the first clause, that is stored otherwise than it was found. */
function firstDifference(lock: Lock, stored: SentencesLock, found: SentencesLock): TieFault | undefined {
  const [before, now] = [sentencesBySection(lock, stored), sentencesBySection(lock, found)]
  const other = now.flatMap(
    (section, index) => section.find((one, place) => !isSame(one, before[index]?.[place])) ?? [],
  )
  const tooMany = before.flatMap((section, index) => section[now[index]?.length ?? 0] ?? [])
  const [sentence = tooMany[0]] = other
  if (sentence) return { clause: sentenceWords(sentence), what: `is cut otherwise; ${UPDATE_TIES}` }
  const [kept, fresh] = [new Map(Object.entries(stored.clauses)), new Map(Object.entries(found.clauses))]
  const clause = [...fresh.keys(), ...kept.keys()].find((id) => kept.get(id) !== fresh.get(id))
  if (clause === undefined) return undefined
  const words = (ordinals?: string) => ordinals?.replaceAll(' ', ', ') ?? 'all of its passages'
  const [is, has] = [words(kept.get(clause)), words(fresh.get(clause))]
  return { clause, what: `is stored as sentence ${is}; this text has it in ${has}; ${UPDATE_TIES}` }
}

const isSame = (one: PrintedSentence, other: PrintedSentence | undefined): boolean =>
  one.first === other?.first && JSON.stringify(one.spans[0]) === JSON.stringify(other.spans[0])
