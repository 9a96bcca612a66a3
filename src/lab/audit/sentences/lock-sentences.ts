/** The sentences of an edition, found in a copy that has every passage of it. @module */
import type { Book } from '#core'
import type { Stretch } from '../editions/cut-into-passages.js'
import { type Lock, saltOf } from '../editions/edition-lockfile.js'
import { type Print, type Prints, printOf, printsOf } from '../editions/fingerprints.js'
import type { Matched } from '../editions/passage-targets.js'
import { type Copy, stretchText } from '../editions/rulebook-copy.js'
import type { Tied } from '../ties/tie-clauses.js'
import { choosingAmong } from './choose-sentences.js'
import { sentenceStarts } from './cut-into-sentences.js'
import { type PrintedSentence, sentencesByPassage, sentencesBySection } from './edition-sentences.js'
import { type SentenceStart, type SentencesLock, startsText } from './sentences-lockfile.js'

/** A copy with every passage of an edition, and the passages of each clause. */
export interface TiedCopy {
  readonly copy: Copy
  readonly passages: readonly Matched[]
  readonly tied: readonly Tied[]
}

/** Finds the sentences of an edition in a copy, and those that each clause restates. */
export function lockSentences(book: Pick<Book, 'name' | 'edition'>, lock: Lock, tied: TiedCopy): SentencesLock {
  const found = startsIn(book, lock, tied)
  const sections = lock.sections.map(({ number }, index) => ({ number, sentences: startsText(found[index] ?? []) }))
  return { book: book.name, edition: book.edition, sections, clauses: chosenFor(lock, sections, tied) }
}

/** The letters of the first words that a digest counts, and the number of digests that there are. */
const [FIRST_LETTERS, DIGESTS] = [20, 36 ** 3]

/** The beginnings of sentences, section by section. */
function startsIn(book: Pick<Book, 'name'>, { sections }: Lock, { copy, passages }: TiedCopy) {
  const letters = copy.parts.flatMap((part) => sentenceStarts(copy, part))
  const prints = printsOf(copy.letters.codes, saltOf(book))
  return sections.map((_, section) =>
    passages
      .filter((one) => one.section === section)
      .flatMap((passage): readonly SentenceStart[] => {
        const offsets = offsetsIn(passage, letters)
        return offsets.map((offset, place) => {
          const to = offsets[place + 1] ?? passage.print.length
          return { passage: passage.index, offset, first: firstDigest(prints, passage, offset, to) }
        })
      }),
  )
}

/** The letters of a passage at which sentences begin; the first passage of a section always begins one. */
function offsetsIn({ index, pieces }: Matched, letters: readonly number[]): readonly number[] {
  let before = 0
  const offsets = pieces.flatMap(({ from, to }) => {
    const done = before
    before += to - from
    return letters.filter((at) => from <= at && at < to).map((at) => done + at - from)
  })
  return index === 0 && offsets[0] !== 0 ? [0, ...offsets] : offsets
}

/** Computes the digest of the first words of a sentence: so short that many beginnings share it. */
function firstDigest(prints: Prints, { pieces }: Matched, from: number, to: number): string {
  const parts = piecesWithin(pieces, from, Math.min(to, from + FIRST_LETTERS))
  const print = parts
    .map((part): Print => printOf(prints, part.from, part.to - part.from))
    .reduce((one, next) => prints.joined(one, next))
  return digestText(print)
}

const digestText = ({ high, low }: Print): string => ((high + low) % DIGESTS).toString(36).padStart(3, '0')

/** Computes the digest of a sentence of so many letters that would begin at a letter of a copy. */
export function digestAt(prints: Prints, at: number, length: number): string {
  const letters = Math.min(length, FIRST_LETTERS)
  return at < 0 || at + letters > prints.size ? '' : digestText(printOf(prints, at, letters))
}

/** The letters of a copy that a stretch of a passage is, where the passage stands in pieces. */
function piecesWithin(pieces: readonly Stretch[], from: number, to: number): readonly Stretch[] {
  let before = 0
  return pieces.flatMap((piece) => {
    const [start, end] = [piece.from - before + from, piece.from - before + to]
    before += piece.to - piece.from
    const part = { from: Math.max(piece.from, start), to: Math.min(piece.to, end) }
    return part.from < part.to ? [part] : []
  })
}

/** The digest of a stored sentence as a copy has it. */
export function digestIn(prints: Prints, { passages }: Pick<TiedCopy, 'passages'>, { spans }: PrintedSentence): string {
  const [first] = spans
  const passage = first && passages[first.passage]
  return first && passage && first.from < first.to ? firstDigest(prints, passage, first.from, first.to) : ''
}

/** Returns a sentence as it stands in a copy, in one line. */
export const sentenceText = ({ copy, passages }: Pick<TiedCopy, 'copy' | 'passages'>, { spans }: PrintedSentence) =>
  joinedStretches(spans.flatMap((span) => piecesWithin(passages[span.passage]?.pieces ?? [], span.from, span.to)))
    .map(({ from, to }) => stretchText(copy, from, to))
    .join(' ')

/** Joins stretches that follow each other, where at most the sign between two numbers stands between them. */
function joinedStretches(stretches: readonly Stretch[]): readonly Stretch[] {
  const all: Stretch[] = []
  for (const next of stretches) {
    const last = all.at(-1)
    const follows = last !== undefined && next.from >= last.to && next.from <= last.to + 1
    if (follows) all[all.length - 1] = { from: last.from, to: next.to }
    else all.push(next)
  }
  return all
}

/**
 * The clauses that restate only some sentences of their passages. Clauses of several sections restate all of them.
 *
 * Of each passage that an author has named, at least one sentence is chosen.
 */
function chosenFor(lock: Lock, sections: SentencesLock['sections'], tied: TiedCopy): SentencesLock['clauses'] {
  const all = sentencesBySection(lock, { sections })
  const flat = all.flat()
  const place = new Map(flat.map((sentence, index) => [sentence, index]))
  const choose = choosingAmong(flat.map((sentence) => sentenceText(tied, sentence)))
  const byPassage = sentencesByPassage(all)
  return Object.fromEntries(
    tied.tied.flatMap(({ clause: { id, term = '', text }, passages, byHand }) => {
      const groups = passages.map((passage) => (byPassage.get(passage) ?? []).map((one) => place.get(one) ?? 0))
      const whole = new Set(groups.flat())
      const asked = byHand ? groups : [[...whole]]
      const chosen = new Set(asked.flatMap((group) => choose(`${term} ${text}`, group)))
      const isOneSection = new Set(passages.map((passage) => tied.passages[passage]?.section)).size === 1
      if (!isOneSection || chosen.size === whole.size) return []
      const ordinals = [...chosen].map((index) => flat[index]?.ordinal ?? 0).toSorted((one, other) => one - other)
      return [[id, ordinals.join(' ')]]
    }),
  )
}
