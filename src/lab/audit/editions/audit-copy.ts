/** Audits: a copy of a rulebook held against the edition that is modelled, or against another copy. @module */
import { type Book, headOf } from '#core'
import { firstMisfit, type SearchedCopy } from '../sentences/first-misfit.js'
import { sentenceFaults } from '../sentences/sentence-faults.js'
import type { SentencesLock } from '../sentences/sentences-lockfile.js'
import { nothingNoted, type PrintedNotes } from '../ties/printed-passages.js'
import { tieFaults } from '../ties/tie-clauses.js'
import type { Ties } from '../ties/ties-lockfile.js'
import { touchingOf } from '../ties/touched-clauses.js'
import { affectedWork, type CaseRef, type ExampleRef } from './affected-work.js'
import type { Stretch } from './cut-into-passages.js'
import { type Compared, compareEdition, titleOf, within } from './differences.js'
import { type Lock, type Locked, lockEdition, saltOf, titlePrint } from './edition-lockfile.js'
import { printsOf, readPrint } from './fingerprints.js'
import { isNumber, stem } from './heading.js'
import { withoutJoinedHeads } from './layout/joined-heads.js'
import { type Matching, type MatchProgress, matchPassages } from './passage-matching.js'
import type { AuditReport, Wording } from './report.js'
import { otherReadings } from './retry-matching.js'
import { type Copy, copyOf, countWords, readCopy, wordList } from './rulebook-copy.js'
import { checkedReferences, putBack } from './unlikely-references.js'
import { wordChanges } from './word-changes.js'

/** The input of an audit besides the copy. */
export interface AuditOptions {
  /** The examples of the book, which are read only where something differs. */
  readonly examples?: () => readonly ExampleRef[]
  /** The conformance cases that are asked about. */
  readonly cases?: readonly CaseRef[]
  /** The passages that clauses restate, with the author's notes; without them, complete sections are listed. */
  readonly ties?: Ties
  readonly printed?: PrintedNotes
  /** The sentences of the edition, by which the first that differs is named. */
  readonly sentences?: SentencesLock
  readonly heard?: MatchProgress
}

/** The result of an audit: a report, or the fact that the text does not belong to this book. */
export type Audit =
  | { readonly usable: true; readonly report: AuditReport }
  | { readonly usable: false; readonly found: number; readonly of: number; readonly headings: number }

/** A copy that has less of the letters of an edition is of something else. */
const LEAST_SHARE = 0.1

/** Holds a text against an edition. */
export const auditText = (book: Book, lock: Lock, text: string, options: AuditOptions = {}): Audit =>
  audit(book, { lock, passages: [] }, undefined, readCopy(text, book.sections), options)

/** Holds a text against an older one. */
export function auditAgainst(book: Book, old: string, text: string, options: AuditOptions = {}): Audit {
  const before = readCopy(old, book.sections)
  return audit(book, lockEdition(book, before), before, readCopy(text, book.sections), options)
}

/** Locks a text as the edition of a book. */
export const lockText = (book: Book, text: string, by?: string): Lock =>
  lockEdition(book, readCopy(text, book.sections), by).lock

interface Held {
  readonly copy: Copy
  readonly matching: Matching
  readonly result: Compared
}

function audit(book: Book, edition: Locked, before: Copy | undefined, read: Copy, options: AuditOptions): Audit {
  const copy = withoutHeads(book, edition.lock, read)
  const first = lookedAtAgain(book, edition.lock, held(book, edition.lock, copy, options.heard), options.heard)
  const { passages } = first.matching
  const found = passages.filter(({ pieces }) => pieces.length > 0)
  if (lettersIn(found) < LEAST_SHARE * lettersIn(passages))
    return { usable: false, found: found.length, of: passages.length, headings: recognised(copy) }
  const last = withReferencesPutBack(book, edition.lock, first, options.heard)
  const wordings = before && wordingsOf(book, edition, before, last)
  return { usable: true, report: reportOf(book, edition.lock, first.copy, last, options, wordings) }
}

/** A copy without the running heads of the edition, where a tool has put them into lines of the text. */
function withoutHeads(book: Book, { made }: Lock, copy: Copy): Copy {
  const lines = withoutJoinedHeads(copy.page.lines, made.heads.map(readPrint), saltOf(book))
  return lines.length === copy.page.lines.length && lines.every((line, index) => line === copy.page.lines[index])
    ? copy
    : copyOf({ ...copy, lines }, book.sections)
}

const lettersIn = (passages: Matching['passages']): number => passages.reduce((sum, { print }) => sum + print.length, 0)

const recognised = ({ parts }: Copy): number => parts.filter(({ head }) => head).length

function held(book: Book, lock: Lock, copy: Copy, heard?: MatchProgress): Held {
  const matching = matchPassages(lock, copy, printsOf(copy.letters.codes, saltOf(book)), heard)
  return { copy, matching, result: compareEdition(book, lock, copy, matching) }
}

