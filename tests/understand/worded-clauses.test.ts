/** The clauses and the questions of a book with their words, each by the place where it stands. */
import { describe, expect, it } from 'vitest'
import {
  bookVocabulary,
  seatWords,
  sectionsOver,
  wordedClauses,
  wordedQuestions,
  wordsOfClauses,
} from '../../src/ask/worded-clauses.js'
import {
  type Clause,
  definition,
  note,
  permission,
  prohibition,
  rule,
  section,
  term,
} from '../../src/core/kernel/sections/clause.js'
import { question } from '../../src/core/kernel/sections/question.js'
import { measure } from '../../src/core/kernel/tables/measure.js'
import { one } from '../../src/core/kernel/tables/rule-table.js'
import { range, view } from '../../src/core/kernel/tables/table-view.js'
import type { BookEntries } from '../../src/core/lookup/entries.js'

const war = section('war', '1', 'War of III sides', { end: rule('It ends.') })
const army = section('army', '1.2', 'The army', {
  tank: definition('A tank has no wheels.'),
  march: rule('It marches two squares.'),
  hint: note('It is slow.'),
  road2: prohibition('Only the Red side goes by road.'),
  offRoad: permission('Green alone goes at most one square off it.'),
  fuel: rule('Nobody but Blue has fuel for six turns.'),
})
const setup = section('initial', '11.2', 'First things', { solo: rule('Without players nothing happens.') })
const NOBODY = { tables: [], charts: [], seats: ['the Reds', 'Blue'] }

/** A book that nobody asked before. */
const bookOf = (...sections: BookEntries['sections']): BookEntries => ({ ...NOBODY, sections })
const book = (more: Partial<BookEntries> = {}): BookEntries => ({ ...bookOf(war, army, setup), ...more })
const wordsAt = (clause: Clause, over = book()) => {
  const found = wordedClauses(over).find(({ says }) => says === clause)
  if (found === undefined) throw new Error(`${clause.id} is no clause of the book`)
  return found
}
const weights = (words: ReadonlyMap<string, number>) => Object.fromEntries(words)

