/** The effects of a new wording: the clauses it touches, the questions it could settle, and the places to check. @module */
import { type Book, type Clause, citationPlaces, citationsOf } from '#core'
import type { ExampleRef } from '../editions/affected-work.js'
import { compareDraft, type ExistingText, type HeldDraft, wordsOnlyIn } from './compare-draft.js'
import type { Clarification, TouchedClause } from './report.js'
import { type Known, settledBy } from './settled-questions.js'

/** A new wording, and what it is held against. */
export interface Wording {
  readonly where: string
  readonly draft: string
  /** The clauses whose wording it is. */
  readonly clauses: readonly Clause[]
  /** The passages of the text that they restate; without them, their own words are taken. */
  readonly passages?: readonly ExistingText[] | undefined
}

/** The facts known besides the book. */
export interface ClarifyContext extends Omit<Known, 'questions'> {
  readonly examples: () => readonly ExampleRef[]
}

/** The ways in which a clause can be touched, the most serious first. */
const ORDER = ['reworded', 'left out', 'as before', 'not in it'] as const

/** Tells what a new wording touches. */
export function clarification(book: Book, wording: Wording, beside: ClarifyContext): Clarification {
  const { where, draft, clauses, passages } = wording
  const standing =
    passages ?? clauses.map(({ id, text, term }) => ({ text: [term, text].join(' ').trim(), clauses: [id] }))
  const held = compareDraft(standing, draft)
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

/** Describes how a clause is touched, given the fate of all passages that it restates, and in which words. */
function touchedClause(
  { id, text }: Clause,
  standing: readonly ExistingText[],
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
