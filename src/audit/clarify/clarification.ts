/** What a new wording of a section touches, which questions it could settle, and what is to be looked at. @module */
import type { Book } from '../../kernel/book.js'
import type { Clause } from '../../kernel/clause.js'
import { citationPlaces, citationsOf } from '../../verify/citations.js'
import type { Cited } from '../editions/touched.js'
import { type HeldDraft, heldAgainst, type Standing, wordsOnlyIn } from './draft.js'
import type { Clarification, TouchedClause } from './report.js'
import { type Known, settledBy } from './settling.js'

/** A new wording, and what it is held against. */
export interface Wording {
  readonly where: string
  readonly draft: string
  /** The clauses whose wording it is. */
  readonly clauses: readonly Clause[]
  /** The passages of the text that they restate; without them, their own words are taken. */
  readonly passages?: readonly Standing[] | undefined
}

/** What is told beside the book. */
export interface Beside extends Omit<Known, 'questions'> {
  readonly examples: () => readonly Cited[]
}

/** What stands between a clause and nothing of it: the more serious first. */
const ORDER = ['reworded', 'left out', 'as before', 'not in it'] as const

/** Tells what a new wording touches. */
export function clarification(book: Book, wording: Wording, beside: Beside): Clarification {
  const { where, draft, clauses, passages } = wording
  const standing =
    passages ?? clauses.map(({ id, text, term }) => ({ text: [term, text].join(' ').trim(), clauses: [id] }))
  const held = heldAgainst(standing, draft)
  const told = clauses.map((clause) => touchedClause(clause, standing, held))
  const touched = new Set(told.flatMap(({ id, how }) => (how === 'reworded' || how === 'left out' ? [id] : [])))
  const fresh = held.sentences.filter(({ is }) => is === 'fresh').map(({ text }) => text)
  const reworded = held.sentences.filter(({ is }) => is === 'reworded')
  const said = {
    sentences: [...reworded.map(({ text }) => text), ...fresh],
    touched,
    section: new Set(clauses.map(({ id }) => id)),
  }
  const named = citationPlaces(book)
  const anchors = citationsOf(book).flatMap(({ anchor, clause }) => (touched.has(clause.id) ? [anchor] : []))
  return {
    book: book.name,
    title: book.title,
    where,
    against: passages ? 'text' : 'clauses',
    whole: held.whole,
    draft: {
      sentences: held.sentences.length,
      asBefore: held.sentences.filter(({ is }) => is === 'as before').length,
      reworded: reworded.length,
      fresh,
    },
    clauses: told.toSorted((one, other) => ORDER.indexOf(one.how) - ORDER.indexOf(other.how)),
    questions: settledBy(said, { ...beside, questions: book.questions }),
    places: [...new Set(anchors)].map(named).filter(({ kind }) => kind !== 'question'),
    examples: beside
      .examples()
      .filter((one) => one.clauses.some((id) => touched.has(id)))
      .map(({ file, name }) => ({ file, name })),
  }
}

/** How a clause is touched by what became of all that it restates, and in which words. */
function touchedClause(
  { id, text }: Clause,
  standing: readonly Standing[],
  { sentences, touched }: HeldDraft,
): TouchedClause {
  const own = standing.flatMap((one, at) => (one.clauses.includes(id) ? [at] : []))
  const hows = own.map((at) => touched[at])
  const how = ORDER.find((one) => hows.includes(one)) ?? 'not in it'
  if (how !== 'reworded') return { id, text, how, come: [], gone: [] }
  const old = own.map((at) => standing[at]?.text ?? '').join(' ')
  const now = sentences
    .filter(({ of }) => of.some((at) => own.includes(at)))
    .map((one) => one.text)
    .join(' ')
  return { id, text, how, come: wordsOnlyIn(now, old), gone: wordsOnlyIn(old, now) }
}
