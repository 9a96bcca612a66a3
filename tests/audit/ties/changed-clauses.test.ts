/** Every clause is anchored to its passage: whatever is changed in an invented text, what it touches is named first. */
import { describe, expect, it } from 'vitest'
import { auditText, lockText } from '../../../src/lab/audit/editions/audit-copy.js'
import { orderedFrom } from '../../../src/lab/audit/editions/ordered-passages.js'
import { type AuditReport, auditSchema } from '../../../src/lab/audit/editions/report.js'
import { nothingNoted } from '../../../src/lab/audit/ties/printed-passages.js'
import { tieText } from '../../../src/lab/audit/ties/tie-text.js'
import { covering } from '../../../src/lab/audit/ties/untied-passages.js'
import { CHAPTERS, type Chapter, idsOf, lighthouse, printed, type Sentence } from './lighthouse-rules.js'

const TEXT = printed(CHAPTERS)
const lock = lockText(lighthouse, TEXT)
const found = tieText(lighthouse, lock, TEXT, nothingNoted('lighthouse'))
if (!found.whole) throw new Error('the text is not the edition')
const { ties } = found.tying

function audited(text: string): AuditReport {
  const audit = auditText(lighthouse, lock, text, { ties })
  if (!audit.usable) throw new Error('the text is none of this book')
  return auditSchema.parse(audit.report)
}

/** The clauses that a report names, in its order. */
const named = ({ work }: AuditReport): readonly string[] => work.flatMap(({ clauses }) => clauses.map(({ id }) => id))

const all = CHAPTERS.flatMap((chapter) => chapter.sentences.map((sentence) => ({ chapter, sentence })))

/** The chapters with one sentence otherwise. */
const having = (old: Sentence, ...now: readonly string[]): readonly Chapter[] =>
  CHAPTERS.map((chapter) => ({
    ...chapter,
    sentences: chapter.sentences.flatMap((one) => (one === old ? now.map((text) => ({ ...one, text })) : [one])),
  }))

const EDITS: Readonly<Record<string, (text: string) => string>> = {
  'is dropped': () => '',
  'has another number': (text) => text.replace(/\d+/, (number) => `${Number(number) + 1}`),
  'has another modal verb': (text) => text.replace(/\b(?:may|must)\b/, (word) => (word === 'may' ? 'must' : 'may')),
  'has a "not" more': (text) => text.replace(/\b(?:is|are|may|must|was)\b/, (word) => `${word} not`),
  'has an "only" more': (text) => text.replace(/ (in|on|at|with|by|of) /, ' only $1 '),
  'has a word less': (text) => text.replace(/ (?:all|every|great|silver|eldest|youngest) /, ' '),
  'has another word': (text) => text.replace(/\b[a-z]{6,}\b/, 'walrus'),
  'is written anew': (text) =>
    `${text.split(' ').slice(0, 3).join(' ')} does as everybody on the island thinks best for the day.`,
}

describe('a sentence is changed, and its clauses are named, first of all and nearly alone', () => {
  for (const [what, edit] of Object.entries(EDITS)) {
    const concerned = all.filter(({ sentence }) => edit(sentence.text) !== sentence.text)
    it(`: one that ${what}`, () => {
      expect(concerned.length).toBeGreaterThan(1)
      for (const { chapter, sentence } of concerned) {
        const now = edit(sentence.text)
        const report = audited(printed(having(sentence, ...(now === '' ? [] : [now]))))
        expect(report.same, sentence.text).toBe(false)
        expect([...named(report)].toSorted(), sentence.text).toEqual([...idsOf(chapter, sentence)].toSorted())
      }
    })
  }
})

