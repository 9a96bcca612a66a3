/** The text report of a book: findings, questions and sections, as data, as Markdown and as SARIF. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { frontLine } from '../../machines/front-line/book.js'
import { standingResult } from '../../src/cli/commands/audit/text-report.js'
import { applyRulings } from '../../src/core/kernel/book/apply-rulings.js'
import { finding, looked, searched } from '../../src/core/kernel/book/finding.js'
import { question } from '../../src/core/kernel/sections/question.js'
import { range, view } from '../../src/core/kernel/tables/table-view.js'
import { standingMarkdown } from '../../src/lab/audit/defects/markdown.js'
import { standingOf, standingSchema, type TextReport } from '../../src/lab/audit/defects/report.js'
import { standingSarif } from '../../src/lab/audit/defects/sarif.js'
import { locatingIn } from '../../src/lab/audit/defects/source-locations.js'
import { book, scoring, turns } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'

const highTrees = finding('highTrees', {
  kind: 'contradiction',
  says: 'a ladder is said to reach every tree',
  clauses: [turns.ladder],
  witness: () => searched(view({ tree: range(1, 4), ladder: range(1, 2) }), ({ tree, ladder }) => tree > ladder + 1),
})
const stock = finding('stock', {
  kind: 'slip',
  says: 'the fruits are miscounted',
  clauses: [scoring.stock],
  witness: () => looked({ printed: 6, counted: 7 }, true),
})
const settled = question('settled', {
  asks: 'Who begins?',
  clauses: [turns.order],
  readings: { Ann: 'Ann does.', Bob: 'Bob does.' },
  usual: 'Ann',
  because: 'She says so.',
  kind: 'gap',
})
const audited = applyRulings({ ...book, questions: [...book.questions, settled], findings: [highTrees, stock] }, [
  { question: 'settled', reading: 'Ann', by: 'the gardener', on: '2020-01-02', where: 'the gate' },
])
const standing = standingOf(audited)

describe('how a text stands', () => {
  it('is told by findings, questions and sections, as its schema says', () => {
    expect(standingSchema.safeParse(standing).success).toBe(true)
    expect(standing.findings.map(({ name, shown }) => [name, shown])).toEqual([
      ['highTrees', 3],
      ['stock', 1],
    ])
    const [first, second] = standing.sections
    expect(first).toMatchObject({ number: '1', questions: ['eatingScores', 'settled'], findings: ['highTrees'] })
    expect(second).toMatchObject({ number: '2', questions: ['eatingScores'], findings: ['stock'] })
  })

  it('tells evidence where there is a snapshot', () => {
    const snapshot = {
      book: 'orchard',
      edition: 'a toy',
      clauses: {
        'turns.order': { status: 'modelled', evidence: 'exercised' },
        'turns.wind': { status: 'modelled', evidence: 'none' },
        'turns.eat': { status: 'informative', evidence: 'none' },
      },
      accepted: [],
    } as const
    expect(standingOf(audited, snapshot).sections[0]).toMatchObject({
      statuses: { modelled: 2, informative: 1 },
      evidence: { exercised: 1, none: 1 },
    })
  })

  it('is a page of Markdown with every finding, reading and section', () => {
    const text = standingMarkdown(standing)
    expect(text).toContain('### highTrees (contradiction)')
    expect(text).toContain('Shown by 3 of 8 cases, the smallest first:\n\n- tree 3, 4; ladder 1')
    expect(text).toContain('- **Ann** (default): Ann does.')
    expect(text).toContain('Ruled by the gardener on 2020-01-02 (the gate): Ann.')
    expect(text).toContain('| 1 | Turns | 9 | 2 | 1 |')
  })
})

describe('a text in which Markdown stands', () => {
  it('is told as what it says, wherever it stands', () => {
    const nasty = '# <b>|`x`\n\n- [a](b) **c**'
    const nastily = (value: unknown): unknown => {
      if (typeof value === 'string') return nasty
      if (Array.isArray(value)) return value.map(nastily)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, nastily(one)]))
    }
    const text = standingMarkdown(nastily(standing) as typeof standing)
    expect(text).toContain('\\# \\<b\\>\\|\\`x\\` - \\[a\\](b) \\*\\*c\\*\\*')
    expect(text).not.toContain(nasty.slice(2, 8))
    expect(text.match(/^#+ .*$/gm)).toHaveLength(4 + standing.findings.length + standing.questions.length)
  })
})

describe('what was found out about a question', () => {
  const weight = { asked: 9, plays: 4, decisions: 7 }
  const weights = { plays: 20, seed: 1, decisions: 300, weights: { settled: weight } }
  const file = 'spec/orchard/witnesses/settled-Ann-Bob.yaml'
  const witnesses = [{ question: 'settled', readings: ['Ann', 'Bob'], file }]
  const known = standingOf(audited, undefined, weights, witnesses)

  it('is its weight in random plays, and the files that show it, and no other has them', () => {
    expect(standingSchema.safeParse(known).success).toBe(true)
    const [other, one] = known.questions
    expect(one).toMatchObject({ name: 'settled', weight, witnesses: [file] })
    expect(other).not.toHaveProperty('weight')
    expect(other).not.toHaveProperty('witnesses')
  })

  it('is told in Markdown', () => {
    const text = standingMarkdown(known)
    expect(text).toContain('In 4 of 20 random plays another reading changes something.')
    expect(text).toContain(`The smallest cases that show it: \`${file}\`.`)
    expect(standingMarkdown(standing)).not.toContain('The smallest cases')
  })
})

interface SarifLog {
  readonly version: string
  readonly runs: readonly [
    {
      readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } }
      readonly results: readonly {
        readonly ruleId: string
        readonly level: string
        readonly message: { readonly text: string }
        readonly locations: readonly unknown[]
        readonly relatedLocations?: readonly unknown[]
        readonly partialFingerprints: Readonly<Record<string, string>>
      }[]
    },
  ]
}

/** The names of all findings and questions, as the results of a log are told apart. */
const fingerprints = ({ book: of, findings, questions }: TextReport): readonly string[] => [
  ...findings.map(({ name }) => `${of}/finding/${name}`),
  ...questions.map(({ name }) => `${of}/question/${name}`),
]

