/** The standing of a text as Markdown and SARIF: every line of it, and nothing of what is not known. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { question } from '../../src/core/kernel/sections/question.js'
import { standingMarkdown } from '../../src/lab/audit/defects/markdown.js'
import { type QuestionReport, standingOf, standingSchema, type TextReport } from '../../src/lab/audit/defects/report.js'
import { standingSarif } from '../../src/lab/audit/defects/sarif.js'
import { locatingIn } from '../../src/lab/audit/defects/source-locations.js'
import { book, turns } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'

const asked: QuestionReport = {
  name: 'who',
  kind: 'gap',
  asks: 'Who begins?',
  clauses: ['turns.order', 'turns.wind'],
  sections: ['1'],
  readings: { Ann: 'Ann does.', Bob: 'Bob does.' },
  usual: 'Bob',
  because: 'He is older.',
}
const ruling = { question: 'who', by: 'the author', on: '2020-01-02', where: 'a letter', reading: 'Bob' }
const found = (name: string, parts: number, among: number, more: object = {}) =>
  ({
    name,
    kind: 'slip',
    says: `the ${name} is wrong`,
    clauses: ['turns.eat', 'turns.bare'],
    shown: 2,
    among,
    region: Array.from({ length: parts }, (_, at) => ({ tree: [at] })),
    ...more,
  }) as unknown as TextReport['findings'][number]
const section = (number: string, statuses: object, evidence: object) =>
  ({
    name: `s${number}`,
    number,
    title: `Title ${number}`,
    clauses: 4,
    questions: ['who'],
    findings: [],
    statuses,
    evidence,
  }) as TextReport['sections'][number]
const standing = (more: Partial<TextReport>): TextReport => ({
  book: 'orchard',
  title: 'Orchard',
  edition: 'a toy',
  findings: [],
  questions: [],
  sections: [],
  ...more,
})

/** The Markdown of a text, without what all texts have. */
const markdownOf = (more: Partial<TextReport>, from: string, to: string) => {
  const text = String(standingMarkdown(standing(more)))
  return text
    .slice(text.indexOf(from) + from.length, text.indexOf(to))
    .trim()
    .split('\n')
    .filter(Boolean)
}
const findingsOf = (...findings: TextReport['findings']) => markdownOf({ findings }, '## Findings', '## Questions')
const questionOf = (more: object, plays?: number) =>
  markdownOf(
    { questions: [{ ...asked, ...more }], ...(plays !== undefined && { plays }) },
    '### who (gap)',
    '## Sections',
  )

describe('the findings of a text, as Markdown', () => {
  it('are each told with their cases, and the number of those beyond a dozen', () => {
    const parts = (many: number) => Array.from({ length: many }, (_, at) => `- tree ${at}`)
    const head = ['### ladder (slip)', 'the ladder is wrong. Clauses: turns.eat, turns.bare.']
    expect(findingsOf(found('ladder', 12, 1))).toEqual([...head, ...parts(12)])
    expect(findingsOf(found('ladder', 14, 5))).toEqual([
      ...head,
      'Shown by 2 of 5 cases, the smallest first:',
      ...parts(12),
      '- and 2 more parts',
    ])
  })

  it('are told to be none where there is none', () => {
    expect(findingsOf()).toEqual(['None.'])
    expect(findingsOf(found('ladder', 0, 1))).not.toContain('None.')
  })
})

describe('a question of a text, as Markdown', () => {
  const head = [
    'Who begins?',
    '- **Ann**: Ann does.',
    '- **Bob** (default): Bob does.',
    'Default because: He is older.',
  ]
  const tail = 'Clauses: turns.order, turns.wind.'

  it('is told with its readings, and with nothing that is not known of it', () => {
    expect(questionOf({})).toEqual([...head, tail])
    expect(questionOf({}, 20)).toEqual([...head, tail])
    expect(questionOf({ weight: { asked: 9, plays: 4, decisions: 7 } })).toEqual([...head, tail])
  })

  it('is told with all that is known of it', () => {
    const more = {
      editorial: 'Only the words differ.',
      elsewhere: 'A bigger orchard.',
      weight: { asked: 9, plays: 4, decisions: 7 },
      witnesses: ['a.yaml', 'b.yaml'],
      ruling: { ...ruling, words: 'He does.' },
    }
    expect(questionOf(more, 20)).toEqual([
      ...head,
      'No play can tell them apart: Only the words differ.',
      'Only other components tell them apart: A bigger orchard.',
      'In 4 of 20 random plays another reading changes something.',
      'The smallest cases that show it: `a.yaml`, `b.yaml`.',
      'Ruled by the author on 2020-01-02 (a letter): Bob. He does.',
      tail,
    ])
    expect(questionOf({ ruling }).at(-2)).toBe('Ruled by the author on 2020-01-02 (a letter): Bob.')
  })
})