describe('of the clauses that restate one sentence, the one that a change is nearest to is named first', () => {
  it.each([
    ['3 barrels of oil', '4 barrels of oil', 'stores.barrels'],
    ['5 coils', '6 coils', 'stores.rope'],
    ['9 blankets', '90 blankets', 'stores.blankets'],
    ['9 blankets', '9 old blankets', 'stores.blankets'],
    ['the winter begins', 'the summer begins', 'stores.winter'],
    ['may carry 2 barrels', 'may carry barrels', 'stores.carry'],
    ['must rest', 'may rest', 'stores.rest'],
    ['the eldest keeper', 'the loudest keeper', 'evening.counts'],
    ['and its flag', 'and not its flag', 'ships.flag'],
    ['cannon may be', 'cannon must be', 'ships.cannon'],
    ['with 3 rockets', 'with 2 rockets', 'ships.rockets'],
    ['is lowered', 'is not lowered', 'ships.boat'],
    ['but one climb', 'but two climb', 'ships.one'],
  ])(': "%s", now "%s"', (old, now, clause) => {
    expect(TEXT).toContain(old)
    expect(named(audited(TEXT.replace(old, now)))[0]).toBe(clause)
  })
})

describe('a sentence that somebody has put into another section', () => {
  const [stores, , ships] = CHAPTERS
  const spilled = stores?.sentences[2]?.text ?? ''
  const bell = ships?.sentences[1]?.text ?? ''
  const away = TEXT.replace(` ${spilled}`, '')
  it('is a difference, and its clauses are named', () => {
    const report = audited(away.replace(bell, `${bell} ${spilled}`))
    expect(report).toMatchObject({ same: false, notes: [] })
    expect(report.differences).toEqual([
      { kind: 'moved', number: '1', title: 'Stores', moved: 1, under: ['3'], lines: [14] },
    ])
    expect(named(report)).toEqual(['stores.spilled'])
  })
  it('is only a note where a tool may have put the line there', () => {
    const report = audited(away.replace(` ${bell}`, `\n${spilled}\n${bell}`))
    expect(report).toMatchObject({ same: true, notes: [{ kind: 'elsewhere', number: '1', under: ['3'] }] })
  })
})

describe('steps of a sequence that change places', () => {
  const steps = CHAPTERS[1]?.sentences.slice(1) ?? []
  it.each([
    [0, 1],
    [1, 2],
    [0, 2],
  ])('are a difference, and both are named: %i and %i', (one, other) => {
    const [a, b] = [steps[one], steps[other]]
    if (a === undefined || b === undefined) throw new Error('no such step')
    const report = audited(TEXT.replace(a.text, '#').replace(b.text, a.text).replace('#', b.text))
    expect(report.differences).toMatchObject([{ kind: 'swapped', number: '2' }])
    const evening = CHAPTERS[1] as Chapter
    expect(named(report)).toEqual(expect.arrayContaining([...idsOf(evening, a), ...idsOf(evening, b)]))
  })
})

describe('the order of a list is a rule', () => {
  it.each([
    ['The evening is conducted in the sequence of steps below.', 1],
    ['Every evening has the same phases:', 1],
    ['TURN SEQUENCE - The lamp is lit first of all.', 1],
    ['Then, the keeper goes upstairs.', 0],
    ['Lastly, the door is shut.', 0],
    ['The keepers have been here for years, and then some more.', undefined],
  ])(': "%s"', (text, first) => {
    expect(orderedFrom(['The wind comes over the sea.', text, 'The keepers sleep.'])).toBe(first)
  })
})

describe('a passage that no clause has most of', () => {
  const passages = [
    { text: 'The mate lights the green lamp at the stern.', heading: 0 },
    { text: 'The green lamp has to burn until the morning comes.', heading: 0 },
    { text: 'Nobody of the crew swims in the harbour.', heading: 0 },
  ]
  const lamp = {
    text: 'A green lamp, which the mate lights, is to burn until morning.',
    homes: new Set([0]),
    passages: [0],
    byHand: false,
  }
  const swims = { text: 'No crew swims.', homes: new Set([0]), passages: [2], byHand: false }
  it('is given to the clause beside it that tells of it, too', () => {
    expect(covering(passages, [lamp, swims])).toEqual([[1], []])
  })
  it.each([
    ['one whose passages an author has named', { ...lamp, byHand: true }, passages],
    ['one of another heading', { ...lamp, homes: new Set([1]) }, passages],
    ['one that shares a word with it', { ...lamp, text: 'A lamp is told of.' }, passages],
    ['one that is far', lamp, [passages[0], ...Array(4).fill(passages[2]), ...passages.slice(1)] as typeof passages],
  ])('is not given to %s', (_, clause, all) => {
    expect(covering(all, [clause])[0]).toEqual([])
  })
})
