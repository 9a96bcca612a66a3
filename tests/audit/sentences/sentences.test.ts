/** The order of the printed sentences, in invented texts: every clause knows its place, and a wrong place is noticed. */
import { describe, expect, it } from 'vitest'
import type { Book } from '../../../src/core/kernel/book/book.js'
import { auditText, lockText } from '../../../src/lab/audit/editions/audit-copy.js'
import { readCopy, stretchText } from '../../../src/lab/audit/editions/rulebook-copy.js'
import { checkSentences } from '../../../src/lab/audit/sentences/check-sentences.js'
import { sentenceStarts } from '../../../src/lab/audit/sentences/cut-into-sentences.js'
import { editionOrder, sentencesBySection } from '../../../src/lab/audit/sentences/edition-sentences.js'
import { lockSentences, sentenceText } from '../../../src/lab/audit/sentences/lock-sentences.js'
import { placeWords } from '../../../src/lab/audit/sentences/place-words.js'
import { sentenceFaults } from '../../../src/lab/audit/sentences/sentence-faults.js'
import {
  readStarts,
  type SentencesLock,
  sentencesSchema,
  sentencesText,
  startsText,
} from '../../../src/lab/audit/sentences/sentences-lockfile.js'
import { nothingNoted } from '../../../src/lab/audit/ties/printed-passages.js'
import { tieText } from '../../../src/lab/audit/ties/tie-text.js'
import { narrow } from '../editions/copy-layouts.js'
import { CHAPTERS, idsOf, lighthouse, printed } from '../ties/lighthouse-rules.js'
import { HARBOUR, harbour, PLACES } from './harbour-rules.js'

/** A book tied to a text, with its sentences. */
function told(book: Book, edition: string, text = edition) {
  const lock = lockText(book, edition)
  const because = 'It is drawn on a sheet of its own.'
  const drawn = book === harbour ? [{ clause: 'flags.drawn', passages: 'none' as const, because }] : []
  const whole = tieText(book, lock, text, { ...nothingNoted(book.name), clauses: drawn })
  if (!whole.whole) throw new Error('the text is not the edition')
  const tied = { ...whole, tied: whole.tying.tied }
  return { lock, ties: whole.tying.ties, tied, stored: lockSentences(book, lock, tied) }
}

const placesIn = ({ lock, ties, stored }: ReturnType<typeof told>) => editionOrder(lock, ties, stored).byClause

const ordinalsIn = (all: ReturnType<typeof told>) =>
  Object.fromEntries([...placesIn(all)].map(([id, own]) => [id, own.map(({ ordinal }) => ordinal)]))

const TEXT = printed(CHAPTERS)
const island = told(lighthouse, TEXT)
const port = told(harbour, HARBOUR)

describe('the place of a clause', () => {
  it('is that of the sentence that it restates, where a sentence is a passage', () => {
    const expected = CHAPTERS.flatMap((chapter) =>
      chapter.sentences.flatMap((sentence, index) => idsOf(chapter, sentence).map((id) => [id, [index + 1]])),
    )
    expect(ordinalsIn(island)).toEqual(Object.fromEntries(expected))
  })
  it('is that of the sentence, too, where a passage has several, or only a part of one', () => {
    const passages = port.lock.sections.map((section) => section.passages.length)
    expect(sentencesBySection(port.lock, port.stored).map(({ length }) => length)).toEqual([1, 4, 4, 2])
    expect(passages).not.toEqual([1, 4, 4, 2])
    expect(ordinalsIn(port)).toEqual(PLACES)
  })
  it('is one in the printed section, of so many, with the digest of its first words', () => {
    const [sentence] = placesIn(port).get('pilots.climbs') ?? []
    expect(sentence).toMatchObject({ number: '1', ordinal: 2, of: 4, first: expect.stringMatching(/^[0-9a-z]{3}$/) })
    expect(sentence && sentenceText(port.tied, sentence)).toBe('The ladder is climbed.')
  })
  it('is told in words: beside others, under another heading, or that there is none', () => {
    const [one, two] = sentencesBySection(port.lock, port.stored)[1] ?? []
    if (!one || !two) throw new Error('no such sentences')
    expect(placeWords({ sentences: [one] }, '1')).toBe(`sentence 1 (${one.first}) of 4`)
    expect(placeWords({ sentences: [one, two] }, '1.0')).toBe(`sentences 1 (${one.first}), 2 (${two.first}) of 4`)
    expect(placeWords({ sentences: [two] }, '3')).toBe(`sentence 2 (${two.first}) of 4, printed under 1`)
    const front = { ...two, number: '' }
    expect(placeWords({ sentences: [front] }, '3')).toMatch(/ of 4, printed before the first heading$/)
    expect(placeWords({ sentences: [], because: 'a component' }, '3')).toBe('no sentence: a component')
  })
})

describe('stored sentences', () => {
  it('hold no word of the text, and are read as they were written', () => {
    const text = sentencesText(port.stored)
    expect(text).not.toMatch(/ladder|herring|lemon|yellow|tug/)
    expect(sentencesSchema.parse(JSON.parse(text))).toEqual(port.stored)
    for (const { sentences } of port.stored.sections) expect(startsText(readStarts(sentences))).toBe(sentences)
  })
  it('fit the text, however it was copied', () => {
    for (const text of [HARBOUR, narrow(HARBOUR), HARBOUR.replaceAll(/\. /g, '.  ')]) {
      const { lock, tied } = told(harbour, HARBOUR, text)
      expect(checkSentences(harbour, lock, tied, port.stored).fault).toBeUndefined()
    }
    expect(sentenceFaults(port.lock, port.ties, port.stored)).toEqual([])
  })
})