describe('the sections of a text, as Markdown', () => {
  it('are told with what is not modelled, and what was not seen at work', () => {
    const sections = [
      section('1', { unmodelled: 3, modelled: 1 }, { none: 1, cited: 2, exercised: 4 }),
      section('2', { modelled: 1 }, { exercised: 4 }),
      section('3', {}, { cited: 2 }),
      section('4', {}, { none: 1 }),
    ]
    const rows = markdownOf({ sections }, '## Sections', 'no end')
      .join('\n')
      .match(/^\| \d.*$/gm)
    expect(
      rows?.map((row) =>
        row
          .split('|')
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(' '),
      ),
    ).toEqual(['1 Title 1 4 1 0 3 3', '2 Title 2 4 1 0 0 0', '3 Title 3 4 1 0 0 2', '4 Title 4 4 1 0 0 1'])
  })
})

describe('a question of a book, as an audit tells it', () => {
  const whole = question('whole', {
    kind: 'ambiguity',
    asks: 'Which?',
    clauses: [turns.order, turns.wind],
    readings: { one: 'One.', other: 'Other.' },
    usual: 'one',
    because: 'It is first.',
  })
  const weights = { plays: 20, seed: 1, decisions: 300, weights: { whole: { asked: 9, plays: 4, decisions: 7 } } }
  const reportOf = (more: object) =>
    standingOf({ ...book, questions: [{ ...whole, ...more } as typeof whole] }, undefined, weights).questions[0]

  it('has the sections of its clauses, each once, and only what is known of it', () => {
    expect(Object.entries(reportOf({}) ?? {})).toEqual(
      Object.entries({
        name: 'whole',
        kind: 'ambiguity',
        asks: 'Which?',
        clauses: ['turns.order', 'turns.wind'],
        sections: ['1'],
        readings: { one: 'One.', other: 'Other.' },
        usual: 'one',
        because: 'It is first.',
        weight: { asked: 9, plays: 4, decisions: 7 },
      }),
    )
  })

  it('has why plays do not tell it apart, and then no weight', () => {
    const known = reportOf({ editorial: 'Only words.', elsewhere: 'More trees.', ruling })
    expect(known).toMatchObject({ editorial: 'Only words.', elsewhere: 'More trees.', ruling })
    expect(known).not.toHaveProperty('weight')
  })

  it('has counts from nought on', () => {
    const none = standing({ sections: [{ ...section('1', {}, {}), clauses: 0 }], plays: 0 })
    expect(standingSchema.safeParse(none).success).toBe(true)
    expect(standingSchema.safeParse({ ...none, plays: -1 }).success).toBe(false)
  })
})

describe('a text as SARIF', () => {
  const messagesOf = (more: Partial<TextReport>) => {
    const log = standingSarif(standing(more), '1.0.0', () => undefined) as unknown as {
      runs: [{ results: { level: string; message: { text: string } }[] }]
    }
    return log.runs[0].results.map(({ level, message: { text } }) => [level, text])
  }
  it('tells of findings the smallest case where there is one, and takes those that nothing shows for errors', () => {
    const findings = [found('ladder', 1, 5, { smallest: { tree: 3 } }), found('basket', 1, 5, { shown: 0 })]
    expect(messagesOf({ findings })).toEqual([
      ['warning', 'the ladder is wrong. Shown by 2 of 5 cases. Smallest: tree 3.'],
      ['error', 'the basket is wrong. Shown by 0 of 5 cases.'],
    ])
  })

  it('tells of questions how they are read, or how they were ruled', () => {
    expect(messagesOf({ questions: [asked, { ...asked, ruling } as QuestionReport] })).toEqual([
      ['note', 'Who begins? Usually: Bob.'],
      ['none', 'Who begins? Ruled by the author on 2020-01-02: Bob.'],
    ])
  })
})

describe('where a question or a finding is stated', () => {
  const top = temporaryFolder()
  const stating = (name: string) => `export const ${name} = question('${name}', {})\n`
  for (const file of ['b.ts', 'a/b.mjs', 'c.d.ts', 'notes.md', 'd.mts', 'e.tsx', 'z/y.ts', 'z.ts']) {
    mkdirSync(join(top, 'book', file, '..'), { recursive: true })
    writeFileSync(
      join(top, 'book', file),
      `${stating(`in_${file.replace(/\W/g, '_')}`)}const other = 1\n${stating('twice')}`,
    )
  }
  mkdirSync(join(top, 'book', 'folder.ts'))
  writeFileSync(join(top, 'outside.ts'), stating('outside'))
  symlinkSync(join(top, 'outside.ts'), join(top, 'book', 'link.ts'))
  const locate = locatingIn(top, join(top, 'book'))

  it('is in the sources of the book, in scripts of all kinds and no other files', () => {
    const names = ['in_b_ts', 'in_a_b_mjs', 'in_c_d_ts', 'in_notes_md', 'in_d_mts', 'in_e_tsx']
    expect(names.map((name) => locate('question', name)?.file)).toEqual([
      'book/b.ts',
      'book/a/b.mjs',
      undefined,
      undefined,
      'book/d.mts',
      undefined,
    ])
    expect(locate('finding', 'in_b_ts')).toBeUndefined()
    expect(locate('question', 'outside')).toBeUndefined()
  })

  it('is the last place where it is stated twice, in the order of the files', () => {
    expect(locate('question', 'twice')).toEqual({ file: 'book/z/y.ts', line: 3 })
  })

  it('is nowhere where there is no such folder', () => {
    expect(locatingIn(top, join(top, 'nowhere'))('question', 'twice')).toBeUndefined()
  })
})
