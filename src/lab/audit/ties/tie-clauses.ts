/** Ties the clauses of a book to the passages of its text, and checks that each stands where its number says. @module */
import { type Book, type Clause, sectionClauses } from '#core'
import type { Lock } from '../editions/edition-lockfile.js'
import { type Aligned, alignment, isDoubtful } from './alignment.js'
import { homesOf } from './clause-homes.js'
import type { PrintedNotes } from './printed-passages.js'
import { refsOf, type Ties } from './ties-lockfile.js'
import { covering } from './untied-passages.js'

/** Something that is wrong with a tie. */
export interface TieFault {
  readonly clause: string
  readonly what: string
}

/** A clause with what was found for it. */
export interface Tied {
  readonly clause: Clause
  /** Its passages by their places in the edition. */
  readonly passages: readonly number[]
  readonly byHand: boolean
}

/** The result of linking a book to its text. */
export interface Tying {
  readonly ties: Ties
  readonly tied: readonly Tied[]
  readonly faults: readonly TieFault[]
}

type Tieable = Pick<Book, 'name' | 'edition' | 'sections'>

/**
 * Ties every clause of a book to passages of its text.
 *
 * @param texts - the passages of the edition in its order, as they stand in a copy
 */
export function tie(book: Tieable, lock: Lock, texts: readonly string[], notes: PrintedNotes): Tying {
  const headings = lock.sections.flatMap(({ passages }, heading) => passages.map(() => heading))
  const homes = homesOf(book, lock, notes)
  const clauses = book.sections.flatMap((section, index) =>
    sectionClauses(section).map((clause) => ({ clause, homes: homes[index] ?? new Set<number>() })),
  )
  const printed = texts.map((text, index) => ({ text, heading: headings[index] ?? 0 }))
  const restated = clauses.map(({ clause, homes }) => ({ text: spoken(clause), homes }))
  const aligned = alignment(printed, restated)
  const refs = refsOf(lock)
  const hands = new Map(notes.clauses.map((one) => [one.clause, one.passages]))
  const found = clauses.map(({ clause }, index): Tied => {
    const hand = hands.get(clause.id)
    if (hand === undefined) return { clause, passages: passagesOf(aligned[index]), byHand: false }
    return { clause, passages: hand === 'none' ? [] : hand.map((ref) => refs.indexOf(ref)), byHand: true }
  })
  const given = covering(
    printed,
    restated.map((one, index) => ({
      ...one,
      passages: found[index]?.passages ?? [],
      byHand: found[index]?.byHand ?? false,
    })),
  )
  const tied = found.map((one, index): Tied => ({ ...one, passages: [...one.passages, ...(given[index] ?? [])] }))
  const ties: Ties = {
    book: book.name,
    edition: book.edition,
    clauses: Object.fromEntries(
      tied.map(({ clause, passages }) => [clause.id, passages.flatMap((index) => refs[index] ?? [])]),
    ),
  }
  const doubts = tied.flatMap(({ clause, byHand }, index) => {
    const one = aligned[index]
    if (byHand || one === undefined || one.away === undefined || !isDoubtful(one)) return []
    const other = lock.sections[headings[one.away.passage] ?? 0]?.number
    return [
      {
        clause: clause.id,
        what: `seems to restate ${refs[one.away.passage]}, which is in ${other}; expected ${clause.section.number}, or a note in printed.json`,
      },
    ]
  })
  return { ties, tied, faults: [...tieFaults(book, lock, ties, notes), ...doubts] }
}

/** The text of a clause, with the word that it defines. */
const spoken = ({ term, text }: Clause): string => (term === undefined ? text : `${term}: ${text}`)

const passagesOf = (one: Aligned | undefined): readonly number[] =>
  one === undefined ? [] : [one.passage, ...(one.beside === undefined ? [] : [one.beside])]

/** Lists the faults of text links that show without the text: clauses without a passage, and passages under another number. */
export function tieFaults(book: Tieable, lock: Lock, ties: Ties, notes: PrintedNotes): readonly TieFault[] {
  const refs = refsOf(lock)
  const headings = new Map(
    lock.sections
      .flatMap(({ passages }, heading) => passages.map(() => heading))
      .map((heading, index) => [refs[index], heading]),
  )
  const homes = homesOf(book, lock, notes)
  const byHand = new Map(notes.clauses.map((one) => [one.clause, one]))
  const known = new Set(book.sections.flatMap(sectionClauses).map(({ id }) => id))
  const wrong = book.sections.flatMap((section, index) =>
    sectionClauses(section).flatMap(({ id, section: { number } }): readonly TieFault[] => {
      const passages = ties.clauses[id]
      if (passages === undefined) return [{ clause: id, what: 'is tied to no passage; expected --ties --update' }]
      const hand = byHand.get(id)
      if (passages.length === 0 && hand?.passages !== 'none')
        return [{ clause: id, what: 'shares no term with any passage; expected a note in printed.json' }]
      return passages.flatMap((ref): readonly TieFault[] => {
        const heading = headings.get(ref)
        if (heading === undefined) return [{ clause: id, what: `is tied to ${ref}, which the edition does not have` }]
        if (hand !== undefined || homes[index]?.has(heading)) return []
        const under = lock.sections[heading]?.number
        return [{ clause: id, what: `restates ${ref}, which is in ${under}; expected ${number}` }]
      })
    }),
  )
  const gone = [...new Set([...Object.keys(ties.clauses), ...byHand.keys()])].filter((id) => !known.has(id))
  return [
    ...wrong,
    ...gone.map((clause) => ({ clause, what: 'is tied, but the book has no such clause' })),
    ...idleNotes(book, lock, ties, notes),
  ]
}

/** Notes of printed.json that no clause needs. */
function idleNotes(book: Tieable, lock: Lock, ties: Ties, notes: PrintedNotes): readonly TieFault[] {
  const refs = refsOf(lock)
  const numbers = lock.sections.flatMap(({ number, passages }) => passages.map(() => number))
  const under = new Map(refs.map((ref, index) => [ref, numbers[index]]))
  const used = new Set(
    book.sections
      .flatMap(sectionClauses)
      .flatMap(({ id, section }) => (ties.clauses[id] ?? []).map((ref) => `${section.number} ${under.get(ref)}`)),
  )
  return notes.sections.flatMap(({ section, under: others }) =>
    others
      .filter((other) => !used.has(`${section} ${other}`))
      .map((other) => ({
        clause: section,
        what: `printed.json says that part of it is in ${other}, but no clause is`,
      })),
  )
}
