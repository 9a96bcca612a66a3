/** Places that cite a clause: everything that a report can name, as links. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import type { Sources } from '../../src/site/publish/book-sources.js'
import { type Citing, citedIn, citingLink } from '../../src/site/publish/citation-links.js'
import { bookTargets } from '../../src/site/publish/link-targets.js'
import { book } from '../kernel/orchard.js'

const places = bookTargets(book)

const rich = {
  ...book,
  formulas: [{ name: 'weight' }],
  caseLaws: [{ name: 'every case' }],
  pathLaws: [{ name: 'never back' }],
  secrets: {},
  automaton: { all: [{ name: 'ripe first' }] },
  findings: [{ name: 'gap', says: 'The text has a gap.' }],
}

type Example = readonly [name: string, ...clauses: readonly string[]]

const sourcesOf = (
  over: object,
  cited: Readonly<Record<string, readonly string[]>>,
  examples: readonly Example[] = [],
  more: object = {},
): Sources =>
  ({
    book: over as Book,
    places,
    report: { clauses: Object.entries(cited).map(([id, citedBy]) => ({ id, citedBy })) },
    examples: [{ file: 'day.yaml', examples: examples.map(([name, ...clauses]) => ({ result: { name, clauses } })) }],
    ...more,
  }) as unknown as Sources

const toldOf = (citings: readonly Citing[] | undefined) => citings?.map(({ kind, text }) => `${kind}: ${text}`)

/** Converts anchors to citations, with one clause citing them all. */
const citedBy = (over: object, anchors: readonly string[], more: object = {}) =>
  citedIn(sourcesOf(over, { 'turns.eat': anchors }, [], more)).get('turns.eat')

describe('the places that cite a clause', () => {
  it('are the rows, formulas, charts, laws, priorities, questions and findings that a report names', () => {
    expect(
      citedBy(rich, [
        'table:may not climb/2',
        'formula:weight',
        'state:orchard/wind',
        'way:orchard/wind --calm--> turn',
        'offer:climb/next tree/a tree to climb',
        'law:at most six fruits',
        'law:every case',
        'secrets',
        'path-law:never back',
        'priority:ripe first',
        'priority:otherwise',
        'question:eatingScores',
        'finding:gap',
      ]),
    ).toEqual([
      { kind: 'table', text: 'may not climb, row 2', target: places.row('may not climb', 1) },
      { kind: 'formula', text: 'weight', target: places.formula('weight') },
      { kind: 'chart', text: 'orchard: wind', target: places.state('orchard', 'wind') },
      { kind: 'chart', text: 'orchard: wind → turn', target: places.way('orchard', 'wind --calm--> turn') },
      { kind: 'offer', text: 'climb: a tree to climb', target: places.state('climb', 'next tree') },
      { kind: 'law', text: 'at most six fruits', target: places.law('at most six fruits') },
      { kind: 'law', text: 'every case', target: places.law('every case') },
      { kind: 'law', text: 'what a seat may not know', target: places.law('what a seat may not know') },
      { kind: 'law', text: 'never back', target: places.pathLaw('never back') },
      { kind: 'priority', text: 'ripe first', target: places.priority('ripe first') },
      { kind: 'priority', text: 'otherwise', target: places.priority('otherwise') },
      { kind: 'question', text: 'Does a fruit that was eaten still count?', target: places.question('eatingScores') },
      { kind: 'finding', text: 'The text has a gap.', target: places.finding('gap') },
    ])
  })

  it('are examples, too, after the rest; each once, even where two read the same', () => {
    const cited = citedIn(
      sourcesOf(book, { 'turns.eat': ['question:eatingScores', 'question:eatingScores'], 'turns.tall': [] }, [
        ['a meal', 'turns.eat', 'turns.eat'],
        ['a feast', 'turns.eat', 'turns.tall'],
      ]),
    )
    expect(toldOf(cited.get('turns.eat'))).toEqual([
      'question: Does a fruit that was eaten still count?',
      'example: a meal',
      'example: a feast',
    ])
    expect(cited.get('turns.tall')).toEqual([
      { kind: 'example', text: 'a feast', target: places.example('day.yaml', 'a feast') },
    ])
  })

  it('are none where nothing cites the clause', () => {
    expect(citedIn(sourcesOf(book, { 'turns.eat': [] })).get('turns.eat')).toEqual([])
  })

  it.each(['secrets', 'table:may not climb/9', 'priority:ripe first', 'law:every case', 'finding:gap'])(
    'must be in the book: %s is refused, and left out only where the report may be older',
    (anchor) => {
      expect(() => citedBy(book, [anchor])).toThrow(`turns.eat is cited by ${anchor}, which no page shows`)
      expect(citedBy(book, [anchor, 'law:at most six fruits'], { isOlder: true })).toEqual([
        { kind: 'law', text: 'at most six fruits', target: places.law('at most six fruits') },
      ])
    },
  )

  it('are links to where they are shown', () => {
    const [citing] = citedBy(book, ['table:points/1']) ?? []
    expect(citing && citingLink(citing).html).toBe('<a href="book:orchard/tables/points#row-1">points, row 1</a>')
  })
})
