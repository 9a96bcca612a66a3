import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dispositionOf, PAGE_KINDS, REASON_NAMES } from '../../src/core/pages/dispositions.js'
import {
  type ClauseContent,
  formatQuestion,
  formatSection,
  type QuestionContent,
  type SectionContent,
} from '../../src/core/pages/format-page.js'
import { parsePage } from '../../src/core/pages/parse-page.js'

/** Words with every sign that Markdown reads, but for spaces that it folds. */
const words = fc
  .array(
    fc.string({ unit: fc.constantFrom(...'aZ9_*`<>[](){}#+-=~!&;:.,\\"\'|é?/'.split('')), minLength: 1, maxLength: 6 }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((all) => all.join(' '))
const id = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/)
const wordsOfList = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9., ]{0,8}[A-Za-z0-9]$/)

const reason = fc.oneof(words, fc.constantFrom(...REASON_NAMES), fc.constant('advice; binds nobody'))

const clause: fc.Arbitrary<ClauseContent> = fc
  .record({
    key: id,
    kind: fc.constantFrom(...PAGE_KINDS),
    word: words,
    text: words,
    see: fc.array(wordsOfList, { maxLength: 2 }),
    subject: fc.option(words.filter((all) => all.split(' ').length <= 3)),
    status: fc.option(fc.tuple(fc.constantFrom('informative', 'component', 'unmodelled' as const), reason)),
  })
  .map(({ key, kind, word, text, see, subject, status }) => ({
    ...{ key, kind, text, see },
    ...(subject !== null && { subject }),
    ...(kind === 'term' && { term: word }),
    ...(status && { disposition: dispositionOf(status[0] as 'informative', status[1]) }),
  }))

const section: fc.Arbitrary<SectionContent> = fc
  .record({ name: id, number: fc.constantFrom('3.2', '1', 'page 5, para 4'), title: words, clauses: fc.array(clause) })
  .filter(({ title }) => !title.endsWith('?'))

const question: fc.Arbitrary<QuestionContent> = fc.record(
  {
    name: id,
    asks: words.map((text) => `${text}?`),
    readings: fc
      .array(fc.record({ name: words, text: words, usual: fc.constant(false) }), { minLength: 1, maxLength: 3 })
      .map((all) => all.map((one, at) => ({ ...one, usual: at === 0 }))),
    because: words,
    kind: fc.constantFrom('ambiguity', 'gap', 'slip'),
    editorial: words,
    elsewhere: words,
    clauses: fc.array(
      fc.tuple(id, id).map(([one, other]) => `${one}.${other}`),
      { minLength: 1, maxLength: 3 },
    ),
  },
  { requiredKeys: ['name', 'asks', 'readings', 'because', 'kind', 'clauses'] },
)

describe('a part that is written as a page', () => {
  it('is read as the same section', () => {
    fc.assert(
      fc.property(section, (content) => {
        const { parts, faults } = parsePage(formatSection(content))
        expect(faults).toEqual([])
        expect(parts).toMatchObject([content])
      }),
    )
  })

  it('is read as the same question', () => {
    fc.assert(
      fc.property(question, (content) => {
        const { parts, faults } = parsePage(formatQuestion(content))
        expect(faults).toEqual([])
        expect(parts).toMatchObject([content])
      }),
    )
  })

  it('says nothing of what is as usual, and names a reason that many share', () => {
    const clauses: readonly ClauseContent[] = [
      { key: 'a', kind: 'rule', text: 'A [b] is #26.', see: [], disposition: { as: 'modelled' } },
      { key: 'b', kind: 'note', text: 'B.', see: [], disposition: dispositionOf('informative', 'a note') },
      {
        key: 'c',
        kind: 'rule',
        text: 'C.',
        see: ['2'],
        disposition: dispositionOf('informative', 'advice; binds nobody'),
      },
      { key: 'd', kind: 'rule', text: 'D.', see: [], disposition: dispositionOf('component', 'advice; binds nobody') },
    ]
    expect(formatSection({ name: 'one', number: '1', title: 'One', clauses })).toBe(
      '# 1 One\n\n`one`\n\n- A [b] is #26. `a`\n- B. `b` _note_\n- C. `c` _see 2; advice_\n- D. `d` _component: advice; binds nobody_\n',
    )
  })
})
