import { describe, expect, it } from 'vitest'
import { faultLine } from '../../src/core/pages/page-fault.js'
import { parsePage } from '../../src/core/pages/parse-page.js'

const faults = (...lines: readonly string[]): readonly string[] =>
  parsePage(lines.join('\n')).faults.map((fault) => faultLine('p.md', fault))

const RALLY = `# 3.2.1 Rally

\`rally\`

- Every space takes one Resource. \`cost\` _formula_
- No more spaces than the level. \`upTo\` _prohibition; see 1.10 & page 5, Examples_
- **Cell** A piece. \`cell\` _term; see 1.4_
- Phase I has none. \`none\` _note; see 2.4; informative: background; decides nothing in play_
- It is printed. \`printed\` _component: the map_
- A box. \`box\` _component; see 1.1; contents_
- Be careful. \`careful\` _advice_
- Plain
  words. \`plain\`

## May fewer be placed?

- [x] **up to** Any number may be placed.
- [ ] **exactly** All are placed.

The example calculates it.

_Editorial:_ No play can tell.

\`rallyNumber\` _gap; rally.cost, rally.upTo_
`

describe('a page', () => {
  const { parts, faults: none } = parsePage(RALLY)
  const [section, question] = parts

  it('has a section with a clause a line', () => {
    expect(none).toEqual([])
    expect(section).toMatchObject({ is: 'section', name: 'rally', number: '3.2.1', title: 'Rally', line: 1 })
    expect(section?.clauses).toMatchObject([
      { key: 'cost', kind: 'formula', text: 'Every space takes one Resource.', see: [], line: 5 },
      { key: 'upTo', kind: 'prohibition', see: ['1.10', 'page 5, Examples'] },
      { key: 'cell', kind: 'term', term: 'Cell', text: 'A piece.', see: ['1.4'] },
      {
        key: 'none',
        kind: 'note',
        see: ['2.4'],
        disposition: { as: 'informative', reason: 'background; decides nothing in play' },
      },
      { key: 'printed', kind: 'rule', disposition: { as: 'component', reason: 'the map' } },
      {
        key: 'box',
        kind: 'component',
        see: ['1.1'],
        disposition: { as: 'informative', reason: 'contents of the box; decides nothing in play' },
      },
      { key: 'careful', kind: 'rule', see: [], disposition: { as: 'informative', reason: 'advice; binds nobody' } },
      { key: 'plain', kind: 'rule', text: 'Plain words.' },
    ])
  })

  it('has questions with a tick at the usual reading', () => {
    expect(question).toMatchObject({
      is: 'question',
      name: 'rallyNumber',
      asks: 'May fewer be placed?',
      because: 'The example calculates it.',
      editorial: 'No play can tell.',
      kind: 'gap',
      clauses: ['rally.cost', 'rally.upTo'],
    })
    if (question?.is !== 'question') throw new Error('no question')
    expect(question.readings.map(({ name, text, usual }) => [name, text, usual])).toEqual([
      ['up to', 'Any number may be placed.', true],
      ['exactly', 'All are placed.', false],
    ])
  })

  it('tells where things stand, so that a change leaves all else as it is', () => {
    if (question?.is !== 'question' || section?.is !== 'section') throw new Error('no parts')
    expect(question.readings.map(({ tick }) => RALLY.slice(tick - 1, tick + 2))).toEqual(['[x]', '[ ]'])
    expect(RALLY.slice(question.reason.start, question.reason.end)).toBe('The example calculates it.')
    const [cost] = section.clauses
    expect(RALLY.slice(cost?.span.start, cost?.span.end)).toBe('- Every space takes one Resource. `cost` _formula_')
  })

  it('may have its clauses under subjects in bold, each for the clauses up to the next', () => {
    const text =
      '# 1 A\n\n`a`\n\n- B. `b`\n\n**Spaces**\n\n- C. `c`\n- **D** d. `d` _term_\n\n**More of it**\n\n- E. `e`\n'
    const { parts, faults: found } = parsePage(text)
    expect(found).toEqual([])
    expect(parts[0]?.is === 'section' && parts[0].clauses.map(({ key, subject }) => [key, subject])).toEqual([
      ['b', undefined],
      ['c', 'Spaces'],
      ['d', undefined],
      ['e', 'More of it'],
    ])
  })

  it('may have a heading without numbers, remarks of the editor, and a title of its own', () => {
    const text = '# Questions\n\n## page 5, para 4: Maneuver\n\n`maneuver`\n\n> A remark.\n\n## Index\n\n`theIndex`\n'
    expect(parsePage(text)).toMatchObject({
      faults: [],
      parts: [
        { name: 'maneuver', number: 'page 5, para 4', title: 'Maneuver', clauses: [] },
        { name: 'theIndex', number: 'Index', title: 'Index' },
      ],
    })
  })
})