describe('SARIF', () => {
  const top = temporaryFolder()
  mkdirSync(join(top, 'spec/orchard/findings'), { recursive: true })
  writeFileSync(
    join(top, 'spec/orchard/findings/trees.ts'),
    "import\n\nexport const highTrees = finding('highTrees', {\n",
  )
  const logOf = (of: TextReport) =>
    standingSarif(of, '1.2.3', locatingIn(top, join(top, 'spec/orchard'))) as unknown as SarifLog
  const log = logOf(standing)

  it('names the lines of the clauses that stand on pages, and of no others', () => {
    const home = join(top, 'spec/garden')
    mkdirSync(join(home, 'rules'), { recursive: true })
    writeFileSync(join(home, 'contents.md'), '# The rules\n\n- [1 Turns](rules/turns.md)\n')
    writeFileSync(join(home, 'rules/turns.md'), '# 1 Turns\n\n`turns`\n\n- It helps. `ladder`\n')
    const paged = standingSarif(standing, '1.2.3', locatingIn(top, home)) as unknown as SarifLog
    expect(paged.runs[0].results.map(({ relatedLocations }) => relatedLocations)).toEqual([
      [
        {
          physicalLocation: {
            artifactLocation: { uri: 'spec/garden/rules/turns.md' },
            region: { startLine: 5 },
          },
          message: { text: 'turns.ladder' },
        },
      ],
      undefined,
      undefined,
      undefined,
    ])
  })

  it('has a rule for every result', () => {
    const [{ tool, results }] = log.runs
    const rules = tool.driver.rules.map(({ id }) => id)
    expect(log.version).toBe('2.1.0')
    expect(results.map(({ ruleId }) => ruleId)).toEqual([
      'finding/contradiction',
      'finding/slip',
      'question/ambiguity',
      'question/gap',
    ])
    for (const { ruleId } of results) expect(rules).toContain(ruleId)
  })

  it('has a result for every finding and every question, however many there are', () => {
    const numbers = Array.from({ length: 30 }, (_, at) => at + 1)
    const many = standingOf({
      ...book,
      findings: numbers.map((at) => ({ ...stock, name: `stock${at}`, says: `the fruits are miscounted, ${at}` })),
      questions: numbers.map((at) => ({ ...settled, name: `begins${at}`, asks: `Who begins turn ${at}?` })),
    })
    const [{ results }] = logOf(many).runs
    expect(results).toHaveLength(60)
    expect(results.map((one) => one.partialFingerprints.name)).toEqual(fingerprints(many))
    for (const [at, { message }] of results.slice(0, 30).entries())
      expect(message.text).toMatch(new RegExp(`^the fruits are miscounted, ${at + 1}\\. `))
    for (const [at, { message }] of results.slice(30).entries())
      expect(message.text).toMatch(new RegExp(`^Who begins turn ${at + 1}\\? `))
  })

  it('is printed for a whole book with as many results as its JSON has findings and questions', () => {
    const printed = standingResult(frontLine, {}).sarif?.() as SarifLog
    const told = standingSchema.parse(standingResult(frontLine, {}).data())
    expect(told.findings.length).toBeGreaterThan(4)
    expect(told.questions.length).toBeGreaterThan(4)
    expect(printed.runs[0].results.map((one) => one.partialFingerprints.name)).toEqual(fingerprints(told))
  })

  it('warns of findings, notes open questions, and leaves settled ones in peace', () => {
    expect(log.runs[0].results.map(({ level }) => level)).toEqual(['warning', 'warning', 'note', 'none'])
  })

  it('points at the file and the line where the sources are there, and at the clauses always', () => {
    const [first, second] = log.runs[0].results
    expect(first?.locations).toEqual([
      {
        physicalLocation: { artifactLocation: { uri: 'spec/orchard/findings/trees.ts' }, region: { startLine: 3 } },
        logicalLocations: [
          { fullyQualifiedName: 'orchard/highTrees' },
          { fullyQualifiedName: 'turns.ladder', kind: 'member' },
        ],
      },
    ])
    expect(JSON.stringify(second?.locations)).not.toContain('physicalLocation')
  })
})