/** Reads unmatched text in another way, in case a tool damaged it, and keeps the reading that matches more of the edition. */
function lookedAtAgain(book: Book, lock: Lock, first: Held, heard?: MatchProgress): Held {
  if (first.result.differences.length === 0) return first
  const isHead = (text: string) => lock.made.heads.includes(titlePrint(book, text))
  for (const reread of otherReadings(first.copy, first.matching.taken, saltOf(book), isHead)) {
    const lines = reread.lines()
    if (lines === undefined) continue
    const again = held(book, lock, copyOf({ ...first.copy, lines }, book.sections), heard)
    if (openIn(again) < openIn(first) && (!reread.finds || lostIn(again) < lostIn(first)))
      return lookedAtAgain(book, lock, again, heard)
  }
  return first
}

/** The amount of a copy and of its edition that was not found in the other. */
const openIn = ({ matching, result }: Held): number =>
  result.differences.length + result.fresh.length + lostIn({ matching })

const lostIn = ({ matching }: Pick<Held, 'matching'>): number =>
  matching.passages.filter(({ pieces }) => pieces.length === 0).length

/** Restores references to renumbered sections, so that updated references do not count as changes. */
function withReferencesPutBack(book: Book, lock: Lock, first: Held, heard?: MatchProgress): Held {
  const before = new Map(
    first.result.differences.flatMap((one) =>
      one.kind === 'renumbered' && isNumber(one.number) ? [[stem(one.to), one.number] as const] : [],
    ),
  )
  if (before.size === 0) return first
  const lines = putBack(first.copy.page, before)
  return held(book, lock, copyOf({ ...first.copy, lines }, book.sections), heard)
}

function wordingsOf(book: Book, { lock, passages }: Locked, before: Copy, { copy, matching, result }: Held) {
  return lock.sections.flatMap(({ number }, section): readonly Wording[] => {
    const lost = matching.passages.filter((one) => one.section === section && one.pieces.length === 0)
    const old = lost.flatMap(({ index }) => passages[section]?.[index] ?? [])
    const fresh = within(copy, result.became.get(section), result.fresh)
    if (old.length === 0 && fresh.length === 0) return []
    const words = (of: Copy, stretches: readonly Stretch[]) =>
      stretches.flatMap(({ from, to }) => wordList(of, from, to))
    return [{ number, ...titleOf(book, number), pieces: wordChanges(words(before, old), words(copy, fresh)) }]
  })
}

function reportOf(
  book: Book,
  lock: Lock,
  copy: Copy,
  { matching: { passages }, result }: Held,
  { examples = () => [], cases = [], ties, sentences, printed = nothingNoted(book.name) }: AuditOptions,
  wordings: readonly Wording[] | undefined,
): AuditReport {
  const { differences, notes } = result
  const locks = new Set(lock.sections.map(({ number }) => stem(number)))
  const heads = book.sections.map(headOf)
  const unheaded = heads.map(({ number }) => number).filter((number) => !locks.has(stem(number)))
  const changes = { passages, moved: [...result.swapped, ...result.moved], fresh: result.fresh }
  const touching = ties && touchingOf(book, ties, lock, copy, changes)
  const headed = new Set(heads.filter(({ number }) => locks.has(stem(number))).map(({ name }) => name))
  return {
    book: book.name,
    title: book.title,
    edition: book.edition,
    against: wordings ? 'copy' : 'lock',
    same: differences.length === 0,
    text: { layout: copy.layout, words: countWords(copy, 0, copy.letters.codes.length), headings: recognised(copy) },
    passages: { of: passages.length, found: passages.filter(({ pieces }) => pieces.length > 0).length },
    differences,
    notes,
    references: checkedReferences(copy, unheaded),
    unmodelled: copy.parts.filter(({ number, head }) => number !== '' && !head).map(({ number }) => number),
    unheaded,
    work:
      differences.length > 0
        ? affectedWork(book, { examples: examples(), cases }, differences, {
            headed,
            beside: besideEmpty(lock),
            touching,
          })
        : [],
    ...(wordings ? {} : misfitOf(book, lock, { copy, passages }, sentences)),
    ties:
      ties && !wordings
        ? [...tieFaults(book, lock, ties, printed), ...(sentences ? sentenceFaults(lock, ties, sentences) : [])]
        : [],
    ...(wordings && { wordings }),
  }
}

/** The first sentence of the edition that is not found as it was, where sentences are stored. */
function misfitOf(
  book: Book,
  lock: Lock,
  searched: SearchedCopy,
  sentences?: SentencesLock,
): Pick<AuditReport, 'first'> {
  const misfit = sentences && firstMisfit(lock, sentences, searched)
  if (misfit === undefined) return {}
  const { number, ordinal, first } = misfit.first
  const to = misfit.last.ordinal
  return { first: { number, ...titleOf(book, number), sentence: ordinal, digest: first, ...(to > ordinal && { to }) } }
}

/** The neighbours of sections without words of their own. */
const besideEmpty = ({ sections }: Lock): ReadonlyMap<string, readonly string[]> =>
  new Map(
    sections.flatMap(({ number, words }, index) =>
      words > 0 || number === ''
        ? []
        : [
            [
              stem(number),
              [sections[index - 1], sections[index + 1]].flatMap((one) => (one ? [one.number] : [])),
            ] as const,
          ],
    ),
  )
