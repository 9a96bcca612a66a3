/** The place of each sentence and clause in the printed order, from stored files alone. @module */
import type { Lock } from '../editions/edition-lockfile.js'
import { readPrint } from '../editions/fingerprints.js'
import { refsOf, type Ties } from '../ties/ties-lockfile.js'
import { readOrdinals, readStarts, type SentenceStart, type SentencesLock } from './sentences-lockfile.js'

/** A stretch of a passage: the passage by its place in the edition, and its letters from the first to behind the last. */
export interface PassageSpan {
  readonly passage: number
  readonly from: number
  readonly to: number
}

/** A sentence of an edition. */
export interface PrintedSentence {
  /** The heading under which it is printed; empty before the first. */
  readonly number: string
  /** Its place under that heading, from 1, and how many there are. */
  readonly ordinal: number
  readonly of: number
  /** The digest of its first words. */
  readonly first: string
  readonly spans: readonly PassageSpan[]
}

/** Lists the sentences of each section of an edition. */
export function sentencesBySection(
  lock: Pick<Lock, 'sections'>,
  { sections }: Pick<SentencesLock, 'sections'>,
): readonly (readonly PrintedSentence[])[] {
  let passagesBefore = 0
  return lock.sections.map(({ number, passages }, index) => {
    const lengths = passages.map((print) => readPrint(print).length)
    const starts = readStarts(sections[index]?.sentences ?? '')
    const before = passagesBefore
    passagesBefore += passages.length
    return starts.map((start, place) => ({
      number,
      ordinal: place + 1,
      of: starts.length,
      first: start.first,
      spans: spansOf(start, starts[place + 1], lengths).map((span) => ({ ...span, passage: span.passage + before })),
    }))
  })
}

/** The stretches of passages from one sentence to the next. */
function spansOf(start: SentenceStart, next: SentenceStart | undefined, lengths: readonly number[]) {
  const end = lengths.length - 1
  const last = next === undefined ? end : Math.min(end, next.offset > 0 ? next.passage : next.passage - 1)
  const passages = Array.from({ length: Math.max(0, last - start.passage + 1) }, (_, index) => start.passage + index)
  return passages.map((passage) => ({
    passage,
    from: passage === start.passage ? start.offset : 0,
    to: passage === next?.passage ? next.offset : (lengths[passage] ?? 0),
  }))
}

/** Groups sentences by the passages that they share letters with. */
export function sentencesByPassage(
  sections: readonly (readonly PrintedSentence[])[],
): ReadonlyMap<number, readonly PrintedSentence[]> {
  const found = new Map<number, PrintedSentence[]>()
  for (const sentence of sections.flat())
    for (const { passage } of sentence.spans) {
      const others = found.get(passage)
      if (others) others.push(sentence)
      else found.set(passage, [sentence])
    }
  return found
}

/** Finds the sentences that each clause restates, in their order. A clause without any has an empty list. */
function sentencesByClause(
  lock: Pick<Lock, 'sections'>,
  ties: Pick<Ties, 'clauses'>,
  { clauses }: Pick<SentencesLock, 'clauses'>,
  sections: readonly (readonly PrintedSentence[])[],
): ReadonlyMap<string, readonly PrintedSentence[]> {
  const passages = new Map(refsOf(lock).map((ref, index) => [ref, index]))
  const byPassage = sentencesByPassage(sections)
  return new Map(
    Object.entries(ties.clauses).map(([id, refs]) => {
      const places = refs.flatMap((ref) => passages.get(ref) ?? []).toSorted((one, other) => one - other)
      const all = [...new Set(places.flatMap((place) => byPassage.get(place) ?? []))]
      const chosen = Object.hasOwn(clauses, id) ? new Set(readOrdinals(clauses[id] ?? '')) : undefined
      return [id, chosen ? all.filter(({ ordinal }) => chosen.has(ordinal)) : all]
    }),
  )
}

/** The sentences of an edition, section by section and clause by clause. */
export interface EditionOrder {
  readonly sections: readonly (readonly PrintedSentence[])[]
  readonly byClause: ReadonlyMap<string, readonly PrintedSentence[]>
}

/** Finds the order of an edition in its stored files. */
export function editionOrder(lock: Pick<Lock, 'sections'>, ties: Ties, stored: SentencesLock): EditionOrder {
  const sections = sentencesBySection(lock, stored)
  return { sections, byClause: sentencesByClause(lock, ties, stored, sections) }
}