/** The stored sentences with others in a section. */
const withStarts = (section: number, change: (starts: readonly string[]) => readonly string[]): SentencesLock => ({
  ...island.stored,
  sections: island.stored.sections.map((one, index) =>
    index === section ? { ...one, sentences: change(one.sentences.split(' ')).join(' ') } : one,
  ),
})

const faultOf = (stored: SentencesLock, { lock, tied, ties } = island, book = lighthouse) =>
  sentenceFaults(lock, ties, stored)[0] ?? checkSentences(book, lock, tied, stored).fault

describe('a seeded mistake is noticed', () => {
  it(': a clause with another sentence', () => {
    const all = placesIn(port)
    for (const [id, own] of Object.entries(PLACES))
      for (const wrong of [1, 2, 3, 4].filter((ordinal) => !own.includes(ordinal))) {
        const stored = { ...port.stored, clauses: { ...port.stored.clauses, [id]: `${wrong}` } }
        const fault = faultOf(stored, port, harbour)
        expect([id, fault?.clause, all.get(id)?.length]).toEqual([id, id, own.length])
      }
  })
  it(': a sentence that is gone, with the first that does not fit', () => {
    for (const section of [1, 2, 3])
      for (const gone of [0, 1, 2, 3]) {
        const stored = withStarts(section, (starts) => starts.filter((_, index) => index !== gone))
        expect(faultOf(stored)?.clause).toMatch(new RegExp(`^${section}(?:, sentence ${gone + 1} \\(\\w{3}\\))?$`))
      }
  })
  it(': a sentence that begins elsewhere, or otherwise, or twice', () => {
    const [whole, later, twice] = [
      withStarts(2, ([first = '', second = '', ...others]) => [first, `${second.slice(0, -3)}000`, ...others]),
      withStarts(2, ([first = '', second = '', ...others]) => [first, second.replace(':', '+7:'), ...others]),
      withStarts(2, ([first = '', ...others]) => [first, first, ...others]),
    ]
    expect(faultOf(whole)).toMatchObject({
      clause: '2, sentence 2 (000)',
      what: expect.stringMatching(/begins otherwise in this text/),
    })
    expect(faultOf(later)?.clause).toMatch(/^2, sentence 2 /)
    expect(faultOf(twice)).toEqual({ clause: '2', what: 'its sentence 2 fits no passage; expected --ties --update' })
  })
  it(': an ordinal that no sentence has, in a section as it is, and numbers beyond all', () => {
    const clauses = { 'stores.rope': '9' }
    expect(faultOf({ ...island.stored, clauses })).toMatchObject({
      clause: 'stores.rope',
      what: expect.stringMatching(/sentence 9, not of/),
    })
    expect(faultOf(withStarts(1, () => ['0:abc', '999999999999:abc']))?.clause).toBe('1')
    expect(faultOf({ ...island.stored, sections: [] })).toMatchObject({
      what: expect.stringMatching(/of another edition/),
    })
  })
})

describe('a text that is not the edition', () => {
  const spilled = CHAPTERS[0]?.sentences[2]?.text ?? ''
  it('names the first sentence that does not fit', () => {
    const other = TEXT.replace(spilled, spilled.replace('sea', 'soup')).replace('8 times', '9 times')
    const audit = auditText(lighthouse, island.lock, other, { ties: island.ties, sentences: island.stored })
    const first = sentencesBySection(island.lock, island.stored)[1]?.[2]?.first
    expect(audit).toMatchObject({ usable: true, report: { first: { number: '1', sentence: 3, digest: first } } })
  })
  it('names none where every sentence fits, and where none are stored', () => {
    for (const [text, options] of [
      [TEXT, { ties: island.ties, sentences: island.stored }],
      [TEXT.replace('sea', 'soup'), { ties: island.ties }],
    ] as const) {
      const audit = auditText(lighthouse, island.lock, text, options)
      expect(audit.usable && audit.report.first).toBeUndefined()
    }
  })
})

describe('a sentence', () => {
  const sentencesOf = (body: string): readonly string[] => {
    const copy = readCopy(`1 Pilots\n${body}\n`, harbour.sections)
    const part = copy.parts.at(-1)
    if (part === undefined) return []
    const starts = sentenceStarts(copy, part)
    return starts.map((from, index) => stretchText(copy, from, starts[index + 1] ?? part.to))
  }
  it.each([
    ['ends with a stop', 'The fog lifts. The bell is silent! Is it noon?', 3],
    ['goes on behind an abbreviation', 'Some fish, e.g. Herring of p. 4, are sold by Mr. Crab in no. 5 only.', 1],
    ['goes on with a small letter', 'The tug waits\n\nuntil the tide comes in. It whistles.', 2],
    ['has its label', 'NOTE: The tug waits. Example. A tug of war.', 2],
    ['is an item of a list, however short', 'Bring these:\n• Rope\n• Tar\n• One old anchor', 4],
    ['is an item behind a dash', 'Bring along all of these:\n- some rope\n- a little tar', 3],
    ['is an item with its number', 'Do one of two things: 1. Row out. Then wait. 2. Stay in; or 3. Sleep.', 5],
    ['is a line with a label', 'Moor the boats as the list says:\nRed buoy: two tugs\nGreen buoy, east: one ship', 3],
    ['is a cell of a table', 'the number of boats that moor\tthe number of boats that leave in the evening', 1],
  ])('%s', (_, body, count) => {
    expect(sentencesOf(body), sentencesOf(body).join(' | ')).toHaveLength(count)
    expect(
      sentencesOf(body)
        .join(' ')
        .replaceAll(/[\s•-]+/g, ' '),
    ).toBe(body.replaceAll(/[\s•-]+/g, ' '))
  })
})
