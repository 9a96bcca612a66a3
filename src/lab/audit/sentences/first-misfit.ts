/** The first sentence of an edition that a copy does not have as it was. @module */
import { type Lock, saltOf } from '../editions/edition-lockfile.js'
import { type Prints, printsOf } from '../editions/fingerprints.js'
import type { Matched } from '../editions/passage-targets.js'
import type { Copy } from '../editions/rulebook-copy.js'
import { type PrintedSentence, sentencesByPassage, sentencesBySection } from './edition-sentences.js'
import { digestAt } from './lock-sentences.js'
import type { SentencesLock } from './sentences-lockfile.js'

/** Sentences in a row, the first of which does not fit; more than one if nobody can say which. */
export interface Misfit {
  readonly first: PrintedSentence
  readonly last: PrintedSentence
}

/** A copy with the passages that were found in it. */
export interface SearchedCopy {
  readonly copy: Copy
  readonly passages: readonly Matched[]
}

/** Finds the first sentence that does not fit: of a passage that the copy lacks, by the digests of its sentences. */
export function firstMisfit(lock: Lock, stored: SentencesLock, searched: SearchedCopy): Misfit | undefined {
  const lost = searched.passages.findIndex(({ pieces }) => pieces.length === 0)
  if (lost < 0) return undefined
  const sentences = sentencesByPassage(sentencesBySection(lock, stored)).get(lost) ?? []
  const [first] = sentences
  const last = sentences.at(-1)
  if (first === undefined || last === undefined) return undefined
  const start = startOf(lost, lock, searched)
  const prints = printsOf(searched.copy.letters.codes, saltOf({ name: lock.book }))
  const one = sentences.length === 1 || start === undefined ? first : misfitting(prints, start, lost, sentences)
  return one ? { first: one, last: one } : { first, last }
}

/** The letter of a copy at which a lost passage would begin: behind the passage before it, or with its section. */
function startOf(lost: number, { sections }: Lock, { copy, passages }: SearchedCopy): number | undefined {
  const [before, own] = [passages[lost - 1], passages[lost]]
  if (before && before.section === own?.section) return before.pieces.at(-1)?.to
  return copy.parts.find(({ number }) => number === sections[own?.section ?? 0]?.number)?.from
}

/** The number of letters by which a changed sentence may move the next. */
const NEAR = 100

/** The sentence that does not fit: its beginning is not where it should be, or the next one has moved. */
function misfitting(prints: Prints, start: number, lost: number, sentences: readonly PrintedSentence[]) {
  for (const [index, sentence] of sentences.entries()) {
    const [span] = sentence.spans
    if (span?.passage !== lost) continue
    const fits = (at: number) => digestAt(prints, at, span.to - span.from) === sentence.first
    // A sign between two numbers counts as a letter.
    const at = start + span.from
    if (fits(at) || fits(at + 1)) continue
    const isMoved = Array.from({ length: 2 * NEAR }, (_, shift) => at - NEAR + shift).some(fits)
    return (isMoved ? sentences[index - 1] : undefined) ?? sentence
  }
  return undefined
}