describe('a fault', () => {
  it.each<[what: string, lines: readonly string[], expected: string]>([
    ['words before a heading', ['Words.'], 'p.md:1:1: got paragraph, expected a heading'],
    [
      'a heading without an id',
      ['# A', '', '## B'],
      'p.md:3:1: expected the id of the section below its heading, such as `rally`',
    ],
    ['a later title', ['', '# A'], 'p.md:2:1: expected the id of the section below its heading, such as `rally`'],
    [
      'a heading that does not ask',
      ['# A', '', '- b'],
      'p.md:1:1: "A": expected a question, or the id of the section below the heading',
    ],
    ['an id of other signs', ['# A', '', '`a-b`'], 'p.md:3:1: got `a-b`, expected an id of letters and digits'],
    ['words below the id', ['# A', '', '`a`', '', 'Words.'], 'p.md:5:1: got paragraph, expected a list of clauses'],
    [
      'words below the clauses',
      ['# A', '', '`a`', '', '- B. `b`', '', 'C.'],
      'p.md:7:1: got paragraph, expected the next heading, or a subject such as **Spaces:**',
    ],
    [
      'a subject without clauses',
      ['# A', '', '`a`', '', '- B. `b`', '', '**C**', '', '## D', '', '`d`'],
      'p.md:7:1: got nothing, expected a list of clauses',
    ],
    [
      'two subjects',
      ['# A', '', '`a`', '', '**B**', '', '**C**', '', '- D. `d`'],
      'p.md:7:1: got paragraph, expected a list of clauses',
    ],
    [
      'a subject that is a sentence',
      ['# A', '', '`a`', '', '**A space is selected.**', '', '- B. `b`'],
      'p.md:5:1: got "A space is selected.", expected a subject of at most 3 words',
    ],
    [
      'a clause without an id',
      ['# A', '', '`a`', '', '- Words.'],
      'p.md:5:1: expected a statement and its id, such as: A space takes one Resource. `cost`',
    ],
    [
      'a clause of two paragraphs',
      ['# A', '', '`a`', '', '- B. `b`', '', '  C.'],
      'p.md:7:3: expected a statement and its id, such as: A space takes one Resource. `cost`',
    ],
    ['a clause without words', ['# A', '', '`a`', '', '- `b`'], 'p.md:5:1: expected words'],
    ['words that shout', ['# A', '', '`a`', '', '- So *much*. `b`'], 'p.md:5:6: got emphasis, expected plain words'],
    [
      'a kind that there is not',
      ['# A', '', '`a`', '', '- B. `b` _rul_'],
      'p.md:5:10: got "rul", expected _kind; see 1.2 & 3.4; informative: why_, with a kind of rule, permission, prohibition, definition, formula, exception, component, example, note, term, or one of the reasons advice, background, contents, history, pointer, shown',
    ],
    [
      'a reason without a name',
      ['# A', '', '`a`', '', '- B. `b` _note; backgrond_'],
      'p.md:5:10: got "note; backgrond", expected _kind; see 1.2 & 3.4; informative: why_, with a kind of rule, permission, prohibition, definition, formula, exception, component, example, note, term, or one of the reasons advice, background, contents, history, pointer, shown',
    ],
    [
      'words behind the id',
      ['# A', '', '`a`', '', '- B. `b` and'],
      'p.md:5:9: expected nothing behind the id but _kind; see 1.2 & 3.4; informative: why_',
    ],
    [
      'a term without its word',
      ['# A', '', '`a`', '', '- B. `b` _term_'],
      'p.md:5:1: expected a term to begin with its word in bold, and nothing else to do so',
    ],
    [
      'a word in bold without a term',
      ['# A', '', '`a`', '', '- **B** c. `b`'],
      'p.md:5:1: expected a term to begin with its word in bold, and nothing else to do so',
    ],
    ['no readings', ['# A?', '', 'B.', '', 'C.', '', '`d` _a.b_'], 'p.md:3:1: got paragraph, expected the readings'],
    [
      'no reason',
      ['# A?', '', '- [x] **a** B.', '', '`d` _a.b_'],
      'p.md:1:1: got nothing, expected why the ticked reading is the usual one',
    ],
    [
      'no end',
      ['# A?', '', '- [x] **a** B.', '', 'C.'],
      'p.md:5:1: expected an id and the clauses at the end, such as `rallyNumber` _rally.perSpace_',
    ],
    [
      'a reading without a tick',
      ['# A?', '', '- **a** B.', '', 'C.', '', '`d` _a.b_'],
      'p.md:3:1: expected a reading, such as - [x] **up to** Any number may be placed.',
    ],
    [
      'two ticks',
      ['# A?', '', '- [x] **a** B.', '- [x] **b** B.', '', 'C.', '', '`d` _a.b_'],
      'p.md:3:1: got 2 ticked readings, expected one',
    ],
    [
      'readings in two lists',
      ['# A?', '', '- [x] **a** B.', '* [ ] **b** B.', '', 'C.', '', '`d` _a.b_'],
      'p.md:4:1: got list, expected why the ticked reading is the usual one',
    ],
    [
      'no clauses that it concerns',
      ['# A?', '', '- [x] **a** B.', '', 'C.', '', '`d`'],
      'p.md:7:1: expected the clauses behind the id of the question, such as _gap; rally.perSpace, rally.cost_',
    ],
    [
      'a remark of no kind',
      ['# A?', '', '- [x] **a** B.', '', 'C.', '', 'D.', '', '`d` _a.b_'],
      'p.md:7:1: got paragraph, expected _Editorial:_ or _Elsewhere:_ and why',
    ],
    [
      'a kind of question that there is not',
      ['# A?', '', '- [x] **a** B.', '', 'C.', '', '`d` _gab; a.b_'],
      'p.md:7:4: got gab, expected ambiguity, gap, contradiction, slip',
    ],
  ])('%s', (_, lines, expected) => {
    expect(faults(...lines)).toEqual([expected])
  })

  it('hides none of another part', () => {
    expect(faults('# A', '', '- b', '', '# C', '', '- d')).toHaveLength(2)
  })
})