describe('a clause', () => {
  it('has the words of its text, also those that deny something', () => {
    expect(wordsOfClauses(bookOf(war))).toEqual([['it', 'end']])
    expect(wordsAt(army.tank)).toMatchObject({ kind: 'definition', text: 'A tank has no wheels.', long: 3 })
    expect(weights(wordsAt(army.tank).words)).toEqual({
      ...{ war: 0.3, 3: 0.3, side: 0.3 },
      ...{ army: 1, tank: 1, no: 1, wheel: 1 },
    })
    expect(wordsOfClauses(bookOf(section('terms', '9', 'Terms', { cell: term('Cell', 'A unit.') })))).toEqual([
      ['cell', 'a', 'unit'],
    ])
  })

  it('has the words of its title, and of the titles over it', () => {
    const tools = section('gear', '3.1', 'Tools', { saw: rule('It cuts.') })
    expect(weights(wordsAt(tools.saw, bookOf(section('work', '3', 'Hard work', {}), tools)).words)).toEqual({
      ...{ hard: 0.3, work: 0.3, tool: 0.7 },
      ...{ gear: 1, saw: 1, cut: 1 },
    })
    expect(wordsAt(tools.saw, bookOf(tools))).toMatchObject({ title: ['tool'], heading: ['tool', 'gear'] })
    expect(wordsAt(war.end)).toMatchObject({ title: ['war', '3', 'side'], heading: ['war', '3', 'side'] })
  })

  it('has the words of what it speaks of without the name, but a note has not', () => {
    expect(weights(wordsAt(army.march).words)).toMatchObject({ wheel: 0.5, march: 1, square: 1, 2: 1 })
    expect(wordsAt(army.hint).words.get('square')).toBeUndefined()
  })

  it('has the words of what is made of it, and of what is asked about it', () => {
    const speed = measure('speed of tanks', [army.march], {}, () => 0).over()
    const range2 = measure('wide range', [army.march], {}, () => 0).over()
    const asked = question('far', {
      asks: 'How deep?',
      clauses: [army.march],
      readings: { no: 'Not at all.', yes: 'To the ground.' },
      usual: 'no',
      because: 'So it is.',
    })
    const { words } = wordsAt(army.march, book({ measures: [speed, range2], questions: [asked] }))
    expect(weights(words)).toMatchObject({ speed: 0.6, wide: 0.6, range: 0.6, deep: 0.6, ground: 0.6, no: 0.5 })
    expect(wordsAt(army.tank, book({ measures: [speed] })).words.get('speed')).toBeUndefined()
  })

  it('has the words of the rows that cite it', () => {
    const table = one('how fast', view({ load: range(0, 2) }), (row) => [
      row(army.march, { load: 0 }, 'quick'),
      row([army.march, army.tank], { load: 1 }, 'slow'),
      row(army.fuel, { load: 2 }, 'never'),
    ])
    const over = book({ tables: [table] })
    const rows = (clause: Clause) => [...wordsAt(clause, over).rows()]
    expect(rows(army.march)).toEqual(['load', '0', 'answer', 'quick', '1', 'slow'])
    expect(rows(army.tank)).toEqual(['load', '1', 'answer', 'slow'])
    expect(rows(army.fuel)).toContain('never')
    expect(rows(army.hint)).toEqual([])
    expect(wordsAt(army.march, over).words.get('fast')).toBe(0.6)
  })

  it('is called by its own name, unless that tells how many, or what is not there', () => {
    expect(wordsAt(army.march)).toMatchObject({ called: ['march'], names: ['march'] })
    expect(wordsAt(army.road2)).toMatchObject({ called: [], names: ['road2'] })
    expect(wordsAt(army.offRoad)).toMatchObject({ called: [], names: ['off', 'road'] })
    const names = section('s', '1', 'Names', {
      two: rule('A.'),
      out: rule('B.'),
      outer: rule('C.'),
      putOut: rule('D.'),
      isKing: rule('E.'),
    })
    expect(wordedClauses(bookOf(names)).map(({ called }) => called)).toEqual([[], [], ['outer'], [], ['king']])
  })

  it('limits, or tells how far something goes', () => {
    const kinds = Object.values(army).map((clause) => wordsAt(clause))
    expect(kinds.map(({ isLimit }) => isLimit)).toEqual([false, false, false, false, true, false])
    expect(kinds.map(({ isBound }) => isBound)).toEqual([false, false, false, false, true, false])
    const bound = section('s', '1', 'Bounds', { far: rule('No further than that.') })
    expect(wordsAt(bound.far, bookOf(bound))).toMatchObject({ isLimit: false, isBound: true })
  })

  it('gives leave, or takes it', () => {
    expect(Object.values(army).map((clause) => wordsAt(clause).givesLeave)).toEqual([
      ...[false, false, false],
      ...[true, true, false],
    ])
  })

  it('speaks of one seat alone', () => {
    expect(Object.values(army).map((clause) => wordsAt(clause).isOnly)).toEqual([
      ...[false, false, false],
      // Green is nobody's seat.
      ...[true, false, true],
    ])
    const alone = section('s', '1', 'Alone', {
      march: rule('Blue alone marches.'),
      rest: rule('No one but Reds rest.'),
    })
    expect(wordedClauses({ ...NOBODY, sections: [alone] }).map(({ isOnly }) => isOnly)).toEqual([true, true])
    expect(seatWords(book())).toEqual(['red', 'blue'])
    expect(seatWords({ tables: [], charts: [], sections: [] })).toEqual([])
  })

  it('sets the game up, or holds where nobody plays, by the titles over it', () => {
    expect(wordsAt(setup.solo)).toMatchObject({ isSetUp: true, isOfNobody: false })
    expect(wordsAt(army.march)).toMatchObject({ isSetUp: false, isOfNobody: false })
    const alone = bookOf(section('alone', '1', 'Solitaire', {}), army)
    expect(wordsAt(army.march, alone)).toMatchObject({ isOfNobody: true })
  })
})

describe('sections', () => {
  it('hold those whose numbers go on from theirs', () => {
    const over = (clause: Clause) => sectionsOver(book(), clause.section).map(({ name }) => name)
    expect(over(army.march)).toEqual(['war'])
    expect(over(war.end)).toEqual([])
    expect(over(setup.solo)).toEqual([])
  })
})

describe('a question', () => {
  const asked = question('roadTwice', {
    asks: 'May a tank march by road, or not at all?',
    clauses: [army.march],
    readings: { no: 'It may never march.', yes: 'It has at most four squares.' },
    usual: 'no',
    because: 'So it is.',
  })

  it('has its own words, and less so those of its readings', () => {
    const [first, ...others] = wordedQuestions(book({ questions: [asked] }))
    expect(others).toEqual([])
    expect(weights(first?.words ?? new Map())).toEqual({
      ...{ never: 0.6, most: 0.6, 4: 0.6, square: 0.6 },
      ...{ road: 1, twice: 1, tank: 1, march: 1, all: 1 },
    })
    expect([...(first?.rows() ?? [])]).toEqual([])
    expect(first).toMatchObject({
      ...{ says: asked, text: asked.asks, long: 4, called: ['road', 'twice'] },
      ...{ isLimit: false, isBound: false, givesLeave: true, isSetUp: false, isOfNobody: false, isOnly: false },
      ...{ names: [], title: [], heading: [] },
    })
    expect(wordedQuestions(book())).toEqual([])
  })

  it('adds to the words of a book, each of which is there once', () => {
    expect(bookVocabulary({ ...bookOf(war), questions: [asked] })).toEqual([
      ...['war', '3', 'side', 'end'],
      ...['never', 'march', 'most', '4', 'square', 'road', 'twice', 'tank', 'all'],
    ])
  })
})
